/// The effect of a focused item. iOS 15. Follows Apple's page "UIFocusEffect".
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
    /// Creates an effect without an appearance, so that the app can show its own.
    package override init() {
        super.init()
    }

    /// Returns a new effect of the same kind.
    open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }
}

/// A halo around the focused item. iOS 15. Follows Apple's page "UIFocusHaloEffect".
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// The position of the halo. Follows Apple's page "UIFocusHaloEffect.Position".
    public enum Position: Int, Sendable {
        /// Outside, or inside if the item's surroundings would clip the halo.
        case automatic = 0
        /// Outside the shape.
        case outside = 1
        /// Inside the shape.
        case inside = 2
    }

    /// The shape; `nil` for the bounds of the item.
    package private(set) var shape: UIBezierPath?

    package override init() {
        super.init()
    }

    /// Creates a halo around a rectangle, in the coordinates of ``referenceView``. Follows Apple's page "init(rect:)".
    public convenience init(rect: CGRect) {
        self.init(path: UIBezierPath(rect: rect))
    }

    /// Creates a halo around a rounded rectangle. Follows Apple's page "init(roundedRect:cornerRadius:curve:)".
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
    }

    /// Creates a halo around a path. Follows Apple's page "init(path:)".
    public convenience init(path bezierPath: UIBezierPath) {
        self.init()
        shape = UIBezierPath(cgPath: bezierPath.cgPath)
    }

    /// The view that clips the halo; `nil`, the default, for the system's choice. Not retained. Follows Apple's page
    /// "containerView".
    open weak var containerView: UIView?

    /// The view of the shape's coordinates; `nil`, the default, for the item. Not retained. Follows Apple's page
    /// "referenceView".
    open weak var referenceView: UIView?

    /// The position of the halo. Default `.automatic`. Follows Apple's page "position".
    open var position = UIFocusHaloEffect.Position.automatic

    /// Returns a new effect with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let made = UIFocusHaloEffect()
        made.shape = shape
        made.containerView = containerView
        made.referenceView = referenceView
        made.position = position
        return made
    }
}
