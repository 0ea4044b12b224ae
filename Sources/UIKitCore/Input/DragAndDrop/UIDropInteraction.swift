/// Lets the user drop items on a view. iOS 11. Follows Apple's page "UIDropInteraction".
///
/// Of the views under the finger the innermost one takes part whose delegate can handle the drag.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// Says what is done, and does it. Not retained.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?

    /// The view that the interaction belongs to.
    open private(set) weak var view: UIView?

    /// Whether it takes part in several drags at once. Default `false`: of two fingers' drags the first counts until it has left.
    open var allowsSimultaneousDropSessions = false

    /// How many drags are over the view.
    var visitors = 0

    /// Creates an interaction. Add it with ``UIView/addInteraction(_:)``.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// The view is no place for drops any more.
    open func willMove(to view: UIView?) { self.view = nil }

    /// The view is a place for drops.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Says what drops do on a view, and does it. iOS 11. Follows Apple's page "UIDropInteractionDelegate".
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Returns whether the drag may be of interest. Asked when it comes to the view for the first time, and when items were added. Without
    /// it every drag is.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool

    /// Called when the drag has come into the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

    /// Returns what a drop would do: after the drag has come into the view, when it moves there, and when items were added. Without it
    /// nothing can be dropped.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal

    /// Called when the drag has left the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

    /// Called when the items are dropped to be copied or moved. Ask their providers for data here, and nowhere else.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

    /// Called when the animations of the drop have ended.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

    /// Called when the drag is over, wherever it ended, if it has been in the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)

    /// Returns where an item goes that was dropped; `nil` to let it shrink and fade. Called for each item that is seen. Without it the item
    /// fades where it was dropped.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Called for each item before its animation.
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating)
}

// What Apple declares as optional.
extension UIDropInteractionDelegate {
    /// Yes.
    public func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { true }

    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) {}

    /// Nothing can be dropped.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }

    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) {}

    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {}

    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) {}

    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) {}

    /// Where it was dropped.
    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }

    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating
    ) {}
}
