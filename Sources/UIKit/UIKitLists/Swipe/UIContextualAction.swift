/// A swipe action of a row. iOS 11. Follows Apple's page "UIContextualAction".
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The style of an action.
    public enum Style: Int, Sendable {
        /// An action that keeps the row.
        case normal
        /// An action that deletes the row.
        case destructive
    }

    /// Called when the user selects the action.
    ///
    /// - Parameters:
    ///   - action: the action.
    ///   - sourceView: the button, as an anchor for a presentation.
    ///   - completionHandler: call it when the action has finished, with whether it was performed. The row stays open until then.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    /// The style of the action.
    open private(set) var style: Style
    /// Called when the user selects the action.
    open private(set) var handler: Handler
    /// The title of the button. Default: the initializer's title.
    open var title: String?
    private var ownColor: UIColor?
    /// The image of the button, which replaces the title in rows lower than 91 points. Default `nil`.
    open var image: UIImage?

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    /// The background color of the button. Default red for a destructive action, otherwise gray; `nil` restores the default.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }
}

/// The swipe actions at one side of a row. iOS 11. Follows Apple's page "UISwipeActionsConfiguration".
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the edge of the row inward.
    open private(set) var actions: [UIContextualAction]

    /// Whether a full swipe performs the first action. Default `true`.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }
}
