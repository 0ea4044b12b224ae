import UIKit

/// A page that is opened to get an answer.
///
/// ```swift
/// final class ColorPicker: UIViewController, AnsweringPage {
///     typealias Answer = UIColor
///     func choose(_ color: UIColor) { finish(color) }
/// }
///
/// switch try await page.ask(ColorPicker()) {
/// case .answer(let color): use(color)
/// case .left(let cause): break    // swiped away, popped, dismissed with another page
/// }
/// ```
@MainActor
public protocol AnsweringPage: UIViewController {
    /// What it answers with.
    associatedtype Answer: Sendable
}

/// How an awaited page ended. Every awaited page ends exactly once.
public enum Ending<Answer: Sendable>: Sendable {
    /// The page has finished with this value.
    case answer(Answer)
    /// The page left without an answer.
    case left(ExitCause)
}

extension Ending: Equatable where Answer: Equatable {}

extension AnsweringPage {
    /// Answers, and goes back from this page. The one who asked hears of it when the page has left.
    ///
    /// The page's own guard is not asked: it has said itself that it is finished. Guards of pages over it are. If one
    /// refuses, the page stays with its answer, and gives it whenever it leaves.
    @discardableResult
    public func finish(_ answer: Answer) -> Navigation {
        navigator?.records[self]?.ensureExtras().answer = answer
        return send(
            NavigationRequest(.goBack, from: self, animated: true, unguarded: ObjectIdentifier(self)))
    }
}

extension UIViewController {
    /// Opens a page and waits for its ending.
    ///
    /// - Returns: the answer, or what made the page leave without one: the back button, a swipe, other code.
    /// - Throws: a ``NavigationError`` if the page could not be opened, and `CancellationError` if the waiting task is
    ///   cancelled; the page then stays where it is.
    public func ask<Page: AnsweringPage>(
        _ page: Page, by way: Way = .automatic, animated: Bool = true
    ) async throws -> Ending<Page.Answer> {
        let ending = ContinuationBox<Ending<Page.Answer>>()
        let request = NavigationRequest(.open(page, way), from: self, animated: animated) { exit, answer in
            if let answer = answer as? Page.Answer { return ending.resume(returning: .answer(answer)) }
            ending.resume(returning: .left(exit.cause))
        }
        send(request).whenEnded { outcome in
            guard outcome != .done else { return }
            ending.resume(with: .failure(NavigationError(unopened: page, outcome)))
        }
        return try await ending.value()
    }
}

extension NavigationError {
    /// Why a page that was asked did not come.
    @MainActor
    fileprivate init(unopened page: UIViewController, _ outcome: Outcome) {
        if case .failed(let error) = outcome {
            self = error
        } else {
            self.init(.notOpened("\(outcome)"), at: page.pageName)
        }
    }
}
