import Simulator

/// A navigation controller that records its edits and their origin: UIKit's own ways of going back call the same methods.
final class TrackedStack: UINavigationController {
    var model = StackModel()
    /// The pop of a gesture, which may still be canceled.
    private var swipedEdit: Int?

    var pageNumbers: [Int] { viewControllers.compactMap { ($0 as? TrackedPage)?.record.number } }

    override func pushViewController(_ page: UIViewController, animated: Bool) {
        model.note(.push((page as! TrackedPage).record.number))
        super.pushViewController(page, animated: animated)
    }

    @discardableResult
    override func popViewController(animated: Bool) -> UIViewController? {
        model.note(.pop)
        // The gesture's own pop is first; edits from callbacks follow it.
        if isSwipeBeginning, swipedEdit == nil { swipedEdit = model.lastEdit }
        return super.popViewController(animated: animated)
    }

    /// In an idle app, the model equals the actual pages.
    func settle() {
        model.settle(at: pageNumbers)
        swipedEdit = nil
    }

    private var isSwipeBeginning: Bool {
        [interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer].contains {
            $0?.state == .began
        }
    }

    @discardableResult
    override func popToViewController(_ page: UIViewController, animated: Bool) -> [UIViewController]? {
        model.note(.popTo((page as! TrackedPage).record.number))
        return super.popToViewController(page, animated: animated)
    }

    @discardableResult
    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        model.note(.popToRoot)
        return super.popToRootViewController(animated: animated)
    }

    override func setViewControllers(_ pages: [UIViewController], animated: Bool) {
        model.note(.set(pages.map { ($0 as! TrackedPage).record.number }))
        super.setViewControllers(pages, animated: animated)
    }

    /// Called before a page of the stack moves. If a gesture moves it, the gesture may cancel the last edit.
    func noteSwipe(_ coordinator: any UIViewControllerTransitionCoordinator) {
        guard delegate == nil, coordinator.isInteractive,
            coordinator.viewController(forKey: .to)?.parent === self, let edit = swipedEdit
        else { return }
        coordinator.animate(alongsideTransition: nil) { [weak self] in
            self?.swipedEdit = nil
            if $0.isCancelled { self?.model.takeBack(edit) }
        }
    }

    var isInSight: Bool {
        guard viewIfLoaded?.window != nil, let top = topViewController else { return false }
        return top.viewIfLoaded?.window != nil
    }
}

/// A tab bar controller that records its selections.
final class TrackedTabs: UITabBarController {
    /// The tab when the app was last idle, and all selections since.
    private(set) var choices = [0]

    override var selectedViewController: UIViewController? {
        get { super.selectedViewController }
        set {
            if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { choices.append(index) }
            super.selectedViewController = newValue
        }
    }

    func settle() { choices = [selectedIndex] }
}
