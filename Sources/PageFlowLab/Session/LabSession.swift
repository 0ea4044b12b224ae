import AppRecording
import Foundation
import PageFlow
import Simulator

/// One app in the lab, from its launch: its device, its steps and its recording.
@MainActor
final class LabSession {
    /// What the page is shown.
    enum View: Equatable {
        /// The running app.
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
    /// The settings, also for the next start.
    var settings: DeviceSettings
    var pace = Pace.run
    var view = View.live
    /// What becomes of what the page asks for.
    var phase = Phase.open
    private(set) var simulator: Simulator
    /// What writes down what the app does.
    private(set) var recorder: AppRecorder
    /// What does a script, if the app is one.
    private(set) var player: ScriptPlayer?

    let elements = ScreenElements()
    var told = Told()

    /// The port, once a browser can open it.
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
    init(_ app: LabApp, _ settings: DeviceSettings? = nil, restoring activity: NSUserActivity? = nil) {
        self.app = app
        self.settings = settings ?? DeviceSettings(device: app.device)
        simulator = Simulator(clock: .held)
        recorder = AppRecorder(of: simulator, self.settings, detail: .momentsAndLeaks, tasks: .always)
        start(restoring: activity)
    }

    /// Sends a message to the browser, if there is one. A replay is not shown: the page gets its result.
    func tell(_ message: String) {
        if case .open = phase { send?(message) }
    }
}

// A browser.
extension LabSession {
    /// Tells a browser everything, and from now on what changes.
    func open(apps: [String], send: @escaping (String) -> Void) {
        self.send = send
        send(hello(apps: apps))
        guard case .open = phase else { return }
        view = .live
        showAll()
    }

    /// The browser has gone. Fingers that it had down go up.
    func close() {
        send = nil
        guard case .open = phase, !recorder.fingers.isEmpty else { return }
        simulator.cancelTouches()
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
    /// Starts the app again with what its session kept.
    func start(restoring activity: NSUserActivity? = nil) {
        prepare(restoring: activity)
        goOn()
    }

    /// Launches the app anew, and lets no time pass.
    func prepare(restoring activity: NSUserActivity? = nil) {
        simulator.afterTurn = nil
        simulator = makeSimulator()
        recorder = AppRecorder(of: simulator, settings, detail: .momentsAndLeaks, tasks: .always)
        launch(restoring: activity)
        look()
    }

    /// Lets the clock go, and shows the page what there is.
    func goOn() {
        view = .live
        run()
        simulator.afterTurn = { [weak self] in self?.planLook() }
        showAll()
    }

    private func makeSimulator() -> Simulator {
        let simulator: Simulator
        switch app.start {
        case .launch: simulator = settings.makeSimulator(of: app.application)
        case .script(let makeScript): simulator = makePlayer(of: makeScript())
        }
        simulator.recordsExceptions = true
        return simulator
    }

    /// Launches the app on a device that is set so. An interface follows the device that is held so.
    private func launch(restoring activity: NSUserActivity?) {
        simulator.observer = nil
        for setting in settings.all { setting.apply(to: simulator) }
        if case .launch(let launch) = app.start { launch(simulator, activity) }
        DeviceSetting.orientation(settings.orientation).apply(to: simulator)
        simulator.observer = recorder
    }

    /// Lets the clock go, or what moves it instead.
    func run() {
        if let player { return player.play { [weak self] in self?.pace.rate ?? 0 } }
        simulator.follow(.wall)
        simulator.run(atRate: pace.rate)
    }

    /// The script's app becomes the one that is shown.
    private func makePlayer(of script: any LabScript) -> Simulator {
        script.simulator.records = .everything
        player = ScriptPlayer(script) { [weak self] operation in self?.note(operation, of: script) }
        return script.simulator
    }

    private func note(_ operation: String?, of script: any LabScript) {
        guard script.simulator === simulator else { return }
        recorder.operationsDone = player?.done
        if let operation { return recorder.noteAction(operation) }
        for fault in script.faults { simulator.warn(fault) }
        look()
    }

    /// Tells the page everything again.
    private func showAll() {
        told = Told()
        tell(recorder.screen.whole(of: simulator).message())
        tell(recorder.wholeFlow())
        look()
    }
}

// Looking.
extension LabSession {
    /// Looks soon, once for turns in quick succession.
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
        guard recorder.screen.isRedrawn, pace != .pause else { return }
        lookPhase = .planned
        DispatchQueue.main.asyncAfter(deadline: .now() + PictureMotion.interval) { [weak self] in
            MainActor.assumeIsolated { self?.lookAsPlanned() }
        }
    }

    /// Records the current state, and sends the changes to the page.
    func look() {
        let news = recorder.look()
        // The trace is in the timeline now, and would grow.
        simulator.clearTrace()
        if recorder.waitsForPages { lookAgain() }
        if let news, view == .live { tell(news.message) }
        tellNews()
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

    private func tellNews() {
        guard send != nil else { return }
        let windows = simulator.windowsFromTheFront
        let news = [
            told.ifNew(\.settings, settingsMessage), told.ifNew(\.elements, elementsMessage(windows)),
            told.ifNew(\.input, inputMessage), view == .live ? told.ifNew(\.tree, recorder.panels.tree) : nil,
            told.ifNew(\.requests, recorder.panels.requests), told.ifNew(\.leaks, recorder.leaks.message),
            told.moments(of: recorder.moments), told.events(of: recorder.timeline),
            told.console(simulator.diagnostics), recorder.newsOfFlow(),
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
            json.settings(settings)
        }
    }
}
