import UIKit

extension AnsweringPage {
    /// Finishes with an answer, and goes back from this page: pops or dismisses it. The task that opened the page gets the answer when the
    /// page has left.
    ///
    /// The page's own guard isn't asked, because the page itself has finished. The guards of pages above it are asked. If one of them
    /// refuses, the page keeps its answer and delivers it when it leaves.
    @discardableResult
    public func finish(_ answer: Answer) -> NavigationRequest {
        let queued = QueuedRequest(
            PlainVerb.goBack, from: self, animated: true, unguarded: ObjectIdentifier(self))
        queued.answer = answer
        return send(queued)
    }
}

extension Navigating {
    /// Opens a page and waits for its ending.
    ///
    /// If a second tap asks for the same page while the page opens, both calls wait for the same ending.
    ///
    /// - Parameters:
    ///   - page: A new page, or a navigation controller whose first page answers.
    ///   - method: How the page is shown; by default pushed if there is a stack, otherwise presented.
    ///   - animated: Whether the change animates.
    ///   - fileID: The file of the call, filled in by the compiler.
    ///   - line: The line of the call.
    /// - Returns: The answer, or the cause by which the page left without one, such as the back button or a swipe.
    /// - Throws: A ``NavigationError`` if the page can't be opened; `CancellationError` if the waiting task is canceled. If the request
    ///   waits for its turn or at a gate then, and no other task waits for it, the page isn't opened. Otherwise the page opens, or stays.
    public func ask<Page: AnsweringPage>(
        _ page: Page, by method: OpenMethod = .automatic, animated: Bool = true,
        fileID: String = #fileID, line: UInt = #line
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
            // If the task is canceled on the main thread, withdraw at once: another task could run only after the request's turn has begun.
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
            // A parked request can be dropped while tasks wait for it.
            let isCancelled = outcome == .dropped && queued?.isAwaited != true
            ending.resume(
                with: .failure(isCancelled ? CancellationError() : NavigationError(unopened: name, outcome)))
        }
        _ = asker.submit(queued)
        return queued
    }
}

extension PendingValue {
    /// Takes the value of another pending value; without one, fails.
    func follow(_ other: PendingValue?, _ name: String) {
        guard let other else {
            return resume(
                with: .failure(NavigationError(.notOpened("another page is being opened"), at: name)))
        }
        Task {
            do { resume(returning: try await other.value()) } catch { resume(with: .failure(error)) }
        }
    }
}

extension NavigationError {
    /// The reason why an awaited page didn't open.
    fileprivate init(unopened name: String, _ outcome: NavigationOutcome) {
        let cause: String
        switch outcome {
        case .failed(let error):
            self = error
            return
        case .done: cause = "it has left again"
        case .superseded: cause = "the page that asked has left, or its window was closed"
        case .refused(let page): cause = "\(page) refused to leave"
        case .cancelledByUser: cause = "the user canceled"
        case .dropped: cause = "the request was dropped"
        case .reset: cause = "the window was reset"
        }
        self.init(.notOpened(cause), at: name)
    }
}
