import PageFlowCore
import UIKit

/// One request to move between pages, from asking to its outcome.
///
/// Every verb returns one at once. Ignore it, add a completion, or await it:
///
/// ```swift
/// page.open(Settings())
/// page.open(Settings()).whenEnded { outcome in log(outcome) }
/// let outcome = try await page.open(Settings()).outcome
/// ```
@MainActor
public final class NavigationRequest: Identifiable {
    /// Its number among those of its process, in the order of asking.
    public nonisolated let id: Int
    /// What was asked for, in words: `open Settings`.
    public nonisolated let summary: String
    /// What is done, once its turn has come; `nil` before, and if it never comes.
    public internal(set) var plan: NavigationPlan?
    /// How it ended; `nil` before.
    public private(set) var result: NavigationOutcome?
    /// The page that is being asked whether it may leave; `nil` while none is.
    public internal(set) var askedGuard: PageReference?

    /// The page that asks, while it is in no window and the request waits until it comes to one; `nil` otherwise.
    public internal(set) var pageWithoutWindow: PageReference?

    /// How long a request of a page that is in no window waits for it to come to one, in seconds on UIKit's clock. Then the request
    /// fails as `.offScreen`.
    public static let timeLimitWithoutWindow: TimeInterval = 10

    private var completions: [(NavigationOutcome) -> Void] = []
    private static var lastID = 0

    /// Called when a task begins to wait for an outcome: a test that holds the clock moves it then.
    package static var willWait: ((NavigationRequest) -> Void)?

    /// Called before a guard is asked: the coverage of tests counts them.
    package static var willAsk: ((UIViewController) -> Void)?

    init(summary: String) {
        Self.lastID += 1
        id = Self.lastID
        self.summary = summary
    }

    /// Calls a closure when it ends; at once if it has ended.
    @discardableResult
    public func whenEnded(
        _ completion: @escaping @MainActor (NavigationOutcome) -> Void
    ) -> NavigationRequest {
        if let result { completion(result) } else { completions.append(completion) }
        return self
    }

    /// Waits for its end.
    ///
    /// - Returns: how it ended, a failure included: an error in it is not thrown.
    /// - Throws: `CancellationError` when the waiting task is cancelled. The request itself goes on.
    public var outcome: NavigationOutcome {
        get async throws {
            if let result { return result }
            Self.willWait?(self)
            let pending = PendingValue<NavigationOutcome>()
            whenEnded { pending.resume(returning: $0) }
            return try await pending.value()
        }
    }

    func end(_ outcome: NavigationOutcome) {
        guard result == nil else { return }
        result = outcome
        (askedGuard, pageWithoutWindow) = (nil, nil)
        let ended = completions
        completions = []
        for completion in ended { completion(outcome) }
    }
}

extension NavigationRequest: CustomStringConvertible {
    /// `#7 open Settings`.
    public nonisolated var description: String { "#\(id) \(summary)" }
}

extension NavigationRequest {
    /// A request that has ended before it began.
    static func failed(_ error: NavigationError, _ summary: String) -> NavigationRequest {
        let request = NavigationRequest(summary: summary)
        request.end(.failed(error))
        return request
    }
}
