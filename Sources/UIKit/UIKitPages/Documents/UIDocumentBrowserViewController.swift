import UniformTypeIdentifiers

/// A view controller that shows the user's documents, and lets the user open, create, share and rename them. It is an app's root view
/// controller. iOS 11.
///
/// It shows the simulator's files and the imported ones. A test performs the user's actions. Follows Apple's page
/// "UIDocumentBrowserViewController".
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
    private let types: [String]
    private var list: ChoiceList?
    private var createButton: UIButton?

    /// Creates a browser for documents of some types; `nil` for the types in the app's property list. iOS 14.
    public init(forOpening contentTypes: [UTType]?) {
        types = contentTypes?.map(\.identifier) ?? UIDocumentBrowserViewController.typesOfApp
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a browser for documents with type identifiers. Deprecated by Apple in iOS 14.
    public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        types = allowedContentTypes ?? UIDocumentBrowserViewController.typesOfApp
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a browser from an archive, for documents of the types in the app's property list.
    public required init?(coder: NSCoder) {
        types = UIDocumentBrowserViewController.typesOfApp
        super.init(coder: coder)
    }

    private static var typesOfApp: [String] {
        let types = UIApplication.shared.info.documentTypes
        return types.isEmpty ? [UTType.item.identifier] : types
    }

    /// The object that is notified of the user's actions. Not retained.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?

    /// Whether the user can create documents; the delegate must implement the method for it. Default `true`.
    open var allowsDocumentCreation = true { didSet { showDocuments() } }

    /// Whether the user can open several documents at once. Default `false`.
    open var allowsPickingMultipleItems = false

    /// The identifiers of the types that the user can open. Deprecated by Apple in iOS 14.
    open var allowedContentTypes: [String] { types }

    /// The identifiers of the types of recent documents. Deprecated by Apple in iOS 14.
    open var recentDocumentsContentTypes: [String] { types }

    /// The types of recent documents: the types that the user can open. iOS 14.
    open var contentTypesForRecentDocuments: [UTType] { types.compactMap { UTType($0) } }

    /// Whether file extensions are visible. Default `false`. iOS 13.
    open var shouldShowFileExtensions = false { didSet { showDocuments() } }

    /// Additional buttons at the leading edge of the navigation bar. Default none.
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { showButtons() } }

    /// Additional buttons at the trailing edge of the navigation bar. Default none.
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { showButtons() } }

    /// The app's custom actions for documents. Default none.
    open var customActions: [UIDocumentBrowserAction] = []

    /// The style of the browser. Default `.white`.
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
        didSet { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .light }
    }

    /// The title of the button that creates a document. Default "Create Document". iOS 13.
    open var localizedCreateDocumentActionTitle = "Create Document" { didSet { showDocuments() } }

    /// The aspect ratio of that button: width divided by height. Default 2/3. iOS 13.
    open var defaultDocumentAspectRatio: CGFloat = 2 / 3 { didSet { showDocuments() } }

    // MARK: Documents

    /// Shows a document. A document outside the browser's folders is copied first if `importIfNeeded` is `true`; otherwise the handler
    /// receives an error.
    open func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) { reveal(url, importIfNeeded, completion) }

    /// Copies or moves a document to the folder of another document. The handler receives the new URL, or an error.
    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL,
        mode importMode: UIDocumentBrowserViewController.ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) { take(documentURL, importMode, nextTo: neighbourURL, completion) }

    /// Renames a document; adds a number if the name is in use. The handler receives the new URL, or an error. iOS 16.
    open func renameDocument(
        at documentURL: URL, proposedName: String,
        completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) { rename(documentURL, proposedName, completionHandler) }

    /// An animator for presenting a document, and for dismissing it. iOS 12.
    open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
        UIDocumentBrowserTransitionController()
    }

    /// The former name of ``transitionController(forDocumentAt:)``. Deprecated by Apple in iOS 12.
    open func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
        transitionController(forDocumentAt: documentURL)
    }

    // MARK: View

    /// Creates the list of documents.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = ChoiceList([])
        let content = SystemPageView(title: "Browse", content: list)
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
        self.list = list
        showButtons()
        showDocuments()
    }

    /// Reloads the list of documents.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showDocuments()
    }

    private func showButtons() {
        viewIfLoaded?.subviews.compactMap { $0 as? SystemPageView }.first?.show(
            leading: additionalLeadingNavigationBarButtonItems,
            trailing: additionalTrailingNavigationBarButtonItems)
    }

    func showDocuments() {
        guard let list else { return }
        list.choices = [
            documents.map { url in
                ChoiceRow(name(of: url), image: UIImage(systemName: "doc")) { [weak self] in
                    self?.userChooses([url])
                }
            }
        ]
        list.tableHeaderView = canCreate ? headerButton() : nil
    }

    private var documents: [URL] {
        Runtime.current.documents.filter { DocumentType($0).isOne(of: types) }
    }

    private func name(of url: URL) -> String {
        shouldShowFileExtensions ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
    }

    private func headerButton() -> UIView {
        let button = UIButton(type: .system)
        button.setTitle(localizedCreateDocumentActionTitle, for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.userCreates() }, for: .touchUpInside)
        button.frame = CGRect(x: 20, y: 8, width: 144 * defaultDocumentAspectRatio, height: 144)
        button.backgroundColor = .secondarySystemGroupedBackground
        button.titleLabel?.numberOfLines = 0
        button.layer.cornerRadius = 8
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
        header.addSubview(button)
        return header
    }
}

extension UIDocumentBrowserViewController {
    /// The import mode of a document. Follows Apple's page "UIDocumentBrowserViewController.ImportMode".
    public enum ImportMode: UInt, Sendable {
        /// Imports nothing.
        case none = 0
        /// Imports a copy.
        case copy = 1
        /// Moves the document.
        case move = 2
    }

    /// The style of a browser. Follows Apple's page "UIDocumentBrowserViewController.BrowserUserInterfaceStyle".
    public enum BrowserUserInterfaceStyle: UInt, Sendable {
        /// The white style.
        case white = 0
        /// The light style.
        case light = 1
        /// The dark style.
        case dark = 2
    }
}

/// The methods that report and support the user's actions in a document browser. Every method is optional. iOS 11.
///
/// Follows Apple's page "UIDocumentBrowserViewControllerDelegate".
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has selected documents. Open them. iOS 12.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])

    /// Called if the newer method isn't implemented. Deprecated by Apple in iOS 12.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])

    /// Called when the user wants to create a document. Create a file, and call the handler with it. Without this method, the user can't
    /// create documents.
    ///
    /// - Parameter importHandler: must be called in any case, with `nil` and `.none` if the user has canceled. The file is imported in a
    ///   later turn, and then one of the next two methods is called.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)

    /// Called when a new document was imported. Open it at its new URL.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL)

    /// Called when a new document could not be imported.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
        error: (any Error)?)

    /// The app's activities for documents that the user shares.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity]

    /// Called before the share sheet is presented.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        willPresent activityViewController: UIActivityViewController)
}

// Apple's members are optional.
extension UIDocumentBrowserViewControllerDelegate {
    /// The default: does nothing; the older method is called.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) { OptionalMember.absent(()) }

    /// Does nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
    ) {}

    /// The default: the user can't create documents.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { OptionalMember.absent(()) }

    /// Does nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) {}

    /// Does nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
        error: (any Error)?
    ) {}

    /// The default: no activities.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity] { [] }

    /// Does nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        willPresent activityViewController: UIActivityViewController
    ) {}
}
