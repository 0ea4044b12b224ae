/// What happens to a view that the pointer is over. iOS 17. Follows Apple's page "UIHoverEffect".
@preconcurrency @MainActor
public protocol UIHoverEffect {}

/// Lights the content up. iOS 17. Follows Apple's page "UIHoverHighlightEffect".
public struct UIHoverHighlightEffect: UIHoverEffect {
    /// Creates the effect.
    public init() {}
}

/// Lifts the content, with a shadow beneath. iOS 17. Follows Apple's page "UIHoverLiftEffect".
public struct UIHoverLiftEffect: UIHoverEffect {
    /// Creates the effect.
    public init() {}
}

/// What the system thinks right for the content. iOS 17. Follows Apple's page "UIHoverAutomaticEffect".
public struct UIHoverAutomaticEffect: UIHoverEffect {
    /// Creates the effect.
    public init() {}
}

extension UIPointerEffect: UIHoverEffect {}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
    /// Lights the content up. Follows Apple's page "highlight".
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
    /// Lifts the content. Follows Apple's page "lift".
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    /// What the system thinks right. Follows Apple's page "automatic".
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

/// How a view looks that the pointer is over. iOS 17. Follows Apple's page "UIHoverStyle".
@preconcurrency @MainActor
open class UIHoverStyle: NSObject, @preconcurrency NSCopying {
    /// What happens to the view. Default the automatic effect. Follows Apple's page "effect".
    public var effect: any UIHoverEffect = UIHoverAutomaticEffect()

    /// The shape that it happens in; `nil` for the view's own. Follows Apple's page "shape".
    public var shape: UIShape?

    override init() {
        super.init()
    }

    /// Creates a style with an effect. Follows Apple's page "init(effect:shape:)".
    public convenience init(effect: some UIHoverEffect, shape: UIShape? = nil) {
        self.init()
        self.effect = effect
        self.shape = shape
    }

    /// Creates a style with the automatic effect. Follows Apple's page "init(shape:)".
    public convenience init(shape: UIShape? = nil) {
        self.init(effect: UIHoverAutomaticEffect(), shape: shape)
    }

    /// A new style with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { UIHoverStyle(effect: effect, shape: shape) }
}
