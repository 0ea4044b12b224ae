import ViewControllerFlowWithPageFlow

extension FlowJump {
    /// The forward jumps: the new page has the parameter from the beginning.
    static let forward = [
        FlowJump(
            name: "VCN1 -> VCN2", route: Route.launch, jump: Step(VCN1.goVCN2),
            before: "VCN1", after: "VCN1/VCN2",
            parameter: "VCN1 to VCN2"),
        FlowJump(
            name: "VCN1 -> VCN3", route: Route.launch, jump: Step(VCN1.goVCN3),
            before: "VCN1", after: "VCN1/VCN3",
            parameter: "VCN1 to VCN3"),
        FlowJump(
            name: "VCN3 -> VCN4", route: Route.vcn3, jump: Step(VCN3.goVCN4),
            before: "VCN1/VCN3", after: trunk,
            parameter: "VCN3 to VCN4"),
        FlowJump(
            name: "VCN5 -> VCN6", route: Route.vcn5, jump: Step(VCN5.goVCN6),
            before: "\(trunk) + modal:VCN5", after: "\(trunk) + modal:VCN5/VCN6",
            parameter: "VCN5 to VCN6"),
        FlowJump(
            name: "VCN5 -> VCN7", route: Route.vcn5, jump: Step(VCN5.goVCN7),
            before: "\(trunk) + modal:VCN5", after: "\(trunk) + modal:VCN5/VCN7",
            parameter: "VCN5 to VCN7"),
        FlowJump(
            name: "VCN7 -> VCN8", route: Route.vcn7, jump: Step(VCN7.goVCN8),
            before: "\(trunk) + modal:VCN5/VCN7", after: "\(trunk) + modal:VCN5/VCN7/VCN8",
            parameter: "VCN7 to VCN8"),
        FlowJump(
            name: "VCN2 -> VCM1", route: Route.vcn2, jump: Step(VCN2.goVCM1),
            before: "VCN1/VCN2", after: "VCN1/VCN2 + modal:VCM1",
            parameter: "VCN2 to VCM1"),
        FlowJump(
            name: "VCN3 -> VCM1", route: Route.vcn3, jump: Step(VCN3.goVCM1),
            before: "VCN1/VCN3", after: "VCN1/VCN3 + modal:VCM1",
            parameter: "VCN3 to VCM1"),
        FlowJump(
            name: "VCM1 -> VCM2", route: Route.vcm1, jump: Step(VCM1.goVCM2),
            before: "VCN1/VCN2 + modal:VCM1", after: "VCN1/VCN2 + modal:VCM1 + modal:VCM2",
            parameter: "VCM1 to VCM2"),
        FlowJump(
            name: "VCM2 -> VCM4", route: Route.vcm2, jump: Step(VCM2.goVCM4),
            before: "VCN1/VCN2 + modal:VCM1 + modal:VCM2",
            after: "VCN1/VCN2 + modal:VCM1 + modal:VCM2 + modal:VCM4",
            parameter: "VCM2 to VCM4"),
        FlowJump(
            name: "VCN4 -> SubNavigationVC.VCN5", route: Route.vcn4, jump: Step(VCN4.goSubNavigationVC),
            before: trunk, after: "\(trunk) + modal:VCN5",
            parameter: "VCN4 to VCN5"),
        FlowJump(
            name: "VCN6 -> VCM3", route: Route.vcn6, jump: Step(VCN6.goVCM3),
            before: "\(trunk) + modal:VCN5/VCN6", after: "\(trunk) + modal:VCN5/VCN6 + modal:VCM3",
            parameter: "VCN6 to VCM3"),
    ]
}
