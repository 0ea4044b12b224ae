extension UINavigationController {
    /// What the back button does: the bar's delegate is asked, then the page's own back action runs or the page pops.
    ///
    /// It goes through the public `popViewController(animated:)`, which apps override.
    package func userTapsBack() {
        // A nested column has no bar of its own: the outer one goes back within it first.
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
    /// Does what the back button does, where there is one; whether there is.
    func goesBackForUser() -> Bool {
        guard stack.count > 1, !isNavigationBarHidden, stack.last?.navigationItem.showsBackButton == true
        else { return false }
        userTapsBack()
        return true
    }
}
