/// How dragged text looks. iOS 11. Follows Apple's page "UITextDragOptions".
public struct UITextDragOptions: OptionSet, Sendable {
    /// The number of the options.
    public let rawValue: Int

    /// Creates options from a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The preview has no colours of the text: it is black on nothing. The items keep theirs. Here the preview is a picture of the view,
    /// which keeps them too.
    public static var stripTextColorFromPreviews: UITextDragOptions { UITextDragOptions(rawValue: 1) }
}

/// A view whose text can be dragged: a text view, a text field. iOS 11. Follows Apple's page "UITextDraggable".
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    /// Decides on drags, and is notified. Not retained.
    var textDragDelegate: (any UITextDragDelegate)? { get set }

    /// The interaction that drags the selected text. Disable it to keep the text from being dragged.
    var textDragInteraction: UIDragInteraction? { get }

    /// Whether text of the view is being dragged.
    var isTextDragActive: Bool { get }

    /// How dragged text looks. Default none.
    var textDragOptions: UITextDragOptions { get set }
}

/// Decides on drags of text, and is notified. iOS 11. Follows Apple's page "UITextDragDelegate".
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
    /// Returns the items to drag; none for no drag. Without it they are the request's own.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]

    /// Returns what is lifted for an item that is not the request's own; `nil` for the selected text.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview?

    /// Called before the text is lifted.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession)

    /// Called when the drag begins.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)

    /// Called when the drag has ended, with what was done.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation)
}

// What Apple declares as optional.
extension UITextDragDelegate {
    /// The request's own.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] { dragRequest.suggestedItems }

    /// The selected text.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }

    /// Does nothing.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {}

    /// Does nothing.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) {}

    /// Does nothing.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) {}
}

/// Text that is about to be dragged. iOS 11. Follows Apple's page "UITextDragRequest".
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
    /// The text.
    var dragRange: UITextRange { get }

    /// The items that are dragged where the delegate does not say otherwise.
    var suggestedItems: [UIDragItem] { get }

    /// The items that the drag has already.
    var existingItems: [UIDragItem] { get }

    /// Whether the text is selected. Here it always is.
    var isSelected: Bool { get }

    /// The drag.
    var dragSession: any UIDragSession { get }
}
