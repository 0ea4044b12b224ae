import PageFlowCore

/// Reports failed requests whose outcome no code takes.
///
/// Every verb returns a request that may be ignored. If such a request fails, the cause and the repair would be seen by nobody. So in debug
/// builds a failure is a runtime warning of Xcode's, on Linux a line on standard error, and in a test that PageFlowTesting runs an issue of that
/// test. It is reported when the request is released, once for each call, page and cause. A request is **taken** when its
/// ``NavigationRequest/result`` or ``NavigationRequest/outcome`` is read, or a completion is added: then nothing is reported.
///
/// ```swift
/// FailureReporter.current = .off
/// FailureReporter.current = FailureReporter { failure in log("\(failure)") }
/// ```
@MainActor
public final class FailureReporter {
    #if DEBUG
        /// The app's, for requests made from now on: ``warnings`` in debug builds, ``off`` in release builds.
        public static var current = warnings
    #else
        /// The app's, for requests made from now on: ``warnings`` in debug builds, ``off`` in release builds.
        public static var current = off
    #endif

    /// Shows a runtime warning in Xcode; on Linux writes to standard error.
    public static let warnings = FailureReporter { RuntimeWarning.show("\($0)") }
    /// Reports nothing.
    public static let off = FailureReporter { _ in }

    private let body: @MainActor (UntakenFailure) -> Void
    private var known: Set<UntakenFailure> = []

    /// Makes a reporter that calls a closure for each failure.
    public nonisolated init(_ body: @escaping @MainActor (UntakenFailure) -> Void) {
        self.body = body
    }

    func report(_ failure: UntakenFailure) {
        if known.insert(failure).inserted { body(failure) }
    }
}

/// The reporter of the test in whose task a request is made.
package enum TestReporter {
    @TaskLocal package static var current: FailureReporter?
}

/// A failure of a request whose outcome no code has taken.
public struct UntakenFailure: Hashable, Sendable {
    /// What was requested: `open Settings`.
    public let summary: String
    /// The name of the page that the request was made on; `nil` where there was none.
    public let page: String?
    /// The cause and the repair.
    public let error: NavigationError
    /// The file of the call, as `#fileID` has it; `nil` for verbs that don't know it.
    public let fileID: String?
    /// The line of the call; `nil` for verbs that don't know it.
    public let line: UInt?

    init(_ summary: String, of page: String?, _ error: NavigationError, _ call: CallSite?) {
        self.summary = summary
        self.page = page
        self.error = error
        fileID = call?.fileID
        line = call?.line
    }
}

extension UntakenFailure: CustomStringConvertible {
    /// A sentence: `“open Settings” of Home failed at Shop/Home.swift:12: Home is in no tab bar controller. …`
    public var description: String {
        let page = page.map { " of \($0)" } ?? ""
        let place = fileID.flatMap { fileID in line.map { " at \(fileID):\($0)" } } ?? ""
        return "“\(summary)”\(page) failed\(place): \(error)"
    }
}
