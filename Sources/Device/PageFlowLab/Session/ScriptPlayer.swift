import Foundation

/// Plays a script: performs an operation, updates, and pauses.
@MainActor
final class ScriptPlayer {
    private enum Phase {
        case waiting
        /// An operation or the pause after it is running.
        case performing
        case over
    }

    /// The pause after each operation, in seconds.
    private static let pause = 0.6

    let script: any LabScript
    /// The number of performed operations.
    private(set) var done = 0
    private var phase = Phase.waiting
    /// Called before each operation with its description, and after it with `nil`.
    private let note: (String?) -> Void

    init(_ script: any LabScript, note: @escaping (String?) -> Void) {
        self.script = script
        self.note = note
    }

    /// Performs the next operation, unless one is running.
    func performNext(then next: @escaping @MainActor () -> Void = {}) {
        guard case .waiting = phase else { return }
        phase = .performing
        Task {
            await performOne()
            next()
        }
    }

    /// Performs one operation after the other at a rate: 1 gives each its full pause.
    func play(rate: @escaping @MainActor () -> Double) {
        guard rate() > 0 else { return }
        performNext {
            DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause / max(rate(), 0.01)) { [weak self] in
                MainActor.assumeIsolated { self?.play(rate: rate) }
            }
        }
    }

    /// Performs operations without pauses up to a number.
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
