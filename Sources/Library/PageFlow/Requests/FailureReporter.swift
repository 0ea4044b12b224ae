/// Reports failed requests whose outcome no code handles.
///
/// Every verb returns a request that you may ignore. So that the failure of an ignored request isn't lost, debug builds report it: as a
/// runtime warning in Xcode, on Linux as a line on standard error, and in a test that PageFlowTesting runs as an issue of that test. It is
/// reported when the request is released, once for each call, page and cause. An outcome is **handled** if your code reads
/// ``NavigationRequest/result`` or ``NavigationRequest/outcome``, or adds a completion; then nothing is reported.
///
/// ```swift
/// FailureReporter.current = .off
/// FailureReporter.current = FailureReporter { failure in log("\(failure)") }
/// ```
@MainActor
public final class FailureReporter {
    #if DEBUG
        /// The reporter for requests made from now on. The default is ``warnings`` in debug builds and ``off`` in release builds.
        public static var current = warnings
    #else
        /// The reporter for requests made from now on. The default is ``warnings`` in debug builds and ``off`` in release builds.
        public static var current = off
    #endif

    /// Shows a runtime warning in Xcode; on Linux writes to standard error.
    public static let warnings = FailureReporter { RuntimeWarning.show("\($0)") }
    /// Reports nothing.
    public static let off = FailureReporter { _ in }

    private let body: @MainActor (UnhandledFailure) -> Void
    private var known: Set<UnhandledFailure> = []

    /// Creates a reporter that calls a closure for each failure.
    public nonisolated init(_ body: @escaping @MainActor (UnhandledFailure) -> Void) {
        self.body = body
    }

    func report(_ failure: UnhandledFailure) {
        if known.insert(failure).inserted { body(failure) }
    }
}

/// The failure reporter of the test in whose task a request is made.
package enum TestReporter {
    @TaskLocal package static var current: FailureReporter?
}

/// A failure of a request whose outcome no code has handled.
public struct UnhandledFailure: Hashable, Sendable {
    /// A summary of the request, such as `open Settings`.
    public let summary: String
    /// The name of the page that the request was made on; `nil` if there was none.
    public let page: String?
    /// The cause and the repair.
    public let error: NavigationError
    /// The `#fileID` of the call; `nil` for verbs that don't record it.
    public let fileID: String?
    /// The line of the call; `nil` for verbs that don't record it.
    public let line: UInt?

    init(_ summary: String, of page: String?, _ error: NavigationError, _ call: CallSite?) {
        self.summary = summary
        self.page = page
        self.error = error
        fileID = call?.fileID
        line = call?.line
    }
}

extension UnhandledFailure: CustomStringConvertible {
    /// A sentence: `“open Settings” of Home failed at Shop/Home.swift:12: Home isn't in a tab bar controller. …`
    public var description: String {
        let page = page.map { " of \($0)" } ?? ""
        let place = fileID.flatMap { fileID in line.map { " at \(fileID):\($0)" } } ?? ""
        return "“\(summary)”\(page) failed\(place): \(error)"
    }
}

/// A call in an app's source.
struct CallSite: Hashable, Sendable {
    let fileID: String
    let line: UInt
}
