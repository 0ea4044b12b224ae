#if canImport(Testing)
    import Foundation
    import Testing
    import UIKit

    #if canImport(Simulator)
        import Simulator
    #endif

    /// Runs each test on a simulator of its own, one test at a time among all that carry this trait or `.onStage`.
    ///
    /// On Apple's systems a test runs in the app that hosts it, and the trait only sees to the turns. See
    /// ``SimulatorTestCase``, which does the same for XCTest.
    public struct OnSimulatorTrait: TestTrait, SuiteTrait, TestScoping {
        #if canImport(Simulator)
            let makeSimulator: @MainActor @Sendable () -> Simulator
            let makeHostRoot: @MainActor @Sendable () -> UIViewController?
        #endif
        /// Whether a test leaves its recording behind; `nil` for the usual, that a test that fails does.
        let recording: TestRecording?
        /// The seconds that a test may wait for work that needs the held clock to move.
        let waitLimit: TimeInterval

        /// A suite's tests all get it.
        public let isRecursive = true

        /// Each case of a test has its own simulator.
        public func scopeProvider(for test: Test, testCase: Test.Case?) -> OnSimulatorTrait? {
            testCase == nil ? nil : self
        }

        /// Runs a test when those before it have ended. The suite's stored properties are made on the simulator as well.
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
            /// Each test on a simulator of its own, with an eager clock unless another one is named: awaited presentations
            /// and animations take next to no time.
            ///
            /// An exception that UIKit raises fails the test, and the run continues.
            ///
            /// - Parameters:
            ///   - device: the device.
            ///   - system: its system.
            ///   - clock: what moves its clock.
            ///   - locale: its language and region.
            ///   - timeZone: its time zone.
            ///   - now: the date at which its clock starts; `nil` for 9 January 2024, 9:41.
            ///   - recording: which of the tests leave a recording behind; `nil` for those that fail.
            ///   - waitLimit: seconds of real time that a test may wait for work that needs the held clock to move.
            ///   - hostRoot: makes the root of the host app's window. By default the host app has a scene and no window.
            public static func onSimulator(
                device: Device = .iPhone16, system: System = .iOS(18),
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

            /// Each test on a simulator of its own, with an eager clock: awaited presentations and animations take next to
            /// no time.
            public static var onSimulator: OnSimulatorTrait { onSimulator() }
        #else
            /// One test at a time among all that carry it.
            public static var onSimulator: OnSimulatorTrait {
                OnSimulatorTrait(recording: nil, waitLimit: 10)
            }
        #endif
    }
#endif
