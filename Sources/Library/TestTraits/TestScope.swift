#if canImport(Simulator)
    import Foundation
    import Simulator

    /// The test to which simulators belong. An exception or an endless wait of a simulator's app fails the test, and the run continues.
    @MainActor
    package final class TestScope: SimulatorHost {
        /// The scope of the current task's test. Tests without a stage run at the same time, and their simulators belong to other scopes.
        @TaskLocal package static var ofTask: TestScope?

        package let waitLimit: TimeInterval
        private let name: String
        /// Whether XCTest runs the test. XCTest runs one test at a time, and not in a task.
        private let isXCTest: Bool
        private let fail: @MainActor (String) -> Void
        private weak var outer: (any SimulatorHost)?

        /// - Parameter fail: reports a failure of the test, with a message.
        package init(
            _ name: String, waitLimit: TimeInterval, isXCTest: Bool = false,
            fail: @escaping @MainActor (String) -> Void
        ) {
            (self.name, self.waitLimit, self.isXCTest, self.fail) = (name, waitLimit, isXCTest, fail)
        }

        /// Makes this scope the host of all simulators that are created from now on.
        package func begin() {
            outer = Simulator.host
            Simulator.host = self
        }

        /// Stops being the host of new simulators.
        package func end() { Simulator.host = outer }

        package var takesNewSimulators: Bool { isXCTest || Self.ofTask === self }

        package func simulatorDidRaise(_ exception: Diagnostic) {
            fail(
                "UIKit raised \(exception.exceptionName ?? "an exception"): \(exception.message)\n"
                    + "On a device the app ends here. An exception that the test expects: sim.exceptions { }."
            )
        }

        package func simulatorDidWait(_ words: String) { fail("“\(name)” has \(words)") }
    }

    #if canImport(Testing)
        import Testing

        extension TestScope {
            /// Runs a test of Swift Testing as the host of its simulators.
            package nonisolated static func run(
                _ test: Test, waitLimit: TimeInterval, performing function: @Sendable () async throws -> Void
            ) async throws {
                // An exception raised in a turn of the run loop belongs to no task. A task of the test reports it.
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
