/// A layer that draws text. iOS 3.2. Follows Apple's page "CATextLayer".
///
/// A plain string uses the layer's font, size, color, and alignment; an attributed string uses its own. The text starts
/// at the top edge.
open class CATextLayer: CALayer {
    private struct TextValues {
        var string: Any?
        var font: Any?
        var fontSize: CGFloat = 36
        var foregroundColor: CGColor? = .white
        var isWrapped = false
        var truncationMode = CATextLayerTruncationMode.none
        var alignmentMode = CATextLayerAlignmentMode.natural
    }

    private var text = TextValues()

    /// Creates a layer without text.
    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CATextLayer { text = layer.text }
    }

    /// Creates a layer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The text, a `String` or an `NSAttributedString`.
    open var string: Any? {
        get { text.string }
        set { change("string") { text.string = newValue } }
    }
    /// The font or its name. Defaults to `nil`, for Helvetica.
    open var font: Any? {
        get { text.font }
        set { change("font") { text.font = newValue } }
    }
    /// The font size in points. Defaults to 36.
    open var fontSize: CGFloat {
        get { text.fontSize }
        set { change("fontSize") { text.fontSize = newValue } }
    }
    /// The text color. Defaults to white.
    open var foregroundColor: CGColor? {
        get { text.foregroundColor }
        set { change("foregroundColor") { text.foregroundColor = newValue } }
    }
    /// Whether lines wrap at the bounds. Defaults to `false`.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { change("wrapped") { text.isWrapped = newValue } }
    }
    /// The truncation of a line that is too long. Defaults to ``CATextLayerTruncationMode/none``.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncationMode }
        set { change("truncationMode") { text.truncationMode = newValue } }
    }
    /// The horizontal alignment of lines. Defaults to ``CATextLayerAlignmentMode/natural``.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignmentMode }
        set { change("alignmentMode") { text.alignmentMode = newValue } }
    }

    override var drawsOwn: Bool { true }

    override func drawOwn(in context: CGContext) { Media.host?.drawText(of: self, in: context) }

    override class var properties: [String: LayerProperty] { allProperties }

    private static let allProperties = LayerProperty.ofLayers.merging(
        [
            "string": .optional(\CATextLayer.string, isAnimated: false),
            "font": .optional(\CATextLayer.font, isAnimated: false),
            "fontSize": .value(\CATextLayer.fontSize),
            "foregroundColor": .optional(\CATextLayer.foregroundColor),
            "wrapped": .value(\CATextLayer.isWrapped, isAnimated: false),
            "truncationMode": .named(\CATextLayer.truncationMode),
            "alignmentMode": .named(\CATextLayer.alignmentMode),
        ], uniquingKeysWith: { $1 })
}

/// The truncation of a line that is too long. Follows Apple's page "CATextLayerTruncationMode".
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
    /// The raw value of the mode.
    public var rawValue: String

    /// Creates a mode from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// No truncation.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// Truncation at the start.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// Truncation at the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// Truncation in the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The horizontal alignment of a text layer's lines. Follows Apple's page "CATextLayerAlignmentMode".
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
    /// The raw value of the mode.
    public var rawValue: String

    /// Creates a mode from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The natural alignment of the script.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// Left alignment.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Right alignment.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Centered.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Justified.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
