// Finding the container that shows a view controller.
extension UIViewController {
    static let showAction = Selector("showViewController:sender:")
    static let showDetailAction = Selector("showDetailViewController:sender:")

    /// Evidence: gt2-vc-08.
    func showingTarget(for action: Selector, sender: Any?) -> UIViewController? {
        canPerformAction(action, withSender: sender) && overridesShowing(action)
            ? self : parentLink?.targetViewController(forAction: action, sender: sender)
    }

    /// Every controller has the two show methods, but only an override shows view controllers its own way.
    private func overridesShowing(_ action: Selector) -> Bool {
        switch action {
        case UIViewController.showAction: OverridableMethod.show.isOverridden(by: self)
        case UIViewController.showDetailAction: OverridableMethod.showDetail.isOverridden(by: self)
        default: true
        }
    }

    static func hasMethod(_ action: Selector) -> Bool { action == showAction || action == showDetailAction }

    func showInContainer(_ page: UIViewController, sender: Any?) {
        // A container that calls `super` gets the behavior of a view controller without a container.
        if let target = targetViewController(forAction: UIViewController.showAction, sender: sender),
            target !== self
        {
            target.show(page, sender: sender)
        } else {
            present(page, animated: UIView.areAnimationsEnabled)
        }
    }

    func showDetailInContainer(_ page: UIViewController, sender: Any?) {
        if let target = targetViewController(forAction: UIViewController.showDetailAction, sender: sender),
            target !== self
        {
            target.showDetailViewController(page, sender: sender)
        } else {
            present(page, animated: UIView.areAnimationsEnabled)
        }
    }

    /// Posted when the container that shows details has changed, for example when a split view collapses. iOS 8.
    nonisolated public static let showDetailTargetDidChangeNotification =
        Notification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
}

extension UIResponder {
    /// Whether actions of presented content stop here instead of continuing to the presenter.
    var takesActions: Bool {
        guard let page = self as? UIViewController, page.modal?.presented != nil else { return true }
        return page.performsActionsWhilePresentingModally
    }
}
