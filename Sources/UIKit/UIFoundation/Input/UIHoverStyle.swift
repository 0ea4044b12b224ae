/// The effect on a view under the pointer. iOS 17. Follows Apple's page "UIHoverEffect".
@preconcurrency @MainActor
public protocol UIHoverEffect {}

/// Highlights the content. iOS 17. Follows Apple's page "UIHoverHighlightEffect".
public struct UIHoverHighlightEffect: UIHoverEffect {
    /// Creates the effect.
    public init() {}
}

/// Lifts the content, with a shadow. iOS 17. Follows Apple's page "UIHoverLiftEffect".
public struct UIHoverLiftEffect: UIHoverEffect {
    /// Creates the effect.
    public init() {}
}

/// The system's choice of effect. iOS 17. Follows Apple's page "UIHoverAutomaticEffect".
public struct UIHoverAutomaticEffect: UIHoverEffect {
    /// Creates the effect.
    public init() {}
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
    /// Highlights the content. Follows Apple's page "highlight".
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
    /// Lifts the content. Follows Apple's page "lift".
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    /// The system's choice. Follows Apple's page "automatic".
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

/// The appearance of a view under the pointer. iOS 17. Follows Apple's page "UIHoverStyle".
@preconcurrency @MainActor
open class UIHoverStyle: NSObject, @preconcurrency NSCopying {
    /// The effect on the view. Default the automatic effect. Follows Apple's page "effect".
    public var effect: any UIHoverEffect = UIHoverAutomaticEffect()

    /// The shape of the effect; `nil` for the view's shape. Follows Apple's page "shape".
    public var shape: UIShape?

    package override init() {
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

    /// Returns a new style with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { UIHoverStyle(effect: effect, shape: shape) }
}
