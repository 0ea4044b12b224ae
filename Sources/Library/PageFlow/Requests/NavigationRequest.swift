import UIKit

/// A request to change the pages, from the call of a verb to its outcome.
///
/// Every verb returns one at once. Ignore it, add a completion, or await it. A failure that no code handles is reported; see
/// ``FailureReporter``.
///
/// ```swift
/// page.open(Settings())
/// page.open(Settings()).onCompletion { outcome in log(outcome) }
/// let outcome = try await page.open(Settings()).outcome
/// ```
@MainActor
public final class NavigationRequest: Identifiable {
    /// The number of the request, in the order of the calls in this process.
    public nonisolated let id: Int
    /// A summary of the request, such as `open Settings`.
    public nonisolated let summary: String
    /// The plan, made when the request's turn begins; `nil` before, and for verbs whose changes need no plan.
    public internal(set) var plan: NavigationPlan<PageReference>?
    /// The outcome so far, without waiting: `nil` until the request ends. Code that can wait reads ``outcome``.
    public var result: NavigationOutcome? {
        isHandled = true
        return ended
    }
    /// The earlier request that this one joined, such as the first of a double tap; `nil` if it joined none. Both end together.
    public internal(set) weak var joined: NavigationRequest?
    /// The page whose guard is being asked; `nil` if no guard is.
    public internal(set) var askedGuard: PageReference?

    /// The page that the request was made on, while the request waits for that page to be in a window; `nil` otherwise.
    public internal(set) var offScreenPage: PageReference?

    /// The time that a request waits for a page that is in no window, in seconds on UIKit's clock. Then the request fails as `.offScreen`.
    public static let offScreenTimeLimit: TimeInterval = 10

    /// The seconds after which the request stops waiting, if nothing else ends it.
    package var timeLimit: TimeInterval?
    /// The outcome, for tools that show requests: reading it doesn't count as handling it.
    package private(set) var ended: NavigationOutcome?
    /// Whether app code has read the outcome, or will receive it.
    private var isHandled = false
    private let page: String?
    private let call: CallSite?
    private let failures = TestReporter.current ?? .current
    private var completions: [(NavigationOutcome) -> Void] = []
    private static var lastID = 0

    /// - Parameters:
    ///   - page: The name of the page that makes the request; `nil` if there is none.
    ///   - call: The call that made the request, if known.
    init(summary: String, page: String? = nil, call: CallSite? = nil) {
        Self.lastID += 1
        id = Self.lastID
        self.summary = summary
        self.page = page
        self.call = call
    }

    /// Reports a failure that no code has handled: nothing can read the outcome any more.
    deinit {
        guard !isHandled, case .failed(let error)? = ended else { return }
        let failure = UnhandledFailure(summary, of: page, error, call)
        RunLoopTurn.onMainThread { [failures] in failures.report(failure) }
    }

    /// Calls a closure when the request ends; at once if it has ended.
    @discardableResult
    public func onCompletion(
        _ completion: @escaping @MainActor (NavigationOutcome) -> Void
    ) -> NavigationRequest {
        isHandled = true
        onEnd(completion)
        return self
    }

    /// Calls a closure of PageFlow itself when the request ends. This doesn't count as handling the outcome.
    func onEnd(_ completion: @escaping @MainActor (NavigationOutcome) -> Void) {
        if let ended { completion(ended) } else { completions.append(completion) }
    }

    /// Waits until the request ends, and returns its outcome, which ``result`` returns from then on.
    ///
    /// A failure is an outcome, ``NavigationOutcome/failed(_:)``, and isn't thrown. Only
    /// ``Navigating/ask(_:by:animated:fileID:line:)`` throws it, because without a page there is no ending to return.
    ///
    /// - Throws: `CancellationError` if the waiting task is canceled. The request continues.
    public var outcome: NavigationOutcome {
        get async throws(CancellationError) {
            isHandled = true
            return try await end()
        }
    }

    /// Waits for the end without handling the outcome, for tests.
    @discardableResult
    package func end() async throws(CancellationError) -> NavigationOutcome {
        if let ended { return ended }
        RequestObservers.ofApp.taskWaits(for: self)
        let pending = PendingValue<NavigationOutcome>()
        onEnd { pending.resume(returning: $0) }
        // The value itself is never an error.
        do { return try await pending.value() } catch { throw CancellationError() }
    }

    func end(_ outcome: NavigationOutcome) {
        guard ended == nil else { return }
        ended = outcome
        (askedGuard, offScreenPage, timeLimit) = (nil, nil, nil)
        let waiting = completions
        completions = []
        for completion in waiting { completion(outcome) }
    }
}

extension NavigationRequest: CustomStringConvertible {
    /// The number and the summary: `#7 open Settings`.
    public nonisolated var description: String { "#\(id) \(summary)" }

    /// A request that failed before it began.
    static func failed(_ error: NavigationError, _ summary: String) -> NavigationRequest {
        let request = NavigationRequest(summary: summary)
        request.end(.failed(error))
        return request
    }
}

/// The observers of all requests of an app: for tools that control the clock or count requests.
@MainActor
package final class RequestObservers {
    private let waits = Handlers<(NavigationRequest) -> Void>()
    private let questions = Handlers<(UIViewController) -> Void>()

    private init() {}

    package static var ofApp: RequestObservers { ObjectStorage.ofApp.object(make: RequestObservers.init) }

    /// Calls a handler when a task begins to wait for the end of a request, or for an answer.
    package func onWait(_ handler: @escaping @MainActor (NavigationRequest) -> Void) -> HandlerToken {
        waits.add(handler)
    }

    /// Calls a handler before a guard is asked whether its page may leave.
    package func onQuestion(_ handler: @escaping @MainActor (UIViewController) -> Void) -> HandlerToken {
        questions.add(handler)
    }

    package func taskWaits(for request: NavigationRequest) {
        for handler in waits.all { handler(request) }
    }

    func guardIsAsked(_ page: UIViewController) {
        for handler in questions.all { handler(page) }
    }
}
