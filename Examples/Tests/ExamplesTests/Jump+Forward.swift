import ViewControllerFlow

extension Jump {
    /// The pushes and presentations of the flow article.
    static let forward = pushes + presentations

    private static let pushes = [
        Jump(
            name: "VCN1 -> VCN2", route: [], step: Step(VCN1.goVCN2),
            before: "MainNavigationVC(VCN1)", after: "MainNavigationVC(VCN1 VCN2)", parameter: "VCN1 to VCN2",
            callbacks: .push("VCN2", over: "VCN1", in: "MainNavigationVC")),
        Jump(
            name: "VCN1 -> VCN3", route: [], step: Step(VCN1.goVCN3),
            before: "MainNavigationVC(VCN1)", after: "MainNavigationVC(VCN1 VCN3)", parameter: "VCN1 to VCN3",
            callbacks: .push("VCN3", over: "VCN1", in: "MainNavigationVC")),
        Jump(
            name: "VCN3 -> VCN4", route: Route.vcn3, step: Step(VCN3.goVCN4),
            before: "MainNavigationVC(VCN1 VCN3)", after: "MainNavigationVC(VCN1 VCN3 VCN4)",
            parameter: "VCN3 to VCN4", callbacks: .push("VCN4", over: "VCN3", in: "MainNavigationVC")),
        Jump(
            name: "VCN5 -> VCN6", route: Route.vcn5, step: Step(VCN5.goVCN6),
            before: "\(trunk) + SubNavigationVC(VCN5)", after: "\(trunk) + SubNavigationVC(VCN5 VCN6)",
            parameter: "VCN5 to VCN6", callbacks: .push("VCN6", over: "VCN5", in: "SubNavigationVC")),
        Jump(
            name: "VCN5 -> VCN7", route: Route.vcn5, step: Step(VCN5.goVCN7),
            before: "\(trunk) + SubNavigationVC(VCN5)", after: "\(trunk) + SubNavigationVC(VCN5 VCN7)",
            parameter: "VCN5 to VCN7", callbacks: .push("VCN7", over: "VCN5", in: "SubNavigationVC")),
        Jump(
            name: "VCN7 -> VCN8", route: Route.vcn7, step: Step(VCN7.goVCN8),
            before: "\(trunk) + SubNavigationVC(VCN5 VCN7)",
            after: "\(trunk) + SubNavigationVC(VCN5 VCN7 VCN8)",
            parameter: "VCN7 to VCN8", callbacks: .push("VCN8", over: "VCN7", in: "SubNavigationVC")),
    ]

    private static let presentations = [
        Jump(
            name: "VCN2 -> VCM1", route: Route.vcn2, step: Step(VCN2.goVCM1),
            before: "MainNavigationVC(VCN1 VCN2)", after: "MainNavigationVC(VCN1 VCN2) + VCM1",
            parameter: "VCN2 to VCM1", callbacks: .present(["VCM1"], over: ["MainNavigationVC", "VCN2"])),
        Jump(
            name: "VCN3 -> VCM1", route: Route.vcn3, step: Step(VCN3.goVCM1),
            before: "MainNavigationVC(VCN1 VCN3)", after: "MainNavigationVC(VCN1 VCN3) + VCM1",
            parameter: "VCN3 to VCM1", callbacks: .present(["VCM1"], over: ["MainNavigationVC", "VCN3"])),
        Jump(
            name: "VCM1 -> VCM2", route: Route.vcm1, step: Step(VCM1.goVCM2),
            before: "MainNavigationVC(VCN1 VCN2) + VCM1", after: "MainNavigationVC(VCN1 VCN2) + VCM1 + VCM2",
            parameter: "VCM1 to VCM2", callbacks: .present(["VCM2"], over: ["VCM1"])),
        Jump(
            name: "VCM2 -> VCM4", route: Route.vcm2, step: Step(VCM2.goVCM4),
            before: "MainNavigationVC(VCN1 VCN2) + VCM1 + VCM2",
            after: "MainNavigationVC(VCN1 VCN2) + VCM1 + VCM2 + VCM4",
            parameter: "VCM2 to VCM4", callbacks: .present(["VCM4"], over: ["VCM2"])),
        Jump(
            name: "VCN4 -> SubNavigationVC.VCN5", route: Route.vcn4, step: Step(VCN4.goSubNavigationVC),
            before: trunk, after: "\(trunk) + SubNavigationVC(VCN5)", parameter: "VCN4 to VCN5",
            callbacks: .present(
                ["SubNavigationVC", "VCN5"], over: ["MainNavigationVC", "VCN4"],
                anywhere: [
                    "VCN5.willMove(toParent:SubNavigationVC)", "VCN5.didMove(toParent:SubNavigationVC)",
                ])),
        Jump(
            name: "VCN6 -> VCM3", route: Route.vcn6, step: Step(VCN6.goVCM3),
            before: "\(trunk) + SubNavigationVC(VCN5 VCN6)",
            after: "\(trunk) + SubNavigationVC(VCN5 VCN6) + VCM3",
            parameter: "VCN6 to VCM3", callbacks: .present(["VCM3"], over: ["SubNavigationVC", "VCN6"])),
    ]

    /// The trunk below the branch.
    static let trunk = "MainNavigationVC(VCN1 VCN3 VCN4)"
}
