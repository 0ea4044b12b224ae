/// How a preview of a view looks. iOS 13. Follows Apple's page "UIPreviewParameters".
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    private var path: UIBezierPath?
    private var shadow: UIBezierPath?

    /// Creates parameters for a view that is shown whole.
    public override init() { super.init() }

    /// Creates parameters for lines of text: the boxes of `CGRect` values, with some room and round corners.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        for line in textLineRects.map(\.cgRectValue) {
            path.append(UIBezierPath(roundedRect: line.insetBy(dx: -6, dy: -4), cornerRadius: 8))
        }
        visiblePath = path
    }

    /// The part of the view that is shown, in its coordinates; `nil`, the default, is all of it.
    open var visiblePath: UIBezierPath? {
        get { path }
        set { path = newValue?.copy() as? UIBezierPath }
    }

    /// The shape that casts the shadow, in the view's coordinates; `nil`, the default, is what is shown, and an empty one
    /// none. iOS 14.
    open var shadowPath: UIBezierPath? {
        get { shadow }
        set { shadow = newValue?.copy() as? UIBezierPath }
    }

    /// The colour behind the view; `nil`, the default, leaves it to the system.
    open var backgroundColor: UIColor!

    /// Parameters with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPreviewParameters()
        copy.visiblePath = path
        copy.shadowPath = shadow
        copy.backgroundColor = backgroundColor
        return copy
    }
}
