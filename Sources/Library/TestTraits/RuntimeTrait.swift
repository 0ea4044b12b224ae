#if canImport(Testing) && canImport(Simulator)
    import Testing

    /// Runs the runtime's own tests one at a time. An exception that UIKit raises fails the test.
    ///
    /// PageFlowTesting's trait `.onStage` also records failed tests, and needs the library for that.
    package struct RuntimeTrait: TestTrait, SuiteTrait, TestScoping {
        /// The trait applies to all tests of a suite.
        package let isRecursive = true

        /// Each test case waits for its own turn.
        package func scopeProvider(for test: Test, testCase: Test.Case?) -> RuntimeTrait? {
            testCase == nil ? nil : self
        }

        package func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            try await Turns.run { try await TestScope.run(test, waitLimit: 10, performing: function) }
        }
    }

    extension Trait where Self == RuntimeTrait {
        /// Runs tests with this trait one at a time.
        package static var inTurn: RuntimeTrait { RuntimeTrait() }
    }
#endif
