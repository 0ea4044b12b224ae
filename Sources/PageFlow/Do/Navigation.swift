import UIKit

/// One request to move between pages, from asking to its outcome.
///
/// Every verb returns one at once. Forget it, hang a completion on it, or await it:
///
/// ```swift
/// page.open(Settings())
/// page.open(Settings()).whenEnded { outcome in log(outcome) }
/// let outcome = try await page.open(Settings()).outcome
/// ```
@MainActor
public final class Navigation: Identifiable {
    /// Its number among those of its process, in the order of asking.
    public nonisolated let id: Int
    /// What is done, once its turn has come; `nil` before, and if it never comes.
    public var plan: NavigationPlan? { outline?.plan }
    /// How it ended; `nil` before.
    @exclusivity(unchecked) public private(set) var result: Outcome?
    /// What was asked for, in words: `open Settings`.
    public nonisolated var summary: String { words.text }

    /// The plan, written out when somebody reads it.
    @exclusivity(unchecked) var outline: PlanOutline?
    private nonisolated let words: NavigationSummary
    @exclusivity(unchecked) private var completions: [(Outcome) -> Void] = []
    @exclusivity(unchecked) private static var lastID = 0

    init(_ words: NavigationSummary) {
        Self.lastID += 1
        id = Self.lastID
        self.words = words
    }

    convenience init(summary: String) {
        self.init(.words(summary))
    }

    /// Calls a block when it ends; at once if it has ended.
    @discardableResult
    public func whenEnded(_ completion: @escaping @MainActor (Outcome) -> Void) -> Navigation {
        if let result { completion(result) } else { completions.append(completion) }
        return self
    }

    /// Waits for its end.
    ///
    /// - Returns: how it ended, a failure included: an error in it is not thrown.
    /// - Throws: `CancellationError` when the waiting task is cancelled. The navigation itself goes on.
    public var outcome: Outcome {
        get async throws {
            if let result { return result }
            let box = ContinuationBox<Outcome>()
            whenEnded { box.resume(returning: $0) }
            return try await box.value()
        }
    }

    func end(_ outcome: Outcome) {
        guard result == nil else { return }
        result = outcome
        guard !completions.isEmpty else { return }
        let ended = completions
        completions = []
        for completion in ended { completion(outcome) }
    }
}

extension Navigation: CustomStringConvertible {
    /// `#7 open Settings`.
    public nonisolated var description: String { "#\(id) \(summary)" }
}
