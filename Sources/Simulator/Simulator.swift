@_exported import UIKit

/// A device to run an app on, without a device.
///
/// Making one resets the application, its scenes and the clock. By default the clock is held: nothing happens later until
/// the test says so. On the two other clocks the main run loop moves it, and the waits of XCTest and Foundation see what
/// comes; see ``Clock``. Make it inside a test's body: of several simulators the one that was used last runs its app, and
/// when that is gone the one before it goes on. When the last one is gone the clock is the wall's, as it is without a
/// simulator; but an app that it has left halfway stands still.
///
/// ```swift
/// let sim = Simulator(system: .iOS(18))
/// sim.launch(UINavigationController(rootViewController: HomeViewController()))
/// sim.trace.lines   // ["HomeViewController.viewDidLoad", "HomeViewController.viewWillAppear", …]
/// ```
@preconcurrency @MainActor
public final class Simulator {
    let runtime: Runtime
    private let recorder: TraceRecorder
    private var isTracing = true
    var heldSwipe: HeldSwipe?
    /// Who watches what is done to the app and its device.
    package var observer: (any SimulatorObserver)?
    /// Called with each new simulator of a test that is recorded.
    package static var didMake: (@MainActor (Simulator) -> Void)?
    /// Called with the words of an exception before it stops the program of a test that is recorded.
    package static var willStop: (@MainActor (String) -> Void)?

    /// The window that ``launch(_:)`` made; `nil` before.
    public internal(set) var window: UIWindow!

    /// Starts a device of a kind with a version of the system, any from iOS 12 on.
    ///
    /// - Parameters:
    ///   - orientation: how the device is held when the app launches: the app launches so if its root supports it.
    ///   - application: the class of `UIApplication.shared`, which a program names to `UIApplicationMain`.
    public init(
        device: Device = .iPhone16, system: System = .iOS(18),
        orientation: UIInterfaceOrientation = .portrait,
        clock: Clock = .held, application: UIApplication.Type = UIApplication.self
    ) {
        runtime = Runtime(
            system: system.version, device: device.spec, clock: clock.loopClock, application: application)
        recorder = TraceRecorder(loop: runtime.loop)
        takeOver()
        Self.didMake?(self)
        if let willStop = Self.willStop { runtime.diagnostics.willStop = willStop }
        if orientation != .portrait { rotate(to: orientation) }
    }

    isolated deinit {
        observer?.simulatorWillEnd(trace: trace, diagnostics: diagnostics)
        SimulatorsInUse.remove(self)
        guard runtime.isCurrent else { return }
        if let last = SimulatorsInUse.last { return last.takeOver() }
        // What a test has left halfway must not go on while others run.
        runtime.loop.follow(runtime.loop.isPending ? .held : .wall)
    }

    /// Makes this simulator the one whose app runs. Another one may have been made since.
    func takeOver() {
        guard !runtime.isCurrent else { return }
        SimulatorsInUse.use(self)
        // The last app's pages die untraced, and not before its runtime has been replaced.
        TraceRecorder.current = nil
        withExtendedLifetime(Runtime.current) { Runtime.current = runtime }
        TraceRecorder.current = isTracing ? recorder : nil
    }

    /// Shows a controller as the root of a new key window of a new scene, and lets the app come to rest.
    public func launch(_ rootViewController: UIViewController) {
        takeOver()
        let window = runtime.application.connectSceneForLaunch()
        self.window = window
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
        runtime.application.activateSceneAfterLaunch()
        _ = try? settle()
    }
}

// Time.
extension Simulator {
    /// Seconds of the simulator's clock since it was made.
    public var now: TimeInterval { runtime.loop.now }

    /// Does one turn of the run loop at the present instant.
    public func turn() {
        takeOver()
        runtime.turn()
    }

    /// Lets seconds pass at once: every turn, timer and completion that falls due, in order. A clock that is not held is
    /// set on by them, and goes on from there.
    ///
    /// When something asks for another turn 10,000 times at one instant the clock stays there, and ``diagnostics`` names
    /// it.
    public func advance(by seconds: TimeInterval) {
        takeOver()
        let end = now + seconds
        repeat {
            guard turnWhileBusy(atMost: 10_000) else {
                return runtime.diagnostics.warn(
                    NotSettled(pending: runtime.loop.pendingNames, at: now).description)
            }
            guard let next = runtime.loop.nextDeadline, next <= end else { break }
            runtime.loop.setClock(to: next)
        } while true
        runtime.loop.setClock(to: end)
        runtime.turn()
    }

    /// Lets time pass until nothing is pending, and returns what that took. Whatever the clock is, it takes no wall time.
    ///
    /// - Parameter limit: the most seconds of the simulator's clock that this may take.
    /// - Throws: ``NotSettled`` naming what is still alive after `limit` seconds, or after 10,000 turns at one
    ///   instant.
    @discardableResult
    public func settle(limit: TimeInterval = 10) throws -> Settled {
        takeOver()
        let start = now
        let firstTurn = runtime.loop.turnCount
        let end = start + limit
        while true {
            guard turnWhileBusy(atMost: 10_000) else {
                throw NotSettled(pending: runtime.loop.pendingNames, at: now)
            }
            guard let work = runtime.loop.nextWorkDeadline else { break }
            let next = min(work, runtime.loop.nextDeadline ?? work)
            guard next <= end else { throw NotSettled(pending: runtime.loop.pendingNames, at: now) }
            runtime.loop.setClock(to: next)
        }
        guard !runtime.engine.isWaiting else {
            throw NotSettled(pending: runtime.engine.pendingNames, at: now)
        }
        return Settled(seconds: now - start, turns: runtime.loop.turnCount - firstTurn)
    }

    /// The same, and lets tasks run as well, until none is ready and nothing is pending. It does not throw: what is
    /// still alive when the limit is reached stands in the result.
    ///
    /// Tasks that wait for something else, such as a sleep, a network or an answer that the test gives later, are not
    /// waited for. While there is a simulator, all tasks of the program run on the main thread in the order in which they
    /// became ready, detached ones as well: a result never depends on how busy the machine is. A thread must not be
    /// blocked until a task has ended.
    ///
    /// While it waits, other tests of the main actor may run, with simulators of their own: what a task begins then
    /// belongs to theirs. Give suites the trait `.onStage` of PageFlowTesting, or run them with
    /// `swift test --no-parallel`. In a task that has been cancelled it ends as soon as the tasks that are ready have had their
    /// turn, and moves no clock any more.
    @discardableResult
    public func settled(limit: TimeInterval = 10) async -> Settled {
        var total = Settled(seconds: 0, turns: 0)
        var end = ReadyTasks.End.stopped
        // What has stopped the tasks may be done by now, where the clock moves by itself.
        while end == .stopped || runtime.loop.isPending {
            guard !Task.isCancelled else {
                total.pending = runtime.loop.pendingNames
                return total
            }
            do {
                total.add(try settle(limit: limit - total.seconds))
            } catch {
                total.pending = (error as? NotSettled)?.pending ?? []
                return total
            }
            end = await runReadyTasks()
            if end == .endless {
                total.pending = ["a task that begins others, or yields, without end"]
                return total
            }
        }
        return total
    }

    /// Lets time pass as ``advance(by:)`` does, and lets the tasks that are ready run at each instant at which something falls due.
    package func advanced(to end: TimeInterval) async {
        repeat {
            await letTasksRun()
            guard let next = runtime.loop.nextDeadline, next <= end else { break }
            advance(by: max(0, next - now))
        } while true
        guard end > now else { return }
        advance(by: end - now)
        await letTasksRun()
    }

    /// Tasks that make work, and work that makes tasks ready, until there is neither.
    private func letTasksRun() async {
        repeat {
            advance(by: 0)
        } while await runReadyTasks() == .stopped
    }

    /// Another test may have had its turn meanwhile: who goes on here goes on with this app. A task that was cancelled has
    /// ended for its test, and takes the app from nobody.
    private func runReadyTasks() async -> ReadyTasks.End {
        let end = await ReadyTasks.run { [runtime] in runtime.loop.hasWorkNow }
        if !Task.isCancelled { takeOver() }
        return end
    }

    private func turnWhileBusy(atMost limit: Int) -> Bool {
        for _ in 0..<limit {
            guard runtime.loop.hasWorkNow else { return true }
            runtime.turn()
        }
        return !runtime.loop.hasWorkNow
    }
}

// Watching.
extension Simulator {
    /// What the controllers were told, from the beginning or since ``clearTrace()``.
    public var trace: Trace { Trace(records: recorder.records, names: recorder.nameTexts) }

    /// Forgets the trace.
    public func clearTrace() {
        takeOver()
        observer?.simulatorWillClearTrace()
        recorder.records.removeAll(keepingCapacity: true)
    }

    /// What is written down. The default, ``Records/callbacks``, is the life of pages; ``Records/nothing`` costs
    /// nothing.
    public var records: Records {
        get {
            guard isTracing else { return .nothing }
            return recorder.recordsEverything ? .everything : .callbacks
        }
        set {
            takeOver()
            isTracing = newValue != .nothing
            TraceRecorder.current = isTracing ? recorder : nil
            recorder.recordsEverything = newValue == .everything
        }
    }

    /// What UIKit has complained of, in its own words.
    public var diagnostics: [Diagnostic] { runtime.diagnostics.entries.map(Diagnostic.init) }

    /// Whether an exception is written down and the refused call returns. By default it stops the program.
    public var recordsExceptions: Bool {
        get { runtime.diagnostics.recordsExceptions }
        set { runtime.diagnostics.recordsExceptions = newValue }
    }

    /// The controllers of the window as an indented text.
    public var tree: String { window?.controllerTree ?? "" }

    /// Warns the app that memory is short: the delegate, the notification, every controller.
    public func sendMemoryWarning() {
        takeOver()
        report(.device(.memoryWarning))
        runtime.application.performMemoryWarning()
    }
}
