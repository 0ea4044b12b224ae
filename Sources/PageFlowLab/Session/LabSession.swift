import FlowGraph
import Foundation
import PageFlow
import Simulator

/// One app in the lab, from its launch: the device that it runs on, what was done, what was seen.
@MainActor
final class LabSession {
    /// What the page is shown.
    enum View: Equatable {
        /// The app as it goes on.
        case live
        /// A moment of the recording.
        case moment(Int)
    }

    /// How the clock goes.
    enum Pace: String {
        case run, slow, pause

        /// Seconds of the clock in one second of the wall.
        var rate: Double {
            switch self {
            case .run: 1
            case .slow: 0.1
            case .pause: 0
            }
        }
    }

    let app: LabApp
    var settings = Settings()
    /// What was set when the app was launched: what is replayed begins with it.
    private(set) var settingsAtLaunch = Settings()
    var pace = Pace.run
    var view = View.live
    var simulator: Simulator
    /// What does a script, if the app is one.
    private(set) var player: ScriptPlayer?
    var steps: [Step] = []
    /// Where fingers came down that are still there, and what they came down on.
    var fingers: [Int: FingerStart] = [:]

    var screen = LiveScreen()
    let elements = ScreenElements()
    var recording = Recording()
    var timeline = Timeline()
    var flow = DiscoveredFlow()
    var requests = PageRequests()
    var leaks = LeakList()
    var pagesWithoutNavigator = PagesWithoutNavigator()
    var transitions: [ObjectIdentifier: Int] = [:]
    var lastAction: String?
    var told = Told()
    /// Watched windows, and what tells them apart from later ones.
    var watchedWindows: [ObjectIdentifier: HandlerToken] = [:]

    /// The port that it is at, once somebody can open it.
    var port: UInt16?

    /// What tells that the program is to end, if something is to be kept then.
    var endSignal: (any DispatchSourceSignal)?

    private enum LookPhase {
        case idle
        /// A look has been planned.
        case planned
    }

    private var lookPhase = LookPhase.idle
    private var laterPhase = LookPhase.idle
    /// Where messages go; `nil` while no browser is there.
    private var send: ((String) -> Void)?

    /// Starts an app.
    init(_ app: LabApp, _ settings: Settings? = nil, restoring activity: NSUserActivity? = nil) {
        self.app = app
        self.settings = settings ?? Settings(device: app.device)
        simulator = Simulator(clock: .held)
        start(restoring: activity)
    }

    /// Sends a message to the browser, if there is one.
    func tell(_ message: String) { send?(message) }
}

// A browser.
extension LabSession {
    /// Tells a browser everything, and from now on what changes.
    func open(apps: [String], send: @escaping (String) -> Void) {
        self.send = send
        view = .live
        tell(hello(apps: apps))
        showAll()
    }

    /// The browser has gone. Fingers that it had down go up.
    func close() {
        send = nil
        for finger in fingers.keys.sorted() { perform(.touch(.cancel, finger: finger, at: .zero)) }
    }

    private func hello(apps: [String]) -> String {
        JSONText.message("hello") { json in
            json.member("app", app.name)
            json.member("apps", apps)
            json.member("devices", Device.named.map(\.key))
            json.member("version", 1)
        }
    }
}

// Starting.
extension LabSession {
    /// Starts the app again with what its session kept, and does again what was done.
    func start(replaying replayed: [Step]? = nil, restoring activity: NSUserActivity? = nil) {
        simulator.afterTurn = nil
        if replayed == nil { settingsAtLaunch = settings } else { settings = settingsAtLaunch }
        switch app.start {
        case .launch: simulator = settings.makeSimulator(of: app.application)
        case .script(let makeScript): player = player(of: makeScript())
        }
        simulator.recordsExceptions = true
        (screen, recording, timeline) = (LiveScreen(), Recording(), Timeline())
        (flow, requests, leaks) = (DiscoveredFlow(), PageRequests(), LeakList())
        pagesWithoutNavigator = PagesWithoutNavigator()
        (steps, fingers, transitions, watchedWindows, lastAction) = ([], [:], [:], [:], nil)
        // A replay is not shown: the page gets what comes of it.
        let browser = send
        send = nil
        for setting in settings.all { setting.apply(to: simulator) }
        if case .launch(let launch) = app.start { launch(simulator, activity) }
        // An interface follows the device that is held so.
        Setting.orientation(settings.orientation).apply(to: simulator)
        look()
        // What passes on the way is written down as it was.
        simulator.afterTurn = { [weak self] in self?.look() }
        for step in replayed ?? [] { replay(step) }
        view = .live
        run()
        simulator.afterTurn = { [weak self] in self?.planLook() }
        send = browser
        showAll()
    }

    /// Lets the clock go, or what moves it instead.
    func run() {
        if let player { return player.play { [weak self] in self?.pace.rate ?? 0 } }
        simulator.follow(.wall)
        simulator.run(atRate: pace.rate)
    }

    /// The script's app becomes the one that is shown.
    private func player(of script: any LabScript) -> ScriptPlayer {
        simulator = script.simulator
        simulator.records = .everything
        return ScriptPlayer(script) { [weak self] operation in self?.note(operation, of: script) }
    }

    private func note(_ operation: String?, of script: any LabScript) {
        guard script.simulator === simulator else { return }
        if let operation { return noteAction(operation, at: simulator.now) }
        for fault in script.faults { simulator.warn(fault) }
        look()
    }

    /// Tells the page everything again.
    private func showAll() {
        told = Told()
        tell(screen.whole(of: simulator).message())
        tell(flow.message())
        look()
    }

    private func replay(_ step: Step) {
        if step.time > simulator.now { simulator.advance(by: step.time - simulator.now) }
        look()
        perform(step.input, at: step.time)
    }
}

// Looking.
extension LabSession {
    /// Looks soon: turns that come together are looked at together.
    func planLook() {
        guard case .idle = lookPhase else { return }
        lookPhase = .planned
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.lookAsPlanned() }
        }
    }

    private func lookAsPlanned() {
        lookPhase = .idle
        look()
        guard screen.isRedrawn, pace != .pause else { return }
        lookPhase = .planned
        DispatchQueue.main.asyncAfter(deadline: .now() + PictureMotion.interval) { [weak self] in
            MainActor.assumeIsolated { self?.lookAsPlanned() }
        }
    }

    /// Writes down what there is now, and tells the page what is new.
    func look() {
        watchPages()
        readTrace()
        let windows = simulator.windowsFromTheFront
        let tree = ControllerTree.message(for: windows)
        record(tree)
        lookAtPages(of: windows)
        tellNews(of: windows, tree)
    }

    /// Which page is visible, and which has left and lives on.
    private func lookAtPages(of windows: [UIWindow]) {
        guard !simulator.changesPages else { return }
        let left = pagesWithoutNavigator.look(at: windows, now: simulator.now, after: lastAction)
        for page in left { leaks.add(page) }
        if pagesWithoutNavigator.isWaiting { lookAgain() }
        if flow.look(at: simulator.window?.rootViewController, after: lastAction) { lastAction = nil }
    }

    /// Looks when a page that has left should be gone. While the clock stands the next turn looks.
    private func lookAgain() {
        guard case .idle = laterPhase, pace != .pause else { return }
        laterPhase = .planned
        let seconds = PagesWithoutNavigator.patience * 1.1 / pace.rate
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
            MainActor.assumeIsolated {
                self?.laterPhase = .idle
                self?.planLook()
            }
        }
    }

    private func record(_ tree: String) {
        guard let news = screen.news(of: simulator) else { return }
        let moment = Recording.Moment(time: simulator.now, tree: tree, steps: player?.done ?? steps.count)
        switch news {
        case .screen(let whole): recording.add(moment, screen: whole)
        case .changes(let message):
            if recording.wantsWholeScreen, let whole = screen.wholeAsLastSeen(in: simulator) {
                recording.add(moment, screen: whole)
            } else {
                recording.add(moment, changes: message)
            }
        }
        guard view == .live else { return }
        switch news {
        case .screen(let whole): tell(whole.message())
        case .changes(let message): tell(message)
        }
    }

    private func tellNews(of windows: [UIWindow], _ tree: String) {
        guard send != nil else { return }
        requests.look(at: windows)
        let news = [
            told.ifNew(\.settings, settingsMessage), told.ifNew(\.elements, elementsMessage(windows)),
            told.ifNew(\.input, inputMessage), view == .live ? told.ifNew(\.tree, tree) : nil,
            told.ifNew(\.requests, requests.message), told.ifNew(\.leaks, leaks.message),
            told.moments(of: recording), told.events(of: timeline), told.console(simulator.diagnostics),
            flow.hasChanged ? flow.message() : nil,
        ]
        for message in news.compactMap({ $0 }) { tell(message) }
    }

    private func elementsMessage(_ windows: [UIWindow]) -> String {
        let read = elements.read(windows)
        return JSONText.message("elements") { json in
            json.key("elements")
            json.array(read) { $0.element($1) }
        }
    }

    private var inputMessage: String {
        let (isTaken, frame) = (simulator.takesText, simulator.frameOfTypedText)
        return JSONText.message("input") { json in
            json.member("text", isTaken)
            guard let frame else { return }
            json.member("x", Double(frame.minX))
            json.member("y", Double(frame.minY))
            json.member("width", Double(frame.width))
            json.member("height", Double(frame.height))
        }
    }

    private var settingsMessage: String {
        JSONText.message("settings") { json in
            json.member("clock", pace.rawValue)
            json.member("device", settings.device)
            json.member("system", settings.system)
            json.member("orientation", settings.orientation.rawValue)
            json.member("style", settings.style.rawValue)
            json.member("textSize", settings.textSize.rawValue)
            json.member("direction", settings.direction.rawValue)
            json.member("contrast", settings.contrast.rawValue)
            for feature in Setting.Accessibility.allCases {
                json.member(feature.rawValue, settings.accessibility.contains(feature))
            }
        }
    }
}
