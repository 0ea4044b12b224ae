#if canImport(XCTest)
    import XCTest

    #if canImport(Simulator)
        import AppRecording
        import Simulator

        /// A test case whose every test runs on a simulator of its own. On Apple's systems it is `XCTestCase`.
        ///
        /// A suite that was written for an iPhone adopts it in one added file, and its own files stay as they are; see
        /// <doc:PortingATestSuite>:
        ///
        /// ```swift
        /// public typealias XCTestCase = PageFlowTesting.SimulatorTestCase
        /// ```
        ///
        /// The simulator is made before `setUp` and goes after `tearDown`, whether or not these call `super`. Its app is
        /// active and has one scene, as the host app of a test on a device. The clock is eager: `wait(for:timeout:)` and
        /// its relatives see the ends of presentations and animations, and take next to no time for them.
        ///
        /// XCTest makes the test cases of all tests before the first of them runs. A window that a test case shows in a
        /// stored property comes to rest there, and moves into its test's app when the test begins; a window that is not
        /// shown yet, and a controller in no window, belong to whichever app shows them.
        open class SimulatorTestCase: XCTestCase {
            /// The simulator of the test that runs; `nil` between tests.
            @MainActor public private(set) var simulator: Simulator?

            /// Which tests leave a recording behind. Override it for another rule than the usual: a test that fails.
            @MainActor open class var recording: TestRecording { .failed }

            /// What the test does, for a run of its own after a failure.
            private let testClosure: XCTestCaseClosure
            /// The recording of the run that goes on.
            @MainActor private var run: TestRun?

            /// What this test case's stored properties have put on the screen.
            @MainActor private var earlyWindows = ShownWindows()

            /// Makes the simulator of a test. Override it for another clock, device or system.
            ///
            /// ```swift
            /// open class XCTestCase: SimulatorTestCase {
            ///     override class func makeSimulator() -> Simulator { Simulator(system: .iOS(15), clock: .wall) }
            /// }
            /// ```
            @MainActor open class func makeSimulator() -> Simulator { Simulator(clock: .eager) }

            /// Called by XCTest for each test, before the first of them runs.
            public required init(name: String, testClosure: @escaping XCTestCaseClosure) {
                self.testClosure = testClosure
                super.init(name: name, testClosure: testClosure)
                nonisolated(unsafe) let test = self
                MainActor.assumeIsolated { test.earlyWindows = AppWithoutSimulator.takeWindows() }
            }

            /// Makes the simulator, and runs the test with its `setUp` and `tearDown`.
            open override func invokeTest() {
                nonisolated(unsafe) let test = self
                let recording = MainActor.assumeIsolated { TestRecording.chosen(by: Self.recording) }
                guard recording != .never else { return invokeTest(recordedBy: nil) }
                let first = MainActor.assumeIsolated {
                    TestRun(
                        recording == .always ? .eventsAndPictures : .events, of: test.subject,
                        isXCTest: true)
                }
                invokeTest(recordedBy: first)
                MainActor.assumeIsolated { test.leaveRecording(of: first, recording) }
            }

            /// Runs the test with its `setUp` and `tearDown` on a simulator of its own.
            private func invokeTest(recordedBy run: TestRun?) {
                nonisolated(unsafe) let test = self
                MainActor.assumeIsolated {
                    run?.begin()
                    test.run = run
                    let simulator = Self.makeSimulator()
                    simulator.launchHost(showing: test.earlyWindows)
                    test.earlyWindows = ShownWindows()
                    test.simulator = simulator
                }
                super.invokeTest()
                MainActor.assumeIsolated {
                    run?.end()
                    test.run = nil
                    test.simulator = nil
                }
            }

            /// Writes the report of a run, if it is to leave one. A test that has failed runs again, as another test case of its class.
            @MainActor private func leaveRecording(of first: TestRun, _ recording: TestRecording) {
                if recording == .always { return _ = first.write() }
                guard first.hasFailed else { return }
                first.write(note: "The test was run once, and its failures were drawn.")
                let again = Self(name: name, testClosure: testClosure)
                let second = TestRun(.pictures, of: subject, isXCTest: true)
                again.invokeTest(recordedBy: second)
                _ = second.write(afterFailuresOf: first)
            }

            @MainActor private var subject: RecordingReport.Subject {
                let names = name.split(separator: ".", maxSplits: 1).map(String.init)
                return RecordingReport.Subject(suite: names[0], test: names.last ?? name)
            }

            /// Notes the failure in the recording, and reports it. A run for the pictures reports nothing.
            open override func recordFailure(
                withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
                expected: Bool
            ) {
                nonisolated(unsafe) let test = self
                let current = MainActor.assumeIsolated { TestRun.current ?? test.run }
                MainActor.assumeIsolated {
                    current?.note(
                        RecordedFailure(message: description, file: filePath, line: lineNumber))
                }
                guard current?.reportsFailures != false else { return }
                super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
            }

            // An override of these in a class of the main actor may use what the class isolates, as on Apple's systems.

            /// Prepares a test. The base class does nothing.
            @MainActor open override func setUp() async throws {}

            /// Cleans up after a test. The base class does nothing.
            @MainActor open override func tearDown() async throws {}
        }
    #else
        /// A test case whose every test runs on a simulator of its own where there is one for tests, on Linux. Here it is
        /// `XCTestCase`, and a test runs in the app that hosts it.
        public typealias SimulatorTestCase = XCTestCase
    #endif
#endif
