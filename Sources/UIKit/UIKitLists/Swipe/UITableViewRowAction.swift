/// A swipe action of a table view row. iOS 8, deprecated since iOS 13.
///
/// Follows Apple's page "UITableViewRowAction". Replaced by ``UIContextualAction``.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
    /// The style of an action.
    public enum Style: Int, Sendable {
        /// An action that deletes the row.
        case `default`
        /// An action that keeps the row.
        case normal

        /// An alias of ``default``.
        public static var destructive: Style { .default }
    }

    /// The style of the action.
    open private(set) var style: Style
    /// The title of the button.
    open var title: String?
    /// The background color of the button; `nil`, the default, for red if the action is destructive, otherwise gray.
    open var backgroundColor: UIColor?
    /// The effect behind the button. Default `nil`.
    open var backgroundEffect: UIVisualEffect?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action.
    public init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewRowAction(style: style, title: title, handler: handler)
        copy.backgroundColor = backgroundColor
        copy.backgroundEffect = backgroundEffect
        return copy
    }

    /// The contextual action for a row. The row stays open until the app closes it.
    func contextualAction(for indexPath: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(
            style: style == .default ? .destructive : .normal, title: title
        ) { [self] _, _, _ in handler(self, indexPath) }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
