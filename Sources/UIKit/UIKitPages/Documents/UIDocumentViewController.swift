/// A view controller that opens a document, and shows its name in the navigation bar. iOS 17.
///
/// Subclass it to show the document. Follows Apple's page "UIDocumentViewController".
@preconcurrency @MainActor
open class UIDocumentViewController: UIViewController {
    private var observations: [any NSObjectProtocol] = []
    private lazy var undoItem = UIBarButtonItem(.undo) { [weak self] in self?.document?.undoManager.undo() }
    private lazy var redoItem = UIBarButtonItem(.redo) { [weak self] in self?.document?.undoManager.redo() }
    private lazy var undoGroup = UIBarButtonItemGroup(
        barButtonItems: [undoItem, redoItem], representativeItem: nil)

    /// Creates a view controller for a document.
    public init(document: UIDocument?) {
        self.document = document
        super.init(nibName: nil, bundle: nil)
        observe()
    }

    /// Creates a view controller without a document. Its view is loaded from a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a view controller without a document from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    isolated deinit {
        for observation in observations { NotificationCenter.default.removeObserver(observation) }
    }

    /// The document. A new document is opened if the view is visible.
    open var document: UIDocument? {
        didSet {
            guard document !== oldValue else { return }
            observe()
            updateNavigationItem()
            if viewIfLoaded?.window != nil { openDocument { _ in } }
        }
    }

    /// Called when the view controller has changed its navigation item. Override it to make further changes. The base class does nothing.
    open func navigationItemDidUpdate() {}

    /// Opens the document. The handler is called in a later turn with whether it is open. Called automatically when the view appears.
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

    /// Called when the document was opened. Override it to show the document. The base class does nothing.
    open func documentDidOpen() {}

    /// The buttons that undo and redo changes.
    open var undoRedoItemGroup: UIBarButtonItemGroup { undoGroup }

    /// Adds the document's name to the navigation item.
    open override func viewDidLoad() {
        super.viewDidLoad()
        updateNavigationItem()
    }

    /// Opens the document if it isn't open.
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
