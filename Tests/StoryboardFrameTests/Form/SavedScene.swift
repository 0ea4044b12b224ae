/// A scene of a storyboard, reduced to what its layout depends on, with the frames that Interface Builder saved.
public struct SavedScene: Codable {
    /// The identifier in the storyboard.
    public var id: String
    public var device: SavedDevice
    public var root: SavedView
    /// Constraints with the highest views first, in the order of the file.
    public var constraints: [SavedConstraint] = []
    /// What of it this project cannot lay out, in words; empty for nearly all scenes.
    public var unsupported: [String] = []

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
    public var scenes: [SavedScene]

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
    public var isTablet: Bool?
    /// What bars and hardware cover of the scene, from the top counterclockwise.
    public var safeArea: [Double]
    /// Whether text styles are as at the smallest text size, as some versions of Xcode showed them.
    public var hasSmallText: Bool?

    public init(system: Int, scale: Double, safeArea: [Double]) {
        self.system = system
        self.scale = scale
        self.safeArea = safeArea
    }
}

/// A view, and what lies in it.
public struct SavedView: Codable {
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
    public var resistance: [Float]?
    /// From the top counterclockwise.
    public var margins: [Double]?
    public var preservesMargins: Bool?
    public var ignoresSafeArea: Bool?
    public var text: String?
    public var font: SavedFont?
    public var lines: Int?
    public var preferredWidth: Double?
    /// The kind, style or type that the view's class knows.
    public var style: String?
    public var image: SavedImage?
    public var titles: [String]?
    public var pages: Int?
    public var stack: SavedStack?
    public var subviews: [SavedView]?

    public init(id: String, kind: String, frame: [Double]) {
        self.id = id
        self.kind = kind
        self.frame = frame
    }
}

/// A font: one of the system, of a text style, or by its name.
public struct SavedFont: Codable {
    public var size: Double?
    public var weight: String?
    public var isItalic: Bool?
    public var textStyle: String?
    public var name: String?

    public init() {}
}

/// An image: a symbol, or only its size.
public struct SavedImage: Codable {
    public var symbol: String?
    public var size: [Double]?

    public init(symbol: String? = nil, size: [Double]? = nil) {
        self.symbol = symbol
        self.size = size
    }
}

/// What a stack view says.
public struct SavedStack: Codable {
    public var isVertical: Bool?
    public var spacing: Double?
    public var hasSystemSpacing: Bool?
    public var distribution: String?
    public var alignment: String?
    public var isBaselineRelative: Bool?
    public var isMarginsRelative: Bool?

    public init() {}
}

/// A constraint. Its items are named by their views; `id/safeArea`, `id/content`, `id/frame`, `id/topBar` and `id/bottomBar` are guides.
public struct SavedConstraint: Codable {
    public var first: String
    public var attribute: String
    /// `greaterThanOrEqual`, `lessThanOrEqual`, or `nil` for equal.
    public var relation: String?
    public var second: String?
    public var secondAttribute: String?
    public var multiplier: Double?
    public var constant: Double?
    public var priority: Float?

    public init(first: String, attribute: String) {
        self.first = first
        self.attribute = attribute
    }
}
