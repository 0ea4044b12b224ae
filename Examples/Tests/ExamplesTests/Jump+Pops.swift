import ViewControllerFlow

extension Jump {
    /// The pops of the flow article, by one page and by several.
    static let pops = [
        Jump(
            name: "VCN2 -> VCN1", route: Route.vcn2, step: Step(VCN2.back),
            before: "MainNavigationVC(VCN1 VCN2)", after: "MainNavigationVC(VCN1)", parameter: "VCN2 to VCN1",
            callbacks: .pop("VCN2", to: "VCN1"), freed: ["VCN2"],
            variants: [Step(VCN2.backByDelegate), Step(VCN2.backByNotification)]),
        Jump(
            name: "VCN3 -> VCN1", route: Route.vcn3, step: Step(VCN3.back),
            before: "MainNavigationVC(VCN1 VCN3)", after: "MainNavigationVC(VCN1)", parameter: "VCN3 to VCN1",
            callbacks: .pop("VCN3", to: "VCN1"), freed: ["VCN3"],
            variants: [Step(VCN3.backByDelegate), Step(VCN3.backByNotification)]),
        Jump(
            name: "VCN4 -> VCN3", route: Route.vcn4, step: Step(VCN4.back),
            before: trunk, after: "MainNavigationVC(VCN1 VCN3)", parameter: "VCN4 to VCN3",
            callbacks: .pop("VCN4", to: "VCN3"), freed: ["VCN4"],
            variants: [Step(VCN4.backByDelegate), Step(VCN4.backByNotification)]),
        Jump(
            name: "VCN4 -> VCN1", route: Route.vcn4, step: Step(VCN4.backToVCN1),
            before: trunk, after: "MainNavigationVC(VCN1)", parameter: "VCN4 to VCN1",
            callbacks: .pop("VCN4", over: ["VCN3"], to: "VCN1"), freed: ["VCN3", "VCN4"],
            variants: [Step(VCN4.backToVCN1ByDelegate), Step(VCN4.backToVCN1ByNotification)]),
        Jump(
            name: "VCN4 -> VCN1 as root", route: Route.vcn4, step: Step(VCN4.backToVCN1AsRoot),
            before: trunk, after: "MainNavigationVC(VCN1)", parameter: "VCN4 to VCN1 as root",
            callbacks: .pop("VCN4", over: ["VCN3"], to: "VCN1"), freed: ["VCN3", "VCN4"]),
        Jump(
            name: "VCN6 -> VCN5", route: Route.vcn6, step: Step(VCN6.back),
            before: "\(trunk) + SubNavigationVC(VCN5 VCN6)", after: "\(trunk) + SubNavigationVC(VCN5)",
            parameter: "VCN6 to VCN5", callbacks: .pop("VCN6", to: "VCN5"), freed: ["VCN6"],
            variants: [Step(VCN6.backByDelegate), Step(VCN6.backByNotification)]),
        Jump(
            name: "VCN7 -> VCN5", route: Route.vcn7, step: Step(VCN7.back),
            before: "\(trunk) + SubNavigationVC(VCN5 VCN7)", after: "\(trunk) + SubNavigationVC(VCN5)",
            parameter: "VCN7 to VCN5", callbacks: .pop("VCN7", to: "VCN5"), freed: ["VCN7"],
            variants: [Step(VCN7.backByDelegate), Step(VCN7.backByNotification)]),
        Jump(
            name: "VCN8 -> VCN7", route: Route.vcn8, step: Step(VCN8.back),
            before: "\(trunk) + SubNavigationVC(VCN5 VCN7 VCN8)",
            after: "\(trunk) + SubNavigationVC(VCN5 VCN7)",
            parameter: "VCN8 to VCN7", callbacks: .pop("VCN8", to: "VCN7"), freed: ["VCN8"],
            variants: [Step(VCN8.backByDelegate), Step(VCN8.backByNotification)]),
        Jump(
            name: "VCN8 -> VCN5", route: Route.vcn8, step: Step(VCN8.backToVCN5),
            before: "\(trunk) + SubNavigationVC(VCN5 VCN7 VCN8)", after: "\(trunk) + SubNavigationVC(VCN5)",
            parameter: "VCN8 to VCN5", callbacks: .pop("VCN8", over: ["VCN7"], to: "VCN5"),
            freed: ["VCN7", "VCN8"],
            variants: [Step(VCN8.backToVCN5ByDelegate), Step(VCN8.backToVCN5ByNotification)]),
    ]
}
