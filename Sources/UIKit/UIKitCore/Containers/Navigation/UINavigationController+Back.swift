extension UINavigationController {
    /// Performs the back button's action: asks the bar's delegate, then runs the controller's own back action or pops.
    ///
    /// It calls the public `popViewController(animated:)`, which apps override. Before iOS 26, a tap during a transition other than a zoom
    /// is lost. Evidence: ios26-TRANS-10.
    package func userTapsBack() {
        guard Runtime.current.system >= .iOS(26) || !losesTaps else { return }
        // A nested column has no bar of its own, so the outer bar's back button pops within it first.
        if let column = stack.last as? UINavigationController, column.stack.count > 1 {
            return column.userTapsBack()
        }
        guard stack.count > 1, let item = stack.last?.navigationItem else { return }
        if let delegate = self as? any UINavigationBarDelegate,
            !delegate.navigationBar(navigationBar, shouldPop: item)
        {
            return
        }
        if let action = item.backAction {
            action.perform(sender: nil)
        } else {
            popViewController(animated: true)
        }
    }
}

extension UINavigationController {
    private var losesTaps: Bool {
        guard let runningTransition, runningTransition.isAnimated else { return false }
        return !runningTransition.isInterruptible
    }

    /// Performs the back button's action. Returns `false` if there is no back button.
    func goesBackForUser() -> Bool {
        guard stack.count > 1, !isNavigationBarHidden, stack.last?.navigationItem.showsBackButton == true
        else { return false }
        userTapsBack()
        return true
    }
}
