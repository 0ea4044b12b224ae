/// Makes tests run one at a time, in the order in which they ask, because a process has one running app.
package actor Turns {
    private static let shared = Turns()
    /// Whether it is the turn of the current task's test.
    @TaskLocal private static var isHeld = false

    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Runs a test after the earlier tests have ended. A test within a turn runs at once: it may have a trait and be in a suite with one.
    package static func run(_ test: @Sendable () async throws -> Void) async throws {
        guard !isHeld else { return try await test() }
        await shared.begin()
        do {
            try await $isHeld.withValue(true) { try await test() }
        } catch {
            await shared.end()
            throw error
        }
        await shared.end()
    }

    private func begin() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func end() {
        guard !waiting.isEmpty else {
            isTaken = false
            return
        }
        waiting.removeFirst().resume()
    }
}
