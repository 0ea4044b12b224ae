/// A scene of a storyboard, reduced to what its layout depends on, with the frames that Interface Builder saved.
public struct SavedScene: Codable {
    /// The identifier in the storyboard.
    public var id: String
    /// What the scene was shown on.
    public var device: SavedDevice
    /// The view that all others lie in.
    public var root: SavedView
    /// Constraints with the highest views first, in the order of the file.
    public var constraints: [SavedConstraint] = []
    /// What of it this project cannot lay out, in words; empty for nearly all scenes.
    public var unsupported: [String] = []

    /// Makes one with what each has.
    public init(id: String, device: SavedDevice, root: SavedView) {
        self.id = id
        self.device = device
        self.root = root
    }
}

/// The scenes of one file.
public struct SavedDocument: Codable {
    /// The repository, and the path of the file in it.
    public var source: String
    /// Its scenes, in the order of the file.
    public var scenes: [SavedScene]

    /// Makes one with what each has.
    public init(source: String, scenes: [SavedScene]) {
        self.source = source
        self.scenes = scenes
    }
}

/// What a scene was shown on.
public struct SavedDevice: Codable {
    /// The version of iOS whose sizes Interface Builder used.
    public var system: Int
    /// The pixels of a point.
    public var scale: Double
    /// Whether it was an iPad.
    public var isTablet: Bool?
    /// What bars and hardware cover of the scene, from the top counterclockwise.
    public var safeArea: [Double]
    /// Whether text styles are as at the smallest text size, as some versions of Xcode showed them.
    public var hasSmallText: Bool?

    /// Makes one with what each has.
    public init(system: Int, scale: Double, safeArea: [Double]) {
        self.system = system
        self.scale = scale
        self.safeArea = safeArea
    }
}

/// A view, and what lies in it.
public struct SavedView: Codable {
    /// The identifier in the storyboard.
    public var id: String
    /// The element in the storyboard, such as `label`.
    public var kind: String
    /// x, y, width and height, in the superview.
    public var frame: [Double]
    /// Whether constraints place it; else its frame and its mask do.
    public var isPlaced: Bool?
    /// Whether Interface Builder has marked the frame as another one than the constraints give, or as not determined.
    public var isMarked: Bool?
    /// Whether it is the view of a controller.
    public var isOfPage: Bool?
    /// The flexible parts, such as `widthSizable`.
    public var mask: [String]?
    /// Horizontal and vertical.
    public var hugging: [Float]?
    /// Horizontal and vertical.
    public var resistance: [Float]?
    /// From the top counterclockwise.
    public var margins: [Double]?
    /// Whether the superview's margins count as well.
    public var preservesMargins: Bool?
    /// Whether the margins are counted from the edges alone.
    public var ignoresSafeArea: Bool?
    /// A label's text, or a button's title.
    public var text: String?
    /// The font of the text.
    public var font: SavedFont?
    /// How many lines a label may have; 0 for any number.
    public var lines: Int?
    /// The width that a label wraps its text at, if it was set.
    public var preferredWidth: Double?
    /// The kind, style or type that the view's class knows.
    public var style: String?
    /// An image view's image, or a button's.
    public var image: SavedImage?
    /// A button's image behind all.
    public var background: SavedImage?
    /// The distances around a button's content, from the top counterclockwise.
    public var insets: [Double]?
    /// Those of segments; of a text field its placeholder.
    public var titles: [String]?
    /// Whether a text field hides what is typed.
    public var isSecure: Bool?
    /// How many dots a page control has.
    public var pages: Int?
    /// What a stack view says.
    public var stack: SavedStack?
    /// From back to front.
    public var subviews: [SavedView]?

    /// Makes one with what each has.
    public init(id: String, kind: String, frame: [Double]) {
        self.id = id
        self.kind = kind
        self.frame = frame
    }
}

/// A font: one of the system, of a text style, or by its name.
public struct SavedFont: Codable {
    /// In points; of an image width and height.
    public var size: Double?
    /// As in the storyboard.
    public var weight: String?
    /// Whether it is the italic system font.
    public var isItalic: Bool?
    /// The style's name in archives.
    public var textStyle: String?
    /// The PostScript name.
    public var name: String?

    /// Makes one with what each has.
    public init() {}
}

/// An image: a symbol, or only its size.
public struct SavedImage: Codable {
    /// The name of a system symbol.
    public var symbol: String?
    /// In points; of an image width and height.
    public var size: [Double]?

    /// Makes one with what each has.
    public init(symbol: String? = nil, size: [Double]? = nil) {
        self.symbol = symbol
        self.size = size
    }
}

/// What a stack view says.
public struct SavedStack: Codable {
    /// Whether it is a column.
    public var isVertical: Bool?
    /// In points.
    public var spacing: Double?
    /// Whether the space is the system's.
    public var hasSystemSpacing: Bool?
    /// As in the storyboard.
    public var distribution: String?
    /// As in the storyboard.
    public var alignment: String?
    /// Whether spaces lie between baselines.
    public var isBaselineRelative: Bool?
    /// Whether the views keep within the margins.
    public var isMarginsRelative: Bool?

    /// Makes one with what each has.
    public init() {}
}

/// A constraint. Its items are named by their views; `id/safeArea`, `id/content`, `id/frame`, `id/topBar` and `id/bottomBar` are guides.
public struct SavedConstraint: Codable {
    /// The first item.
    public var first: String
    /// The first item's attribute.
    public var attribute: String
    /// `greaterThanOrEqual`, `lessThanOrEqual`, or `nil` for equal.
    public var relation: String?
    /// The second item, if there is one.
    public var second: String?
    /// The second item's attribute.
    public var secondAttribute: String?
    /// 1 where it is `nil`.
    public var multiplier: Double?
    /// 0 where it is `nil`.
    public var constant: Double?
    /// Required where it is `nil`.
    public var priority: Float?

    /// Makes one with what each has.
    public init(first: String, attribute: String) {
        self.first = first
        self.attribute = attribute
    }
}
