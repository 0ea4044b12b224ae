import PageFlow
import Simulator

// What is written down of the app: callbacks, transitions, PageFlow's events, leaks.
extension LabSession {
    /// Moves the trace into the timeline.
    func readTrace() {
        for event in simulator.trace {
            note(
                Timeline.Event(
                    time: event.time, turn: event.turn, kind: .callback, page: event.controller,
                    what: event.callback,
                    isAnimated: event.animated, moment: recording.end))
        }
        simulator.clearTrace()
        for transition in simulator.runningTransitions where transitions[transition.id] == nil {
            transitions[transition.id] = timeline.end
            // A finger moves it: it has no time of its own.
            let start = transition.isInteractive ? simulator.now : transition.start
            note(
                Timeline.Event(
                    time: start, turn: 0, kind: .transition, what: transition.name,
                    end: start + transition.seconds, moment: recording.end))
        }
        let running = Set(simulator.runningTransitions.map(\.id))
        transitions = transitions.filter { running.contains($0.key) }
    }

    func note(_ event: Timeline.Event) { timeline.add(event) }

    /// Listens to the navigators of new windows. An app without PageFlow has none, and gets none.
    func watchPages() {
        for window in simulator.windowsFromTheFront {
            guard watchedWindows[ObjectIdentifier(window)] == nil, let navigator = window.navigatorIfMade
            else {
                continue
            }
            watchedWindows[ObjectIdentifier(window)] = navigator.trace.onEvent { [weak self] in self?.hear($0)
            }
            navigator.leaks.report { [weak self] leak in self?.leaks.add(leak) }
        }
    }

    private func hear(_ event: PageEvent) {
        readTrace()
        note(
            Timeline.Event(
                time: simulator.now, turn: 0, kind: .page, page: event.page,
                what: String("\(event)".dropFirst(event.page.count + 1)), moment: recording.end))
    }
}
