/// Shows what a dictionary says of a word. iOS 5.
///
/// Present it; it goes by its own button. The dictionary is the one that the simulator was given. Follows Apple's page
/// "UIReferenceLibraryViewController".
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
    private let term: String

    /// Whether a dictionary of the device knows a word.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool {
        ReferenceLibrary.current.definition(of: term) != nil
    }

    /// Creates a page for a word.
    public init(term: String) {
        self.term = term
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a page for no word from an archive.
    public required init(coder: NSCoder) {
        term = ""
        super.init(coder: coder)!
    }

    /// Shows what the dictionary says.
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
    /// What it says of each word.
    package var definitions: [String: String] = [:]

    package static var current: ReferenceLibrary { Runtime.current.state(ReferenceLibrary.init) }

    package init() {}

    /// Large and small letters count alike.
    func definition(of term: String) -> String? {
        definitions.first { $0.key.caseInsensitiveCompare(term) == .orderedSame }?.value
    }
}
