/// A view controller that lets the user select a source or destination of files before it opens the document picker. iOS 8, deprecated in
/// iOS 11.
///
/// Present it, on iPad as a popover. It contains the app's options and "Browse", and dismisses itself. Follows Apple's page
/// "UIDocumentMenuViewController".
@preconcurrency @MainActor
open class UIDocumentMenuViewController: UIViewController {
    private let makePicker: @MainActor () -> UIDocumentPickerViewController
    private var first: [Option] = []
    private var last: [Option] = []
    private var hasChosen = false

    private struct Option {
        let title: String
        let image: UIImage?
        let choose: () -> Void
    }

    /// Creates a menu for opening or importing files with type identifiers.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        makePicker = { UIDocumentPickerViewController(documentTypes: allowedUTIs, in: mode) }
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a menu for copying or moving a file of the app to another location.
    public init(url: URL, in mode: UIDocumentPickerMode) {
        makePicker = { UIDocumentPickerViewController(url: url, in: mode) }
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// A menu can't be decoded from an archive: returns `nil`.
    public required init?(coder: NSCoder) { nil }

    private func setUp() {
        if Runtime.current.device.userInterfaceIdiom == .pad { modalPresentationStyle = .popover }
        preferredContentSize = CGSize(width: 320, height: 280)
    }

    /// The object that receives the document picker and presents it. Not retained.
    open weak var delegate: (any UIDocumentMenuDelegate)?

    /// Adds an app's option before or after the system's options. The handler is called when the menu has been dismissed.
    open func addOption(
        withTitle title: String, image: UIImage?, order: UIDocumentMenuOrder, handler: @escaping () -> Void
    ) {
        let option = Option(title: title, image: image, choose: handler)
        if order == .first { first.append(option) } else { last.append(option) }
    }

    /// Creates the list of options.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let browse = Option(title: "Browse", image: UIImage(systemName: "folder")) { [weak self] in
            self?.browse()
        }
        let rows = (first + [browse] + last).map { option in
            ChoiceRow(option.title, image: option.image) { [weak self] in self?.leave(option.choose) }
        }
        let cancel = UIBarButtonItem(.cancel) { [weak self] in self?.userCancels() }
        let content = SystemPageView(title: nil, leading: cancel, content: ChoiceList([rows]))
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    private func browse() { delegate?.documentMenu(self, didPickDocumentPicker: makePicker()) }

    private func leave(_ completion: @escaping () -> Void) {
        guard !hasChosen, !isBeingDismissed else { return }
        hasChosen = true
        presentingViewController?.dismiss(animated: true, completion: completion)
    }
}

extension UIDocumentMenuViewController: SystemPage {
    package func userCancels() {
        leave { [self] in delegate?.documentMenuWasCancelled(self) }
    }
}

/// The methods that receive the document picker of a document menu. iOS 8, deprecated in iOS 11.
///
/// Follows Apple's page "UIDocumentMenuDelegate".
@preconcurrency @MainActor
public protocol UIDocumentMenuDelegate: NSObjectProtocol {
    /// Called when the user has selected one of the system's locations. Present the picker.
    func documentMenu(
        _ documentMenu: UIDocumentMenuViewController,
        didPickDocumentPicker documentPicker: UIDocumentPickerViewController)

    /// Called when the user has canceled. Optional.
    func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController)
}

// Apple's member is optional.
extension UIDocumentMenuDelegate {
    /// Does nothing.
    public func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) {}
}

/// The position of an app's option in a document menu. iOS 8, deprecated in iOS 11. Follows Apple's page "UIDocumentMenuOrder".
public enum UIDocumentMenuOrder: UInt, Sendable {
    /// Before the system's options.
    case first = 0
    /// After the system's options.
    case last = 1
}
