import UIKit

extension FlowPage {
    /// The page that a pop by one page comes to.
    var pageBelow: UIViewController? {
        guard let stack = navigationController?.viewControllers,
            let index = stack.firstIndex(of: self), index > 0
        else { return nil }
        return stack[index - 1]
    }

    /// The stack whose top page a dismissal comes to. It is the `presentingViewController` itself: the page in the
    /// stack asked for the presentation, the stack did it.
    ///
    /// With tabs around the stack it is one step further: then the tab bar controller is the one that presents.
    var stackBelow: UINavigationController? {
        let presenter = presentingViewController
        let tab = (presenter as? UITabBarController)?.selectedViewController
        return (tab ?? presenter) as? UINavigationController
    }

    /// From any page of the branch to VCN4: for all of them `presentingViewController` is MainNavigationVC, whose top
    /// page is VCN4.
    func dismissBranchToVCN4(parameter: String) {
        if let vcn4 = stackBelow?.viewControllers.last as? VCN4 {
            vcn4.stringPara = parameter
        }
        presentingViewController?.dismiss(animated: true)
    }
}
