import AppRecording
import Foundation
import PageFlow
import Simulator

/// An app that is running, and what a user does with it.
@MainActor
final class Visit {
    let app: ExploredApp
    let simulator: Simulator
    private var watch: FaultWatch
    /// When the app's tasks run.
    private let tasks: TaskTurns
    /// What was found on the present screen.
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

    /// An app that was launched already.
    ///
    /// - Parameter tasks: when the app's tasks run. With `always`, each replay is the same, even if some work never ends.
    init(_ app: ExploredApp, in simulator: Simulator, tasks: TaskTurns = .atRest) {
        (self.app, self.simulator, self.tasks) = (app, simulator, tasks)
        watch = FaultWatch()
    }

    /// Goes where an exploration begins. Returns whether there is such a place.
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

    /// Goes a way. Returns whether each of its actions could be done.
    func go(_ way: ExploredWay) async -> Bool {
        guard await begin(at: way.entry) else { return false }
        for action in way.actions {
            guard await perform(action) != nil else { return false }
        }
        return true
    }

    /// The navigator of the app's window, where it has one.
    var navigator: Navigator? { simulator.window?.navigatorIfMade }

    /// What can be done on the present screen.
    var finder: ActionFinder {
        if let present { return present }
        let finder = ActionFinder(app, simulator)
        present = finder
        return finder
    }

    /// Where the app is.
    var state: ScreenState {
        let (path, page) = Screen.path
        return ScreenState(
            path: path.map(\.withoutData), page: page?.pageName.withoutData ?? "nothing",
            visible: Set(Screen.visiblePages.map(\.pageName)).sorted(), marks: finder.marks)
    }

    /// What was wrong since this was asked last.
    func takeSightings() -> [Sighting] {
        watch.take(from: simulator, on: Screen.path.page?.pageName ?? "nothing")
    }

    /// Does something as a user does it, and lets the app come to rest. Returns it as lines of Swift; `nil` where it cannot be done.
    func perform(_ action: UserAction) async -> [String]? {
        let hand = Hand(on: simulator)
        let lines = hand.perform(action)
        present = nil
        if lines != nil { await rest() }
        return lines
    }
}

// Coming to rest.
extension Visit {
    /// Lets what was begun end, the tasks and the main queue's work as well. What repeats without end goes on for some seconds.
    func rest() async {
        for limit in [4.0, 1, 1] {
            guard await hasMore(after: limit) else { break }
            // What has no end keeps the tasks from their turn.
            for _ in 0..<20 { await Task.yield() }
        }
        // The app counts as at rest while PageFlow's search for leaks is pending.
        if let delay = navigator?.leaks.remainingDelay { simulator.advance(by: delay) }
        if app.patience > 0, ThreadCount.now > ThreadCount.atLaunch { await waitForThreads() }
        present = nil
    }

    /// Lets time pass; if tasks run only at rest, until the app is at rest. Returns whether work is still pending.
    private func hasMore(after limit: TimeInterval) async -> Bool {
        guard tasks == .always else { return await !simulator.settled(limit: limit).pending.isEmpty }
        await simulator.advanced(to: simulator.now + limit)
        return !simulator.isAtRest
    }

    /// What other threads have done may want something done here, twice at most.
    private func waitForThreads() async {
        for _ in 0..<2 {
            usleep(UInt32(app.patience * 1e6))
            await simulator.settled(limit: 4)
        }
    }
}
