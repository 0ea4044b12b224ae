#if canImport(XCTest)
    import XCTest

    #if canImport(Simulator)
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
                super.init(name: name, testClosure: testClosure)
                nonisolated(unsafe) let test = self
                MainActor.assumeIsolated { test.earlyWindows = AppWithoutSimulator.takeWindows() }
            }

            /// Makes the simulator, and runs the test with its `setUp` and `tearDown`.
            open override func invokeTest() {
                nonisolated(unsafe) let test = self
                MainActor.assumeIsolated {
                    let simulator = Self.makeSimulator()
                    simulator.launchHost(showing: test.earlyWindows)
                    test.earlyWindows = ShownWindows()
                    test.simulator = simulator
                }
                super.invokeTest()
                MainActor.assumeIsolated { test.simulator = nil }
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
