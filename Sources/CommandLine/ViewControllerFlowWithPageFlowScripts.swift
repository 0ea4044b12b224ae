import ViewControllerFlowWithPageFlow

extension Example {
    /// The two stacks with PageFlow.
    static let viewControllerFlowWithPageFlow = Example(
        name: "view-controller-flow-with-pageflow",
        summary: "The same flow with PageFlow: every jump is one line.",
        scripts: [everything] + OneLineScripts.each)

    private static let everything = Script(name: "all", summary: "All of the following, one after another.") {
        stage in
        for script in OneLineScripts.each { try script.play(stage) }
    }
}

/// The flow's scripts, each from a fresh root.
private enum OneLineScripts {
    static let each = [pushPop, modal, subNavigation, anyPage, tabs]

    static let pushPop = Script(
        name: "push-pop", summary: "VCN1 > VCN2 > VCN1 > VCN3 > VCN4, back over VCN3."
    ) {
        $0.launch(MainNavigationVC.atLaunch())
        try $0.step(VCN1.self, VCN1.goVCN2)
        try $0.step(VCN2.self, VCN2.back)
        try $0.step(VCN1.self, VCN1.goVCN3)
        try $0.step(VCN3.self, VCN3.goVCN4)
        try $0.step(VCN4.self, VCN4.backToVCN1)
    }

    static let modal = Script(name: "modal", summary: "VCN2 presents VCM1 > VCM2 > VCM4, back to VCM1, VCN2.")
    {
        $0.launch(MainNavigationVC.atLaunch())
        try $0.step(VCN1.self, VCN1.goVCN2)
        try $0.step(VCN2.self, VCN2.goVCM1)
        try $0.step(VCM1.self, VCM1.goVCM2)
        try $0.step(VCM2.self, VCM2.goVCM4)
        try $0.step(VCM4.self, VCM4.backToVCM1)
        try $0.step(VCM1.self, VCM1.back)
        try $0.step(VCN2.self, VCN2.back)
    }

    static let subNavigation = Script(
        name: "sub-navigation", summary: "VCN4 presents the stack of VCN5 to VCN8."
    ) {
        try goToBranch($0)
        try $0.step(VCN5.self, VCN5.goVCN6)
        try $0.step(VCN6.self, VCN6.goVCM3)
        try $0.step(VCM3.self, VCM3.back)
        try $0.step(VCN6.self, VCN6.back)
        try $0.step(VCN5.self, VCN5.goVCN7)
        try $0.step(VCN7.self, VCN7.goVCN8)
        try $0.step(VCN8.self, VCN8.backToVCN4)
        try $0.step(VCN4.self, VCN4.backToVCN1)
    }

    static let anyPage = Script(
        name: "any-page", summary: "From VCN8, in the branch, to VCN3, under the trunk's top page."
    ) {
        try goToBranch($0)
        try $0.step(VCN5.self, VCN5.goVCN7)
        try $0.step(VCN7.self, VCN7.goVCN8)
        try $0.step(VCN8.self) { vcn8 in { _ in vcn8.jump(to: VCN3.self) } }
    }

    static let tabs = Script(
        name: "tabs", summary: "Both stacks in tabs; VCN2 presents VCM1 from inside its tab."
    ) {
        $0.launch(FlowTabBarController.atLaunch())
        try $0.step(VCN1.self, VCN1.goVCN2)
        try $0.step(VCN2.self, VCN2.goVCM1)
        try $0.step(VCM1.self, VCM1.back)
        try $0.choose(FlowTabBarController.goSubTab)
        try $0.step(VCN5.self, VCN5.goVCN6)
        try $0.choose(FlowTabBarController.goMainTab)
        try $0.step(VCN2.self, VCN2.back)
    }

    /// VCN1 > VCN3 > VCN4 > SubNavigationVC.VCN5.
    @MainActor
    private static func goToBranch(_ stage: Stage) throws {
        stage.launch(MainNavigationVC.atLaunch())
        try stage.step(VCN1.self, VCN1.goVCN3)
        try stage.step(VCN3.self, VCN3.goVCN4)
        try stage.step(VCN4.self, VCN4.goSubNavigationVC)
    }
}

extension Stage {
    /// One step of the user on the tab bar.
    fileprivate func choose(_ action: (FlowTabBarController) -> (Any?) -> Void) throws {
        try step(onRoot: FlowTabBarController.self, action)
    }
}
