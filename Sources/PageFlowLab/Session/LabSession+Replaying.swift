import AppRecording
import Foundation

extension LabSession {
    /// What becomes of what the page asks for.
    enum Phase {
        /// It is done.
        case open
        /// It is done afterwards: the app does again what was done.
        case replaying(Replaying)
    }

    /// Steps that are done again, and what has been asked for meanwhile.
    struct Replaying {
        let steps: [Step]
        let task: Task<Void, Never>
        var messages: [PageMessage] = []
    }

    /// What was done; in a replay also what is still to be done again.
    var steps: [Step] {
        if case .replaying(let replay) = phase { replay.steps } else { recorder.steps }
    }

    /// Starts the app again as it was launched, and does again what was done until a moment, each step at its time. Tasks have their
    /// turn in between, so this is over some turns of the program's run loop later.
    func start(replaying steps: [Step], until end: TimeInterval = 0) {
        settings = recorder.settingsAtLaunch
        prepare()
        // For a session that is gone by then nothing is done again.
        let task: Task<Void, Never> = Task { [weak self] in await self?.replay(steps, until: end) }
        phase = .replaying(Replaying(steps: steps, task: task))
    }

    private func replay(_ steps: [Step], until end: TimeInterval) async {
        // What passes on the way is written down as it was.
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

    /// Returns when nothing is done again any more.
    func replayed() async {
        while case .replaying(let replay) = phase { await replay.task.value }
    }

    /// Keeps what is asked for until the replay is over; returns whether there is one.
    func isKept(_ message: PageMessage) -> Bool {
        guard case .replaying(var replay) = phase else { return false }
        replay.messages.append(message)
        phase = .replaying(replay)
        return true
    }
}
