import UIKit

extension Navigating {
    /// Asks the user in an alert whether to discard something, and waits for the answer.
    ///
    /// ```swift
    /// extension Editor: LeaveGuard {
    ///     func canLeave(_ request: LeaveRequest) async -> Bool {
    ///         if !hasChanges { return true }
    ///         return await confirm("Discard the changes?", keep: "Keep", discard: "Discard")
    ///     }
    /// }
    /// ```
    ///
    /// A request presents the alert, so this works inside ``LeaveGuard/canLeave(_:)``. If you call it again with the same texts while the
    /// first call presents its alert, both calls get the same answer. If the waiting task is canceled, the alert is dismissed.
    ///
    /// It uses UIKit's `present(_:animated:completion:)` and the handlers of `UIAlertAction`.
    ///
    /// - Parameters:
    ///   - title: The question, in the user's language.
    ///   - message: Additional text; by default none.
    ///   - keep: The title of the cancel button.
    ///   - discard: The title of the destructive button.
    /// - Returns: Whether the user chose to discard. Also `false` if the alert disappears without a choice, for example together with this
    ///   page or because other code dismisses it, if it can't be presented, and for a proxy without a page.
    public func confirm(
        _ title: String, message: String? = nil, keep: String, discard: String
    ) async -> Bool {
        if Task.isCancelled { return false }
        guard let confirmation = confirmation(title, message, keep, discard),
            let answer = confirmation.request.awaited?.ending as? PendingValue<Bool>
        else { return false }
        confirmation.request.addWaitingTask()
        RequestObservers.ofApp.taskWaits(for: confirmation.request.request)
        return await withTaskCancellationHandler {
            (try? await answer.value()) ?? false
        } onCancel: {
            RunLoopTurn.onMainThread { confirmation.cancel() }
        }
    }

    private func confirmation(
        _ title: String, _ message: String?, _ keep: String, _ discard: String
    ) -> Confirmation? {
        guard let page = navigatingPage else { return nil }
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        let choice = AlertChoice()
        alert.addAction(UIAlertAction(title: keep, style: .cancel) { _ in choice.make(false) })
        alert.addAction(UIAlertAction(title: discard, style: .destructive) { _ in choice.make(true) })
        let queued = QueuedRequest(ConfirmVerb(alert), from: page, animated: true)
        choice.answer(queued)
        return Confirmation(request: page.submit(queued), alert: alert)
    }
}

/// A question to the user whose answer a task awaits. It doesn't retain the alert.
@MainActor
private struct Confirmation {
    /// The request that presents the alert, or the earlier one that it joins.
    let request: QueuedRequest
    weak var alert: UIAlertController?

    /// Called when the waiting task is canceled.
    func cancel() {
        request.removeWaitingTask()
        if let alert, alert.presentingViewController != nil { alert.goBack() }
    }
}

/// The user's choice in an alert. The alert's actions retain it: when they are released, a choice is no longer possible.
@MainActor
private final class AlertChoice {
    private let value = PendingValue<Bool>()

    func make(_ choice: Bool) { value.resume(returning: choice) }

    deinit {
        let value = value
        RunLoopTurn.onMainThread { value.resume(returning: false) }
    }

    /// Connects the choice with a request, which also ends if its alert does.
    func answer(_ queued: QueuedRequest) {
        let value = value
        queued.awaited = AwaitedPage(
            value,
            onExit: { exit, _ in
                // UIKit calls an action's handler when the alert has left, also for a choice by a key or an assistive technology.
                if exit.cause != .alertAction { RunLoopTurn.afterCommit { value.resume(returning: false) } }
            },
            onJoin: { value.follow($0?.ending as? PendingValue<Bool>, "The alert") })
        queued.request.onCompletion { [weak queued] outcome in
            (queued?.verb as? ConfirmVerb)?.alert = nil
            if outcome != .done { value.resume(returning: false) }
        }
    }
}

/// Presents an alert with a question.
private final class ConfirmVerb: Verb {
    /// The alert, until its request ends; afterwards only UIKit retains it.
    var alert: UIAlertController?
    /// The texts of the alert.
    private let words: [String?]

    init(_ alert: UIAlertController) {
        self.alert = alert
        words = [alert.title, alert.message] + alert.actions.map(\.title)
    }

    func summary(from page: String) -> String { "ask \(words.first.flatMap { $0 } ?? "")" }

    var newPages: [UIViewController] { [alert].compactMap { $0 } }

    /// Whether the other alert would look the same.
    func isSame(as other: any Verb) -> Bool { (other as? ConfirmVerb)?.words == words }

    func destination(from place: RequestPlace) throws(NavigationError) -> Destination {
        for alert in newPages { try alert.checkIsUnused() }
        return Destination(.present(from: place.asker), newPages: newPages)
    }
}
