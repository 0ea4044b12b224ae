#if canImport(XCTest) && canImport(Simulator)
    import Synchronization
    import XCTest

    /// Expects failures in a block. These failures don't fail the test. XCTest on Linux has no such function; this one works in a
    /// ``SimulatorTestCase``.
    ///
    /// - Parameters:
    ///   - failureReason: why the failure is expected.
    ///   - enabled: whether the failure is expected at all; the default is yes.
    ///   - strict: whether the test fails if the block has no failure; the default is yes.
    ///   - failingBlock: the block.
    @discardableResult
    public func XCTExpectFailure<Result>(
        _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
        failingBlock: () throws -> Result
    ) rethrows -> Result {
        guard enabled != false else { return try failingBlock() }
        ExpectedFailures.begin()
        defer {
            if ExpectedFailures.end() == 0, strict != false {
                XCTFail("Expected failure\(failureReason.map { " “\($0)”" } ?? ""), but none was recorded.")
            }
        }
        return try failingBlock()
    }

    /// Expects failures in the rest of the test. These failures don't fail the test. XCTest on Linux has no such function; this one
    /// works in a ``SimulatorTestCase``.
    ///
    /// - Parameters:
    ///   - failureReason: why the failure is expected.
    ///   - enabled: whether the failure is expected at all; the default is yes.
    ///   - strict: whether the test fails if no failure follows; the default is yes.
    public func XCTExpectFailure(
        _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil
    ) {
        guard enabled != false else { return }
        ExpectedFailures.begin(restOfTest: strict != false ? failureReason ?? "" : nil)
    }

    /// The failures that a test expects. XCTest reports failures on any thread.
    package enum ExpectedFailures {
        private struct Expectation {
            var count = 0
            /// The reason why the rest of the test must fail; `nil` if it need not fail, and for a block.
            var reason: String?
            var isRestOfTest = false
        }

        private static let open = Mutex<[Expectation]>([])

        /// Whether a failure is expected now.
        package static var isOpen: Bool { open.withLock { !$0.isEmpty } }

        static func begin() { open.withLock { $0.append(Expectation()) } }

        static func begin(restOfTest reason: String?) {
            open.withLock { $0.append(Expectation(reason: reason, isRestOfTest: true)) }
        }

        /// Ends a block and returns the number of its failures.
        static func end() -> Int { open.withLock { $0.popLast()?.count ?? 0 } }

        /// Counts a failure if it is expected. Returns whether it is.
        static func take() -> Bool {
            open.withLock { list in
                guard !list.isEmpty else { return false }
                list[list.count - 1].count += 1
                return true
            }
        }

        /// Ends a test and returns messages about the expected failures that didn't occur.
        static func endTest() -> [String] {
            let rest = open.withLock { list in
                defer { list = [] }
                return list
            }
            return rest.filter { $0.isRestOfTest && $0.count == 0 }.compactMap(\.reason)
                .map { "Expected failure\($0.isEmpty ? "" : " “\($0)”"), but none was recorded." }
        }
    }
#endif
