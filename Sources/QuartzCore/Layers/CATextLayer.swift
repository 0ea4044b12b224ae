/// A layer that shows a text. iOS 3.2. Follows Apple's page "CATextLayer".
///
/// A plain text has the layer's font, size, colour and alignment, one with attributes has its own. It begins at the upper edge.
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

    /// Creates a layer without a text.
    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CATextLayer { text = layer.text }
    }

    /// The text, as a `String` or an `NSAttributedString`.
    open var string: Any? {
        get { text.string }
        set { change("string") { text.string = newValue } }
    }
    /// The font, or its name. Default `nil`, for Helvetica.
    open var font: Any? {
        get { text.font }
        set { change("font") { text.font = newValue } }
    }
    /// The size of the font in points. Default 36.
    open var fontSize: CGFloat {
        get { text.fontSize }
        set { change("fontSize") { text.fontSize = newValue } }
    }
    /// The colour. Default white.
    open var foregroundColor: CGColor? {
        get { text.foregroundColor }
        set { change("foregroundColor") { text.foregroundColor = newValue } }
    }
    /// Whether lines end at the bounds. Default `false`.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { change("wrapped") { text.isWrapped = newValue } }
    }
    /// What is left out of a line that is too long. Default ``CATextLayerTruncationMode/none``.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncationMode }
        set { change("truncationMode") { text.truncationMode = newValue } }
    }
    /// Where the lines stand. Default ``CATextLayerAlignmentMode/natural``.
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
            "truncationMode": .plain(\CATextLayer.truncationMode),
            "alignmentMode": .plain(\CATextLayer.alignmentMode),
        ], uniquingKeysWith: { $1 })
}

/// What is left out of a line that is too long. Follows Apple's page "CATextLayerTruncationMode".
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
    /// The mode as text.
    public var rawValue: String

    /// Creates a mode from text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nothing.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// The middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where the lines of a text stand. Follows Apple's page "CATextLayerAlignmentMode".
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
    /// The mode as text.
    public var rawValue: String

    /// Creates a mode from text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// As the script has it.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
