import PageFlowCore
import UIKit

extension UIViewController {
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
    /// A request presents the alert, so it works inside ``LeaveGuard/canLeave(_:)``. A second call with the same texts, while the
    /// first one presents its alert, waits for the same answer. If the waiting task is canceled, the alert leaves.
    ///
    /// UIKit's own calls are `present(_:animated:completion:)` and the handlers of `UIAlertAction`.
    ///
    /// - Parameters:
    ///   - title: the question, in the user's language.
    ///   - message: more about it; by default nothing.
    ///   - keep: the title of the button that cancels.
    ///   - discard: the title of the destructive button.
    /// - Returns: whether the user has chosen to discard. `false` also if the alert leaves in any other way, such as with this page or
    ///   because other code dismisses it, and if it can't be presented.
    public func confirm(
        _ title: String, message: String? = nil, keep: String, discard: String
    ) async -> Bool {
        if Task.isCancelled { return false }
        let confirmation = confirmation(title, message, keep, discard)
        let request = confirmation.request
        guard let answer = request.ending as? PendingValue<Bool> else { return false }
        request.addWaitingTask()
        NavigationRequest.willWait?(request.request)
        return await withTaskCancellationHandler {
            (try? await answer.value()) ?? false
        } onCancel: {
            NextTurn.onMainThread { confirmation.cancel() }
        }
    }

    private func confirmation(
        _ title: String, _ message: String?, _ keep: String, _ discard: String
    ) -> Confirmation {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        let choice = AlertChoice()
        alert.addAction(UIAlertAction(title: keep, style: .cancel) { _ in choice.make(false) })
        alert.addAction(UIAlertAction(title: discard, style: .destructive) { _ in choice.make(true) })
        let queued = QueuedRequest(ConfirmVerb(alert), from: self, animated: true)
        choice.answer(queued)
        return Confirmation(request: submit(queued), alert: alert)
    }
}

/// A question to the user that a task waits for. It keeps no alert alive.
@MainActor
private struct Confirmation {
    /// The request that presents the alert, or the earlier one for the same.
    let request: QueuedRequest
    weak var alert: UIAlertController?

    /// The waiting task was canceled.
    func cancel() {
        request.removeWaitingTask()
        if let alert, alert.presentingViewController != nil { alert.goBack() }
    }
}

/// The user's choice in an alert. The actions keep it: when they are released without one, nobody can choose any more.
@MainActor
private final class AlertChoice {
    private let value = PendingValue<Bool>()

    func make(_ choice: Bool) { value.resume(returning: choice) }

    deinit {
        let value = value
        NextTurn.onMainThread { value.resume(returning: false) }
    }

    /// Becomes the ending of a request, which the end of its alert decides as well.
    func answer(_ queued: QueuedRequest) {
        let value = value
        queued.ending = value
        queued.onExit = { exit, _ in
            // UIKit calls an action's handler when the alert has left, also for a choice by a key or an assistive technology.
            if exit.cause != .alertAction { NextTurn.afterCommit { value.resume(returning: false) } }
        }
        queued.whenJoined = { counted in
            guard let other = counted.ending as? PendingValue<Bool> else {
                return value.resume(returning: false)
            }
            Task { value.resume(returning: (try? await other.value()) ?? false) }
        }
        queued.request.whenEnded { [weak queued] outcome in
            (queued?.verb as? ConfirmVerb)?.releaseAlert()
            if outcome != .done { value.resume(returning: false) }
        }
    }
}
