import PageFlow
import UIKit

extension UIViewController {
    /// Asks the user a question with two answers in an alert.
    ///
    /// - Returns: whether the user chose the destructive answer.
    func confirm(_ question: String, keep: String, discard: String) async -> Bool {
        await withCheckedContinuation { answer in
            let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
            alert.addAction(
                UIAlertAction(title: keep, style: .cancel) { _ in answer.resume(returning: false) })
            alert.addAction(
                UIAlertAction(title: discard, style: .destructive) { _ in answer.resume(returning: true) })
            open(alert, by: .present)
        }
    }
}
