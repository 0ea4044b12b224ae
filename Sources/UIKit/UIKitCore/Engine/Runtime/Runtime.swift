/// The state of one running app: its loop and clock, system version, device and console.
///
/// There is one runtime at a time, as there is one `UIApplication`. A new runtime replaces all of the old one's
/// state.
@MainActor
package final class Runtime {
    /// The current runtime. Without a simulator, it is a phone with the default system on the wall clock, created at its first
    /// use.
    package static var current: Runtime {
        get { shared ?? makeDefault() }
        set {
            if shared === newValue { return }
            if let shared {
                newValue.engine.takeUnseenRequests(from: shared.engine)
                shared.loop.stand()
            }
            // Before the old runtime is released, so that no link refers to a released object.
            engineLink.object = newValue.engine
            loopLink.object = newValue.loop
            Media.host = newValue.loop
            SnapshotMisuse.report(to: SnapshotConsole())
            // The old runtime is released after the change, because the `deinit` of its pages may read this property.
            do {
                var old: Runtime? = newValue
                swap(&shared, &old)
            }
            hasIsAppearing = newValue.system >= .iOS(13)
            hasPropertyUpdates = newValue.system >= .iOS(26)
            ReadTracking.follow(newValue)
            ScreenMetrics.current = newValue.screen.metrics(in: newValue.systemOfMetrics)
            RunningApp.current = RunningApp(
                system: newValue.system, pixelsPerPoint: newValue.screen.spec.scale,
                screenTraits: newValue.screen.traitCollection, region: newValue.region,
                diagnostics: newValue.diagnostics, nextTurn: { loop.nextTurn($0, $1) })
            newValue.becomeTimeZone()
            newValue.appearances.becomeCurrent()
            newValue.loop.goOn()
        }
    }

    /// The current runtime, if one exists.
    package static var existing: Runtime? { shared }

    package static var engine: TransitionEngine { current.engine }
    package static var loop: MainLoop { current.loop }

    /// Calls a closure with the current runtime's engine, through the fastest access, because every transition uses
    /// it.
    @inline(__always)
    static func withEngine<Result>(_ body: (TransitionEngine) -> Result) -> Result {
        engineLink.with(body) ?? body(current.engine)
    }

    /// Calls a closure with the current runtime's loop, through the fastest access.
    @inline(__always)
    package static func withLoop<Result>(_ body: (MainLoop) -> Result) -> Result {
        loopLink.with(body) ?? body(current.loop)
    }

    package var isCurrent: Bool { Runtime.shared === self }

    /// Runs one turn of the loop.
    package func turn() { loop.turn() }

    /// Whether the system sends `viewIsAppearing`. Read at every appearance.
    private(set) static var hasIsAppearing = true

    /// Whether the system calls `updateProperties()`. Read for every view and view controller that is created.
    private(set) static var hasPropertyUpdates = false

    // A constant initial value, so that the getter, which every transition calls, doesn't check for initialization.
    private static var shared: Runtime?
    private static var engineLink = UnownedLink<TransitionEngine>()
    private static var loopLink = UnownedLink<MainLoop>()

    @inline(never)
    private static func makeDefault() -> Runtime {
        let made = Runtime(application: UIApplication.self)
        current = made
        return made
    }

    /// Begins a new app if the current one has ended with its simulator.
    static func replaceEnded() {
        if shared?.loop.clock == .ended { _ = makeDefault() }
    }

    /// Creates the runtime of a program without a simulator: a phone with iOS 18 on the wall clock.
    convenience init(application: UIApplication.Type) {
        self.init(system: .default, device: .iPhone16, clock: .wall, application: application)
    }

    /// Distinguishes a runtime from earlier ones. A weak reference would make every use of the object slower.
    package let number: Int
    private static var count = 0

    package let system: SystemVersion
    package let loop: MainLoop
    package let engine = TransitionEngine()
    package let diagnostics = Diagnostics()
    package let screen: UIScreen
    package let device: UIDevice
    package let application: UIApplication
    package let region: DeviceRegion
    package let accessibility = AccessibilityState()
    package let keyboard = OnScreenKeyboard()
    package var pointerPress = PointerPress()
    let appearances = Appearances()
    /// The haptic feedback that the app has played.
    package var feedback: [Feedback] = []
    let pasteboards = Pasteboards()
    /// The files outside of the app that the user can open.
    package var documents: [URL] = []
    package let spelling = SpellingWords()
    /// The state that other modules keep for this app, by its type.
    private var states: [ObjectIdentifier: AnyObject] = [:]

    /// The visible windows, in the order in which they became the front window of their level.
    package var visibleWindows: [UIWindow] = []

    /// Whether `UIView.setAnimationsEnabled(false)` is in force.
    var areAnimationsOff = false
    /// Whether a tint color was ever dimmed.
    var hasDimmedTints = false

    /// Returns the state that another module keeps for this app, and creates it at the first call.
    package func state<State: AnyObject>(_ make: @MainActor () -> State) -> State {
        if let known = states[ObjectIdentifier(State.self)] as? State { return known }
        let made = make()
        states[ObjectIdentifier(State.self)] = made
        return made
    }

    package init(
        system: SystemVersion, device: DeviceSpec, clock: LoopClock = .held,
        region: DeviceRegion = .ofMachine, application: UIApplication.Type = UIApplication.self
    ) {
        let spec = device.adapted(to: system)
        if Runtime.count > 0 {
            OpenTransactions.discard()
            LayerUpdates.discard()
        }
        Runtime.count += 1
        number = Runtime.count
        self.system = system
        self.region = region
        screen = UIScreen(spec: spec)
        self.device = UIDevice(spec: spec, system: system)
        self.application = application.make(ofItsClass: ()) as? UIApplication ?? UIApplication()
        loop = MainLoop(engine: engine, clock: clock)
    }
}
