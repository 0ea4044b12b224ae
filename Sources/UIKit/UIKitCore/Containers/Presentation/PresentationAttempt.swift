/// A requested presentation and the texts of UIKit's warnings if it isn't made. Since iOS 14 they also name the caller, and end with a
/// period.
@MainActor
struct PresentationAttempt {
    let presented: UIViewController
    let presenter: UIViewController
    let source: UIViewController

    /// Evidence: msg-01, words-01.
    var notInHierarchy: String {
        isNewer
            ? "\(attempt) \(place) whose view is not in the window hierarchy."
            : "Warning: \(attempt) \(place) whose view is not in the window hierarchy!"
    }

    /// Evidence: msg-02, msg-03, words-02. Older texts have two spaces before "on".
    func alreadyPresenting(_ other: UIViewController) -> String {
        if isNewer { return "\(attempt) \(place) which is already presenting \(described(other))." }
        if other.flags.contains(.beingDismissed) {
            return "Warning: \(attempt)  \(place) which is already presenting (null)"
        }
        return "\(attempt)  \(place) which is already presenting \(described(other))"
    }

    /// Evidence: msg-04, msg-05.
    var inProgress: String {
        "\(attempt) \(place) while a presentation is in progress\(isNewer ? "." : "!")"
    }

    /// Evidence: msg-19, hunt-modals-03. The text of iOS 14 to 16 is from github.com/davidscheutz/swiftui-infinite-navigation/issues/8.
    var fromDetached: String {
        guard isNewer else {
            return
                "Presenting view controllers on detached view controllers is discouraged \(described(source))."
        }
        let words = "Presenting view controller \(described(presented)) from detached view controller "
        guard Runtime.current.system >= .iOS(17) else {
            return "\(words)\(described(source)) is discouraged."
        }
        return
            "\(words)\(described(source)) is not supported, and may result in incorrect safe area insets and a "
            + "corrupt root presentation. Make sure \(described(source)) is in the view controller hierarchy before "
            + "presenting from it. Will become a hard exception in a future release."
    }

    private var attempt: String { "Attempt to present \(described(presented))" }

    private var place: String {
        isNewer ? "on \(described(presenter)) (from \(described(source)))" : "on \(described(presenter))"
    }

    private var isNewer: Bool { PresentationAttempt.hasNewerWords }

    /// Whether UIKit uses the texts of iOS 14 and later.
    static var hasNewerWords: Bool { Runtime.current.system >= .iOS(14) }
}
