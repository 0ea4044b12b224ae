import PageFlowTesting
import Simulator
import Testing
import ViewControllerFlow

/// Every jump of the flow article.
@MainActor
@Suite(.onStage)
struct ViewControllerFlowTests {
    init() {
        FlowLog.write = { _ in }
    }

    @Test("every jump of document 002", arguments: Jump.all)
    func jump(_ jump: Jump) throws {
        try play(jump, jump.step, parameter: jump.parameter)
    }

    @Test(
        "backward parameters by delegate",
        arguments: (Jump.pops + Jump.dismissals).filter { !$0.variants.isEmpty })
    func byDelegate(_ jump: Jump) throws {
        try play(jump, jump.variants[0], parameter: jump.parameter + " by delegate")
    }

    @Test(
        "backward parameters by notification",
        arguments: (Jump.pops + Jump.dismissals).filter { !$0.variants.isEmpty })
    func byNotification(_ jump: Jump) throws {
        try play(jump, jump.variants[1], parameter: jump.parameter + " by notification")
    }

    @Test("a page that presents by itself comes to the same as its stack")
    func presentByPage() throws {
        let sim = Simulator()
        let trunk = try launch(Route.vcn2, on: sim)
        let vcm1 = VCM1()
        vcm1.modalPresentationStyle = .fullScreen
        trunk.topViewController?.present(vcm1, animated: true)
        try sim.settle()
        #expect(vcm1.presentingViewController === trunk)
        #expect(trunk.shape == "MainNavigationVC(VCN1 VCN2) + VCM1")
    }

    private func play(_ jump: Jump, _ step: Step, parameter: String) throws {
        let sim = Simulator()
        let trunk = try launch(jump.route, on: sim)
        #expect(trunk.shape == jump.before)
        expectPresenters(of: trunk)
        let attendance = Attendance()
        attendance.note(trunk.everyone)
        let former = attendance.alive
        sim.clearTrace()

        try step.run(trunk.topmost)
        let settled = try sim.settle()

        #expect(trunk.shape == jump.after)
        expectPresenters(of: trunk)
        #expect((trunk.topmost as? FlowPage)?.stringPara == parameter)
        jump.callbacks.expect(sim.trace, in: settled.seconds)
        #expect(former.filter { !attendance.alive.contains($0) } == jump.freed)
        #expect(sim.diagnostics.isEmpty)
    }

    private func launch(_ route: [Step], on sim: Simulator) throws -> MainNavigationVC {
        let trunk = MainNavigationVC.atLaunch()
        sim.launch(trunk)
        for step in route {
            try step.run(trunk.topmost)
            try sim.settle()
        }
        return trunk
    }

    /// Checks the article's statements about `presentingViewController` for every page.
    private func expectPresenters(of trunk: MainNavigationVC) {
        let presenters = [
            "VCM1": "MainNavigationVC", "VCM2": "VCM1", "VCM4": "VCM2", "VCM3": "SubNavigationVC",
            "SubNavigationVC": "MainNavigationVC", "VCN5": "MainNavigationVC", "VCN6": "MainNavigationVC",
            "VCN7": "MainNavigationVC", "VCN8": "MainNavigationVC",
        ]
        for page in trunk.everyone {
            let presenter = trunk.everyone.first { className($0) == presenters[className(page)] }
            #expect(page.presentingViewController === presenter, "\(page)")
        }
    }
}

extension UIViewController {
    /// The topmost page.
    var topmost: UIViewController {
        everyone.last { $0.children.isEmpty } ?? self
    }
}
