/// What a swipe over a row offers: a button beside the row. iOS 11. Follows Apple's page "UIContextualAction".
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What an action does to the row.
    public enum Style: Int, Sendable {
        /// Something that leaves it there.
        case normal
        /// It deletes it.
        case destructive
    }

    /// Called when the user chooses the action.
    ///
    /// - Parameters:
    ///   - action: the action.
    ///   - sourceView: the button, to present something beside it.
    ///   - completionHandler: to be called when the action is done, with whether it was performed. The row stays open until then.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    /// What the action does to the row.
    open private(set) var style: Style
    /// Called when the user chooses the action.
    open private(set) var handler: Handler
    /// The text of the button. Default that of the initialiser.
    open var title: String?
    private var ownColor: UIColor?
    /// The image of the button, which stands in place of the title where the row is lower than 91 points. Default `nil`.
    open var image: UIImage?

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    /// The colour of the button. Default red for a destructive action, else grey; `nil` leads back to it.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }
}

/// What a swipe from one side over a row offers. iOS 11. Follows Apple's page "UISwipeActionsConfiguration".
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the edge of the row inwards.
    open private(set) var actions: [UIContextualAction]

    /// Whether a swipe across the row performs the first action. Default `true`.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }
}
