/// Lets the user choose where files come from or go to, before the page with the files. iOS 8, deprecated in iOS 11.
///
/// Present it, on a pad as a popover. It has the app's own options and "Browse", and goes by itself. Follows Apple's page
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

    /// Creates a menu for opening or importing files of types with these names.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        makePicker = { UIDocumentPickerViewController(documentTypes: allowedUTIs, in: mode) }
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a menu for copying or moving a file of the app to another place.
    public init(url: URL, in mode: UIDocumentPickerMode) {
        makePicker = { UIDocumentPickerViewController(url: url, in: mode) }
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// A menu does not come from an archive: `nil`.
    public required init?(coder: NSCoder) { nil }

    private func setUp() {
        if Runtime.current.device.userInterfaceIdiom == .pad { modalPresentationStyle = .popover }
        preferredContentSize = CGSize(width: 320, height: 280)
    }

    /// Gets the page with the files, to present it. Not retained.
    open weak var delegate: (any UIDocumentMenuDelegate)?

    /// Adds an option of the app's, before or behind the system's. The handler is called when the menu is gone.
    open func addOption(
        withTitle title: String, image: UIImage?, order: UIDocumentMenuOrder, handler: @escaping () -> Void
    ) {
        let option = Option(title: title, image: image, choose: handler)
        if order == .first { first.append(option) } else { last.append(option) }
    }

    /// Makes the list of options.
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

/// Gets the page with the files that the user has chosen in a document menu. iOS 8, deprecated in iOS 11.
///
/// Follows Apple's page "UIDocumentMenuDelegate".
@preconcurrency @MainActor
public protocol UIDocumentMenuDelegate: NSObjectProtocol {
    /// Called when the user has chosen a place of the system's: present the picker.
    func documentMenu(
        _ documentMenu: UIDocumentMenuViewController,
        didPickDocumentPicker documentPicker: UIDocumentPickerViewController)

    /// Called when the user has cancelled. Optional.
    func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController)
}

// Apple's member is optional.
extension UIDocumentMenuDelegate {
    /// Does nothing.
    public func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) {}
}

/// Where an app's option stands in a document menu. iOS 8, deprecated in iOS 11. Follows Apple's page "UIDocumentMenuOrder".
public enum UIDocumentMenuOrder: UInt, Sendable {
    /// Before the system's.
    case first = 0
    /// Behind the system's.
    case last = 1
}
