import UIKit

/// Presents an alert with a question.
final class ConfirmVerb: Verb {
    /// The alert, until its request ends; afterwards only UIKit retains it.
    private(set) var alert: UIAlertController?
    /// The texts of the alert.
    private let words: [String?]

    init(_ alert: UIAlertController) {
        self.alert = alert
        words = [alert.title, alert.message] + alert.actions.map(\.title)
    }

    func releaseAlert() { alert = nil }

    func summary(from page: String) -> String { "ask \(words.first.flatMap { $0 } ?? "")" }

    var newPages: [UIViewController] { [alert].compactMap { $0 } }

    /// Whether the other alert would look the same.
    func isSame(as other: any Verb) -> Bool { (other as? ConfirmVerb)?.words == words }

    func destination(from place: RequestPlace) throws(NavigationError) -> Destination {
        for alert in newPages { try alert.checkIsUnused() }
        return Destination(.present(from: place.asker), newPages: newPages)
    }
}
