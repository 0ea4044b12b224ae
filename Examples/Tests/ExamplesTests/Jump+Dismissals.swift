import ViewControllerFlow

extension Jump {
    /// The dismissals of the flow article.
    static let dismissals = modalDismissals + branchDismissals

    private static let modalDismissals = [
        Jump(
            name: "VCM1 -> VCN2", route: Route.vcm1, step: Step(VCM1.back),
            before: "MainNavigationVC(VCN1 VCN2) + VCM1", after: "MainNavigationVC(VCN1 VCN2)",
            parameter: "VCM1 to VCN2",
            callbacks: .dismiss(["VCM1"], to: ["MainNavigationVC", "VCN2"], freed: ["VCM1"]), freed: ["VCM1"],
            variants: [Step(VCM1.backByDelegate), Step(VCM1.backByNotification)]),
        Jump(
            name: "VCM1 -> VCN3", route: Route.vcm1FromVCN3, step: Step(VCM1.back),
            before: "MainNavigationVC(VCN1 VCN3) + VCM1", after: "MainNavigationVC(VCN1 VCN3)",
            parameter: "VCM1 to VCN3",
            callbacks: .dismiss(["VCM1"], to: ["MainNavigationVC", "VCN3"], freed: ["VCM1"]), freed: ["VCM1"],
            variants: [Step(VCM1.backByDelegate), Step(VCM1.backByNotification)]),
        Jump(
            name: "VCM2 -> VCM1", route: Route.vcm2, step: Step(VCM2.back),
            before: "MainNavigationVC(VCN1 VCN2) + VCM1 + VCM2", after: "MainNavigationVC(VCN1 VCN2) + VCM1",
            parameter: "VCM2 to VCM1",
            callbacks: .dismiss(["VCM2"], to: ["VCM1"], freed: ["VCM2"]), freed: ["VCM2"],
            variants: [Step(VCM2.backByDelegate), Step(VCM2.backByNotification)]),
        Jump(
            name: "VCM4 -> VCM2", route: Route.vcm4, step: Step(VCM4.back),
            before: "MainNavigationVC(VCN1 VCN2) + VCM1 + VCM2 + VCM4",
            after: "MainNavigationVC(VCN1 VCN2) + VCM1 + VCM2", parameter: "VCM4 to VCM2",
            callbacks: .dismiss(["VCM4"], to: ["VCM2"], freed: ["VCM4"]), freed: ["VCM4"],
            variants: [Step(VCM4.backByDelegate), Step(VCM4.backByNotification)]),
        Jump(
            name: "VCM4 -> VCM1", route: Route.vcm4, step: Step(VCM4.backToVCM1),
            before: "MainNavigationVC(VCN1 VCN2) + VCM1 + VCM2 + VCM4",
            after: "MainNavigationVC(VCN1 VCN2) + VCM1", parameter: "VCM4 to VCM1",
            callbacks: overVCM2, freed: ["VCM2", "VCM4"],
            variants: [Step(VCM4.backToVCM1ByDelegate), Step(VCM4.backToVCM1ByNotification)]),
        Jump(
            name: "VCM3 -> VCN6", route: Route.vcm3, step: Step(VCM3.back),
            before: "\(trunk) + SubNavigationVC(VCN5 VCN6) + VCM3",
            after: "\(trunk) + SubNavigationVC(VCN5 VCN6)", parameter: "VCM3 to VCN6",
            callbacks: .dismiss(["VCM3"], to: ["SubNavigationVC", "VCN6"], freed: ["VCM3"]), freed: ["VCM3"],
            variants: [Step(VCM3.backByDelegate), Step(VCM3.backByNotification)]),
    ]

    /// VCM4 disappears at once; the user sees VCM2 slide away, which is nearest to VCM1.
    private static let overVCM2 = Callbacks(
        lines: ["VCM4.viewWillDisappear", "VCM1.viewWillAppear", "VCM1.viewDidAppear"],
        anywhere: ["VCM4.viewDidDisappear", "VCM4.deinit", "VCM2.deinit"], seconds: 0.5)

    private static let branchDismissals = [
        branch(
            ["VCN5"], Route.vcn5, Step(VCN5.back), [Step(VCN5.backByDelegate), Step(VCN5.backByNotification)]),
        branch(
            ["VCN5", "VCN6"], Route.vcn6, Step(VCN6.backToVCN4),
            [Step(VCN6.backToVCN4ByDelegate), Step(VCN6.backToVCN4ByNotification)]),
        branch(
            ["VCN5", "VCN7"], Route.vcn7, Step(VCN7.backToVCN4),
            [Step(VCN7.backToVCN4ByDelegate), Step(VCN7.backToVCN4ByNotification)]),
        branch(
            ["VCN5", "VCN7", "VCN8"], Route.vcn8, Step(VCN8.backToVCN4),
            [Step(VCN8.backToVCN4ByDelegate), Step(VCN8.backToVCN4ByNotification)]),
    ]

    /// From the branch's top page to VCN4: the whole stack leaves with its pages.
    private static func branch(_ pages: [String], _ route: [Step], _ step: Step, _ variants: [Step]) -> Jump {
        let top = pages[pages.count - 1]
        return Jump(
            name: "\(top) -> VCN4", route: route, step: step,
            before: "\(trunk) + SubNavigationVC(\(pages.joined(separator: " ")))", after: trunk,
            parameter: "\(top) to VCN4",
            callbacks: .dismiss(
                ["SubNavigationVC", top], to: ["MainNavigationVC", "VCN4"], freed: ["SubNavigationVC"] + pages
            ),
            freed: ["SubNavigationVC"] + pages, variants: variants)
    }
}
