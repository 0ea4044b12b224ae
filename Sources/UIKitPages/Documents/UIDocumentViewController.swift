/// The page of a document: opens it, and has its name in the navigation bar. iOS 17.
///
/// Subclass it to show the document. Follows Apple's page "UIDocumentViewController".
@preconcurrency @MainActor
open class UIDocumentViewController: UIViewController {
    private var observations: [any NSObjectProtocol] = []
    private lazy var undoItem = UIBarButtonItem(.undo) { [weak self] in self?.document?.undoManager.undo() }
    private lazy var redoItem = UIBarButtonItem(.redo) { [weak self] in self?.document?.undoManager.redo() }
    private lazy var undoGroup = UIBarButtonItemGroup(
        barButtonItems: [undoItem, redoItem], representativeItem: nil)

    /// Creates a page of a document.
    public init(document: UIDocument?) {
        self.document = document
        super.init(nibName: nil, bundle: nil)
        observe()
    }

    /// Creates a page without a document, whose view comes from a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a page without a document from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    isolated deinit {
        for observation in observations { NotificationCenter.default.removeObserver(observation) }
    }

    /// The document. A new one is opened if the page is visible.
    open var document: UIDocument? {
        didSet {
            guard document !== oldValue else { return }
            observe()
            updateNavigationItem()
            if viewIfLoaded?.window != nil { openDocument { _ in } }
        }
    }

    /// Called when the page has changed its navigation item: change it further here. The base class does nothing.
    open func navigationItemDidUpdate() {}

    /// Opens the document. The handler is told whether it is open, in a later turn. A page that becomes visible does so by itself.
    open func openDocument(completionHandler: @escaping (Bool) -> Void) {
        guard let document else { return completionHandler(false) }
        guard document.documentState.contains(.closed) else { return completionHandler(true) }
        document.open { [weak self] isOpen in
            if isOpen, let self, self.document === document {
                updateNavigationItem()
                documentDidOpen()
            }
            completionHandler(isOpen)
        }
    }

    /// Called when the document was opened: show it here. The base class does nothing.
    open func documentDidOpen() {}

    /// The buttons that undo and redo changes of the document.
    open var undoRedoItemGroup: UIBarButtonItemGroup { undoGroup }

    /// Puts the document's name into the navigation item.
    open override func viewDidLoad() {
        super.viewDidLoad()
        updateNavigationItem()
    }

    /// Opens the document, if it is not open.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if document?.documentState.contains(.closed) == true { openDocument { _ in } }
    }

    private func updateNavigationItem() {
        navigationItem.title = document?.localizedName
        updateUndoItems()
        navigationItemDidUpdate()
    }

    private func updateUndoItems() {
        undoItem.isEnabled = document?.undoManager.canUndo ?? false
        redoItem.isEnabled = document?.undoManager.canRedo ?? false
    }

    private func observe() {
        for observation in observations { NotificationCenter.default.removeObserver(observation) }
        let names: [NSNotification.Name] = [
            .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
        ]
        observations = names.map { name in
            NotificationCenter.default.addObserver(
                forName: name, object: document?.undoManager, queue: nil
            ) { [weak self] _ in
                MainActor.assumeIsolated { self?.updateUndoItems() }
            }
        }
    }
}
