#if canImport(Testing)
    import Foundation
    import Testing
    import UIKit

    #if canImport(Simulator)
        import Simulator
    #endif

    /// Runs each test on its own simulator. Tests with this trait or `.onStage` run one at a time.
    ///
    /// On Apple's systems a test runs in its host app, and the trait only makes the tests run one at a time. For XCTest, use
    /// ``SimulatorTestCase``.
    public struct OnSimulatorTrait: TestTrait, SuiteTrait, TestScoping {
        #if canImport(Simulator)
            let makeSimulator: @MainActor @Sendable () -> Simulator
            let makeHostRoot: @MainActor @Sendable () -> UIViewController?
        #endif
        /// Which tests leave a recording; `nil` for the default, a failed test.
        let recording: TestRecording?
        /// The seconds that a test may wait for work that needs the held clock to move.
        let waitLimit: TimeInterval

        /// The trait applies to all tests of a suite.
        public let isRecursive = true

        /// Each test case has its own simulator.
        public func scopeProvider(for test: Test, testCase: Test.Case?) -> OnSimulatorTrait? {
            testCase == nil ? nil : self
        }

        /// Runs a test after the earlier tests have ended. The suite's stored properties are also made on the simulator.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            let stage = OnStageTrait(recording: recording, waitLimit: waitLimit)
            try await stage.provideScope(for: test, testCase: testCase) {
                #if canImport(Simulator)
                    let simulator = await MainActor.run {
                        let simulator = makeSimulator()
                        simulator.launchHost(root: makeHostRoot())
                        return simulator
                    }
                    defer { withExtendedLifetime(simulator) {} }
                #endif
                try await function()
            }
        }
    }

    extension Trait where Self == OnSimulatorTrait {
        #if canImport(Simulator)
            /// Runs each test on its own simulator. By default the clock is eager: awaited presentations and animations take almost
            /// no time.
            ///
            /// An exception that UIKit raises fails the test, and the run continues.
            ///
            /// - Parameters:
            ///   - device: the device.
            ///   - system: the device's system.
            ///   - clock: the simulator's clock.
            ///   - locale: the language and region of the device.
            ///   - timeZone: the time zone of the device.
            ///   - now: the date at which the clock starts; `nil` for 9 January 2024, 9:41.
            ///   - recording: which tests leave a recording; `nil` for failed tests.
            ///   - waitLimit: seconds of real time that a test may wait for work that needs the held clock to move.
            ///   - hostRoot: makes the root of the host app's window. By default the host app has a scene and no window.
            public static func onSimulator(
                device: Device = .iPhone16, system: System = .default,
                clock: Simulator.Clock = .eager, locale: Locale = Simulator.defaultLocale,
                timeZone: TimeZone = .gmt, now: Date? = nil, recording: TestRecording? = nil,
                waitLimit: TimeInterval = 10,
                hostRoot: @escaping @MainActor @Sendable () -> UIViewController? = { nil }
            ) -> OnSimulatorTrait {
                OnSimulatorTrait(
                    makeSimulator: {
                        Simulator(
                            device: device, system: system, clock: clock, locale: locale, timeZone: timeZone,
                            now: now)
                    }, makeHostRoot: hostRoot, recording: recording, waitLimit: waitLimit)
            }

            /// Runs each test on its own simulator with an eager clock: awaited presentations and animations take almost
            /// no time.
            public static var onSimulator: OnSimulatorTrait { onSimulator() }
        #else
            /// Runs tests with this trait one at a time.
            public static var onSimulator: OnSimulatorTrait {
                OnSimulatorTrait(recording: nil, waitLimit: 10)
            }
        #endif
    }
#endif
