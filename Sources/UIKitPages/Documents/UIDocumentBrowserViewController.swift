import UniformTypeIdentifiers

/// Shows the user's documents, and lets the user open, make, share and rename them. It is an app's root controller. iOS 11.
///
/// Here it shows the files that the simulator was given, and those that it has imported. A test says what the user does. Follows Apple's
/// page "UIDocumentBrowserViewController".
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
    private let types: [String]
    private var list: ChoiceList?
    private var createButton: UIButton?

    /// Creates a browser for documents of some types; `nil` stands for those of the app's property list. iOS 14.
    public init(forOpening contentTypes: [UTType]?) {
        types = contentTypes?.map(\.identifier) ?? UIDocumentBrowserViewController.typesOfApp
        super.init(nibName: nil, bundle: nil)
    }

    /// The same, with the types' names. Deprecated by Apple in iOS 14.
    public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        types = allowedContentTypes ?? UIDocumentBrowserViewController.typesOfApp
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a browser from an archive, for documents of the types of the app's property list.
    public required init?(coder: NSCoder) {
        types = UIDocumentBrowserViewController.typesOfApp
        super.init(coder: coder)
    }

    private static var typesOfApp: [String] {
        let types = UIApplication.shared.info.documentTypes
        return types.isEmpty ? [UTType.item.identifier] : types
    }

    /// Is notified of what the user does. Not retained.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?

    /// Whether the user can make documents; the delegate must have the method for that. Default `true`.
    open var allowsDocumentCreation = true { didSet { showDocuments() } }

    /// Whether the user can open several documents at once. Default `false`.
    open var allowsPickingMultipleItems = false

    /// The names of the types that the user can open. Deprecated by Apple in iOS 14.
    open var allowedContentTypes: [String] { types }

    /// The names of the types among the recent documents. Deprecated by Apple in iOS 14.
    open var recentDocumentsContentTypes: [String] { types }

    /// The types among the recent documents: those that the user can open. iOS 14.
    open var contentTypesForRecentDocuments: [UTType] { types.compactMap { UTType($0) } }

    /// Whether the endings of names are shown. Default `false`. iOS 13.
    open var shouldShowFileExtensions = false { didSet { showDocuments() } }

    /// Buttons at the front of the navigation bar. Default none.
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { showButtons() } }

    /// Buttons at the end of the navigation bar. Default none.
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { showButtons() } }

    /// What the app does with documents. Default nothing.
    open var customActions: [UIDocumentBrowserAction] = []

    /// How the browser looks. Default `.white`.
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
        didSet { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .light }
    }

    /// What the button is called that makes a document. Default "Create Document". iOS 13.
    open var localizedCreateDocumentActionTitle = "Create Document" { didSet { showDocuments() } }

    /// The width of that button as a part of its height. Default 2/3. iOS 13.
    open var defaultDocumentAspectRatio: CGFloat = 2 / 3 { didSet { showDocuments() } }

    // MARK: Documents

    /// Shows a document. One that lies elsewhere is copied first, if that is wanted; else the handler is told of an error.
    open func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) { reveal(url, importIfNeeded, completion) }

    /// Copies or moves a document to the folder of another one. The handler gets its new place, or an error.
    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL,
        mode importMode: UIDocumentBrowserViewController.ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) { take(documentURL, importMode, nextTo: neighbourURL, completion) }

    /// Gives a document another name; a number is added to one that is taken. The handler gets its new place, or an error. iOS 16.
    open func renameDocument(
        at documentURL: URL, proposedName: String,
        completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) { rename(documentURL, proposedName, completionHandler) }

    /// An animator for presenting a document's page, and for dismissing it. iOS 12.
    open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
        UIDocumentBrowserTransitionController()
    }

    /// The same. Deprecated by Apple in iOS 12.
    open func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
        transitionController(forDocumentAt: documentURL)
    }

    // MARK: Page

    /// Makes the list of documents.
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

    /// Shows the documents that there are by now.
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
    /// How a document is imported. Follows Apple's page "UIDocumentBrowserViewController.ImportMode".
    public enum ImportMode: UInt, Sendable {
        /// Not at all.
        case none = 0
        /// A copy.
        case copy = 1
        /// The document itself.
        case move = 2
    }

    /// How a browser looks. Follows Apple's page "UIDocumentBrowserViewController.BrowserUserInterfaceStyle".
    public enum BrowserUserInterfaceStyle: UInt, Sendable {
        /// White.
        case white = 0
        /// Light.
        case light = 1
        /// Dark.
        case dark = 2
    }
}

/// Is notified of what the user does in a document browser. Every method is optional. iOS 11.
///
/// Follows Apple's page "UIDocumentBrowserViewControllerDelegate".
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has chosen documents: open them. iOS 12.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])

    /// Called instead if the newer method is missing. Deprecated by Apple in iOS 12.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])

    /// Called when the user wants to make a document: make a file, and call the handler with it. Without this method nobody can.
    ///
    /// - Parameter importHandler: call it in any case, with `nil` and `.none` if the user has cancelled. The file is imported in a later
    ///   turn, and one of the two methods below is called.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)

    /// Called when a new document was imported: open it at its new place.
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
    /// Does nothing; the older method is called.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) { OptionalMember.absent(()) }

    /// Does nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
    ) {}

    /// Lets nobody make documents.
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

    /// None.
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
