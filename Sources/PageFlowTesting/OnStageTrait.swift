#if canImport(Testing)
    import PageFlow
    import Testing
    import UIKit

    #if canImport(Simulator)
        import Simulator
    #endif

    /// Runs one test at a time among all that carry it.
    ///
    /// A process has one running app. A test that awaits lets other tests run meanwhile; those with this trait wait.
    public struct OnStageTrait: TestTrait, SuiteTrait, TestScoping {
        /// Whether a test leaves its recording behind; `nil` for the usual, that a test that fails does.
        let recording: TestRecording?
        /// The seconds that a test may wait for work that needs the held clock to move.
        let waitLimit: TimeInterval
        #if canImport(Simulator)
            /// The device of the stages that a test makes.
            var device = StageDevice()
        #endif

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
                    try await TestReporter.$current.withValue(UnhandledFailures.asIssues) {
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
                try await RecordedScope.run(test, testCase, TestRecording.chosen(by: recording)) {
                    try await TestScope.run(test, waitLimit: waitLimit) {
                        try await StageDevice.$ofTask.withValue(device) { try await function() }
                    }
                }
            #else
                try await function()
            #endif
        }
    }

    extension Trait where Self == OnStageTrait {
        /// One test at a time among all that carry it: for tests whose tasks move pages.
        public static var onStage: OnStageTrait { onStage() }

        /// One test at a time among all that carry it.
        ///
        /// An exception that UIKit raises fails the test, and the run continues.
        ///
        /// - Parameters:
        ///   - recording: which of the tests leave a recording behind; `nil` for those that fail.
        ///   - waitLimit: seconds of real time that a test may wait for work that needs the held clock to move. Then the test fails
        ///     with the names of the pending work, and the clock moves by itself.
        public static func onStage(
            recording: TestRecording? = nil, waitLimit: TimeInterval = 10
        ) -> OnStageTrait {
            OnStageTrait(recording: recording, waitLimit: waitLimit)
        }

        #if canImport(Simulator)
            /// One test at a time among all that carry it, on stages of another device. On Apple's systems the device is the one that
            /// hosts the tests: write the trait inside `#if canImport(Simulator)`.
            ///
            /// ```swift
            /// @Test(.onStage(device: .iPadPro11, system: .iOS(17), locale: Locale(identifier: "de_DE")))
            /// ```
            ///
            /// - Parameters:
            ///   - device: the device of each ``Stage`` that the test makes.
            ///   - system: its system.
            ///   - orientation: the orientation of its interface.
            ///   - textSize: the text size that its user has set.
            ///   - locale: its language and region.
            ///   - timeZone: its time zone.
            ///   - now: the date at which its clock starts; `nil` for 9 January 2024, 9:41.
            ///   - recording: which of the tests leave a recording behind; `nil` for those that fail.
            ///   - waitLimit: seconds of real time that a test may wait for work that needs the held clock to move.
            public static func onStage(
                device: Device, system: System = .iOS(18), orientation: UIInterfaceOrientation = .portrait,
                textSize: UIContentSizeCategory = .large, locale: Locale = Simulator.defaultLocale,
                timeZone: TimeZone = .gmt, now: Date? = nil, recording: TestRecording? = nil,
                waitLimit: TimeInterval = 10
            ) -> OnStageTrait {
                let device = StageDevice(
                    device: device, system: system, orientation: orientation, textSize: textSize,
                    locale: locale,
                    timeZone: timeZone, now: now)
                return OnStageTrait(recording: recording, waitLimit: waitLimit, device: device)
            }
        #endif
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
