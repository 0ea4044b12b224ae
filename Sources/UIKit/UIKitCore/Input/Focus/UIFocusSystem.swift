/// Stores the focused item of a scene, and moves focus. iOS 11.
///
/// On iPad with iOS 15 and later, a hardware keyboard moves focus: Tab between groups, the arrow keys within a group. Other devices
/// have no focus system. Follows Apple's page "UIFocusSystem".
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    private weak var scene: UIWindowScene?
    private weak var item: (any UIFocusItem)?
    /// The previously focused items, the most recent last.
    private var history: [PastFocus] = []
    /// The environment of the next update.
    private weak var request: (any UIFocusEnvironment)?
    private var isUpdateScheduled = false

    private struct PastFocus {
        weak var item: (any UIFocusItem)?
    }

    init(of scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// Returns the focus system of an environment's scene. Returns `nil` if the device has none, and for an environment outside a
    /// window. iOS 12. Follows Apple's page "focusSystem(for:)".
    public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        if let view = environment as? UIView { return view.window?.windowScene?.focusSystem }
        for part in environment.focusChain {
            if let window = part as? UIWindow { return window.windowScene?.focusSystem }
        }
        return nil
    }

    /// The focused item; `nil` until the user has moved focus, and when the item was removed. iOS 12. Follows Apple's page
    /// "focusedItem".
    open var focusedItem: (any UIFocusItem)? { item.flatMap { isReachable($0) ? $0 : nil } }

    /// Requests that focus moves to an environment's preferred item, at the next update. iOS 12. Follows Apple's page
    /// "requestFocusUpdate(to:)".
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        // A pending request of an ancestor takes precedence over one of its descendants.
        if request?.contains(environment) != true { request = environment }
        guard !isUpdateScheduled else { return }
        isUpdateScheduled = true
        Runtime.loop.nextTurn("focus") { [weak self] in
            self?.isUpdateScheduled = false
            self?.updateFocusIfNeeded()
        }
    }

    /// Updates focus now if an update was requested. iOS 12. Follows Apple's page "updateFocusIfNeeded()".
    open func updateFocusIfNeeded() {
        guard let environment = request else { return }
        request = nil
        if let next = search.preferredItem(of: environment) { move(to: next, heading: []) }
    }

    /// Posted when focus has moved. The object is the focus system; the user info contains the context and the coordinator. iOS 11.
    /// Follows Apple's page "didUpdateNotification".
    nonisolated public static let didUpdateNotification = Notification.Name(
        "UIFocusDidUpdateNotification")

    /// Posted when the user tries to move focus in a direction without a focusable item. The object is the focus system; the user info
    /// contains the context. iOS 11. Follows Apple's page "movementDidFailNotification".
    nonisolated public static let movementDidFailNotification = Notification.Name(
        "UIFocusMovementDidFailNotification")

    /// The key of the ``UIFocusUpdateContext``. iOS 11. Follows Apple's page "focusUpdateContextUserInfoKey".
    nonisolated public static var focusUpdateContextUserInfoKey: String { "UIFocusUpdateContextKey" }

    /// The key of the ``UIFocusAnimationCoordinator``. iOS 11. Follows Apple's page "animationCoordinatorUserInfoKey".
    nonisolated public static var animationCoordinatorUserInfoKey: String {
        "UIFocusUpdateAnimationCoordinatorKey"
    }
}

/// Finds the items to which focus moves. A higher module provides it.
@MainActor
package protocol FocusFinding: AnyObject {
    init(in system: UIFocusSystem)
    /// Returns the item that receives focus when focus enters an environment.
    func preferredItem(of environment: any UIFocusEnvironment) -> (any UIFocusItem)?
    /// Moves focus for a key, or selects the focused item. Returns whether the key was handled.
    func handle(_ key: UIKey) -> Bool
}

extension UIFocusSystem {
    private static let searches: any FocusFinding.Type = UIKitClasses.inHigherModule("FocusSearch")

    var search: any FocusFinding { Self.searches.init(in: self) }
}

// Focusable items.
extension UIFocusSystem {
    /// The environment with all focusable items: the frontmost view controller, or the window.
    package var root: (any UIFocusEnvironment)? {
        guard let window = scene?.keyWindow else { return nil }
        var page = window.rootStorage?.modal?.presented
        while let front = page?.modal?.presented { page = front }
        return page ?? window
    }

    private func isReachable(_ item: any UIFocusItem) -> Bool {
        item.canBecomeFocused && root?.contains(item) == true
    }

    /// Returns the most recent item that had focus and fulfills a condition.
    package func lastFocused(where isMeant: (any UIFocusItem) -> Bool) -> (any UIFocusItem)? {
        history.last { past in past.item.map { isReachable($0) && isMeant($0) } ?? false }?.item
    }

    /// Removes a cell from the history when a list reuses it for another row.
    package static func forget(_ view: UIView) {
        guard let system = Runtime.current.application.keyWindowStorage?.windowScene?.focusSystem,
            system.item === view
        else { return }
        system.item = nil
        system.history.removeAll { $0.item === view }
    }

    /// Whether keys currently enter text. Then only Tab moves focus.
    package var isTyping: Bool { scene?.keyWindow?.firstResponder?.takesTypedText ?? false }

    /// The start of a movement: the focused item, or the text that a touch has begun to edit.
    package var origin: (any UIFocusItem)? {
        let edited = isTyping ? scene?.keyWindow?.firstResponder as? any UIFocusItem : nil
        return edited.flatMap { isReachable($0) ? $0 : nil } ?? focusedItem
    }

    /// The item to focus again when the frontmost view controller was dismissed.
    package var restoredItem: (any UIFocusItem)? {
        lastFocused { item in
            item.focusChain.lazy.compactMap { $0 as? UIViewController }.first?.restoresFocusAfterTransition
                ?? true
        }
    }
}

// Moving.
extension UIFocusSystem {
    /// Moves focus, unless an environment refuses. Returns whether it has moved.
    @discardableResult
    package func move(to next: any UIFocusItem, heading: UIFocusHeading) -> Bool {
        let previous = focusedItem
        guard previous !== next else { return false }
        let context = UIFocusUpdateContext(from: previous, to: next, heading: heading)
        let environments = environments(of: context)
        guard environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
        item = next
        history.removeAll { $0.item == nil || $0.item === next }
        history.append(PastFocus(item: next))
        scrollToShow(next)
        takeKeys(next)
        tell(environments, of: context)
        return true
    }

    /// Reports that a movement has found no item.
    package func noteFailure(heading: UIFocusHeading) {
        let context = UIFocusUpdateContext(from: focusedItem, to: nil, heading: heading)
        NotificationCenter.default.post(
            name: UIFocusSystem.movementDidFailNotification, object: self,
            userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
    }

    /// Returns the environments of the old item, then those of the new item, then the common ones; each from the inside out.
    private func environments(of context: UIFocusUpdateContext) -> [any UIFocusEnvironment] {
        let old = context.previouslyFocusedItem?.focusChain ?? []
        let new = context.nextFocusedItem?.focusChain ?? []
        let common = old.filter { environment in new.contains { $0 === environment } }
        return (old + new).filter { environment in !common.contains { $0 === environment } } + common
    }

    private func tell(_ environments: [any UIFocusEnvironment], of context: UIFocusUpdateContext) {
        let coordinator = UIFocusAnimationCoordinator()
        for item in [context.previouslyFocusedItem, context.nextFocusedItem] {
            (item as? UIView)?.focusChanged()
        }
        for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
        NotificationCenter.default.post(
            name: UIFocusSystem.didUpdateNotification, object: self,
            userInfo: [
                UIFocusSystem.focusUpdateContextUserInfoKey: context,
                UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
            ])
        coordinator.run()
    }

    /// Sends keys to the focused item: an item that takes text becomes the first responder, and the previous text ends editing.
    private func takeKeys(_ item: any UIFocusItem) {
        guard let responder = item as? UIResponder, let window = responder.firstResponderWindow else {
            return
        }
        if responder.canBecomeFirstResponder {
            responder.becomeFirstResponder()
        } else {
            window.firstResponder?.resignFirstResponder()
        }
    }

    private func scrollToShow(_ item: any UIFocusItem) {
        guard let view = item as? UIView else { return }
        var holder = view.superview
        while let present = holder {
            if let scroll = present as? UIScrollView {
                scroll.scrollRectToVisible(scroll.convert(view.bounds, from: view), animated: false)
            }
            holder = present.superview
        }
    }
}
