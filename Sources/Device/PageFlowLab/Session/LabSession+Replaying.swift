import AppRecording
import Foundation

extension LabSession {
    /// The handling of the page's requests.
    enum Phase {
        /// Requests are performed.
        case open
        /// Requests are performed later: the app is replaying recorded steps.
        case replaying(Replaying)
    }

    /// The steps to replay, and the requests received meanwhile.
    struct Replaying {
        let steps: [Step]
        let task: Task<Void, Never>
        var messages: [PageMessage] = []
    }

    /// The performed steps; during a replay, also the steps still to be performed.
    var steps: [Step] {
        if case .replaying(let replay) = phase { replay.steps } else { recorder.steps }
    }

    /// Launches the app again and replays the steps up to a moment, each at its time. Tasks run in between, so the replay ends some turns
    /// of the program's run loop later.
    func start(replaying steps: [Step], until end: TimeInterval = 0) {
        settings = recorder.settingsAtLaunch
        prepare()
        // If the session has been released by then, nothing is replayed.
        let task: Task<Void, Never> = Task { [weak self] in await self?.replay(steps, until: end) }
        phase = .replaying(Replaying(steps: steps, task: task))
    }

    private func replay(_ steps: [Step], until end: TimeInterval) async {
        // The moments of the replay are recorded like the original ones.
        simulator.afterTurn = { [weak self] in self?.look() }
        for step in steps {
            await simulator.pass(to: step)
            look()
            perform(step.input)
        }
        await simulator.pass(to: end, tasks: .always)
        guard case .replaying(let replay) = phase else { return }
        phase = .open
        goOn()
        for message in replay.messages { receive(message) }
    }

    /// Returns when the replay has ended.
    func replayed() async {
        while case .replaying(let replay) = phase { await replay.task.value }
    }

    /// Stores a request until the replay ends; returns whether a replay is running.
    func isKept(_ message: PageMessage) -> Bool {
        guard case .replaying(var replay) = phase else { return false }
        replay.messages.append(message)
        phase = .replaying(replay)
        return true
    }
}
