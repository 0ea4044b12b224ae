#if canImport(XCTest) && !canImport(ObjectiveC)
    import XCTest

    // SwiftPM on Linux lists the tests of a class in an array and hands it to `testCase`. XCTest's own takes functions
    // without isolation, and a test that is isolated to the main actor aborts where the array is converted. Where a test
    // target imports this module, these two are found as well and fit without conversion.

    /// The tests of a class whose methods are isolated to the main actor. Called by the code that SwiftPM writes.
    public func testCase<Case: XCTestCase>(
        _ tests: [(String, (Case) -> @MainActor () throws -> Void)]
    ) -> XCTestCaseEntry {
        let withoutIsolation: [(String, (Case) -> () throws -> Void)] = tests.map { name, test in
            (
                name,
                { testCase in
                    // XCTest runs tests on the main thread.
                    let body = test(testCase)
                    return { try MainActor.assumeIsolated { try body() } }
                }
            )
        }
        return testCase(withoutIsolation)
    }

    /// An asynchronous test that is isolated to the main actor, beside synchronous ones in the same array. Called by the
    /// code that SwiftPM writes.
    public func asyncTest<Case: XCTestCase>(
        _ test: @escaping (Case) -> @MainActor () async throws -> Void
    ) -> (Case) -> @MainActor () throws -> Void {
        let waiting: (Case) -> () throws -> Void = asyncTest { testCase in
            let body = test(testCase)
            return { try await body() }
        }
        return { testCase in
            let body = waiting(testCase)
            return { try body() }
        }
    }
#endif
