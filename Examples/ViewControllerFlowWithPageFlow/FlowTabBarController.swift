import PageFlow
import UIKit

/// The flow in tabs: a stack in each.
public final class FlowTabBarController: UITabBarController {
    /// Creates the tabs, with the trunk in the first and the branch in the second.
    public static func atLaunch() -> FlowTabBarController {
        let tabs = FlowTabBarController()
        tabs.viewControllers = [MainNavigationVC.atLaunch(), SubNavigationVC(stringPara: "launch to VCN5")]
        return tabs
    }

    /// Goes from a page of the trunk to the branch's top page.
    public func goSubTab(_ sender: Any?) {
        goTab(SubNavigationVC.self) { $0.stringPara = "MainNavigationVC to SubNavigationVC" }
    }

    /// Goes from a page of the branch to the trunk's top page.
    public func goMainTab(_ sender: Any?) {
        goTab(MainNavigationVC.self) { $0.stringPara = "SubNavigationVC to MainNavigationVC" }
    }

    /// The nearest page of a stack is its top page.
    private func goTab<Stack: UINavigationController>(
        _ stack: Stack.Type, prepare: @escaping @MainActor (FlowPage) -> Void
    ) {
        returnTo(FlowPage.self, prepare: prepare, where: { $0.navigationController is Stack })
    }
}
