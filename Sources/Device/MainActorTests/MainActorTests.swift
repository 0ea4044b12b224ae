#if canImport(XCTest) && !canImport(ObjectiveC)
    import XCTest

    // SwiftPM on Linux lists the tests of a class in an array and hands it to `testCase`. XCTest's own takes functions
    // without isolation, and a test that is isolated to the main actor aborts where the array is converted. Where a test
    // target has "@_exported import PageFlowTesting", these are found as well and fit without conversion.

    /// The tests of a class whose methods are isolated to the main actor. Called by the code that SwiftPM writes.
    public func testCase<Case: XCTestCase>(
        _ tests: [(String, (Case) -> @MainActor () throws -> Void)]
    ) -> XCTestCaseEntry {
        let withoutIsolation: [(String, (Case) -> () throws -> Void)] = tests.map { name, test in
            (
                name,
                { testCase in
                    let call = TestCall(testCase: testCase, test: test)
                    // XCTest runs tests on the main thread.
                    return { try MainActor.assumeIsolated { try call.run() } }
                }
            )
        }
        return testCase(withoutIsolation)
    }

    /// The same where none of the methods throws: an array of those is of another type. Called by the code that SwiftPM
    /// writes.
    public func testCase<Case: XCTestCase>(
        _ tests: [(String, (Case) -> @MainActor () -> Void)]
    ) -> XCTestCaseEntry {
        let throwing: [(String, (Case) -> @MainActor () throws -> Void)] = tests.map { name, test in
            (name, { testCase in test(testCase) })
        }
        return testCase(throwing)
    }

    /// An asynchronous test that is isolated to the main actor, for an array that also contains synchronous tests. Called by code that
    /// SwiftPM generates.
    public func asyncTest<Case: XCTestCase>(
        _ test: @escaping (Case) -> @MainActor () async throws -> Void
    ) -> (Case) -> @MainActor () throws -> Void {
        let waiting: (Case) -> () throws -> Void = asyncTest { testCase in
            let call = AsyncTestCall(testCase: testCase, test: test)
            return { try await call.run() }
        }
        return { testCase in
            let call = WaitingTestCall(testCase: testCase, wait: waiting)
            return { try call.run() }
        }
    }

    /// The superclass of `SimulatorTestCase`. Its static method hides the two global functions with the same name: the compiler would try
    /// both overloads in every combination, and fail to type-check a list of twenty asynchronous tests.
    open class MainActorTestCase: XCTestCase {
        /// Creates a test case without a test, as Apple's XCTest does: a test calls methods of another class's test case.
        public convenience init() { self.init(name: "", testClosure: { _ in }) }

        /// Creates the test case of a test.
        public required init(name: String, testClosure: @escaping XCTestCaseClosure) {
            super.init(name: name, testClosure: testClosure)
        }

        /// An asynchronous test with any isolation, for an array that also contains synchronous tests. Called by code that SwiftPM generates.
        public static func asyncTest<Case: XCTestCase>(
            _ test: @escaping (Case) -> @MainActor () async throws -> Void
        ) -> (Case) -> @MainActor () throws -> Void {
            MainActorTests.asyncTest(test)
        }
    }

    /// A test of the main actor, for calls from code that the compiler doesn't isolate to the main actor.
    private struct TestCall<Case>: @unchecked Sendable {
        let testCase: Case
        let test: (Case) -> @MainActor () throws -> Void

        @MainActor
        func run() throws { try test(testCase)() }
    }

    /// A test that waits until an asynchronous one has ended.
    private struct WaitingTestCall<Case>: @unchecked Sendable {
        let testCase: Case
        let wait: (Case) -> () throws -> Void

        func run() throws { try wait(testCase)() }
    }

    /// An asynchronous test of the main actor, called from a task of no actor.
    private struct AsyncTestCall<Case>: @unchecked Sendable {
        let testCase: Case
        let test: (Case) -> @MainActor () async throws -> Void

        @MainActor
        func run() async throws { try await test(testCase)() }
    }
#endif
