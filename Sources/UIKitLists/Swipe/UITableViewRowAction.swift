/// What a swipe over a row of a table offers. iOS 8, deprecated since iOS 13.
///
/// Follows Apple's page "UITableViewRowAction". ``UIContextualAction`` has taken its place.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
    /// What an action does to the row.
    public enum Style: Int, Sendable {
        /// It deletes it.
        case `default`
        /// Something that leaves it there.
        case normal

        /// The same as ``default``.
        public static var destructive: Style { .default }
    }

    /// What the action does to the row.
    open private(set) var style: Style
    /// The text of the button.
    open var title: String?
    /// The colour of the button; `nil`, the default, for red where the action deletes, else grey.
    open var backgroundColor: UIColor?
    /// An effect behind the button. Default `nil`.
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

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewRowAction(style: style, title: title, handler: handler)
        copy.backgroundColor = backgroundColor
        copy.backgroundEffect = backgroundEffect
        return copy
    }

    /// The same for the row that is swiped. The row stays open until the app closes it.
    func contextualAction(for indexPath: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(
            style: style == .default ? .destructive : .normal, title: title
        ) { [self] _, _, _ in handler(self, indexPath) }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
