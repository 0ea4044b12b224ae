/// An alert that no controller presents: it becomes visible in a window of its own. iOS 2; deprecated in iOS 9, where
/// ``UIAlertController`` takes its place.
///
/// In an app with scenes it is an exception to create one. Follows Apple's page "UIAlertView"; what an app with scenes is told is from
/// public crash logs of iOS 13.
@preconcurrency @MainActor
open class UIAlertView: UIView, ChoosableAlert {
    private var buttonTitles: [String] = []
    private var otherTitlesBegin: Int?
    private var fields: [UITextField] = []
    private var phase = Phase.hidden

    private enum Phase {
        case hidden
        case shown(ShownAlertView)
        /// About to disappear, and dismissed for good: a tap's delegate may have done so before UIKit does.
        case going
    }

    /// Creates an alert of one button that cancels, or of none.
    public convenience init(
        title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate as AnyObject?
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Creates an alert of a button that cancels, or none, and others.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        otherTitlesBegin = numberOfButtons
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    /// Creates an alert without a title or buttons. In an app with scenes this is an exception.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        guard Runtime.current.application.usesScenes else { return }
        Runtime.current.diagnostics.raise(
            .notAvailable,
            "UIAlertView is deprecated and unavailable for UIScene based applications, please use UIAlertController!"
        )
    }

    /// Creates an alert without a title or buttons, as the archive has no say in it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The delegate: a ``UIAlertViewDelegate``.
    open weak var delegate: AnyObject?

    /// The title. Default empty.
    open var title = ""

    /// What the alert says beneath its title.
    open var message: String?

    /// Which text fields the alert has. Setting it makes new ones. Default `.default`, none. iOS 5.
    open var alertViewStyle = UIAlertViewStyle.default {
        didSet { fields = alertViewStyle.placeholders.map { UITextField(ofAlertWith: $0) } }
    }

    /// The index of the button that cancels; -1 without one.
    open var cancelButtonIndex = -1

    /// The index of the first of the other buttons that the initializer named; -1 if it named none.
    open var firstOtherButtonIndex: Int { otherTitlesBegin ?? -1 }

    /// How many buttons there are.
    open var numberOfButtons: Int { buttonTitles.count }

    /// Whether the alert is visible.
    open var isVisible: Bool {
        if case .hidden = phase { false } else { true }
    }

    /// Adds a button behind the others. Returns its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        buttonTitles.append(title ?? "")
        return buttonTitles.count - 1
    }

    /// The title of a button; `nil` for an index that there is none at.
    open func buttonTitle(at buttonIndex: Int) -> String? {
        buttonTitles.indices.contains(buttonIndex) ? buttonTitles[buttonIndex] : nil
    }

    /// A text field, from the top. An index that the style has none at is an exception. iOS 5.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        guard !fields.indices.contains(textFieldIndex) else { return fields[textFieldIndex] }
        Runtime.current.diagnostics.raise(
            .invalidArgument,
            "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields")
        return nil
    }

    /// Brings the alert into view, above all else. The system keeps it until it is gone.
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

    /// Takes the alert off screen as a tap on a button does, but that ``UIAlertViewDelegate/alertView(_:clickedButtonAt:)`` is not called.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard case .shown(let shown) = phase else { return }
        phase = .going
        told?.alertView(self, willDismissWithButtonIndex: buttonIndex)
        shown.dismiss(animated: animated) { [self] in
            phase = .hidden
            told?.alertView(self, didDismissWithButtonIndex: buttonIndex)
        }
    }

    /// The user has tapped a button.
    func userChooses(_ buttonIndex: Int) {
        told?.alertView(self, clickedButtonAt: buttonIndex)
        dismiss(withClickedButtonIndex: buttonIndex, animated: true)
    }

    /// Asks whether the first button that does not cancel can be tapped.
    func decideOnFirstOther() {
        guard case .shown(let shown) = phase,
            let first = buttonTitles.indices.first(where: { $0 != cancelButtonIndex })
        else { return }
        shown.enable(first, told?.alertViewShouldEnableFirstOtherButton(self) ?? true)
    }

    private var told: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }
}

extension UIAlertViewStyle {
    /// What each text field says while it is empty, and whether it shows its text.
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
