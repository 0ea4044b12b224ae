#if canImport(XCTest) && canImport(Simulator)
    import Synchronization
    import XCTest

    /// Expects that a block fails its test: the failures in it are not the test's. XCTest on Linux has no such function. It works in a
    /// ``SimulatorTestCase``.
    ///
    /// - Parameters:
    ///   - failureReason: why the failure is expected.
    ///   - enabled: whether it is expected at all; the default is yes.
    ///   - strict: whether the test fails when the block does not; the default is yes.
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

    /// Expects that the rest of a test fails it: the failures from here on are not the test's. XCTest on Linux has no such function. It
    /// works in a ``SimulatorTestCase``.
    ///
    /// - Parameters:
    ///   - failureReason: why the failure is expected.
    ///   - enabled: whether it is expected at all; the default is yes.
    ///   - strict: whether the test fails when no failure follows; the default is yes.
    public func XCTExpectFailure(
        _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil
    ) {
        guard enabled != false else { return }
        ExpectedFailures.begin(restOfTest: strict != false ? failureReason ?? "" : nil)
    }

    /// The failures that a test expects, as XCTest reports them on any thread.
    enum ExpectedFailures {
        private struct Expectation {
            var count = 0
            /// Why the rest of the test has to fail; `nil` where it need not, and for a block.
            var reason: String?
            var isRestOfTest = false
        }

        private static let open = Mutex<[Expectation]>([])

        static func begin() { open.withLock { $0.append(Expectation()) } }

        static func begin(restOfTest reason: String?) {
            open.withLock { $0.append(Expectation(reason: reason, isRestOfTest: true)) }
        }

        /// Ends a block. Returns how many failures it had.
        static func end() -> Int { open.withLock { $0.popLast()?.count ?? 0 } }

        /// Takes a failure that is expected. Returns whether it is.
        static func take() -> Bool {
            open.withLock { list in
                guard !list.isEmpty else { return false }
                list[list.count - 1].count += 1
                return true
            }
        }

        /// Ends a test. Returns what it has expected in vain, in words.
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
