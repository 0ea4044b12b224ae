@_exported import UIKit

/// A simulated device that runs an app without a real one.
///
/// Creating a simulator resets the application, its scenes and the clock. By default the clock is held: time passes only when the test
/// advances it. With the two other clocks, the main run loop moves time, and the waits of XCTest and Foundation observe the events; see
/// ``Clock``. Create the simulator inside a test's body. Of several simulators, the one used last runs its app; after its release, the
/// previous one continues. After the release of the last simulator, the clock is the wall clock, as without a simulator; an app whose work
/// was still pending at that moment doesn't continue, and the next window that is created without a scene begins a new app.
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
    /// The task that created the simulator, such as that of a test; `nil` outside a task.
    let creator = CurrentTask.number
    private var isTracing = true
    private var observedCallback: (@MainActor (UIViewController, TraceEvent) -> Void)?
    var heldSwipe: HeldSwipe?
    /// The observer of the actions on the app and its device.
    package var observer: (any SimulatorObserver)?
    /// Called with each new simulator of a recorded test.
    package static var didMake: (@MainActor (Simulator) -> Void)?
    /// The test that new simulators belong to, if it accepts them.
    package static weak var host: (any SimulatorHost)?
    /// The test that this simulator belongs to.
    weak var host: (any SimulatorHost)?

    /// The window that ``launch(_:)`` created; `nil` before.
    public internal(set) var window: UIWindow!

    /// Creates a device of a kind with a version of the system, iOS 12 or later.
    ///
    /// By default the language, time zone and date are the same on every machine, so an app looks the same everywhere.
    ///
    /// - Parameters:
    ///   - orientation: The device's orientation at launch. The app launches in it if its root supports it.
    ///   - locale: The user's language and region. UIKit's own texts, date pickers, storyboards and the layout direction follow it.
    ///     `Locale.current` and `NSLocalizedString` belong to Foundation, and keep the values of the process.
    ///   - timeZone: The time zone; defaults to GMT. Foundation's formatters and `Calendar.current` follow it as well.
    ///   - now: The date at which the clock starts; see ``date``. By default, date pickers and calendars start at January 9, 2024, 9:41,
    ///     and the dates that an app passes to UIKit, such as that of a notification, are compared with the system's clock.
    ///   - application: The class of `UIApplication.shared`, which a program passes to `UIApplicationMain`.
    public init(
        device: Device = .iPhone16, system: System = .default,
        orientation: UIInterfaceOrientation = .portrait, clock: Clock = .held,
        locale: Locale = Simulator.defaultLocale, timeZone: TimeZone = .gmt, now: Date? = nil,
        application: UIApplication.Type = UIApplication.self
    ) {
        runtime = Runtime(
            system: system.version, device: device.spec, clock: clock.loopClock,
            region: DeviceRegion(locale: locale, timeZone: timeZone, now: now), application: application)
        recorder = TraceRecorder(loop: runtime.loop)
        recorder.runsForAnotherApp = { [creator] in SimulatorsInUse.isCurrentTask(ofOtherThan: creator) }
        takeOver()
        if runtime.region.isRightToLeft { setTraits { $0.layoutDirection = .rightToLeft } }
        if let host = Self.host, host.takesNewSimulators { belong(to: host) }
        Self.didMake?(self)
        if orientation != .portrait { rotate(to: orientation) }
    }

    private func belong(to host: any SimulatorHost) {
        self.host = host
        runtime.diagnostics.failTest = { [weak host] in host?.simulatorDidRaise(Diagnostic($0)) }
        limitHeldWaits()
    }

    isolated deinit {
        observer?.simulatorWillEnd(trace: trace, diagnostics: diagnostics)
        SimulatorsInUse.remove(self)
        if runtime.isCurrent { LoopDriver.shared.heldWaitLimit = nil }
        guard runtime.isCurrent else { return }
        if let last = SimulatorsInUse.last { return last.takeOver() }
        // Work that a test left pending must not continue while other tests run.
        runtime.loop.follow(runtime.loop.isPending ? .ended : .wall)
    }

    /// Makes this simulator the running one, if another one was created since.
    func takeOver() {
        guard !runtime.isCurrent else { return }
        SimulatorsInUse.use(self)
        // The last app's pages are released without a trace, after their runtime has been replaced.
        TraceRecorder.current = nil
        withExtendedLifetime(Runtime.current) { Runtime.current = runtime }
        TraceRecorder.current = isTracing ? recorder : nil
        limitHeldWaits()
    }

    /// Shows a controller as the root of a new key window of a new scene, and waits until the app settles.
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
    /// Seconds of the simulator's clock since its creation.
    public var now: TimeInterval { runtime.loop.now }

    /// The date on the device's clock. Pass it to an app with an injected clock: `App(now: { sim.date })`.
    public var date: Date { runtime.date }

    /// Runs one turn of the run loop at the present instant.
    public func turn() {
        takeOver()
        runtime.turn()
    }

    /// Advances the clock by some seconds without waiting: runs every turn, timer and completion that is due, in order. A clock that isn't
    /// held is moved forward and continues from the new time.
    ///
    /// If work requests another turn 10,000 times at one instant, the clock stops there, and ``diagnostics`` names the work.
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

    /// Advances the clock until no work is pending, and returns the time and turns that it took. It takes no real time, whichever clock is
    /// used.
    ///
    /// - Parameter limit: The maximum number of seconds of the simulator's clock.
    /// - Throws: ``NotSettled`` with the names of the work that is still pending after `limit` seconds, or after 10,000 turns at one
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

    func turnWhileBusy(atMost limit: Int) -> Bool {
        for _ in 0..<limit {
            guard runtime.loop.hasWorkNow else { return true }
            runtime.turn()
        }
        return !runtime.loop.hasWorkNow
    }
}

// Observing.
extension Simulator {
    /// The view controllers' callbacks, from the beginning or since ``clearTrace()``.
    public var trace: Trace { Trace(records: recorder.records, names: recorder.nameTexts) }

    /// Called with each traced callback of every view controller, before the view controller's override runs. Use it in place of swizzling.
    ///
    /// ```swift
    /// sim.onCallback = { page, event in
    ///     if event.callback == "viewDidAppear" { analytics.show(page) }
    /// }
    /// ```
    ///
    /// It isn't called for `deinit`, or while ``records`` is `.nothing`.
    public var onCallback: (@MainActor (UIViewController, TraceEvent) -> Void)? {
        get { observedCallback }
        set {
            observedCallback = newValue
            guard newValue != nil else { return recorder.didRecord = nil }
            recorder.didRecord = { [weak self] page, record in
                guard let self else { return }
                observedCallback?(page, TraceEvent(record, names: recorder.nameTexts))
            }
        }
    }

    /// Clears the trace.
    public func clearTrace() {
        takeOver()
        observer?.simulatorWillClearTrace()
        recorder.records.removeAll(keepingCapacity: true)
    }

    /// The recorded callbacks. The default, ``Records/callbacks``, is the life cycle of pages. ``Records/nothing`` has no cost.
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

    /// UIKit's warnings and exceptions, in its own words.
    public var diagnostics: [Diagnostic] { runtime.diagnostics.entries.map(Diagnostic.init) }

    /// Whether exceptions are recorded, and the calls that raise them return; ``exceptions(in:)`` does this for a block.
    ///
    /// By default an exception fails a test with `.onStage` or `.onSimulator`, or of a `SimulatorTestCase`: the call that raises it returns,
    /// and the test continues. Elsewhere it ends the program.
    public var recordsExceptions: Bool {
        get { runtime.diagnostics.recordsExceptions }
        set { runtime.diagnostics.recordsExceptions = newValue }
    }

    /// The controllers of the window as indented text.
    public var tree: String { window?.controllerTree ?? "" }

    /// Sends a memory warning: the delegate, observers of the notification and every controller receive it.
    public func sendMemoryWarning() {
        takeOver()
        report(.device(.memoryWarning))
        runtime.application.performMemoryWarning()
    }
}
