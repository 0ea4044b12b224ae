import ViewControllerFlowWithPageFlow

extension FlowJump {
    /// Jumps back within a stack, by one page and by several.
    static let pops = [
        FlowJump(
            name: "VCN2 -> VCN1", route: Route.vcn2, jump: Step(VCN2.back),
            before: "VCN1/VCN2", after: "VCN1",
            parameter: "VCN2 to VCN1", freed: ["VCN2"]),
        FlowJump(
            name: "VCN3 -> VCN1", route: Route.vcn3, jump: Step(VCN3.back),
            before: "VCN1/VCN3", after: "VCN1",
            parameter: "VCN3 to VCN1", freed: ["VCN3"]),
        FlowJump(
            name: "VCN4 -> VCN3", route: Route.vcn4, jump: Step(VCN4.back),
            before: trunk, after: "VCN1/VCN3",
            parameter: "VCN4 to VCN3", freed: ["VCN4"]),
        FlowJump(
            name: "VCN4 -> VCN1", route: Route.vcn4, jump: Step(VCN4.backToVCN1),
            before: trunk, after: "VCN1",
            parameter: "VCN4 to VCN1", freed: ["VCN3", "VCN4"]),
        FlowJump(
            name: "VCN6 -> VCN5", route: Route.vcn6, jump: Step(VCN6.back),
            before: "\(trunk) + modal:VCN5/VCN6", after: "\(trunk) + modal:VCN5",
            parameter: "VCN6 to VCN5", freed: ["VCN6"]),
        FlowJump(
            name: "VCN7 -> VCN5", route: Route.vcn7, jump: Step(VCN7.back),
            before: "\(trunk) + modal:VCN5/VCN7", after: "\(trunk) + modal:VCN5",
            parameter: "VCN7 to VCN5", freed: ["VCN7"]),
        FlowJump(
            name: "VCN8 -> VCN7", route: Route.vcn8, jump: Step(VCN8.back),
            before: "\(trunk) + modal:VCN5/VCN7/VCN8", after: "\(trunk) + modal:VCN5/VCN7",
            parameter: "VCN8 to VCN7", freed: ["VCN8"]),
        FlowJump(
            name: "VCN8 -> VCN5", route: Route.vcn8, jump: Step(VCN8.backToVCN5),
            before: "\(trunk) + modal:VCN5/VCN7/VCN8", after: "\(trunk) + modal:VCN5",
            parameter: "VCN8 to VCN5", freed: ["VCN7", "VCN8"]),
    ]
}
