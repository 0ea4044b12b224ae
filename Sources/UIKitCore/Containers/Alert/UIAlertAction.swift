/// A button of an alert. iOS 8. Follows Apple's page "UIAlertAction".
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    private let text: String?
    private let kind: Style
    private let handler: ((UIAlertAction) -> Void)?
    var look = Look()

    /// Creates an action. The handler is called when the user has chosen it and the alert is gone.
    public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        text = title
        kind = style
        self.handler = handler
        super.init()
    }

    /// An action of the same title, style and handler.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAlertAction(title: text, style: kind, handler: handler)
        copy.isEnabled = isEnabled
        copy.look = look
        return copy
    }

    /// The button's title.
    open var title: String? { text }

    /// What the action does to the user's work.
    open var style: UIAlertAction.Style { kind }

    /// Whether the user can choose it. Default `true`.
    open var isEnabled = true

    func callHandler() {
        handler?(self)
    }

    /// What an action does to the user's work. Follows Apple's page "UIAlertAction.Style".
    public enum Style: Int, Sendable {
        /// An ordinary action.
        case `default` = 0
        /// Leaves everything as it is. An alert has one at most.
        case cancel = 1
        /// Changes or deletes something.
        case destructive = 2
    }
}
