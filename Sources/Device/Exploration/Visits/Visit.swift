import AppRecording
import Foundation
import PageFlow
import Simulator

/// A running app, and a user's actions in it.
@MainActor
final class Visit {
    let app: ExploredApp
    let simulator: Simulator
    private var watch: FaultWatch
    /// When the app's tasks run.
    private let tasks: TaskTurns
    /// The possible actions on the current screen, once found.
    private var present: ActionFinder?

    /// Launches the app on a new device.
    static func launch(_ app: ExploredApp) async -> Visit {
        UIView.setAnimationsEnabled(true)
        let simulator = Simulator(device: app.device, system: app.system, application: app.application)
        simulator.recordsExceptions = true
        app.launch(simulator)
        let visit = Visit(app, in: simulator)
        await visit.rest()
        return visit
    }

    /// Creates a visit of an app that is already launched.
    ///
    /// - Parameter tasks: When the app's tasks run. With `always`, each replay is the same, even if some work never ends.
    init(_ app: ExploredApp, in simulator: Simulator, tasks: TaskTurns = .atRest) {
        (self.app, self.simulator, self.tasks) = (app, simulator, tasks)
        watch = FaultWatch()
    }

    /// Starts at an entry. Returns whether the entry exists.
    func begin(at entry: ExploredEntry) async -> Bool {
        switch entry {
        case .launch: break
        case .link(let link):
            guard let url = URL(string: link) else { return false }
            simulator.open(url)
        case .route(let number):
            guard let route = app.routes.dropFirst(number).first, let navigator else { return false }
            note("Open route \(number + 1)")
            navigator.open(route).onCompletion { _ in }
        case .registeredRoute(let name, _):
            guard let navigator, let route = Beginnings(app, navigator).route(named: name) else {
                return false
            }
            note("Open the route \(name)")
            navigator.open(route).onCompletion { _ in }
        }
        await rest()
        return true
    }

    /// Records an action that isn't a user's input, so that the recording names the actions that a replay can't repeat.
    private func note(_ words: String) { simulator.observer?.simulatorWillReceive(.other(words), named: nil) }

    /// Performs an action sequence. Returns whether each action could be performed.
    func go(_ way: ExploredWay) async -> Bool {
        guard await begin(at: way.entry) else { return false }
        for action in way.actions {
            guard await perform(action) != nil else { return false }
        }
        return true
    }

    /// The navigator of the app's window, if it exists.
    var navigator: Navigator? { simulator.window?.navigatorIfMade }

    /// The possible actions on the current screen.
    var finder: ActionFinder {
        if let present { return present }
        let finder = ActionFinder(app, simulator)
        present = finder
        return finder
    }

    /// The app's current state.
    var state: ScreenState {
        let (path, page) = Screen.path
        return ScreenState(
            path: path.map(\.withoutData), page: page?.pageName.withoutData ?? "nothing",
            visible: Set(Screen.visiblePages.map(\.pageName)).sorted(), marks: finder.marks)
    }

    /// The faults since the last call.
    func takeSightings() -> [Sighting] {
        watch.take(from: simulator, on: Screen.path.page?.pageName ?? "nothing")
    }

    /// Performs a user's action, and waits until the app settles. Returns its Swift lines; `nil` if it can't be performed.
    func perform(_ action: UserAction) async -> [String]? {
        let hand = Hand(on: simulator)
        let lines = hand.perform(action)
        present = nil
        if lines != nil { await rest() }
        return lines
    }
}

// Settling.
extension Visit {
    /// Waits until pending work ends, including tasks and the main queue's work. Work that repeats without end runs for some seconds.
    func rest() async {
        for limit in [4.0, 1, 1] {
            guard await hasMore(after: limit) else { break }
            // Endless work prevents the tasks from running.
            for _ in 0..<20 { await Task.yield() }
        }
        // The app counts as idle while PageFlow's search for leaks is pending.
        if let delay = navigator?.leaks.remainingDelay { simulator.advance(by: delay) }
        if app.patience > 0 { await ThreadCount.letThreadsWork(for: app.patience, in: simulator, limit: 4) }
        present = nil
    }

    /// Advances the clock; if tasks run only when the app is idle, until it is idle. Returns whether work is still pending.
    private func hasMore(after limit: TimeInterval) async -> Bool {
        guard tasks == .always else { return await !simulator.settled(limit: limit).pending.isEmpty }
        await simulator.advanced(to: simulator.now + limit)
        return !simulator.isAtRest
    }
}
