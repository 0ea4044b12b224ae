#if canImport(Simulator)
    import Foundation
    import Simulator

    /// The test that simulators belong to. What would end its app, or never end, fails it, and the run continues.
    @MainActor
    final class TestScope: SimulatorHost {
        /// The test that a task belongs to: tests without a stage run beside it, and their simulators are not its own.
        @TaskLocal static var ofTask: TestScope?

        let waitLimit: TimeInterval
        private let name: String
        /// XCTest runs one test at a time, and not in a task.
        private let isXCTest: Bool
        private let fail: @MainActor (String) -> Void
        private weak var outer: (any SimulatorHost)?

        /// - Parameter fail: reports a failure of the test, in words.
        init(
            _ name: String, waitLimit: TimeInterval, isXCTest: Bool = false,
            fail: @escaping @MainActor (String) -> Void
        ) {
            (self.name, self.waitLimit, self.isXCTest, self.fail) = (name, waitLimit, isXCTest, fail)
        }

        /// Takes the simulators that are made from now on.
        func begin() {
            outer = Simulator.host
            Simulator.host = self
        }

        /// Takes no more.
        func end() { Simulator.host = outer }

        var takesNewSimulators: Bool { isXCTest || Self.ofTask === self }

        func simulatorDidRaise(_ exception: Diagnostic) {
            fail(
                "UIKit raised \(exception.exceptionName ?? "an exception"): \(exception.message)\n"
                    + "On a device the app ends here. An exception that the test expects: sim.exceptions { }."
            )
        }

        func simulatorDidWait(_ words: String) { fail("“\(name)” has \(words)") }
    }

    #if canImport(Testing)
        import Testing

        extension TestScope {
            /// Runs a test of Swift Testing as the host of its simulators.
            nonisolated static func run(
                _ test: Test, waitLimit: TimeInterval, performing function: @Sendable () async throws -> Void
            ) async throws {
                // What a turn of the run loop raises belongs to no task. A task of the test reports it.
                let (messages, reporter) = AsyncStream<String>.makeStream()
                let reports = Task { for await message in messages { record(message, in: test) } }
                let scope = await TestScope(test.displayName ?? test.name, waitLimit: waitLimit) { message in
                    guard Test.current?.id == test.id else { return _ = reporter.yield(message) }
                    record(message, in: test)
                }
                let outcome = await scope.outcome(of: function)
                reporter.finish()
                await reports.value
                try outcome.get()
            }

            private func outcome(
                of function: @Sendable () async throws -> Void
            ) async -> Result<Void, any Error> {
                begin()
                defer { end() }
                do {
                    try await Self.$ofTask.withValue(self) { try await function() }
                    return .success(())
                } catch {
                    return .failure(error)
                }
            }

            private nonisolated static func record(_ message: String, in test: Test) {
                Issue.record(Comment(rawValue: message), sourceLocation: test.sourceLocation)
            }
        }
    #endif
#endif
