import LifecycleStudy
import PageFlowTesting
import Simulator
import Testing

/// The log of the life cycle article, line by line.
@MainActor
@Suite(.onStage)
struct LifecycleStudyTests {
    @Test("lifecycle study prints exactly the order of document 000", arguments: [12, 13, 18])
    func order(system: Int) throws {
        let sim = Simulator(system: .iOS(system))
        let console = Console()
        sim.launch(ViewController.main())
        #expect(console.take() == Document.sectionA)

        main(of: sim).clickToEnterSecondController(nil)
        try sim.settle()
        #expect(console.take() == Document.sectionB)

        second(of: sim).clickToEnterChild1Controller(nil)
        try sim.settle()
        #expect(console.take() == Document.secondToChild)

        child(of: sim).returnMainViewController(nil)
        try sim.settle()
        #expect(console.take() == Document.sectionD)
        #expect(sim.diagnostics.isEmpty)
    }

    @Test("every page but the main one is freed")
    func freed() throws {
        let sim = try goToChild()
        let attendance = Attendance()
        attendance.note(main(of: sim).everyone)
        #expect(attendance.alive == ["ViewController", "SecondViewController", "Child1ViewController"])

        sim.clearTrace()
        child(of: sim).returnMainViewController(nil)
        try sim.settle()
        #expect(attendance.alive == ["ViewController"])
        #expect(main(of: sim).everyone.count == 1)
        let freed = sim.trace.lines.filter { $0.hasSuffix(".deinit") }
        #expect(freed == ["Child1ViewController.deinit", "SecondViewController.deinit"])
    }

    @Test("only the last hop animates, and it takes the half second")
    func lastHop() throws {
        let sim = try goToChild()
        sim.clearTrace()
        let start = sim.now
        child(of: sim).returnMainViewController(nil)
        try sim.settle()

        #expect(sim.now - start == 0.5)
        let appearance = sim.trace.filter { $0.animated != nil && $0.callback != "viewIsAppearing" }
        #expect(
            appearance.map { "\($0) \($0.animated!) \($0.time - start)" } == [
                "Child1ViewController.viewWillDisappear false 0.0",
                "SecondViewController.viewWillAppear false 0.0",
                "SecondViewController.viewDidAppear false 0.0",
                "Child1ViewController.viewDidDisappear false 0.0",
                "SecondViewController.viewWillDisappear true 0.0",
                "ViewController.viewWillAppear true 0.0",
                "ViewController.viewDidAppear true 0.5",
                "SecondViewController.viewDidDisappear true 0.5",
            ])
    }

    @Test("on the wall clock the last hop takes half a second of the wall")
    func wall() throws {
        let sim = try goToChild()
        let console = Console()
        let start = ContinuousClock.now
        child(of: sim).returnMainViewController(nil)
        sim.run(until: .atRest)
        let passed = ContinuousClock.now - start

        #expect(console.take() == Document.sectionD)
        #expect(passed >= .milliseconds(500))
        #expect(passed < .milliseconds(1500))
    }

    private func goToChild() throws -> Simulator {
        let sim = Simulator()
        StudyLog.write = { _ in }
        sim.launch(ViewController.main())
        main(of: sim).clickToEnterSecondController(nil)
        try sim.settle()
        second(of: sim).clickToEnterChild1Controller(nil)
        try sim.settle()
        return sim
    }

    private func main(of sim: Simulator) -> ViewController {
        sim.window.rootViewController as! ViewController
    }

    private func second(of sim: Simulator) -> SecondViewController {
        main(of: sim).presentedViewController as! SecondViewController
    }

    private func child(of sim: Simulator) -> Child1ViewController {
        second(of: sim).presentedViewController as! Child1ViewController
    }
}

/// Records the lines that the app logs from now on.
final class Console {
    private var lines: [String] = []

    init() {
        StudyLog.write = { [weak self] line in self?.lines.append(line) }
    }

    /// The lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// The article's log without its times.
enum Document {
    static let sectionA = [
        "mainViewCtrl invoke viewDidLoad",
        "mainViewCtrl invoke viewWillAppear",
        "mainViewCtrl invoke viewDidAppear",
    ]

    static let sectionB = [
        "SecondViewController invoke viewDidLoad",
        "mainViewCtrl invoke viewWillDisappear",
        "SecondViewController invoke viewWillAppear",
        "SecondViewController invoke viewDidAppear",
        "mainViewCtrl invoke viewDidDisappear",
        "mainViewCtrl present end",
    ]

    /// The article doesn't print this step. It is section b again, one page further.
    static let secondToChild = [
        "Child1ViewController invoke viewDidLoad",
        "SecondViewController invoke viewWillDisappear",
        "Child1ViewController invoke viewWillAppear",
        "Child1ViewController invoke viewDidAppear",
        "SecondViewController invoke viewDidDisappear",
        "SecondViewController present end",
    ]

    static let sectionD = [
        "**********************doDismiss*********************",
        "Child1ViewController dismiss begin",
        "Child1ViewController invoke viewWillDisappear",
        "SecondViewController invoke viewWillAppear",
        "SecondViewController invoke viewDidAppear",
        "Child1ViewController invoke viewDidDisappear",
        "Child1ViewController dismiss end",
        "SecondViewController dismiss begin",
        "Child1ViewController .......dealloc.......",
        "SecondViewController invoke viewWillDisappear",
        "mainViewCtrl invoke viewWillAppear",
        "mainViewCtrl invoke viewDidAppear",
        "SecondViewController invoke viewDidDisappear",
        "SecondViewController dismiss end",
        "mainViewCtrl dismiss begin",
        "SecondViewController .......dealloc.......",
    ]
}
