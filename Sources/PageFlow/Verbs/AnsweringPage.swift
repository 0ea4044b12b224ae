import PageFlowCore
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
public enum PageEnding<Answer: Sendable>: Sendable {
    /// The page has finished with this value.
    case answer(Answer)
    /// The page left without an answer.
    case left(ExitCause)
}

extension PageEnding: Equatable where Answer: Equatable {}

extension AnsweringPage {
    /// Answers, and goes back from this page: pops or dismisses it. The task that asked gets the answer when the page has left.
    ///
    /// The page's own guard is not asked: it has said itself that it is finished. Guards of pages over it are. If one
    /// refuses, the page stays with its answer, and gives it whenever it leaves.
    @discardableResult
    public func finish(_ answer: Answer) -> NavigationRequest {
        navigator?.pages.records[self]?.answer = answer
        return send(
            QueuedRequest(GoBackVerb(), from: self, animated: true, unguarded: ObjectIdentifier(self)))
    }
}

/// What a task waits for that has asked a page.
@MainActor
private final class AwaitedEnding<Answer: Sendable> {
    let ending = PendingValue<PageEnding<Answer>>()
}

extension UIViewController {
    /// Opens a page and waits for its ending.
    ///
    /// A second tap that asks for the same page while the first one opens it waits for the same ending.
    ///
    /// - Parameters:
    ///   - page: a new page, or a navigation flow whose first page answers.
    ///   - method: how it comes; by default pushed where there is a stack, else presented.
    ///   - animated: whether the change animates.
    ///   - fileID: the file of the call, filled in by the compiler.
    ///   - line: its line.
    ///   - column: its column.
    /// - Returns: the answer, or what made the page leave without one: the back button, a swipe, other code.
    /// - Throws: a ``NavigationError`` if the page could not be opened, and `CancellationError` if the waiting task is
    ///   cancelled: a page that has come by then stays where it is, one that has not does not come.
    public func ask<Page: AnsweringPage>(
        _ page: Page, by method: OpenMethod = .automatic, animated: Bool = true,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) async throws -> PageEnding<Page.Answer> {
        try Task.checkCancellation()
        let call = CallPlace(fileID, line, column)
        let asked = question(opening: page, by: method, animated: animated, call)
        guard let awaited = asked.ending as? AwaitedEnding<Page.Answer> else {
            throw NavigationError(.notOpened("another page is being opened"), at: page.nameOfPage)
        }
        NavigationRequest.willWait?()
        return try await withTaskCancellationHandler {
            try await awaited.ending.value()
        } onCancel: {
            // At once, where the task is cancelled on the main thread: the request's turn may come before another task's.
            if NextTurn.isOnMainThread {
                MainActor.assumeIsolated { asked.withdraw() }
            } else {
                Task { @MainActor in asked.withdraw() }
            }
        }
    }

    /// The request that opens the page, or the earlier one for the same.
    private func question<Page: AnsweringPage>(
        opening page: Page, by method: OpenMethod, animated: Bool, _ call: CallPlace
    ) -> QueuedRequest {
        let awaited = AwaitedEnding<Page.Answer>()
        let queued = QueuedRequest(
            OpenVerb(page: page, method: method, call: call.site(in: navigator)), from: self,
            animated: animated)
        queued.ending = awaited
        queued.onExit = { exit, answer in
            let ending = (answer as? Page.Answer).map(PageEnding.answer) ?? .left(exit.cause)
            awaited.ending.resume(returning: ending)
        }
        let name = page.nameOfPage
        queued.request.whenEnded { outcome in
            guard outcome != .done, outcome != .coalesced else { return }
            awaited.ending.resume(with: .failure(NavigationError(unopened: name, outcome)))
        }
        guard let queue = navigator?.queue else {
            queued.request.end(.failed(queued.offScreen))
            return queued
        }
        let counted = queue.submit(queued)
        if counted === queued {
            queued.withdraw = { [weak queue, weak queued] in queued.map { queue?.withdraw($0) } }
        }
        return counted
    }
}

extension NavigationError {
    /// Why a page that was asked did not come.
    fileprivate init(unopened name: String, _ outcome: NavigationOutcome) {
        if case .failed(let error) = outcome {
            self = error
        } else {
            self.init(.notOpened("\(outcome)"), at: name)
        }
    }
}
