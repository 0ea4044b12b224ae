import UIKitText

/// A view controller that shows a dictionary's definition of a term. iOS 5.
///
/// Present it; its button dismisses it. The simulator provides the dictionary. Follows Apple's page "UIReferenceLibraryViewController".
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
    private let term: String

    /// Whether a dictionary of the device has a definition of a term.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool {
        ReferenceLibrary.current.definition(of: term) != nil
    }

    /// Creates a view controller for a term.
    public init(term: String) {
        self.term = term
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a view controller without a term from an archive.
    public required init(coder: NSCoder) {
        term = ""
        super.init(coder: coder)!
    }

    /// Shows the definition.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let text = UITextView(frame: .zero)
        text.isEditable = false
        text.font = .systemFont(ofSize: 17)
        text.text = ReferenceLibrary.current.definition(of: term) ?? "No definition found."
        text.textContainerInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        let done = UIBarButtonItem(.done) { [weak self] in self?.userCancels() }
        let content = SystemPageView(title: "Dictionary", leading: done, content: text)
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }
}

extension UIReferenceLibraryViewController: SystemPage {
    package func userCancels() {
        if !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
    }
}

/// The dictionary of the device.
@MainActor
package final class ReferenceLibrary {
    /// The definitions, by term.
    package var definitions: [String: String] = [:]

    package static var current: ReferenceLibrary { Runtime.current.state(ReferenceLibrary.init) }

    package init() {}

    /// Returns the definition of a term, ignoring case.
    func definition(of term: String) -> String? {
        definitions.first { $0.key.caseInsensitiveCompare(term) == .orderedSame }?.value
    }
}
