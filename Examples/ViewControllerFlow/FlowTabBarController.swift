import UIKit

/// The flow in tabs, with a stack in each. Stacks can be in tabs; a tab bar controller can't be in a stack.
///
/// Inside a tab, the stack works as before. The presenting controller changes: the tab bar controller, as the outermost container, is the
/// `presentingViewController` of everything presented from its tabs.
public final class FlowTabBarController: UITabBarController {
    /// Creates the tabs, with the trunk in the first and the branch in the second.
    public static func atLaunch() -> FlowTabBarController {
        let vcn5 = VCN5()
        vcn5.stringPara = "launch to VCN5"
        let subNavigationController = SubNavigationVC(rootViewController: vcn5)
        subNavigationController.isNavigationBarHidden = true

        let tabs = FlowTabBarController()
        tabs.viewControllers = [MainNavigationVC.atLaunch(), subNavigationController]
        return tabs
    }

    /// Goes from a page of the trunk to the branch's top page: sets the parameter there, then selects the tab.
    ///
    /// The page's view may not be loaded yet; its property can still be set.
    public func goSubTab(_ sender: Any?) {
        goTab(1, stringPara: "MainNavigationVC to SubNavigationVC")
    }

    /// Goes from a page of the branch to the trunk's top page.
    public func goMainTab(_ sender: Any?) {
        goTab(0, stringPara: "SubNavigationVC to MainNavigationVC")
    }

    private func goTab(_ index: Int, stringPara: String) {
        let stack = viewControllers?[index] as? UINavigationController
        if let page = stack?.topViewController as? FlowPage {
            page.stringPara = stringPara
        }
        selectedIndex = index
    }
}
