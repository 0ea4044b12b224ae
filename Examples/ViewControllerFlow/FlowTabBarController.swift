import UIKit

/// The flow in tabs: a stack in each. Stacks go into tabs; a tab bar controller does not go into a stack.
///
/// Inside a tab everything that the stack does stays as it was. What changes is who presents: the tab bar controller,
/// the outermost of them, is `presentingViewController` for all that is presented from its tabs.
public final class FlowTabBarController: UITabBarController {
    /// The trunk in the first tab, the branch in the second.
    public static func atLaunch() -> FlowTabBarController {
        let vcn5 = VCN5()
        vcn5.stringPara = "launch to VCN5"
        let subNavigationController = SubNavigationVC(rootViewController: vcn5)
        subNavigationController.isNavigationBarHidden = true

        let tabs = FlowTabBarController()
        tabs.viewControllers = [MainNavigationVC.atLaunch(), subNavigationController]
        return tabs
    }

    /// From a page of the trunk to the branch's top page: the parameter is set there, then the tab is chosen.
    ///
    /// The page may not be loaded yet; its property can be set all the same.
    public func goSubTab(_ sender: Any?) {
        goTab(1, stringPara: "MainNavigationVC to SubNavigationVC")
    }

    /// From a page of the branch to the trunk's top page.
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
