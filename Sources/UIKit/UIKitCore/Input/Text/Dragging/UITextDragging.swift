/// The options for the appearance of dragged text. iOS 11. Follows Apple's page "UITextDragOptions".
public struct UITextDragOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int

    /// Creates options from their raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The preview doesn't have the colors of the text, but is black on a clear background. The items keep their colors. Here, the
    /// preview is a snapshot of the view, which keeps the colors, too.
    public static var stripTextColorFromPreviews: UITextDragOptions { UITextDragOptions(rawValue: 1) }
}

/// A view with draggable text: a text view or a text field. iOS 11. Follows Apple's page "UITextDraggable".
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    /// The delegate for drags. Not retained.
    var textDragDelegate: (any UITextDragDelegate)? { get set }

    /// The interaction that drags the selected text. Disable it to prevent drags.
    var textDragInteraction: UIDragInteraction? { get }

    /// Whether text of the view is being dragged.
    var isTextDragActive: Bool { get }

    /// The appearance of dragged text. Default none.
    var textDragOptions: UITextDragOptions { get set }
}

/// Customizes drags of text. iOS 11. Follows Apple's page "UITextDragDelegate".
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
    /// Returns the items to drag; an empty array for no drag. By default, the request's suggested items.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]

    /// Returns the preview for an item that isn't one of the suggested items; `nil` for the selected text.
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

    /// Called when the drag has ended, with its operation.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation)
}

// Optional methods of Apple's protocol.
extension UITextDragDelegate {
    /// Returns the request's suggested items.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] { dragRequest.suggestedItems }

    /// Returns `nil`, for the selected text.
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

/// A request to drag text. iOS 11. Follows Apple's page "UITextDragRequest".
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
    /// The range of the text.
    var dragRange: UITextRange { get }

    /// The default items of the drag.
    var suggestedItems: [UIDragItem] { get }

    /// The items that are already in the drag.
    var existingItems: [UIDragItem] { get }

    /// Whether the text is selected. Here it always is.
    var isSelected: Bool { get }

    /// The drag session.
    var dragSession: any UIDragSession { get }
}
