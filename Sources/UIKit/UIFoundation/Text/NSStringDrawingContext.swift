/// The limit for shrinking text, and the resulting scale. iOS 6. Follows Apple's page "NSStringDrawingContext".
open class NSStringDrawingContext: NSObject {
    fileprivate var scale: CGFloat = 0
    fileprivate var bounds = CGRect.zero

    /// Creates a context that doesn't shrink text.
    public override init() {
        super.init()
    }

    /// The minimum scale for shrinking text to fit; 0, the default, doesn't shrink it.
    open var minimumScaleFactor: CGFloat = 0

    /// The scale of the last measurement; 1 if the text wasn't shrunk.
    open var actualScaleFactor: CGFloat { scale }

    /// The bounds of the last measurement.
    open var totalBounds: CGRect { bounds }

    func note(scale: CGFloat, bounds: CGRect) {
        self.scale = scale
        self.bounds = bounds
    }
}

/// Options for measuring and drawing text. iOS 6. Follows Apple's page "NSStringDrawingOptions".
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: Int

    /// Creates options from a bit mask.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Lines wrap, and the origin is the top of the text. Otherwise there is one line, and the origin is
    /// on the baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Includes the font's leading.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Measures the outlines of glyphs. They aren't known here, so it has no effect.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Omits lines that don't fit the height, with an ellipsis after the last visible line.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
