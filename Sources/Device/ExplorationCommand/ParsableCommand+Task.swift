import ArgumentParser
import Foundation

extension ParsableCommand {
    /// Runs a body as a task, and exits when the body ends. Meanwhile, the main thread's own run loop serves the app's tasks.
    public static func runTask(_ body: @escaping @MainActor @Sendable () async throws -> Void) -> Never {
        Task { @MainActor in
            do {
                try await body()
                exit()
            } catch {
                exit(withError: error)
            }
        }
        while true { RunLoop.main.run() }
    }
}
