import CoreGraphics
import Foundation
import PageFlow
import Simulator

/// Records an app on a simulator: user actions, callbacks, transitions, PageFlow's events, UIKit's warnings, and, if requested, the screen.
@MainActor
package final class AppRecorder {
    /// The extent of a recording.
    package enum Detail {
        /// Steps and events, without pictures.
        case events
        /// Also the screen of each moment, and the data that a replay compares: the tree and the picture before each step, when the app is
        /// idle.
        case moments
        /// Also the pages that have left and are still alive. The timers of this search delay the app's settling.
        case momentsAndLeaks
    }

    private enum Phase {
        case recording
        /// The simulator was released, or the test's stage was closed.
        case over
    }

    /// The simulator; `nil` after its release. Its test determines its lifetime.
    package private(set) weak var simulator: Simulator?
    package let detail: Detail
    /// Whether the graph of pages is recorded if no pictures are.
    private let watchesFlow: Bool
    private var phase = Phase.recording
    /// The settings at the app's launch.
    package private(set) var settingsAtLaunch: DeviceSettings
    package private(set) var settings: DeviceSettings
    package private(set) var steps: [Step] = []
    /// When tasks run, if at all.
    let tasks: TaskTurns
    /// Whether tasks have run since the last step.
    private var tasksHaveHadTurn = true
    /// The fingers on the screen, and where they touched down.
    package private(set) var fingers: [Int: FingerStart] = [:]

    package let screen = LiveScreen()
    package private(set) var moments = Moments()
    package private(set) var timeline = Timeline()
    package private(set) var flow = DiscoveredFlow()
    private var requests = PageRequests()
    /// The controller tree and PageFlow's queue at the last update, as messages.
    package private(set) var panels = (tree: "", requests: "")
    package private(set) var leaks = LeakList()
    package private(set) var checks: [RecordedCheck] = []
    package private(set) var failures: [RecordedFailure] = []
    /// UIKit's warnings and exceptions at the end of the recording.
    private var lastConsole: [Diagnostic] = []
    /// The controller tree at the end of the recording.
    private var lastTree = ""
    private var pagesWithoutNavigator = PagesWithoutNavigator()
    /// Running transitions, each with the number of its event.
    private var transitions: [ObjectIdentifier: Int] = [:]
    private var lastAction: String?
    /// The number of performed script operations; `nil` if the user's steps are counted.
    package var operationsDone: Int?
    /// The position up to which the trace has been read.
    private var traceEnd = 0
    /// Observed windows, and the tokens that end the observation.
    private var watchedWindows: [ObjectIdentifier: HandlerToken] = [:]

    /// Starts recording a simulator.
    package init(
        of simulator: Simulator, _ settings: DeviceSettings, detail: Detail, watchesFlow: Bool = false,
        tasks: TaskTurns = .atRest
    ) {
        self.tasks = tasks
        self.watchesFlow = watchesFlow
        self.simulator = simulator
        self.detail = detail
        settingsAtLaunch = settings
        self.settings = settings
        simulator.observer = self
    }

    /// The maximum number of checks that a replay compares.
    private static let mostChecks = 2_000

    /// Whether the app has been launched.
    private var isLaunched: Bool { simulator?.window != nil }

    private var now: TimeInterval { simulator?.now ?? timeline.events.last?.time ?? 0 }

    /// UIKit's warnings and exceptions.
    package var console: [Diagnostic] { phase == .over ? lastConsole : simulator?.diagnostics ?? lastConsole }

    /// The controller tree as text.
    package var tree: String { phase == .over ? lastTree : simulator?.tree ?? lastTree }
}

// Ending.
extension AppRecorder {
    /// Records the current state, and ends the recording.
    package func end() {
        guard phase == .recording, let simulator else { return }
        noteCheck()
        look()
        end(console: simulator.diagnostics, tree: simulator.tree)
    }

    package func simulatorWillClose() { end() }

    package func simulatorWillEnd(trace: Trace, diagnostics: [Diagnostic]) {
        guard phase == .recording else { return }
        read(trace)
        end(console: diagnostics, tree: lastTree)
    }

    private func end(console: [Diagnostic], tree: String) {
        (lastConsole, lastTree, phase) = (console, tree, .over)
        for token in watchedWindows.values { token.remove() }
    }
}

// Updating.
extension AppRecorder {
    /// Records the current state. Returns the changes of the screen; `nil` if there are none, or if no pictures are recorded.
    @discardableResult
    package func look() -> News? {
        guard phase == .recording, let simulator else { return nil }
        let windows = simulator.windowsFromTheFront
        watchPages(of: windows)
        readTrace()
        lookAtRequests(of: windows)
        if detail != .events || watchesFlow { lookAtPages(of: windows, in: simulator) }
        return detail == .events ? nil : record(windows, of: simulator)
    }

    private func lookAtRequests(of windows: [UIWindow]) {
        let ended = requests.look(at: windows)
        withExtendedLifetime(ended) {}
    }

    /// The graph of the visited pages as a message, if it has changed since the last one.
    package func newsOfFlow() -> String? { flow.hasChanged ? flow.message() : nil }

    /// The graph of the visited pages, as a message.
    package func wholeFlow() -> String { flow.message() }

    /// From now on, updates after each turn of the run loop that no other turn follows at the same instant: intermediate turns are never
    /// visible.
    package func lookAfterTurns() {
        simulator?.didTurn = { [weak self] in
            if self?.simulator?.hasWorkNow == false { self?.look() }
        }
    }

    /// Whether a page has left and may still be released.
    package var waitsForPages: Bool { pagesWithoutNavigator.isWaiting }

    private func lookAtPages(of windows: [UIWindow], in simulator: Simulator) {
        guard !simulator.changesPages else { return }
        if detail == .momentsAndLeaks {
            let left = pagesWithoutNavigator.look(at: windows, now: simulator.now, after: lastAction)
            for page in left { leaks.add(page) }
        }
        let others = windows.filter { $0 !== simulator.window }.compactMap(\.rootViewController)
        if flow.look(at: simulator.window?.rootViewController, besides: others, after: lastAction) {
            lastAction = nil
        }
    }

    private func record(_ windows: [UIWindow], of simulator: Simulator) -> News? {
        panels = (ControllerTree.message(for: windows), requests.message)
        guard let news = screen.news(of: simulator) else { return nil }
        let moment = Moments.Moment(
            time: simulator.now, tree: panels.tree, requests: panels.requests,
            consoleEnd: simulator.diagnostics.count, steps: operationsDone ?? steps.count)
        switch news {
        case .screen(let whole): moments.add(moment, screen: whole)
        case .changes(let message):
            if moments.wantsWholeScreen, let whole = screen.wholeAsLastSeen(in: simulator) {
                moments.add(moment, screen: whole)
            } else {
                moments.add(moment, changes: message)
            }
        }
        return news
    }
}

// Events.
extension AppRecorder {
    /// Adds new trace events to the timeline.
    package func readTrace() {
        guard phase == .recording, let simulator else { return }
        read(simulator.trace)
        readTransitions(of: simulator)
    }

    private func read(_ trace: Trace) {
        for event in trace.dropFirst(traceEnd) {
            timeline.add(
                Timeline.Event(
                    time: event.time, turn: event.turn, kind: .callback, page: event.controller,
                    what: event.callback, isAnimated: event.animated, moment: moments.end))
        }
        traceEnd = trace.count
    }

    private func readTransitions(of simulator: Simulator) {
        let running = simulator.runningTransitions
        guard !running.isEmpty || !transitions.isEmpty else { return }
        for transition in running where transitions[transition.id] == nil {
            transitions[transition.id] = timeline.end
            // A finger drives it: it has no start time of its own.
            let start = transition.isInteractive ? simulator.now : transition.start
            timeline.add(
                Timeline.Event(
                    time: start, turn: 0, kind: .transition, what: transition.name,
                    end: start + transition.seconds, moment: moments.end))
        }
        let ids = Set(running.map(\.id))
        transitions = transitions.filter { ids.contains($0.key) }
    }

    /// Adds an event at the current time to the timeline.
    private func note(_ kind: Timeline.Event.Kind, _ what: String, of page: String = "") {
        timeline.add(
            Timeline.Event(time: now, turn: 0, kind: kind, page: page, what: what, moment: moments.end))
    }

    /// Adds a user action to the timeline.
    package func noteAction(_ action: String) {
        readTrace()
        lastAction = action
        note(.action, action)
    }

    /// Observes the navigators of new windows. It doesn't create a navigator in an app without PageFlow.
    private func watchPages(of windows: [UIWindow]) {
        for window in windows {
            guard watchedWindows[ObjectIdentifier(window)] == nil, let navigator = window.navigatorIfMade
            else { continue }
            watchedWindows[ObjectIdentifier(window)] = navigator.trace.onEvent { [weak self] in self?.hear($0)
            }
            if detail == .momentsAndLeaks {
                navigator.leaks.onLeak { [weak self] leak in self?.leaks.add(leak) }
            }
        }
    }

    private func hear(_ event: PageEvent) {
        guard phase == .recording, let simulator else { return }
        readTrace()
        lookAtRequests(of: simulator.windowsFromTheFront)
        note(.page, String("\(event)".dropFirst(event.page.count + 1)), of: event.page)
    }
}

// Failures.
extension AppRecorder {
    /// Records a failed expectation of a test and the current screen, at any level of detail.
    package func note(_ failure: RecordedFailure) {
        var failure = failure
        if phase == .recording, let simulator {
            look()
            if detail == .events { _ = record(simulator.windowsFromTheFront, of: simulator) }
        }
        (failure.time, failure.moment) = (now, max(0, moments.end - 1))
        failures.append(failure)
        timeline.add(
            Timeline.Event(
                time: now, turn: 0, kind: .failure,
                what: failure.message.split(separator: "\n").first.map(String.init) ?? "A failure",
                moment: failure.moment))
    }
}

// Steps.
extension AppRecorder: SimulatorObserver {
    package func simulatorWillClearTrace() {
        readTrace()
        traceEnd = 0
    }

    package func simulatorWillReceive(_ input: DeviceInput, named name: String?) {
        guard phase == .recording, let simulator else { return }
        if case .set(let setting) = input {
            settings.apply(setting)
            guard isLaunched else { return settingsAtLaunch.apply(setting) }
        }
        var step = Step(
            time: simulator.now, input: input, wasAtRest: simulator.isAtRest,
            tasks: tasksHaveHadTurn ? tasks : .never,
            name: name)
        waitForTasks()
        // A user action precedes its effects.
        if let action = step.action { noteAction(action) }
        if case .touch(let phase, let finger, let point) = input { note(phase, finger, point, &step) }
        if step.wasAtRest, input.beginsSomething { noteCheck() }
        steps.append(step)
    }

    /// A new task runs after the ready tasks.
    private func waitForTasks() {
        guard tasksHaveHadTurn else { return }
        tasksHaveHadTurn = false
        Task { [weak self] in self?.tasksHaveHadTurn = true }
    }

    private func note(_ phase: DeviceInput.Phase, _ finger: Int, _ point: CGPoint, _ step: inout Step) {
        switch phase {
        case .down:
            if step.name == nil, detail != .events { step.name = simulator?.name(at: point) }
            fingers[finger] = FingerStart(point: point, name: step.name)
        case .move: noteDrag(of: finger, to: point)
        case .up:
            noteDrag(of: finger, to: point)
            if let start = fingers.removeValue(forKey: finger) { noteEnd(of: start, at: point) }
        case .cancel: fingers = [:]
        }
    }

    /// A drag becomes an action when the finger has moved far enough.
    private func noteDrag(of finger: Int, to point: CGPoint) {
        guard let start = fingers[finger], !start.isDragging else { return }
        let (x, y) = (point.x - start.point.x, point.y - start.point.y)
        guard hypot(x, y) >= 10 else { return }
        fingers[finger]?.isDragging = true
        let direction = abs(x) > abs(y) ? x > 0 ? "right" : "left" : y > 0 ? "down" : "up"
        let room = min(start.point.x, (simulator?.window?.bounds.width ?? 0) - start.point.x)
        let isEdge = abs(x) > abs(y) && room < 20
        noteAction(isEdge ? "Swipe \(direction) from the edge" : "Drag \(direction) from \(start.place)")
    }

    private func noteEnd(of start: FingerStart, at point: CGPoint) {
        guard start.isDragging else { return noteAction("Tap \(start.place)") }
        readTrace()
        let way = Int(bounded: hypot(point.x - start.point.x, point.y - start.point.y))
        note(.action, "Lift the finger, \(way) points away")
    }
}

// The data that a replay compares.
extension AppRecorder {
    /// Records the state of the idle app, before a step and at the end, for comparison in a replay.
    private func noteCheck() {
        if let check = presentCheck { checks.append(check) }
    }

    /// The checks of a recording that is written while the app is running. The last one isn't stored: otherwise the checks would
    /// depend on how often the recording was written.
    package var checksUpToNow: [RecordedCheck] {
        checks + (phase == .recording ? presentCheck.map { [$0] } ?? [] : [])
    }

    private var presentCheck: RecordedCheck? {
        guard isLaunched, detail != .events, checks.count < Self.mostChecks, let simulator else { return nil }
        readTrace()
        return RecordedCheck(
            steps: steps.count, time: simulator.now, tree: simulator.tree, eventEnd: timeline.end,
            picture: Data(simulator.picture().svg.utf8).packed)
    }
}
