import Simulator

/// A stack that writes down what is asked of it, by whom it may be: UIKit's own ways back call the same methods.
final class TrackedStack: UINavigationController {
    var model = StackModel()
    /// The pop that a finger has asked for and may take back.
    private var swipedEdit: Int?

    var pageNumbers: [Int] { viewControllers.compactMap { ($0 as? TrackedPage)?.record.number } }

    override func pushViewController(_ page: UIViewController, animated: Bool) {
        model.note(.push((page as! TrackedPage).record.number))
        super.pushViewController(page, animated: animated)
    }

    @discardableResult
    override func popViewController(animated: Bool) -> UIViewController? {
        model.note(.pop)
        // The finger's own pop comes first; what callbacks ask for meanwhile comes after it.
        if isSwipeBeginning, swipedEdit == nil { swipedEdit = model.lastEdit }
        return super.popViewController(animated: animated)
    }

    /// At rest the model is what is there.
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

    /// A page of the stack is about to move. If a finger moves it, the finger may take the last edit back.
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

/// Tabs that write down what is chosen.
final class TrackedTabs: UITabBarController {
    /// The tab at the last rest, and all that were chosen since.
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
