/// How it is shown that an item is focused. iOS 15. Follows Apple's page "UIFocusEffect".
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
    /// An effect that shows nothing by itself, so that the app may.
    package override init() {
        super.init()
    }

    /// A new effect of the same kind.
    open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }
}

/// A ring around the focused item. iOS 15. Follows Apple's page "UIFocusHaloEffect".
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// Where the ring is drawn. Follows Apple's page "UIFocusHaloEffect.Position".
    public enum Position: Int, Sendable {
        /// Outside, or inside where what is around the item would cut it off.
        case automatic = 0
        /// Around the shape.
        case outside = 1
        /// In the shape.
        case inside = 2
    }

    /// The shape; `nil` for the bounds of the item.
    private(set) var shape: UIBezierPath?

    package override init() {
        super.init()
    }

    /// Creates a ring around a rectangle, in the coordinates of ``referenceView``. Follows Apple's page "init(rect:)".
    public convenience init(rect: CGRect) {
        self.init(path: UIBezierPath(rect: rect))
    }

    /// Creates a ring around a rectangle with round corners. Follows Apple's page "init(roundedRect:cornerRadius:curve:)".
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
    }

    /// Creates a ring around a path. Follows Apple's page "init(path:)".
    public convenience init(path bezierPath: UIBezierPath) {
        self.init()
        shape = UIBezierPath(cgPath: bezierPath.cgPath)
    }

    /// The view that cuts the ring off; `nil`, the default, leaves that to the system. Not retained. Follows Apple's page
    /// "containerView".
    open weak var containerView: UIView?

    /// The view whose coordinates the shape is in; `nil`, the default, for the item. Not retained. Follows Apple's page
    /// "referenceView".
    open weak var referenceView: UIView?

    /// Where the ring is drawn. Default `.automatic`. Follows Apple's page "position".
    open var position = UIFocusHaloEffect.Position.automatic

    /// A new effect with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let made = UIFocusHaloEffect()
        made.shape = shape
        made.containerView = containerView
        made.referenceView = referenceView
        made.position = position
        return made
    }
}
