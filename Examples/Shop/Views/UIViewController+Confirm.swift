import PageFlow
import UIKit

extension UIViewController {
    /// Asks the user a question with two answers in an alert.
    ///
    /// - Returns: whether the user chose to discard.
    func confirm(_ question: String, keep: String, discard: String) async -> Bool {
        await withCheckedContinuation { continuation in
            let answer = PendingAnswer(continuation)
            let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: keep, style: .cancel) { _ in answer.give(false) })
            alert.addAction(UIAlertAction(title: discard, style: .destructive) { _ in answer.give(true) })
            open(alert, by: .present)
        }
    }
}

/// Is given once: by an action of the alert, or as a no when the alert has gone without one.
private final class PendingAnswer {
    private var continuation: CheckedContinuation<Bool, Never>?

    init(_ continuation: CheckedContinuation<Bool, Never>) {
        self.continuation = continuation
    }

    func give(_ answer: Bool) {
        continuation?.resume(returning: answer)
        continuation = nil
    }

    deinit { continuation?.resume(returning: false) }
}
