import DocumentPages
import LifecycleStudyWithPageFlow
import PageFlow
import PageFlowTesting
import Simulator
import Testing

/// The life cycle article's problem, page c back to page a, with PageFlow.
@MainActor
@Suite(.onStage)
struct LifecycleStudyWithPageFlowTests {
    @Test(arguments: StudyReturn.all)
    func `page c returns to page a, however many pages are between`(_ back: StudyReturn) throws {
        let sim = Simulator()
        try goToChild(sim, pages: back.pages)
        let attendance = Attendance()
        attendance.note(sim.window.rootViewController!.everyone)
        #expect(attendance.alive.count == back.pages)
        sim.clearTrace()

        try back.button.run(sim.window.visiblePage)
        #expect(try sim.settle().seconds == 0.5)

        let appearance = sim.trace.filter { $0.animated != nil && $0.callback != "viewIsAppearing" }
        #expect(appearance.map { "\($0) \($0.animated!)" } == back.appearance)
        #expect(PageTree(of: sim.window).path == "ViewController")
        #expect(attendance.alive == ["ViewController"])
        #expect(sim.diagnostics.isEmpty)
    }

    @Test(arguments: [12, 13, 18])
    func `the log of BaseViewController is the document's`(system: Int) throws {
        let sim = Simulator(system: .iOS(system))
        var log: [String] = []
        PageLog.write = { log.append($0) }
        func take() -> [String] {
            defer { log = [] }
            return log
        }
        sim.launch(LoggedViewController.main())
        #expect(take() == Document.sectionA)

        try step(sim, LoggedViewController.clickToEnterSecondController)
        #expect(take() == Document.sectionB)

        try step(sim, LoggedSecondViewController.clickToEnterChild1Controller)
        #expect(take() == Document.secondToChild)

        try step(sim, LoggedChild1ViewController.returnMainViewController)
        #expect(take() == Document.sectionD)
        #expect(sim.diagnostics.isEmpty)
    }

    private func goToChild(_ sim: Simulator, pages: Int) throws {
        sim.launch(ViewController())
        try step(sim, ViewController.clickToEnterSecondController)
        for _ in 0..<pages - 3 {
            sim.window.visiblePage.open(
                SecondViewController(), by: .presented(.fullScreen), animated: false)
            try sim.settle()
        }
        try step(sim, SecondViewController.clickToEnterChild1Controller)
    }

    private func step<Page: UIViewController>(
        _ sim: Simulator,
        _ action: @escaping @MainActor @Sendable (Page) -> @MainActor (Any?) -> Void
    ) throws {
        try Step(action).run(sim.window.visiblePage)
        try sim.settle()
    }
}
