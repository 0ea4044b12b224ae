#if canImport(Testing)
    import PageFlow
    import TestTraits
    import Testing
    import UIKit

    #if canImport(Simulator)
        import Simulator
    #endif

    /// Runs tests with this trait one at a time.
    ///
    /// A process has one running app. While a test awaits, other tests can run; tests with this trait wait.
    public struct OnStageTrait: TestTrait, SuiteTrait, TestScoping {
        /// Which tests leave a recording; `nil` for the default, a failed test.
        let recording: TestRecording?
        /// The seconds that a test may wait for work that needs the held clock to move.
        let waitLimit: TimeInterval
        #if canImport(Simulator)
            /// The device of the stages that a test makes.
            var device = StageDevice()
        #endif

        /// The trait applies to all tests of a suite.
        public let isRecursive = true

        /// Each test case waits for its own turn.
        public func scopeProvider(for test: Test, testCase: Test.Case?) -> OnStageTrait? {
            testCase == nil ? nil : self
        }

        /// Runs a test after the earlier tests have ended.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            try await Turns.run {
                try await TestReporter.$current.withValue(UnhandledFailures.asIssues) {
                    try await record(test, testCase, function)
                }
            }
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
        /// Runs tests with this trait one at a time. Use it for tests whose tasks move pages.
        public static var onStage: OnStageTrait { onStage() }

        /// Runs tests with this trait one at a time.
        ///
        /// An exception that UIKit raises fails the test, and the run continues.
        ///
        /// - Parameters:
        ///   - recording: which tests leave a recording; `nil` for failed tests.
        ///   - waitLimit: seconds of real time that a test may wait for work that needs the held clock to move. After that, the test fails
        ///     with the names of the pending work, and the clock moves by itself.
        public static func onStage(
            recording: TestRecording? = nil, waitLimit: TimeInterval = 10
        ) -> OnStageTrait {
            OnStageTrait(recording: recording, waitLimit: waitLimit)
        }

        #if canImport(Simulator)
            /// Runs tests with this trait one at a time, on stages with another device. On Apple's systems the tests use the device that hosts
            /// them: write the trait inside `#if canImport(Simulator)`.
            ///
            /// ```swift
            /// @Test(.onStage(device: .iPadPro11, system: .iOS(17), locale: Locale(identifier: "de_DE")))
            /// ```
            ///
            /// - Parameters:
            ///   - device: the device of each ``Stage`` that the test makes.
            ///   - system: the device's system.
            ///   - orientation: the orientation of the interface.
            ///   - textSize: the user's text size.
            ///   - locale: the language and region of the device.
            ///   - timeZone: the time zone of the device.
            ///   - now: the date at which the clock starts; `nil` for 9 January 2024, 9:41.
            ///   - recording: which tests leave a recording; `nil` for failed tests.
            ///   - waitLimit: seconds of real time that a test may wait for work that needs the held clock to move.
            public static func onStage(
                device: Device, system: System = .default, orientation: UIInterfaceOrientation = .portrait,
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
#endif
