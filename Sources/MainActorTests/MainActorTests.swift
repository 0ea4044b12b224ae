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

    extension XCTestCase {
        /// An asynchronous test, isolated to the main actor or not, beside synchronous ones in the same array. Called by the code that
        /// SwiftPM writes, where a static method hides XCTest's function: with two to choose from the compiler would try them with each
        /// other for all tests of the class. Its result is isolated as the synchronous tests of such a class are, so that both fit in one
        /// array.
        public static func asyncTest<Case: XCTestCase>(
            _ test: @escaping (Case) -> @MainActor () async throws -> Void
        ) -> (Case) -> @MainActor () throws -> Void {
            let waiting = waitingTest(test)
            return { testCase in
                let run = waiting(testCase)
                return { try run() }
            }
        }
    }

    /// XCTest's own way to wait, out of reach of the method that hides it.
    private func waitingTest<Case: XCTestCase>(
        _ test: @escaping (Case) -> @MainActor () async throws -> Void
    ) -> (Case) -> () throws -> Void {
        asyncTest { testCase in
            let call = AsyncTestCall(testCase: testCase, test: test)
            return { try await call.run() }
        }
    }

    /// A test of the main actor, called from where the main thread is known to nobody.
    private struct TestCall<Case>: @unchecked Sendable {
        let testCase: Case
        let test: (Case) -> @MainActor () throws -> Void

        @MainActor
        func run() throws { try test(testCase)() }
    }

    /// An asynchronous test of the main actor, called from a task of no actor.
    private struct AsyncTestCall<Case>: @unchecked Sendable {
        let testCase: Case
        let test: (Case) -> @MainActor () async throws -> Void

        @MainActor
        func run() async throws { try await test(testCase)() }
    }
#endif
