/// A part of the interface that takes part in focus: a view, a view controller, a window, or an object of the app. iOS 9.
///
/// Follows Apple's page "UIFocusEnvironment".
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments that receive focus when focus enters this one, in order of preference. Follows Apple's page
    /// "preferredFocusEnvironments".
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The parent environment. iOS 12. Follows Apple's page "parentFocusEnvironment".
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// The container of the environment's items; `nil` if it has none. iOS 12. Follows Apple's page "focusItemContainer".
    var focusItemContainer: (any UIFocusItemContainer)? { get }

    /// Requests a focus update to the environment's preferred environments. Has no effect unless the environment contains the focused
    /// item. Follows Apple's page "setNeedsFocusUpdate()".
    func setNeedsFocusUpdate()

    /// Updates focus now if an update was requested. Follows Apple's page "updateFocusIfNeeded()".
    func updateFocusIfNeeded()

    /// Returns whether focus may move. Called before focus moves, for the environments of the old and the new item. Follows Apple's
    /// page "shouldUpdateFocus(in:)".
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// Called when focus has moved, for the environments of the old and the new item. Follows Apple's page "didUpdateFocus(in:with:)".
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)

    /// The view that receives focus. Optional, and deprecated in iOS 10 in favor of ``preferredFocusEnvironments``. Follows Apple's
    /// page "preferredFocusedView".
    var preferredFocusedView: UIView? { get }

    /// The identifier of the focus group that the environment begins; `nil` for the group of its parent. Optional. iOS 14. Follows
    /// Apple's page "focusGroupIdentifier".
    var focusGroupIdentifier: String? { get }
}

// Optional members of Apple's protocol.
extension UIFocusEnvironment {
    /// Default `nil`.
    public var preferredFocusedView: UIView? { nil }

    /// Default `nil`.
    public var focusGroupIdentifier: String? { nil }
}

extension UIFocusEnvironment {
    /// Returns whether another environment is this one or one of its descendants. iOS 11. Follows Apple's page "contains(_:)".
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        environment.focusChain.contains { $0 === self }
    }

    /// The environment and its ancestors.
    package var focusChain: [any UIFocusEnvironment] {
        var chain: [any UIFocusEnvironment] = []
        var next: (any UIFocusEnvironment)? = self
        while let environment = next {
            chain.append(environment)
            next = environment.parentFocusEnvironment
        }
        return chain
    }
}

/// An object that can be focused. iOS 10. Follows Apple's page "UIFocusItem".
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can be focused now. Follows Apple's page "canBecomeFocused".
    var canBecomeFocused: Bool { get }

    /// The frame of the item, in the coordinates of its container. iOS 12. Follows Apple's page "frame".
    var frame: CGRect { get }

    /// The effect of the focused item; `nil` for none. Optional. iOS 15. Follows Apple's page "focusEffect".
    var focusEffect: UIFocusEffect? { get }

    /// The priority of the item for focus in its group. Optional. iOS 15. Follows Apple's page "focusGroupPriority".
    var focusGroupPriority: UIFocusGroupPriority { get }

    /// Whether items inside this item can be focused as well. Optional. iOS 15. Follows Apple's page "isTransparentFocusItem".
    var isTransparentFocusItem: Bool { get }
}

// Optional members of Apple's protocol.
extension UIFocusItem {
    /// Default: the system's effect.
    public var focusEffect: UIFocusEffect? { UIFocusHaloEffect() }

    /// Default `.ignored`.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }

    /// Default `false`.
    public var isTransparentFocusItem: Bool { false }
}

extension UIFocusItem {
    /// Whether the item is focused. Follows Apple's page "isFocused".
    public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
}

/// Provides the items in an area. iOS 12. Follows Apple's page "UIFocusItemContainer".
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinate space of the items' frames. Follows Apple's page "coordinateSpace".
    var coordinateSpace: any UICoordinateSpace { get }

    /// Returns the items in a rectangle of this coordinate space, including items that can't be focused. Follows Apple's page
    /// "focusItems(in:)".
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to the focused item. iOS 12. Follows Apple's page "UIFocusItemScrollableContainer".
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// The content offset. Follows Apple's page "contentOffset".
    var contentOffset: CGPoint { get set }

    /// The size of the content. Follows Apple's page "contentSize".
    var contentSize: CGSize { get }

    /// The visible size. Follows Apple's page "visibleSize".
    var visibleSize: CGSize { get }
}
