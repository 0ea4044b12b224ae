/// A button of an alert. iOS 8. Follows Apple's page "UIAlertAction".
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    private let text: String?
    private let kind: Style
    private let handler: ((UIAlertAction) -> Void)?
    var look = Look()

    /// Creates an action. The handler is called when the user has chosen the action and the alert has been dismissed.
    public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        text = title
        kind = style
        self.handler = handler
        super.init()
    }

    /// Returns an action with the same title, style and handler.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAlertAction(title: text, style: kind, handler: handler)
        copy.isEnabled = isEnabled
        copy.look = look
        return copy
    }

    /// The button's title.
    open var title: String? { text }

    /// The action's style.
    open var style: UIAlertAction.Style { kind }

    /// Whether the user can choose it. Default `true`.
    open var isEnabled = true

    func callHandler() {
        handler?(self)
    }

    /// The styles of actions. Follows Apple's page "UIAlertAction.Style".
    public enum Style: Int, Sendable {
        /// The default style.
        case `default` = 0
        /// Cancels the operation and leaves the data unchanged. An alert has at most one such action.
        case cancel = 1
        /// Changes or deletes data.
        case destructive = 2
    }
}
