/// An alert or an action sheet. iOS 8.
///
/// Present it like any controller; it goes by itself when the user chooses an action. Follows Apple's page
/// "UIAlertController".
@preconcurrency @MainActor
open class UIAlertController: UIViewController, UISpringLoadedInteractionSupporting {
    private var style = Style.actionSheet
    private var actionList: [UIAlertAction] = []
    private var fieldList: [UITextField] = []
    private weak var preferredStorage: UIAlertAction?
    /// What is shown instead of the title and the message.
    var attributedTitle: NSAttributedString?
    var attributedMessage: NSAttributedString?
    /// A page of the app's own between the texts and the actions.
    var content: UIViewController? { didSet { contentHasChanged(from: oldValue) } }

    /// Creates an alert or action sheet without actions.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        style = preferredStyle
        // An action sheet of a pad is a popover; all else covers the screen, and what is beneath stays
        // visible.
        let isPad = Runtime.current.device.userInterfaceIdiom == .pad
        modalPresentationStyle = isPad && preferredStyle == .actionSheet ? .popover : .custom
    }

    /// Creates an action sheet, as the archive has no say in it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates an action sheet without a title. Use `init(title:message:preferredStyle:)`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// What the alert says beneath its title.
    open var message: String?

    /// Alert or action sheet.
    open var preferredStyle: UIAlertController.Style { style }

    /// The actions, in the order in which they were added.
    open var actions: [UIAlertAction] { actionList }

    /// The fields, in the order in which they were added; `nil` when there is none.
    open var textFields: [UITextField]? { fieldList.isEmpty ? nil : fieldList }

    /// How grave the alert is. Default `.default`. iOS 16.
    open var severity = UIAlertControllerSeverity.default

    /// Whether a drag that rests on an action does what a tap does. Default `false`. iOS 11.
    open var isSpringLoaded = false

    /// The action that is set off from the others, and that the return key chooses. It must be one of
    /// ``actions``. iOS 9.
    open var preferredAction: UIAlertAction? {
        get { preferredStorage }
        set { setPreferred(newValue) }
    }

    /// Adds an action. A second one to cancel is an exception.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !actionList.contains(where: { $0.style == .cancel }) else {
            Runtime.current.diagnostics.raise(
                .internalInconsistency,
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
            return
        }
        actionList.append(action)
    }

    /// Adds a text field to an alert, beneath those that are there. An action sheet takes none: an exception.
    ///
    /// The first field takes the keyboard when the alert is shown. What the return key does to the alert no page of Apple's
    /// says; only the one of a hardware keyboard chooses ``preferredAction``.
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

    /// Puts a field beneath those that are there.
    func add(_ field: UITextField) { fieldList.append(field) }

    /// Puts the app's own page in, where the alert has one.
    open override func viewDidLoad() {
        super.viewDidLoad()
        addContentView()
    }

    /// An alert that has nothing to show is an exception.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let isEmpty =
            (title ?? "").isEmpty && (message ?? "").isEmpty && actionList.isEmpty && fieldList.isEmpty
        guard isEmpty else { return }
        Runtime.current.diagnostics.raise(
            .internalInconsistency, "UIAlertController must have a title, a message or an action to display")
    }

    /// Shows the fields that were added, and gives the first one the keyboard.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        showTextFields()
        placeContent()
    }

    /// Gives the app's own page its new height.
    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Chooses the action that cancels. Without one the alert stays, but for an action sheet in a popover. iOS 8.
    ///
    /// Follows Apple's page "accessibilityPerformEscape()".
    open override func accessibilityPerformEscape() -> Bool {
        userCancels() || super.accessibilityPerformEscape()
    }

    /// Escape cancels, Return chooses the preferred action.
    override func performsSystemKey(_ key: UIKey) -> Bool {
        if key.isPlain(.keyboardReturnOrEnter) { return chooses(preferredAction) }
        if key.isPlain(.keyboardEscape), userCancels() { return true }
        return super.performsSystemKey(key)
    }

    /// Chooses the action that cancels. Returns whether there is one that can be chosen.
    func userCancels() -> Bool { chooses(actionList.first { $0.style == .cancel }) }

    /// Whether a tap outside the alert cancels it: an action sheet with a cancel action.
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

    /// Chooses an action as the user's tap does: the alert goes, and when it is gone the handler is called.
    ///
    /// Nothing happens while the alert is not visible or the action is disabled.
    package func userChooses(_ action: UIAlertAction) {
        guard action.isEnabled, actionList.contains(where: { $0 === action }), !isBeingDismissed,
            let presenter = presentingViewController
        else { return }
        presenter.dismiss(animated: true) { action.callHandler() }
    }

    /// Alert or action sheet. Follows Apple's page "UIAlertController.Style".
    public enum Style: Int, Sendable {
        /// A sheet at the bottom, or on a pad a popover.
        case actionSheet = 0
        /// A box in the middle.
        case alert = 1
    }
}

extension UITextField {
    /// A field as alerts have them.
    convenience init(ofAlert: Void) {
        self.init(frame: .zero)
        font = .systemFont(ofSize: 13)
    }
}

/// The severity of an alert. iOS 16. Follows Apple's page "UIAlertControllerSeverity".
public enum UIAlertControllerSeverity: Int, Sendable {
    /// As any alert.
    case `default` = 0
    /// Graver than others.
    case critical = 1
}
