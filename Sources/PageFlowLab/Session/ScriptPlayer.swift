import Foundation

/// Plays a script: an operation, a look, a pause to see it.
@MainActor
final class ScriptPlayer {
    private enum Phase {
        case waiting
        /// An operation is under way, or its pause.
        case performing
        case over
    }

    /// How long each operation can be looked at, in seconds.
    private static let pause = 0.6

    let script: any LabScript
    /// How many operations have been done.
    private(set) var done = 0
    private var phase = Phase.waiting
    /// Called before each operation with its words, and with `nil` after each.
    private let note: (String?) -> Void

    init(_ script: any LabScript, note: @escaping (String?) -> Void) {
        self.script = script
        self.note = note
    }

    /// Does the next operation, unless one is under way.
    func performNext(then next: @escaping @MainActor () -> Void = {}) {
        guard case .waiting = phase else { return }
        phase = .performing
        Task {
            await performOne()
            next()
        }
    }

    /// Does one operation after the other, as fast as a rate says: 1 gives each its pause.
    func play(rate: @escaping @MainActor () -> Double) {
        guard rate() > 0 else { return }
        performNext {
            DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause / max(rate(), 0.01)) { [weak self] in
                MainActor.assumeIsolated { self?.play(rate: rate) }
            }
        }
    }

    /// Does operations without a pause until so many are done.
    func catchUp(to count: Int) async {
        while done < count, case .waiting = phase {
            phase = .performing
            await performOne()
        }
    }

    private func performOne() async {
        let isEnd = done == script.operations.count
        note(isEnd ? "Check what must hold at the end" : script.operations[done])
        await script.perform(done)
        done += 1
        phase = isEnd || !script.faults.isEmpty ? .over : .waiting
        note(nil)
    }
}
