import ViewControllerFlowWithPageFlow

extension FlowJump {
    /// Jumps back out of modal pages and out of the branch.
    static let dismissals = [
        FlowJump(
            name: "VCM1 -> VCN2", route: Route.vcm1, jump: Step(VCM1.back),
            before: "VCN1/VCN2 + modal:VCM1", after: "VCN1/VCN2",
            parameter: "VCM1 to VCN2", freed: ["VCM1"]),
        FlowJump(
            name: "VCM1 -> VCN3", route: Route.vcm1FromVCN3, jump: Step(VCM1.back),
            before: "VCN1/VCN3 + modal:VCM1", after: "VCN1/VCN3",
            parameter: "VCM1 to VCN3", freed: ["VCM1"]),
        FlowJump(
            name: "VCM2 -> VCM1", route: Route.vcm2, jump: Step(VCM2.back),
            before: "VCN1/VCN2 + modal:VCM1 + modal:VCM2", after: "VCN1/VCN2 + modal:VCM1",
            parameter: "VCM2 to VCM1", freed: ["VCM2"]),
        FlowJump(
            name: "VCM4 -> VCM2", route: Route.vcm4, jump: Step(VCM4.back),
            before: "VCN1/VCN2 + modal:VCM1 + modal:VCM2 + modal:VCM4",
            after: "VCN1/VCN2 + modal:VCM1 + modal:VCM2",
            parameter: "VCM4 to VCM2", freed: ["VCM4"]),
        FlowJump(
            name: "VCM4 -> VCM1", route: Route.vcm4, jump: Step(VCM4.backToVCM1),
            before: "VCN1/VCN2 + modal:VCM1 + modal:VCM2 + modal:VCM4", after: "VCN1/VCN2 + modal:VCM1",
            parameter: "VCM4 to VCM1", freed: ["VCM2", "VCM4"]),
        FlowJump(
            name: "VCM3 -> VCN6", route: Route.vcm3, jump: Step(VCM3.back),
            before: "\(trunk) + modal:VCN5/VCN6 + modal:VCM3", after: "\(trunk) + modal:VCN5/VCN6",
            parameter: "VCM3 to VCN6", freed: ["VCM3"]),
        FlowJump(
            name: "VCN5 -> VCN4", route: Route.vcn5, jump: Step(VCN5.back),
            before: "\(trunk) + modal:VCN5", after: trunk,
            parameter: "VCN5 to VCN4", freed: ["SubNavigationVC", "VCN5"]),
        FlowJump(
            name: "VCN6 -> VCN4", route: Route.vcn6, jump: Step(VCN6.backToVCN4),
            before: "\(trunk) + modal:VCN5/VCN6", after: trunk,
            parameter: "VCN6 to VCN4", freed: ["SubNavigationVC", "VCN5", "VCN6"]),
        FlowJump(
            name: "VCN7 -> VCN4", route: Route.vcn7, jump: Step(VCN7.backToVCN4),
            before: "\(trunk) + modal:VCN5/VCN7", after: trunk,
            parameter: "VCN7 to VCN4", freed: ["SubNavigationVC", "VCN5", "VCN7"]),
        FlowJump(
            name: "VCN8 -> VCN4", route: Route.vcn8, jump: Step(VCN8.backToVCN4),
            before: "\(trunk) + modal:VCN5/VCN7/VCN8", after: trunk,
            parameter: "VCN8 to VCN4", freed: ["SubNavigationVC", "VCN5", "VCN7", "VCN8"]),
    ]
}
