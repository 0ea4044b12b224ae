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
    private var observedCallback: (@MainActor (UIViewController, TraceEvent) -> Void)?
    var heldSwipe: HeldSwipe?
    /// Who watches what is done to the app and its device.
    package var observer: (any SimulatorObserver)?
    /// Called with each new simulator of a test that is recorded.
    package static var didMake: (@MainActor (Simulator) -> Void)?
    /// The test to which new simulators belong, if it takes them.
    package static weak var host: (any SimulatorHost)?
    /// The test that this simulator belongs to.
    weak var host: (any SimulatorHost)?

    /// The window that ``launch(_:)`` made; `nil` before.
    public internal(set) var window: UIWindow!

    /// Starts a device of a kind with a version of the system, any from iOS 12 on.
    ///
    /// By default the language, time zone and date are the same on every machine, so an app looks the same everywhere.
    ///
    /// - Parameters:
    ///   - orientation: the device's orientation at launch. The app launches in it if its root supports it.
    ///   - locale: the user's language and region. UIKit's own texts, date pickers, storyboards and the layout direction follow it.
    ///     `Locale.current` and `NSLocalizedString` are Foundation's, and remain those of the process.
    ///   - timeZone: the time zone, by default GMT. Foundation's formatters and `Calendar.current` follow it as well.
    ///   - now: the date at which the clock starts; see ``date``. By default, date pickers and calendars start at 9 January 2024, 9:41, and
    ///     the dates that an app passes to UIKit, such as that of a notification, are compared with the system's clock.
    ///   - application: the class of `UIApplication.shared`, which a program passes to `UIApplicationMain`.
    public init(
        device: Device = .iPhone16, system: System = .iOS(18),
        orientation: UIInterfaceOrientation = .portrait, clock: Clock = .held,
        locale: Locale = Simulator.defaultLocale, timeZone: TimeZone = .gmt, now: Date? = nil,
        application: UIApplication.Type = UIApplication.self
    ) {
        runtime = Runtime(
            system: system.version, device: device.spec, clock: clock.loopClock,
            region: DeviceRegion(locale: locale, timeZone: timeZone, now: now), application: application)
        recorder = TraceRecorder(loop: runtime.loop)
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
        limitHeldWaits()
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

    /// The date on the device's clock. Pass it to an app with an injected clock: `App(now: { sim.date })`.
    public var date: Date { runtime.date }

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

    func turnWhileBusy(atMost limit: Int) -> Bool {
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

    /// Whether exceptions are recorded, and the calls that raise them return; ``exceptions(in:)`` does this for a block.
    ///
    /// By default an exception fails a test with `.onStage` or `.onSimulator`, or of a `SimulatorTestCase`: the call that raises it returns,
    /// and the test continues. Elsewhere it ends the program.
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
