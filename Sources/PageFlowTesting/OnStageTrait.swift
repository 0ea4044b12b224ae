#if canImport(Testing)
    import PageFlow
    import Testing

    /// Runs one test at a time among all that carry it.
    ///
    /// A process has one running app. A test that awaits lets other tests run meanwhile; those with this trait wait.
    public struct OnStageTrait: TestTrait, SuiteTrait, TestScoping {
        /// Whether a test leaves its recording behind; `nil` for the usual, that a test that fails does.
        let recording: TestRecording?

        /// A suite's tests all get it.
        public let isRecursive = true

        /// Each case of a test takes its own turn.
        public func scopeProvider(for test: Test, testCase: Test.Case?) -> OnStageTrait? {
            testCase == nil ? nil : self
        }

        /// Runs a test when those before it have ended.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            // A test may have the trait twice, of its own and from a suite around its suite.
            guard !Turns.isHeld else { return try await function() }
            await Turns.shared.begin()
            do {
                try await Turns.$isHeld.withValue(true) {
                    try await TestReporter.$current.withValue(UntakenFailures.asIssues) {
                        try await record(test, testCase, function)
                    }
                }
            } catch {
                await Turns.shared.end()
                throw error
            }
            await Turns.shared.end()
        }

        private func record(
            _ test: Test, _ testCase: Test.Case?, _ function: @Sendable () async throws -> Void
        ) async throws {
            #if canImport(AppRecording)
                try await RecordedScope.run(
                    test, testCase, TestRecording.chosen(by: recording), performing: function)
            #else
                try await function()
            #endif
        }
    }

    extension Trait where Self == OnStageTrait {
        /// One test at a time among all that carry it: for tests whose tasks move pages.
        public static var onStage: OnStageTrait { OnStageTrait(recording: nil) }

        /// One test at a time, with a word on which of the tests leave a recording behind.
        public static func onStage(recording: TestRecording) -> OnStageTrait {
            OnStageTrait(recording: recording)
        }
    }

    /// Who may go on stage, in the order of asking.
    private actor Turns {
        static let shared = Turns()
        /// Whether the test that this task belongs to is on stage.
        @TaskLocal static var isHeld = false

        private var isTaken = false
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func begin() async {
            guard isTaken else {
                isTaken = true
                return
            }
            await withCheckedContinuation { waiting.append($0) }
        }

        func end() {
            guard !waiting.isEmpty else {
                isTaken = false
                return
            }
            waiting.removeFirst().resume()
        }
    }
#endif
