#if canImport(Testing)
    import Testing

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
        #endif
        /// Whether a test leaves its recording behind; `nil` for the usual, that a test that fails does.
        let recording: TestRecording?

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
            try await OnStageTrait(recording: recording).provideScope(for: test, testCase: testCase) {
                #if canImport(Simulator)
                    let simulator = await MainActor.run {
                        let simulator = makeSimulator()
                        simulator.launchHost()
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
            public static func onSimulator(
                device: Device = .iPhone16, system: System = .iOS(18),
                clock: Simulator.Clock = .eager, recording: TestRecording? = nil
            ) -> OnSimulatorTrait {
                OnSimulatorTrait(
                    makeSimulator: { Simulator(device: device, system: system, clock: clock) },
                    recording: recording)
            }

            /// Each test on a simulator of its own, with an eager clock: awaited presentations and animations take next to
            /// no time.
            public static var onSimulator: OnSimulatorTrait {
                OnSimulatorTrait(makeSimulator: { Simulator(clock: .eager) }, recording: nil)
            }
        #else
            /// One test at a time among all that carry it.
            public static var onSimulator: OnSimulatorTrait { OnSimulatorTrait(recording: nil) }
        #endif
    }
#endif
