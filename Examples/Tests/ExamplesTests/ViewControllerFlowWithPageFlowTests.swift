import DocumentPages
import PageFlow
import PageFlowTesting
import Simulator
import Testing
import ViewControllerFlowWithPageFlow

/// Every jump of the flow article, each as one line with PageFlow.
@MainActor
@Suite(.onStage)
struct ViewControllerFlowWithPageFlowTests {
    init() {
        PageLog.write = { _ in }
    }

    @Test(arguments: FlowJump.document + FlowJump.beyond)
    func `each jump reaches its page, with its parameter, and releases the pages that it leaves`(
        jump: FlowJump
    ) throws {
        let sim = Simulator()
        try launch(jump, on: sim)
        #expect(PageTree(of: sim.window).path == jump.before)
        let attendance = Attendance()
        attendance.note(sim.window.rootViewController!.everyone)
        let former = attendance.alive

        try play(jump, on: sim)

        #expect(PageTree(of: sim.window).path == jump.after)
        #expect((sim.window.visiblePage as? FlowPage)?.stringPara == jump.parameter)
        #expect(former.filter { !attendance.alive.contains($0) } == jump.freed)
        #expect(sim.diagnostics.isEmpty)
    }

    @Test(arguments: FlowJump.document)
    func `pages get the same callbacks as with the article's own code`(jump: FlowJump) throws {
        let plain = try #require(Jump.all.first { $0.name == jump.name })
        let sim = Simulator()
        try launch(jump, on: sim)
        sim.clearTrace()
        let seconds = try play(jump, on: sim)
        plain.callbacks.expect(sim.trace, in: seconds)
    }

    @Test func `no jump of the document is left out but a second form of one`() {
        let names = Set(FlowJump.document.map(\.name))
        #expect(Jump.all.map(\.name).filter { !names.contains($0) } == ["VCN4 -> VCN1 as root"])
    }

    @Test(arguments: FlowJump.beyond)
    func `a jump over stacks and modals is one animation`(jump: FlowJump) throws {
        let sim = Simulator()
        try launch(jump, on: sim)
        sim.clearTrace()
        #expect(try play(jump, on: sim) == 0.5)
        let appearing = sim.trace.filter { $0.callback == "viewDidAppear" }.map(\.controller)
        #expect(appearing.filter { $0.hasPrefix("VC") } == ["\(type(of: sim.window.visiblePage))"])
    }

    @Test func `in tabs, a modal opened from a page goes back to that page`() throws {
        let sim = Simulator()
        sim.launch(FlowTabBarController.atLaunch())
        try run(Step(VCN1.goVCN2), on: sim)
        try run(Step(VCN2.goVCM1), on: sim)
        #expect(PageTree(of: sim.window).path == "tab:0/VCN1/VCN2 + modal:VCM1")
        let attendance = Attendance()
        attendance.note([sim.window.visiblePage])
        #expect(attendance.alive == ["VCM1"])
        try run(Step(VCM1.back), on: sim)
        #expect(PageTree(of: sim.window).path == "tab:0/VCN1/VCN2")
        #expect((sim.window.visiblePage as? FlowPage)?.stringPara == "VCM1 to VCN2")
        #expect(attendance.alive == [])
    }

    @Test func `from tab to tab the top page gets the parameter, and each stack stays as it was left`() throws
    {
        let sim = Simulator()
        let tabs = FlowTabBarController.atLaunch()
        sim.launch(tabs)
        try run(Step(VCN1.goVCN2), on: sim)

        tabs.goSubTab(nil)
        try sim.settle()
        #expect(PageTree(of: sim.window).path == "tab:1/VCN5")
        #expect((sim.window.visiblePage as? FlowPage)?.stringPara == "MainNavigationVC to SubNavigationVC")

        try run(Step(VCN5.goVCN6), on: sim)
        tabs.goMainTab(nil)
        try sim.settle()
        #expect(PageTree(of: sim.window).path == "tab:0/VCN1/VCN2")
        #expect((sim.window.visiblePage as? FlowPage)?.stringPara == "SubNavigationVC to MainNavigationVC")
        #expect(tabs.shape == "FlowTabBarController(MainNavigationVC(VCN1 VCN2) SubNavigationVC(VCN5 VCN6))")
    }

    private func launch(_ jump: FlowJump, on sim: Simulator) throws {
        sim.launch(MainNavigationVC.atLaunch())
        for step in jump.route { try run(step, on: sim) }
    }

    @discardableResult
    private func play(_ jump: FlowJump, on sim: Simulator) throws -> TimeInterval {
        try run(jump.jump, on: sim)
    }

    /// Returns the seconds that the step takes.
    @discardableResult
    private func run(_ step: Step, on sim: Simulator) throws -> TimeInterval {
        try step.run(sim.window.visiblePage)
        return try sim.settle().seconds
    }
}
