import UIKit

extension FlowPage {
    /// The page that is visible after a pop by one page.
    var pageBelow: UIViewController? {
        guard let stack = navigationController?.viewControllers,
            let index = stack.firstIndex(of: self), index > 0
        else { return nil }
        return stack[index - 1]
    }

    /// The stack whose top page is visible after a dismissal. It is the `presentingViewController` itself: the page in the stack requested
    /// the presentation, and the stack performed it.
    ///
    /// With tabs around the stack, the tab bar controller performs the presentation, and its selected stack is the result.
    var stackBelow: UINavigationController? {
        let presenter = presentingViewController
        let tab = (presenter as? UITabBarController)?.selectedViewController
        return (tab ?? presenter) as? UINavigationController
    }

    /// Dismisses the branch down to VCN4, from any of its pages: for all of them `presentingViewController` is MainNavigationVC, whose top
    /// page is VCN4.
    func dismissBranchToVCN4(parameter: String) {
        if let vcn4 = stackBelow?.viewControllers.last as? VCN4 {
            vcn4.stringPara = parameter
        }
        presentingViewController?.dismiss(animated: true)
    }
}
