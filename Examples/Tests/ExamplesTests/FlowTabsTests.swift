import PageFlowTesting
import Simulator
import Testing
import ViewControllerFlow

/// The flow article's variant with a tab bar: a stack in each tab.
@MainActor
@Suite(.onStage)
struct FlowTabsTests {
    init() {
        FlowLog.write = { _ in }
    }

    @Test("stacks in tabs: pushes stay inside, the tab bar controller presents")
    func tabs() throws {
        let sim = Simulator()
        let tabs = FlowTabBarController.atLaunch()
        sim.launch(tabs)
        #expect(tabs.shape == "FlowTabBarController(MainNavigationVC(VCN1) SubNavigationVC(VCN5))")

        try top(of: tabs, VCN1.self).goVCN2(nil)
        try sim.settle()
        #expect(tabs.shape == "FlowTabBarController(MainNavigationVC(VCN1 VCN2) SubNavigationVC(VCN5))")

        try top(of: tabs, VCN2.self).goVCM1(nil)
        try sim.settle()
        let vcm1 = try #require(tabs.presentedViewController as? VCM1)
        #expect(vcm1.presentingViewController === tabs)

        vcm1.back(nil)
        try sim.settle()
        #expect(tabs.presentedViewController == nil)
        #expect(try top(of: tabs, VCN2.self).stringPara == "VCM1 to VCN2")
    }

    @Test("a parameter from tab to tab, and each stack stays as it was left")
    func betweenTabs() throws {
        let sim = Simulator()
        let tabs = FlowTabBarController.atLaunch()
        sim.launch(tabs)
        try top(of: tabs, VCN1.self).goVCN2(nil)
        try sim.settle()

        sim.clearTrace()
        tabs.goSubTab(nil)
        try sim.settle()
        #expect(tabs.selectedIndex == 1)
        #expect(try top(of: tabs, VCN5.self).stringPara == "MainNavigationVC to SubNavigationVC")
        let life = sim.trace.lines.filter { $0.hasPrefix("VCN") && $0.hasSuffix("ppear") }
        #expect(
            life == [
                "VCN5.viewWillAppear", "VCN2.viewWillDisappear", "VCN5.viewDidAppear",
                "VCN2.viewDidDisappear",
            ])

        tabs.goMainTab(nil)
        try sim.settle()
        #expect(try top(of: tabs, VCN2.self).stringPara == "SubNavigationVC to MainNavigationVC")
        #expect(tabs.shape == "FlowTabBarController(MainNavigationVC(VCN1 VCN2) SubNavigationVC(VCN5))")
        #expect(sim.diagnostics.isEmpty)
    }

    private func top<Page: FlowPage>(of tabs: FlowTabBarController, _ type: Page.Type) throws -> Page {
        let stack = tabs.selectedViewController as? UINavigationController
        return try #require(stack?.topViewController as? Page)
    }
}
