/// An alert in a window of its own, without a presenting view controller. iOS 2; deprecated in iOS 9, replaced by ``UIAlertController``.
///
/// In an app with scenes the initializer raises an exception. Follows Apple's page "UIAlertView"; the exception's text is from public crash
/// logs of iOS 13.
@preconcurrency @MainActor
open class UIAlertView: UIView, ChoosableAlert {
    private var buttonTitles: [String] = []
    private var otherTitlesBegin: Int?
    private var fields: [UITextField] = []
    private var phase = Phase.hidden

    private enum Phase {
        case hidden
        case shown(ShownAlertView)
        /// The delegate has been told about a tap, and the dismissal is about to begin. The delegate may have dismissed the alert itself.
        case going
    }

    /// Creates an alert, optionally with a cancel button.
    public convenience init(
        title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate as AnyObject?
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Creates an alert, optionally with a cancel button and other buttons.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        otherTitlesBegin = numberOfButtons
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    /// Creates an alert without a title or buttons. In an app with scenes it raises an exception.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        guard Runtime.current.application.usesScenes else { return }
        Runtime.current.diagnostics.raise(
            .notAvailable,
            "UIAlertView is deprecated and unavailable for UIScene based applications, please use UIAlertController!"
        )
    }

    /// Creates an alert without a title or buttons; it ignores the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The delegate, a ``UIAlertViewDelegate``.
    open weak var delegate: AnyObject?

    /// The title. Default empty.
    open var title = ""

    /// The text under the title.
    open var message: String?

    /// The style, which determines the text fields. Setting it creates new fields. Default `.default`, without fields. iOS 5.
    open var alertViewStyle = UIAlertViewStyle.default {
        didSet { fields = alertViewStyle.placeholders.map { UITextField(ofAlertWith: $0) } }
    }

    /// The index of the cancel button; -1 if there is none.
    open var cancelButtonIndex = -1

    /// The index of the first of the initializer's other buttons; -1 if it added none.
    open var firstOtherButtonIndex: Int { otherTitlesBegin ?? -1 }

    /// The number of buttons.
    open var numberOfButtons: Int { buttonTitles.count }

    /// Whether the alert is visible.
    open var isVisible: Bool {
        if case .hidden = phase { false } else { true }
    }

    /// Adds a button after the others. Returns its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        buttonTitles.append(title ?? "")
        return buttonTitles.count - 1
    }

    /// Returns the title of a button; `nil` for an invalid index.
    open func buttonTitle(at buttonIndex: Int) -> String? {
        buttonTitles.indices.contains(buttonIndex) ? buttonTitles[buttonIndex] : nil
    }

    /// Returns a text field, counted from the top. An index that the style doesn't have raises an exception. iOS 5.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        guard !fields.indices.contains(textFieldIndex) else { return fields[textFieldIndex] }
        Runtime.current.diagnostics.raise(
            .invalidArgument,
            "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields")
        return nil
    }

    /// Shows the alert in front of all windows. The system retains it until it is dismissed.
    open func show() {
        guard case .hidden = phase else { return }
        let actions = buttonTitles.indices.map { place in
            UIAlertAction(title: buttonTitles[place], style: place == cancelButtonIndex ? .cancel : .default)
        }
        let shown = ShownAlertView(self, actions, fields)
        phase = .shown(shown)
        decideOnFirstOther()
        told?.willPresent(self)
        shown.present { [weak self] in
            guard let self else { return }
            told?.didPresent(self)
        }
    }

    /// Dismisses the alert as a tap on a button does, but without calling ``UIAlertViewDelegate/alertView(_:clickedButtonAt:)``.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard case .shown(let shown) = phase else { return }
        phase = .going
        told?.alertView(self, willDismissWithButtonIndex: buttonIndex)
        shown.dismiss(animated: animated) { [self] in
            phase = .hidden
            told?.alertView(self, didDismissWithButtonIndex: buttonIndex)
        }
    }

    /// Called when the user taps a button.
    func userChooses(_ buttonIndex: Int) {
        told?.alertView(self, clickedButtonAt: buttonIndex)
        dismiss(withClickedButtonIndex: buttonIndex, animated: true)
    }

    /// Asks the delegate whether the first other button is enabled.
    func decideOnFirstOther() {
        guard case .shown(let shown) = phase,
            let first = buttonTitles.indices.first(where: { $0 != cancelButtonIndex })
        else { return }
        shown.enable(first, told?.alertViewShouldEnableFirstOtherButton(self) ?? true)
    }

    private var told: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }
}

extension UIAlertViewStyle {
    /// The placeholder of each text field, and whether its text is secure.
    fileprivate var placeholders: [(text: String?, isSecure: Bool)] {
        switch self {
        case .default: []
        case .secureTextInput: [(nil, true)]
        case .plainTextInput: [(nil, false)]
        case .loginAndPasswordInput: [("Login", false), ("Password", true)]
        }
    }
}

extension UITextField {
    fileprivate convenience init(ofAlertWith look: (text: String?, isSecure: Bool)) {
        self.init(ofAlert: ())
        placeholder = look.text
        isSecureTextEntry = look.isSecure
    }
}
