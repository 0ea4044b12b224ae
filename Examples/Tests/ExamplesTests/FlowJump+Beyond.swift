import ViewControllerFlowWithPageFlow

extension FlowJump {
    /// Jumps that the article doesn't contain: from any page of the branch to any of the trunk, and past modal pages into a stack. The
    /// jumps from the branch's pages to VCN4 are among the article's dismissals.
    static let beyond = [
        FlowJump(
            name: "VCN5 -> VCN3", route: Route.vcn5,
            jump: Step { (page: VCN5) in { _ in page.jump(to: VCN3.self) } },
            before: "\(trunk) + modal:VCN5", after: "VCN1/VCN3",
            parameter: "VCN5 to VCN3", freed: ["VCN4", "SubNavigationVC", "VCN5"]),
        FlowJump(
            name: "VCN5 -> VCN1", route: Route.vcn5,
            jump: Step { (page: VCN5) in { _ in page.jump(to: VCN1.self) } },
            before: "\(trunk) + modal:VCN5", after: "VCN1",
            parameter: "VCN5 to VCN1", freed: ["VCN3", "VCN4", "SubNavigationVC", "VCN5"]),
        FlowJump(
            name: "VCN6 -> VCN3", route: Route.vcn6,
            jump: Step { (page: VCN6) in { _ in page.jump(to: VCN3.self) } },
            before: "\(trunk) + modal:VCN5/VCN6", after: "VCN1/VCN3",
            parameter: "VCN6 to VCN3", freed: ["VCN4", "SubNavigationVC", "VCN5", "VCN6"]),
        FlowJump(
            name: "VCN6 -> VCN1", route: Route.vcn6,
            jump: Step { (page: VCN6) in { _ in page.jump(to: VCN1.self) } },
            before: "\(trunk) + modal:VCN5/VCN6", after: "VCN1",
            parameter: "VCN6 to VCN1", freed: ["VCN3", "VCN4", "SubNavigationVC", "VCN5", "VCN6"]),
        FlowJump(
            name: "VCN7 -> VCN3", route: Route.vcn7,
            jump: Step { (page: VCN7) in { _ in page.jump(to: VCN3.self) } },
            before: "\(trunk) + modal:VCN5/VCN7", after: "VCN1/VCN3",
            parameter: "VCN7 to VCN3", freed: ["VCN4", "SubNavigationVC", "VCN5", "VCN7"]),
        FlowJump(
            name: "VCN7 -> VCN1", route: Route.vcn7,
            jump: Step { (page: VCN7) in { _ in page.jump(to: VCN1.self) } },
            before: "\(trunk) + modal:VCN5/VCN7", after: "VCN1",
            parameter: "VCN7 to VCN1", freed: ["VCN3", "VCN4", "SubNavigationVC", "VCN5", "VCN7"]),
        FlowJump(
            name: "VCN8 -> VCN3", route: Route.vcn8,
            jump: Step { (page: VCN8) in { _ in page.jump(to: VCN3.self) } },
            before: "\(trunk) + modal:VCN5/VCN7/VCN8", after: "VCN1/VCN3",
            parameter: "VCN8 to VCN3", freed: ["VCN4", "SubNavigationVC", "VCN5", "VCN7", "VCN8"]),
        FlowJump(
            name: "VCN8 -> VCN1", route: Route.vcn8,
            jump: Step { (page: VCN8) in { _ in page.jump(to: VCN1.self) } },
            before: "\(trunk) + modal:VCN5/VCN7/VCN8", after: "VCN1",
            parameter: "VCN8 to VCN1", freed: ["VCN3", "VCN4", "SubNavigationVC", "VCN5", "VCN7", "VCN8"]),
        FlowJump(
            name: "VCM3 -> VCN5", route: Route.vcm3,
            jump: Step { (page: VCM3) in { _ in page.jump(to: VCN5.self) } },
            before: "\(trunk) + modal:VCN5/VCN6 + modal:VCM3", after: "\(trunk) + modal:VCN5",
            parameter: "VCM3 to VCN5", freed: ["VCN6", "VCM3"]),
        FlowJump(
            name: "VCM3 -> VCN4", route: Route.vcm3,
            jump: Step { (page: VCM3) in { _ in page.jump(to: VCN4.self) } },
            before: "\(trunk) + modal:VCN5/VCN6 + modal:VCM3", after: trunk,
            parameter: "VCM3 to VCN4", freed: ["SubNavigationVC", "VCN5", "VCN6", "VCM3"]),
        FlowJump(
            name: "VCM3 -> VCN1", route: Route.vcm3,
            jump: Step { (page: VCM3) in { _ in page.jump(to: VCN1.self) } },
            before: "\(trunk) + modal:VCN5/VCN6 + modal:VCM3", after: "VCN1",
            parameter: "VCM3 to VCN1", freed: ["VCN3", "VCN4", "SubNavigationVC", "VCN5", "VCN6", "VCM3"]),
        FlowJump(
            name: "VCM4 -> VCN2", route: Route.vcm4,
            jump: Step { (page: VCM4) in { _ in page.jump(to: VCN2.self) } },
            before: "VCN1/VCN2 + modal:VCM1 + modal:VCM2 + modal:VCM4", after: "VCN1/VCN2",
            parameter: "VCM4 to VCN2", freed: ["VCM1", "VCM2", "VCM4"]),
        FlowJump(
            name: "VCM4 -> VCN1", route: Route.vcm4,
            jump: Step { (page: VCM4) in { _ in page.jump(to: VCN1.self) } },
            before: "VCN1/VCN2 + modal:VCM1 + modal:VCM2 + modal:VCM4", after: "VCN1",
            parameter: "VCM4 to VCN1", freed: ["VCN2", "VCM1", "VCM2", "VCM4"]),
    ]
}
