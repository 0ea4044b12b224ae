import ViewControllerFlow

extension Example {
    /// Two stacks connected by modal pages.
    static let viewControllerFlow = Example(
        name: "view-controller-flow",
        summary: "Two stacks joined by modal pages; every jump carries a parameter.",
        scripts: [everything] + FlowScripts.each)

    private static let everything = Script(name: "all", summary: "All of the following, one after another.") {
        stage in
        for script in FlowScripts.each { try script.play(stage) }
    }
}

/// The flow's scripts, each from a new root and back to its first page.
private enum FlowScripts {
    static let each = [pushPop, modal, subNavigation, tabs, delegate, notification]

    static let pushPop = Script(
        name: "push-pop", summary: "VCN1 > VCN2 > VCN1 > VCN3 > VCN4, back over VCN3."
    ) {
        $0.launch(MainNavigationVC.atLaunch())
        try $0.step("Push VCN2", VCN1.self, VCN1.goVCN2)
        try $0.step("Back", VCN2.self, VCN2.back)
        try $0.step("Push VCN3", VCN1.self, VCN1.goVCN3)
        try $0.step("Push VCN4", VCN3.self, VCN3.goVCN4)
        try $0.step("Back to VCN1", VCN4.self, VCN4.backToVCN1)
    }

    static let modal = Script(name: "modal", summary: "VCN2 presents VCM1 > VCM2 > VCM4, back to VCM1, VCN2.")
    {
        $0.launch(MainNavigationVC.atLaunch())
        try $0.step("Push VCN2", VCN1.self, VCN1.goVCN2)
        try $0.step("Present VCM1", VCN2.self, VCN2.goVCM1)
        try $0.step("Present VCM2", VCM1.self, VCM1.goVCM2)
        try $0.step("Present VCM4", VCM2.self, VCM2.goVCM4)
        try $0.step("Back to VCM1", VCM4.self, VCM4.backToVCM1)
        try $0.step("Back", VCM1.self, VCM1.back)
        try $0.step("Back", VCN2.self, VCN2.back)
    }

    static let subNavigation = Script(
        name: "sub-navigation", summary: "VCN4 presents the stack of VCN5 to VCN8."
    ) {
        try goToBranch($0)
        try $0.step("Push VCN6", VCN5.self, VCN5.goVCN6)
        try $0.step("Present VCM3", VCN6.self, VCN6.goVCM3)
        try $0.step("Back", VCM3.self, VCM3.back)
        try $0.step("Back", VCN6.self, VCN6.back)
        try $0.step("Push VCN7", VCN5.self, VCN5.goVCN7)
        try $0.step("Push VCN8", VCN7.self, VCN7.goVCN8)
        try $0.step("Back to VCN4", VCN8.self, VCN8.backToVCN4)
        try $0.step("Back to the root", VCN4.self, VCN4.backToVCN1AsRoot)
    }

    static let tabs = Script(
        name: "tabs", summary: "Both stacks in tabs; VCN2 presents VCM1 from inside its tab."
    ) {
        $0.launch(FlowTabBarController.atLaunch())
        try $0.step("Push VCN2", VCN1.self, VCN1.goVCN2)
        try $0.step("Present VCM1", VCN2.self, VCN2.goVCM1)
        try $0.step("Back", VCM1.self, VCM1.back)
        try $0.choose("To the tab of the branch", FlowTabBarController.goSubTab)
        try $0.step("Push VCN6", VCN5.self, VCN5.goVCN6)
        try $0.choose("To the tab of the trunk", FlowTabBarController.goMainTab)
        try $0.step("Back", VCN2.self, VCN2.back)
    }

    static let delegate = Script(name: "delegate", summary: "Back with parameters that go by delegate.") {
        try goToBranch($0)
        try $0.step("Push VCN7", VCN5.self, VCN5.goVCN7)
        try $0.step("Push VCN8", VCN7.self, VCN7.goVCN8)
        try $0.step("Back to VCN5, by delegate", VCN8.self, VCN8.backToVCN5ByDelegate)
        try $0.step("Back, by delegate", VCN5.self, VCN5.backByDelegate)
        try $0.step("Back to VCN1, by delegate", VCN4.self, VCN4.backToVCN1ByDelegate)
    }

    static let notification = Script(
        name: "notification", summary: "Back with parameters that are broadcast."
    ) {
        try goToBranch($0)
        try $0.step("Push VCN7", VCN5.self, VCN5.goVCN7)
        try $0.step("Push VCN8", VCN7.self, VCN7.goVCN8)
        try $0.step("Back to VCN5, by notification", VCN8.self, VCN8.backToVCN5ByNotification)
        try $0.step("Back, by notification", VCN5.self, VCN5.backByNotification)
        try $0.step("Back to VCN1, by notification", VCN4.self, VCN4.backToVCN1ByNotification)
    }

    /// VCN1 > VCN3 > VCN4 > SubNavigationVC.VCN5.
    @MainActor
    private static func goToBranch(_ stage: Stage) throws {
        stage.launch(MainNavigationVC.atLaunch())
        try stage.step("Push VCN3", VCN1.self, VCN1.goVCN3)
        try stage.step("Push VCN4", VCN3.self, VCN3.goVCN4)
        try stage.step("Present the branch", VCN4.self, VCN4.goSubNavigationVC)
    }
}

extension Stage {
    /// Performs a step of the user on the tab bar.
    fileprivate func choose(
        _ name: String, _ action: (FlowTabBarController) -> (Any?) -> Void
    ) throws {
        try step(name, onRoot: FlowTabBarController.self, action)
    }
}
