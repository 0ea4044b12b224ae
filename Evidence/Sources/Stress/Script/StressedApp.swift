import Simulator

/// An app that operations are performed on.
@MainActor
protocol StressedApp: AnyObject {
    var sim: Simulator { get }
    var user: User { get }
    var director: Director { get }
    var nested: NestedOperations { get }
    var waits: Waits { get }
    /// The violated conditions.
    var faults: [String] { get set }

    /// Performs an operation that is a call of app code.
    func call(_ operation: Operation)

    /// Pushes a page onto a visible stack with an animation. The default does nothing.
    func beginPush(_ operation: Operation)

    /// Calls a verb of the top page of a visible stack. The default does nothing.
    func callVerb(_ operation: Operation)

    /// Presents or dismisses according to the operation, with a completion.
    func present(_ operation: Operation, completion: @escaping () -> Void)
    func dismiss(_ operation: Operation, completion: @escaping () -> Void)

    /// The presenting and the presented controller, for app code that presents by itself.
    func choosePresentation(_ operation: Operation) -> (
        presenter: UIViewController, presented: UIViewController
    )?
    /// The controller that the dismissal is sent to.
    func chooseReceiver(ofDismissal operation: Operation) -> UIViewController?

    /// Checks the conditions that hold when no work is pending and no finger is on the screen.
    func check()

    /// Checks the conditions that hold at the end of the script.
    func checkEnd() async
}

extension Simulator {
    /// Creates the simulator with the system and the clock that a script requires.
    convenience init(for script: StressScript, device: Device = .iPhone16) {
        self.init(
            device: device, system: script.root / 3 % 2 == 0 ? .iOS(18) : .iOS(26),
            clock: script.root / 6 % 4 == 0 ? .eager : .held)
    }
}

extension StressedApp {
    func report(_ fault: String) { faults.append(fault) }

    func run(_ operation: Operation) {
        waits.phase = .inOperation
        defer { waits.phase = .betweenOperations }
        if let callback = operation.callback { return nested.wait(for: callback, operation) }
        switch operation.kind {
        case .settle: checkAtRest()
        case .advance: sim.advance(by: [0, 0.05, 0.2, 0.4][Int(operation.choice % 4)])
        case .memoryWarning: sim.sendMemoryWarning()
        case .tapBackTwice:
            for _ in 0..<2 { user.perform(operation.changed(to: .tapBack)) }
        case .swipeDuringPush:
            duringPush(operation) { user.perform(operation.changed(to: .swipe)) }
        case .verbDuringPush: duringPush(operation) { callVerb(operation) }
        case let kind where kind.isCode: perform(operation)
        default: user.perform(operation)
        }
    }

    private func duringPush(_ operation: Operation, _ act: () -> Void) {
        beginPush(operation)
        sim.advance(by: 0.1)
        act()
    }

    func beginPush(_ operation: Operation) {}

    func callVerb(_ operation: Operation) {}

    func callbackCame() {
        nested.callbackCame { perform($0) }
    }

    private func perform(_ operation: Operation) {
        if director.drives(operation) { return }
        switch operation.kind {
        case .runLoop: runRunLoop(operation)
        case let kind where kind.isWait: wait(operation)
        default: call(operation)
        }
    }

    /// Lifts all fingers and settles the app.
    func comeToRest() {
        nested.drop()
        user.rest()
        // A transition that waited for a driven transition may be driven too.
        repeat { _ = try? sim.settle(limit: 100) } while director.letGo()
        settle()
    }

    func checkAtRest() {
        comeToRest()
        check()
        user.forget()
    }

    /// When no work is pending and no task is ready, every wait has ended once. Code after a wait may begin other waits.
    func checkWaits() async {
        repeat { await sim.settled(limit: 100) } while director.letGo()
        for fault in waits.faults { report(fault) }
        if faults.isEmpty { checkAtRest() }
    }

    func settle() {
        do { try sim.settle(limit: 100) } catch { report("\(error)") }
    }

    /// Every controller of the window, once.
    var allControllers: [UIViewController] { sim.window.rootViewController?.withDescendants ?? [] }

    func pick<Element>(_ choice: UInt64, from list: [Element]) -> Element? {
        list.isEmpty ? nil : list[Int(choice % UInt64(list.count))]
    }
}

/// Operations that run in a callback. One at a time is issued: callbacks that it causes count for the following ones.
@MainActor
final class NestedOperations {
    private var waiting: [(countdown: Int, operation: Operation)] = []
    private var isIssuing = false

    var isEmpty: Bool { waiting.isEmpty }

    func wait(for countdown: Int, _ operation: Operation) { waiting.append((countdown, operation)) }

    func drop() { waiting.removeAll() }

    func callbackCame(_ perform: (Operation) -> Void) {
        guard !waiting.isEmpty, !isIssuing else { return }
        waiting[0].countdown -= 1
        guard waiting[0].countdown < 0 else { return }
        let operation = waiting.removeFirst().operation
        isIssuing = true
        perform(operation)
        isIssuing = false
    }
}
