import AppRecording
import Foundation
import PageFlow
import Simulator

/// One app in the lab, from its launch: its device, its input, its recording.
@MainActor
final class LabSession {
    /// The content that the page shows.
    enum View: Equatable {
        /// The running app.
        case live
        /// A moment of the recording.
        case moment(Int)
    }

    /// The speed of the clock.
    enum Pace: String {
        case run, slow, pause

        /// Seconds of the clock per second of real time.
        var rate: Double {
            switch self {
            case .run: 1
            case .slow: 0.1
            case .pause: 0
            }
        }
    }

    let app: LabApp
    /// The settings, also for the next launch.
    var settings: DeviceSettings
    var pace = Pace.run
    var view = View.live
    /// The handling of the page's requests.
    var phase = Phase.open
    private(set) var simulator: Simulator
    /// The recorder of the app.
    private(set) var recorder: AppRecorder
    /// The player of the script, if the app is one.
    private(set) var player: ScriptPlayer?

    let elements = ScreenElements()
    var told = Told()

    /// The port, once a browser can connect.
    var port: UInt16?

    /// The source of the signal that ends the program, if state is to be saved then.
    var endSignal: (any DispatchSourceSignal)?

    private enum LookPhase {
        case idle
        /// An update is scheduled.
        case planned
    }

    private var lookPhase = LookPhase.idle
    private var laterPhase = LookPhase.idle
    /// Sends messages to the browser; `nil` if none is connected.
    private var send: ((String) -> Void)?

    /// Launches an app.
    init(_ app: LabApp, _ settings: DeviceSettings? = nil, restoring activity: NSUserActivity? = nil) {
        self.app = app
        self.settings = settings ?? DeviceSettings(device: app.device)
        simulator = Simulator(clock: .held)
        recorder = AppRecorder(of: simulator, self.settings, detail: .momentsAndLeaks, tasks: .always)
        start(restoring: activity)
    }

    /// Sends a message to the browser, if one is connected. During a replay no messages are sent; the page receives the result.
    func tell(_ message: String) {
        if case .open = phase { send?(message) }
    }
}

// Browser connections.
extension LabSession {
    /// Sends a browser the complete state, and later changes.
    func open(apps: [String], send: @escaping (String) -> Void) {
        self.send = send
        send(hello(apps: apps))
        guard case .open = phase else { return }
        view = .live
        showAll()
    }

    /// The browser has disconnected. Its fingers are lifted.
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

// Launching.
extension LabSession {
    /// Launches the app again with the activity that its session saved.
    func start(restoring activity: NSUserActivity? = nil) {
        prepare(restoring: activity)
        goOn()
    }

    /// Launches the app again without advancing the clock.
    func prepare(restoring activity: NSUserActivity? = nil) {
        simulator.afterTurn = nil
        simulator = makeSimulator()
        recorder = AppRecorder(of: simulator, settings, detail: .momentsAndLeaks, tasks: .always)
        launch(restoring: activity)
        look()
    }

    /// Starts the clock, and shows the current state on the page.
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

    /// Launches the app on a device with the current settings. The interface follows the orientation of the device.
    private func launch(restoring activity: NSUserActivity?) {
        simulator.observer = nil
        for setting in settings.all { setting.apply(to: simulator) }
        if case .launch(let launch) = app.start { launch(simulator, activity) }
        DeviceSetting.orientation(settings.orientation).apply(to: simulator)
        simulator.observer = recorder
    }

    /// Starts the clock, or the script that moves it.
    func run() {
        if let player { return player.play { [weak self] in self?.pace.rate ?? 0 } }
        simulator.follow(.wall)
        simulator.run(atRate: pace.rate)
    }

    /// Shows the app of the script.
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

    /// Sends the page the complete state again.
    private func showAll() {
        told = Told()
        tell(recorder.screen.whole(of: simulator).message())
        tell(recorder.wholeFlow())
        look()
    }
}

// Updating.
extension LabSession {
    /// Schedules an update: turns in quick succession share one.
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

    /// Records the current state, and sends the page the changes.
    func look() {
        let news = recorder.look()
        // The trace is now in the timeline, and would grow otherwise.
        simulator.clearTrace()
        if recorder.waitsForPages { lookAgain() }
        if let news, view == .live { tell(news.message) }
        tellNews()
    }

    /// Updates at the time when a page that has left should be released. If the clock is paused, the next turn updates.
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
