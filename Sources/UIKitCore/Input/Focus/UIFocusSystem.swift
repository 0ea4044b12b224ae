/// What knows the focused item of a scene, and moves focus. iOS 11.
///
/// On an iPad a hardware keyboard moves it, from iOS 15 on: Tab from group to group, the arrows within a group. Elsewhere there is no
/// focus system. Follows Apple's page "UIFocusSystem".
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    private weak var scene: UIWindowScene?
    private weak var item: (any UIFocusItem)?
    /// The items that had focus, the last at the end.
    private var history: [PastFocus] = []
    /// Where focus is to go at the next update.
    private weak var request: (any UIFocusEnvironment)?
    private var isUpdateScheduled = false

    private struct PastFocus {
        weak var item: (any UIFocusItem)?
    }

    init(of scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The focus system of an environment: that of its scene. `nil` where the device has none, and for what is in no window. iOS 12.
    /// Follows Apple's page "focusSystem(for:)".
    public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        if let view = environment as? UIView { return view.window?.windowScene?.focusSystem }
        for part in environment.focusChain {
            if let window = part as? UIWindow { return window.windowScene?.focusSystem }
        }
        return nil
    }

    /// The item that has focus; `nil` until the user has moved it, and when it has gone. iOS 12. Follows Apple's page "focusedItem".
    open var focusedItem: (any UIFocusItem)? { item.flatMap { isReachable($0) ? $0 : nil } }

    /// Asks for focus to go to what an environment prefers, at the next update. iOS 12. Follows Apple's page
    /// "requestFocusUpdate(to:)".
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        // What is in an environment that wants focus as well has to wait.
        if request?.contains(environment) != true { request = environment }
        guard !isUpdateScheduled else { return }
        isUpdateScheduled = true
        Runtime.loop.nextTurn("focus") { [weak self] in
            self?.isUpdateScheduled = false
            self?.updateFocusIfNeeded()
        }
    }

    /// Updates focus now, where that was asked for. iOS 12. Follows Apple's page "updateFocusIfNeeded()".
    open func updateFocusIfNeeded() {
        guard let environment = request else { return }
        request = nil
        if let next = FocusSearch(in: self).preferredItem(of: environment) { move(to: next, heading: []) }
    }

    /// Posted when focus has moved. The object is the focus system; the user info has the context and the coordinator. iOS 11. Follows
    /// Apple's page "didUpdateNotification".
    nonisolated public static var didUpdateNotification: NSNotification.Name {
        NSNotification.Name("UIFocusDidUpdateNotification")
    }

    /// Posted when the user wants to move focus to where nothing can be focused. The object is the focus system; the user info has the
    /// context. iOS 11. Follows Apple's page "movementDidFailNotification".
    nonisolated public static var movementDidFailNotification: NSNotification.Name {
        NSNotification.Name("UIFocusMovementDidFailNotification")
    }

    /// The key of the ``UIFocusUpdateContext``. iOS 11. Follows Apple's page "focusUpdateContextUserInfoKey".
    nonisolated public static var focusUpdateContextUserInfoKey: String { "UIFocusUpdateContextKey" }

    /// The key of the ``UIFocusAnimationCoordinator``. iOS 11. Follows Apple's page "animationCoordinatorUserInfoKey".
    nonisolated public static var animationCoordinatorUserInfoKey: String {
        "UIFocusUpdateAnimationCoordinatorKey"
    }
}

// Where focus can be.
extension UIFocusSystem {
    /// What holds all that can be focused now: the page in front, or the window.
    var root: (any UIFocusEnvironment)? {
        guard let window = scene?.keyWindow else { return nil }
        var page = window.rootStorage?.modal?.presented
        while let front = page?.modal?.presented { page = front }
        return page ?? window
    }

    private func isReachable(_ item: any UIFocusItem) -> Bool {
        item.canBecomeFocused && root?.contains(item) == true
    }

    /// The last item that had focus and that fulfils a condition.
    func lastFocused(where isMeant: (any UIFocusItem) -> Bool) -> (any UIFocusItem)? {
        history.last { past in past.item.map { isReachable($0) && isMeant($0) } ?? false }?.item
    }

    /// A list uses a cell again for another row: it is not focused there.
    package static func forget(_ view: UIView) {
        guard let system = Runtime.current.application.keyWindowStorage?.windowScene?.focusSystem,
            system.item === view
        else { return }
        system.item = nil
        system.history.removeAll { $0.item === view }
    }

    /// Whether keys write text now: then only Tab moves focus.
    var isTyping: Bool { scene?.keyWindow?.firstResponder?.takesTypedText ?? false }

    /// Where a move begins: at the focused item, or at the text that a finger has begun to edit.
    var origin: (any UIFocusItem)? {
        let edited = isTyping ? scene?.keyWindow?.firstResponder as? any UIFocusItem : nil
        return edited.flatMap { isReachable($0) ? $0 : nil } ?? focusedItem
    }

    /// The item to go back to when a page in front has gone.
    var restoredItem: (any UIFocusItem)? {
        lastFocused { item in
            item.focusChain.lazy.compactMap { $0 as? UIViewController }.first?.restoresFocusAfterTransition
                ?? true
        }
    }
}

// Moving.
extension UIFocusSystem {
    /// Moves focus, unless somebody refuses. Returns whether it has moved.
    @discardableResult
    func move(to next: any UIFocusItem, heading: UIFocusHeading) -> Bool {
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

    /// Says that a move has found nothing.
    func noteFailure(heading: UIFocusHeading) {
        let context = UIFocusUpdateContext(from: focusedItem, to: nil, heading: heading)
        NotificationCenter.default.post(
            name: UIFocusSystem.movementDidFailNotification, object: self,
            userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
    }

    /// What the old item is in, then what the new one is in, and then what both are in; each from the inside out.
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

    /// Keys go where focus is: an item that takes text takes it, and what is being edited elsewhere is not any more.
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
