/// The appearance of a view's preview. iOS 13. Follows Apple's page "UIPreviewParameters".
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    private var path: UIBezierPath?
    private var shadow: UIBezierPath?

    /// Creates parameters for a preview of the whole view.
    public override init() { super.init() }

    /// Creates parameters for lines of text: the rectangles in the values, with padding and rounded corners.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        for line in textLineRects.map(\.cgRectValue) {
            path.append(UIBezierPath(roundedRect: line.insetBy(dx: -6, dy: -4), cornerRadius: 8))
        }
        visiblePath = path
    }

    /// The visible part of the view, in its coordinates; `nil`, the default, for the whole view.
    open var visiblePath: UIBezierPath? {
        get { path }
        set { path = newValue?.copy() as? UIBezierPath }
    }

    /// The shape of the shadow, in the view's coordinates; `nil`, the default, for the visible part, and an empty path for no shadow. iOS
    /// 14.
    open var shadowPath: UIBezierPath? {
        get { shadow }
        set { shadow = newValue?.copy() as? UIBezierPath }
    }

    /// The color behind the view; `nil`, the default, for the system's.
    open var backgroundColor: UIColor!

    /// Returns parameters with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPreviewParameters()
        copy.visiblePath = path
        copy.shadowPath = shadow
        copy.backgroundColor = backgroundColor
        return copy
    }
}
