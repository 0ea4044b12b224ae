/// A part of a search that a search field shows before its text. iOS 13. Follows Apple's page "UISearchToken".
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String

    /// Creates a token with a text, optionally with an icon before it.
    public convenience init(icon: UIImage?, text: String) {
        self.init(shownAs: text, icon)
    }

    private init(shownAs text: String, _ icon: UIImage?) {
        self.icon = icon
        self.text = text
        super.init()
    }

    /// The object that the token represents. The field doesn't use it. Retained.
    open var representedObject: Any?
}

/// The delegate of a search field. iOS 13. Follows Apple's page "UISearchTextFieldDelegate".
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {}
