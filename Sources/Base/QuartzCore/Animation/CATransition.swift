/// A transition between a layer's old and new appearance.
///
/// It changes no value of the presentation layer. Its key is always ``kCATransition``. Follows Apple's page
/// "CATransition".
open class CATransition: CAAnimation {
    /// The transition effect. Defaults to ``CATransitionType/fade``.
    open var type: CATransitionType = .fade
    /// The direction of the transition.
    open var subtype: CATransitionSubtype?
    /// The progress at which the transition starts, from 0 to 1. Defaults to 0.
    open var startProgress: Float = 0
    /// The progress at which the transition ends, from 0 to 1. Defaults to 1.
    open var endProgress: Float = 1

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }
}

/// A transition effect. Follows Apple's page "CATransitionType".
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    /// The raw value of the type.
    public var rawValue: String

    /// Creates a type from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The old content fades into the new content.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old content.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old content away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away and reveals the new content.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition. Follows Apple's page "CATransitionSubtype".
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    /// The raw value of the subtype.
    public var rawValue: String

    /// Creates a subtype from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
