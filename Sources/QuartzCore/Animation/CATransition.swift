/// A transition of a layer from what it showed to what it shows now, as one picture to another.
///
/// It changes no value of the presentation layer. Whatever key it is added with, its key is ``kCATransition``. Follows
/// Apple's page "CATransition".
open class CATransition: CAAnimation {
    /// What the transition looks like. Default ``CATransitionType/fade``.
    open var type: CATransitionType = .fade
    /// Where it comes from.
    open var subtype: CATransitionSubtype?
    /// Where in the transition it begins, from 0 to 1. Default 0.
    open var startProgress: Float = 0
    /// Where in the transition it ends, from 0 to 1. Default 1.
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

/// What a transition looks like. Follows Apple's page "CATransitionType".
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    /// The type as text.
    public var rawValue: String

    /// Creates a type from text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// One goes over into the other.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new one moves over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new one pushes the old one away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old one moves away from over the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition comes from. Follows Apple's page "CATransitionSubtype".
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    /// The side as text.
    public var rawValue: String

    /// Creates a side from text.
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
