/// How text may be shrunk, and the scale that was used. iOS 6. Follows Apple's page "NSStringDrawingContext".
open class NSStringDrawingContext: NSObject {
    fileprivate var scale: CGFloat = 0
    fileprivate var bounds = CGRect.zero

    /// Creates a context that lets nothing be shrunk.
    public override init() {
        super.init()
    }

    /// How far text may be shrunk to fit, as a part of its size; 0, the default, is not at all.
    open var minimumScaleFactor: CGFloat = 0

    /// How far the text was shrunk when it was measured last; 1 is not at all.
    open var actualScaleFactor: CGFloat { scale }

    /// What the text filled when it was measured last.
    open var totalBounds: CGRect { bounds }

    func note(scale: CGFloat, bounds: CGRect) {
        self.scale = scale
        self.bounds = bounds
    }
}

/// How text is laid out to be measured. iOS 6. Follows Apple's page "NSStringDrawingOptions".
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates options from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Lines wrap, and the rectangle begins at their top; without it there is one line, and it begins at the baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// What the font has between two lines counts.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The outlines of letters count. Their outlines are not known here: lines are measured as without it.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Lines that the height has no room for are left out, with an ellipsis after the last one.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
