import PageFlowCore
import UIKit

extension AnsweringPage {
    /// Answers, and goes back from this page: pops or dismisses it. The task that asked gets the answer when the page has left.
    ///
    /// The page's own guard is not asked: it has said itself that it is finished. Guards of pages over it are. If one
    /// refuses, the page stays with its answer, and gives it whenever it leaves.
    @discardableResult
    public func finish(_ answer: Answer) -> NavigationRequest {
        let queued = QueuedRequest(
            GoBackVerb(), from: self, animated: true, unguarded: ObjectIdentifier(self))
        queued.answer = answer
        return send(queued)
    }
}

extension Navigating {
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
        fileID: String = #fileID, line: UInt = #line, column: UInt = #column
    ) async throws -> PageEnding<Page.Answer> {
        try Task.checkCancellation()
        let call = CallSite(fileID: fileID, line: line)
        let verb = OpenVerb(page: page, method: method, event: event, call: call)
        let ending = PendingValue<PageEnding<Page.Answer>>()
        let asked = try question(opening: verb, page.nameOfPage, animated, ending)
        RequestObservers.ofApp.taskWaits(for: asked.request)
        return try await withTaskCancellationHandler {
            try await ending.value()
        } onCancel: {
            // At once, where the task is cancelled on the main thread: the request's turn may come before another task's.
            RunLoopTurn.onMainThread { asked.removeWaitingTask() }
        }
    }

    private func question<Answer>(
        opening verb: OpenVerb, _ name: String, _ animated: Bool, _ ending: PendingValue<PageEnding<Answer>>
    ) throws(NavigationError) -> QueuedRequest {
        guard let asker = navigatingPage else { throw .withoutPage }
        let queued = QueuedRequest(verb, from: asker, animated: animated)
        queued.awaited = AwaitedPage(
            ending,
            onExit: { exit, answer in
                ending.resume(returning: (answer as? Answer).map(PageEnding.answer) ?? .left(exit.cause))
            },
            onJoin: { ending.follow($0?.ending as? PendingValue<PageEnding<Answer>>, name) })
        queued.addWaitingTask()
        queued.request.onCompletion { [weak queued] outcome in
            guard outcome != .done else { return }
            // A parked request may be dropped while tasks wait.
            let isCancelled = outcome == .dropped && queued?.isAwaited != true
            ending.resume(
                with: .failure(isCancelled ? CancellationError() : NavigationError(unopened: name, outcome)))
        }
        _ = asker.submit(queued)
        return queued
    }
}

extension PendingValue {
    /// Comes when another value does; without one it fails.
    fileprivate func follow(_ other: PendingValue?, _ name: String) {
        guard let other else { return resume(with: .failure(NavigationError(anotherOpensInPlaceOf: name))) }
        Task {
            do { resume(returning: try await other.value()) } catch { resume(with: .failure(error)) }
        }
    }
}

extension NavigationError {
    fileprivate init(anotherOpensInPlaceOf name: String) {
        self.init(.notOpened("another page is being opened"), at: name)
    }

    /// Why a page that was asked did not come.
    fileprivate init(unopened name: String, _ outcome: NavigationOutcome) {
        if case .failed(let error) = outcome {
            self = error
        } else {
            self.init(.notOpened("\(outcome)"), at: name)
        }
    }
}
