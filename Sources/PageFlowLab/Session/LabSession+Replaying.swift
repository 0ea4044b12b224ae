import AppRecording
import Foundation

extension LabSession {
    /// The treatment of the page's messages.
    enum Phase {
        /// A message is performed at once.
        case open
        /// Messages wait, because the app repeats its steps.
        case replaying(Replaying)
    }

    /// Steps that are repeated, and the messages that have arrived meanwhile.
    struct Replaying {
        let steps: [Step]
        let task: Task<Void, Never>
        var messages: [PageMessage] = []
    }

    /// The steps; in a replay also those that are still to be repeated.
    var steps: [Step] {
        if case .replaying(let replay) = phase { replay.steps } else { recorder.steps }
    }

    /// Starts the app again as it was launched, and repeats the steps until a moment, each at its time. Tasks have their
    /// turn in between, so this is over some turns of the program's run loop later.
    func start(replaying steps: [Step], until end: TimeInterval = 0) {
        settings = recorder.settingsAtLaunch
        prepare()
        // A session that has ended by then repeats nothing.
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

    /// Keeps a message until the replay has ended; returns whether there is one.
    func isKept(_ message: PageMessage) -> Bool {
        guard case .replaying(var replay) = phase else { return false }
        replay.messages.append(message)
        phase = .replaying(replay)
        return true
    }
}
