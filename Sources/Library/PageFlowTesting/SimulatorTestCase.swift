#if canImport(XCTest)
    import PageFlow
    import XCTest

    #if canImport(Simulator)
        import AppRecording
        import Simulator
        import TestTraits
        import Synchronization

        /// A test case that runs each test on its own simulator. On Apple's systems it is `XCTestCase`.
        ///
        /// A suite that was written for an iPhone uses it after you add one file; its own files don't change. See
        /// <doc:PortingATestSuite>:
        ///
        /// ```swift
        /// @_exported import PageFlowTesting
        /// public typealias XCTestCase = PageFlowTesting.SimulatorTestCase
        /// ```
        ///
        /// A UIKit exception, which ends an app on a device, fails the test, and the run continues. To expect an exception, write
        /// `simulator?.exceptions { }`.
        ///
        /// The simulator is made before `setUp` and released after `tearDown`, whether or not these call `super`. Its app is
        /// active and has one scene, like the host app of a test on a device. The clock is eager: `wait(for:timeout:)` and similar
        /// methods wait for presentations and animations, which take almost no time.
        ///
        /// XCTest makes the test cases of all tests before it runs the first one. If a stored property of a test case shows a window,
        /// the window's transitions end immediately, and the window moves to the test's app when the test begins. A window that isn't
        /// visible yet, and a view controller without a window, belong to the app that shows them.
        open class SimulatorTestCase: MainActorTestCase {
            /// The simulator of the current test; `nil` between tests.
            @MainActor public private(set) var simulator: Simulator?

            /// Which tests leave a recording. Override it to change the default, a failed test.
            @MainActor open class var recording: TestRecording { .failed }

            /// Makes the root of the host app's window, which exists before `setUp`. The base class returns `nil`, and the host app has a
            /// scene but no window. Override this method for a suite that looks for the host app's window.
            ///
            /// ```swift
            /// open class XCTestCase: SimulatorTestCase {
            ///     override class func makeHostRoot() -> UIViewController? { UIViewController() }
            /// }
            /// ```
            @MainActor open class func makeHostRoot() -> UIViewController? { nil }

            /// Seconds of real time that a test may wait for work that needs a held clock to move. Then the test fails with the names of the
            /// pending work, and the clock moves by itself. The default is 10.
            @MainActor open class var waitLimit: TimeInterval { 10 }

            /// The test's code, for a second run after a failure.
            private let testClosure: XCTestCaseClosure

            /// The current run. XCTest reports failures on any thread.
            private let run = Mutex<TestRun?>(nil)

            /// The windows that this test case's stored properties have shown.
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
                onMain { $0.earlyWindows = AppWithoutSimulator.takeWindows() }
            }

            /// Runs a closure on the main actor. XCTest runs tests on the main thread, but its methods don't declare it.
            private func onMain<Result: Sendable>(_ body: @MainActor (SimulatorTestCase) -> Result) -> Result
            {
                // `assumeIsolated` checks the thread and returns after the closure, so the test case stays on this thread. The
                // compiler can't know that, because `XCTestCase` isn't sendable.
                nonisolated(unsafe) let test = self
                return MainActor.assumeIsolated { body(test) }
            }

            /// Makes the simulator, and runs the test with its `setUp` and `tearDown`.
            open override func invokeTest() {
                let recording = onMain { TestRecording.chosen(by: type(of: $0).recording) }
                guard recording != .never else { return invokeTest(recordedBy: nil) }
                let first = onMain {
                    TestRun(.first(recording), of: $0.subject, isXCTest: true)
                }
                invokeTest(recordedBy: first)
                onMain { $0.leaveRecording(of: first, recording) }
            }

            /// Runs the test with its `setUp` and `tearDown` on a simulator of its own.
            private func invokeTest(recordedBy run: TestRun?) {
                self.run.withLock { $0 = run }
                let scope = onMain { $0.makeScope() }
                onMain { test in
                    run?.begin()
                    scope.begin()
                    (test as? any AppLaunchingTest)?.beginSession()
                    let simulator = type(of: test).makeSimulator()
                    simulator.launchHost(root: type(of: test).makeHostRoot(), showing: test.earlyWindows)
                    test.earlyWindows = ShownWindows()
                    test.simulator = simulator
                }
                // A UI test sees the app from outside. The app's own reporter receives its failed requests, as on a device.
                let reporter = self is any AppLaunchingTest ? nil : UnhandledFailures.asIssues
                TestReporter.$current.withValue(reporter) { super.invokeTest() }
                for words in ExpectedFailures.endTest() {
                    recordFailure(withDescription: words, inFile: "<XCTest>", atLine: 0, expected: true)
                }
                onMain { test in
                    (test as? any AppLaunchingTest)?.endSession()
                    scope.end()
                    run?.end()
                    test.simulator = nil
                }
                self.run.withLock { $0 = nil }
            }

            /// The scope that fails the test if its app raises an exception, or if it would wait forever.
            @MainActor private func makeScope() -> TestScope {
                TestScope(name, waitLimit: type(of: self).waitLimit, isXCTest: true) { [unowned self] words in
                    recordFailure(withDescription: words, inFile: "<UIKit>", atLine: 0, expected: false)
                }
            }

            /// Writes the report of a run, if the test leaves one. A failed test runs again, as another test case of its class.
            @MainActor private func leaveRecording(of first: TestRun, _ recording: TestRecording) {
                if recording == .always { return _ = first.write() }
                guard first.hasFailed else { return }
                first.writeBeforeSecondRun()
                let again = Self(name: name, testClosure: testClosure)
                let second = TestRun(.pictures, of: subject, isXCTest: true)
                // XCTest reports failures to this test case, because this is the one that it runs.
                run.withLock { $0 = second }
                defer { run.withLock { $0 = nil } }
                again.invokeTest(recordedBy: second)
                _ = second.write(afterFailuresOf: first)
            }

            @MainActor private var subject: RecordingReport.Subject {
                let names = name.split(separator: ".", maxSplits: 1).map(String.init)
                return RecordingReport.Subject(suite: names[0], test: names.last ?? name)
            }

            /// Records the failure and reports it, on any thread. The second run, which draws the pictures, reports nothing.
            open override func recordFailure(
                withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
                expected: Bool
            ) {
                guard !ExpectedFailures.take() else { return }
                let run = run.withLock { $0 }
                run?.note(
                    fromAnyThread: RecordedFailure(message: description, file: filePath, line: lineNumber))
                guard run?.reportsFailures != false else { return }
                super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
            }

            // Overrides of these methods in a main actor class can use the class's isolated members, as on Apple's systems.

            /// Prepares a test. The base class does nothing.
            @MainActor open override func setUp() async throws {}

            /// Cleans up after a test. The base class does nothing.
            @MainActor open override func tearDown() async throws {}
        }

        /// A test case that launches apps on simulators of its own.
        package protocol AppLaunchingTest: SimulatorTestCase {
            /// Called before a run, and before the simulator of the test is made.
            @MainActor func beginSession()

            /// Called after a run.
            @MainActor func endSession()
        }
    #else
        /// A test case that runs each test on its own simulator on Linux. On Apple's systems it is
        /// `XCTestCase`, and a test runs in its host app.
        public typealias SimulatorTestCase = XCTestCase
    #endif
#endif
