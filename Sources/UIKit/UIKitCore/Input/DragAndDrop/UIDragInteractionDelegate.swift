/// Provides the dragged items of a view and responds to the drag. iOS 11. Follows Apple's page "UIDragInteractionDelegate".
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// Returns the items for a long press on the view; an empty array for no drag.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]

    /// Returns the preview of the lift for an item; `nil` for none. By default, the interaction's view is lifted.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?

    /// Called before the items are lifted. The animator's completions get `.start` if the finger lifts before the items are lifted.
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession)

    /// Called after the lift when the finger has begun to move.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)

    /// Returns whether the items may be moved. Called once. Default `true`.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool

    /// Returns whether the items stay in the app. Called once, on devices that can drag items between apps. Default `false`.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool

    /// Returns whether previews keep their size over the source; here they always do. Default `false`.
    func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool

    /// Called when the finger has moved.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

    /// Called when the finger has lifted, with the operation, before the final animation.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)

    /// Called after the final animation.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)

    /// Called after a drop when all requested data was delivered.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)

    /// Returns items to add to another finger's drag; an empty array for none. By default, no items are added.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem]

    /// Returns the session to which items are added if there are several; `nil` for none. By default, none.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)?

    /// Called before items are added, for every interaction with items in the drag.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction)

    /// Returns the target to which an item returns when the drag is canceled; `nil` to let it fade. Called for each visible item. By
    /// default, the item returns to its original position.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Called for each item before it returns.
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem,
        willAnimateCancelWith animator: any UIDragAnimating)
}

// Optional methods of Apple's protocol.
extension UIDragInteractionDelegate {
    /// Returns a preview of the interaction's view.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { OptionalMember.absent(nil) }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {}

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) {}

    /// Returns `true`.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }

    /// Returns `false`.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }

    /// Returns `false`.
    public func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool { false }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
    ) {}

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {}

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) {}

    /// Returns no items.
    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem] { [] }

    /// Returns `nil`.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)? { nil }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {}

    /// Returns a preview at the original position.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem,
        willAnimateCancelWith animator: any UIDragAnimating
    ) {}
}
