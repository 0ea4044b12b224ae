/// An alert or an action sheet. iOS 8.
///
/// Present it like any view controller; it dismisses itself when the user chooses an action. Follows Apple's page
/// "UIAlertController".
@preconcurrency @MainActor
open class UIAlertController: UIViewController, UISpringLoadedInteractionSupporting {
    private var style = Style.actionSheet
    private var actionList: [UIAlertAction] = []
    private var fieldList: [UITextField] = []
    private weak var preferredStorage: UIAlertAction?
    /// The attributed text that replaces the title and the message.
    package var attributedTitle: NSAttributedString?
    package var attributedMessage: NSAttributedString?
    /// The content view controller between the texts and the actions.
    var content: UIViewController? { didSet { contentHasChanged(from: oldValue) } }

    /// Creates an alert or action sheet without actions.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        style = preferredStyle
        // On iPad, and since iOS 26 on iPhone, an action sheet is a popover; otherwise an alert covers the screen, and the covered content
        // stays visible.
        let hasPopovers =
            Runtime.current.device.userInterfaceIdiom == .pad || Runtime.current.design == .glass
        modalPresentationStyle = hasPopovers && preferredStyle == .actionSheet ? .popover : .custom
    }

    /// Creates an empty action sheet; it ignores the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates an action sheet without a title. Use `init(title:message:preferredStyle:)`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// The text under the title.
    open var message: String?

    /// The alert's style: an alert or an action sheet.
    open var preferredStyle: UIAlertController.Style { style }

    /// The actions, in the order in which they were added.
    open var actions: [UIAlertAction] { actionList }

    /// The text fields, in the order in which they were added; `nil` if there are none.
    open var textFields: [UITextField]? { fieldList.isEmpty ? nil : fieldList }

    /// The alert's severity. Default `.default`. iOS 16.
    open var severity = UIAlertControllerSeverity.default

    /// Whether a drag that pauses over an action performs it. Default `false`. iOS 11.
    open var isSpringLoaded = false

    /// The action that is highlighted and that the return key chooses. It must be one of ``actions``. iOS 9.
    open var preferredAction: UIAlertAction? {
        get { preferredStorage }
        set { setPreferred(newValue) }
    }

    /// Adds an action. A second cancel action raises an exception.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !actionList.contains(where: { $0.style == .cancel }) else {
            Runtime.current.diagnostics.raise(
                .internalInconsistency,
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
            return
        }
        actionList.append(action)
    }

    /// Adds a text field to an alert, below the existing ones. In an action sheet it raises an exception.
    ///
    /// The first field becomes first responder when the alert is shown. No Apple page says whether the software
    /// keyboard's return key affects the alert; only a hardware keyboard's return key chooses ``preferredAction``.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard style == .alert else {
            Runtime.current.diagnostics.raise(
                .internalInconsistency,
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
            return
        }
        let field = UITextField(ofAlert: ())
        add(field)
        configurationHandler?(field)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Adds a field below the existing ones.
    package func add(_ field: UITextField) { fieldList.append(field) }

    /// Adds the content view controller, if there is one.
    open override func viewDidLoad() {
        super.viewDidLoad()
        addContentView()
    }

    /// An empty alert raises an exception.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let isEmpty =
            (title ?? "").isEmpty && (message ?? "").isEmpty && actionList.isEmpty && fieldList.isEmpty
        guard isEmpty else { return }
        Runtime.current.diagnostics.raise(
            .internalInconsistency, "UIAlertController must have a title, a message or an action to display")
    }

    /// Shows added fields, and makes the first one first responder.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        showTextFields()
        placeContent()
    }

    /// Updates the height of the content view controller.
    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Chooses the cancel action. Without one, only an action sheet in a popover is dismissed. iOS 8.
    ///
    /// Follows Apple's page "accessibilityPerformEscape()".
    open override func accessibilityPerformEscape() -> Bool {
        userCancels() || super.accessibilityPerformEscape()
    }

    /// Escape chooses the cancel action, Return the preferred action.
    override func performsSystemKey(_ key: UIKey) -> Bool {
        if key.isPlain(.keyboardReturnOrEnter) { return chooses(preferredAction) }
        if key.isPlain(.keyboardEscape), userCancels() { return true }
        return super.performsSystemKey(key)
    }

    /// Chooses the cancel action. Returns `false` if there is none or it is disabled.
    func userCancels() -> Bool { chooses(actionList.first { $0.style == .cancel }) }

    /// Whether a tap outside cancels the alert. `true` for an action sheet with a cancel action.
    var canBeCancelledBeside: Bool {
        preferredStyle == .actionSheet && actionList.contains { $0.style == .cancel && $0.isEnabled }
    }

    /// Whether a point of the view is in one of the alert's blocks.
    func covers(_ point: CGPoint) -> Bool {
        AlertLayout(of: self, in: view).blocks.contains { $0.contains(point) }
    }

    private func chooses(_ action: UIAlertAction?) -> Bool {
        guard let action, action.isEnabled else { return false }
        userChooses(action)
        return true
    }

    private func setPreferred(_ action: UIAlertAction?) {
        guard let action, !actionList.contains(where: { $0 === action }) else {
            preferredStorage = action
            return
        }
        Runtime.current.diagnostics.raise(
            .invalidArgument,
            "The preferred action \(described(action)) is not an action of \(described(self))")
    }

    /// Chooses an action as a tap does: dismisses the alert, then calls the action's handler.
    ///
    /// Does nothing if the alert isn't visible or the action is disabled.
    package func userChooses(_ action: UIAlertAction) { choose(action) }

    /// Called when the user chooses an action. The alert of a legacy view tells the view instead.
    @_spi(UIKitModules) open func choose(_ action: UIAlertAction) {
        guard action.isEnabled, actionList.contains(where: { $0 === action }), !isBeingDismissed,
            let presenter = presentingViewController
        else { return }
        presenter.dismiss(animated: true) { action.callHandler() }
    }

    /// The styles of alerts. Follows Apple's page "UIAlertController.Style".
    public enum Style: Int, Sendable {
        /// A sheet at the bottom, or a popover on iPad.
        case actionSheet = 0
        /// A centered alert.
        case alert = 1
    }
}

extension UITextField {
    /// Creates a text field with an alert's appearance.
    package convenience init(ofAlert: Void) {
        self.init(frame: .zero)
        font = .systemFont(ofSize: isGlass ? 17 : 13)
    }
}

/// The severity of an alert. iOS 16. Follows Apple's page "UIAlertControllerSeverity".
public enum UIAlertControllerSeverity: Int, Sendable {
    /// The default severity.
    case `default` = 0
    /// A critical alert.
    case critical = 1
}
