/// A part of the interface that takes part in focus: a view, a view controller, a window, or an object of the app's. iOS 9.
///
/// Follows Apple's page "UIFocusEnvironment".
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where focus goes when it comes here, the first choice first. Follows Apple's page "preferredFocusEnvironments".
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// What the environment is in. iOS 12. Follows Apple's page "parentFocusEnvironment".
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// What knows the items in the environment; `nil` for one without any. iOS 12. Follows Apple's page "focusItemContainer".
    var focusItemContainer: (any UIFocusItemContainer)? { get }

    /// Asks for an update of focus, which goes to what the environment prefers. It counts only where the focused item is in the
    /// environment. Follows Apple's page "setNeedsFocusUpdate()".
    func setNeedsFocusUpdate()

    /// Updates focus now, where that was asked for. Follows Apple's page "updateFocusIfNeeded()".
    func updateFocusIfNeeded()

    /// Asked before focus moves, of what the old and the new item are in; `false` leaves focus where it is. Follows Apple's page
    /// "shouldUpdateFocus(in:)".
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// Called when focus has moved, of what the old and the new item are in. Follows Apple's page "didUpdateFocus(in:with:)".
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)

    /// The view that focus goes to. Optional, and deprecated in iOS 10: ``preferredFocusEnvironments`` counts. Follows Apple's page
    /// "preferredFocusedView".
    var preferredFocusedView: UIView? { get }

    /// The name of the group that the environment begins; `nil` leaves it in that of its parent. Optional. iOS 14. Follows Apple's page
    /// "focusGroupIdentifier".
    var focusGroupIdentifier: String? { get }
}

// Apple's members are optional.
extension UIFocusEnvironment {
    /// None.
    public var preferredFocusedView: UIView? { nil }

    /// None.
    public var focusGroupIdentifier: String? { nil }
}

extension UIFocusEnvironment {
    /// Whether another environment is this one or in it. iOS 11. Follows Apple's page "contains(_:)".
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        environment.focusChain.contains { $0 === self }
    }

    /// The environment, what it is in, and so on.
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

    /// Where the item is, in the coordinates of its container. iOS 12. Follows Apple's page "frame".
    var frame: CGRect { get }

    /// How it is shown that the item is focused; `nil` shows nothing. Optional. iOS 15. Follows Apple's page "focusEffect".
    var focusEffect: UIFocusEffect? { get }

    /// How much the item is the one that focus goes to in its group. Optional. iOS 15. Follows Apple's page "focusGroupPriority".
    var focusGroupPriority: UIFocusGroupPriority { get }

    /// Whether items in this item can be focused as well. Optional. iOS 15. Follows Apple's page "isTransparentFocusItem".
    var isTransparentFocusItem: Bool { get }
}

// Apple's members are optional.
extension UIFocusItem {
    /// The system's effect.
    public var focusEffect: UIFocusEffect? { UIFocusHaloEffect() }

    /// No more than others.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }

    /// No.
    public var isTransparentFocusItem: Bool { false }
}

extension UIFocusItem {
    /// Whether the item is focused. Follows Apple's page "isFocused".
    public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
}

/// What knows the items at a place. iOS 12. Follows Apple's page "UIFocusItemContainer".
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinates of the items' frames. Follows Apple's page "coordinateSpace".
    var coordinateSpace: any UICoordinateSpace { get }

    /// The items in a rectangle of these coordinates, those that cannot be focused included. Follows Apple's page "focusItems(in:)".
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container whose content scrolls to the focused item. iOS 12. Follows Apple's page "UIFocusItemScrollableContainer".
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// How far the content is scrolled. Follows Apple's page "contentOffset".
    var contentOffset: CGPoint { get set }

    /// The size of the content. Follows Apple's page "contentSize".
    var contentSize: CGSize { get }

    /// The size of what is visible. Follows Apple's page "visibleSize".
    var visibleSize: CGSize { get }
}
