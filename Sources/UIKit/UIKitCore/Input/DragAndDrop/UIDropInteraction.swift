/// Lets the user drop items on a view. iOS 11. Follows Apple's page "UIDropInteraction".
///
/// Of the views under the finger, the innermost one whose delegate can handle the drag takes part.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// The delegate that proposes and performs the drop. Not retained.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?

    /// The view that the interaction belongs to.
    open private(set) weak var view: UIView?

    /// Whether the interaction takes part in several drags at once. Default `false`: of two drags, the second is ignored until the first
    /// has exited.
    open var allowsSimultaneousDropSessions = false

    /// The number of drags over the view.
    package var visitors = 0

    /// Creates an interaction. Add it with ``UIView/addInteraction(_:)``.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Removes the interaction from its view.
    open func willMove(to view: UIView?) { self.view = nil }

    /// Stores the interaction's view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Proposes and performs the drops on a view. iOS 11. Follows Apple's page "UIDropInteractionDelegate".
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Returns whether the interaction can handle the drag. Called when the drag enters the view for the first time, and when items were
    /// added. Default `true`.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool

    /// Called when the drag has entered the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

    /// Returns the proposal for a drop. Called after the drag has entered the view, when it moves in the view, and when items were added.
    /// By default, drops are canceled.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal

    /// Called when the drag has exited the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

    /// Called when the items are dropped to be copied or moved. Load their data only in this method.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

    /// Called after the drop's animations.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

    /// Called when the drag ends, wherever it ends, if it has entered the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)

    /// Returns the target to which a dropped item moves; `nil` to let it shrink and fade. Called for each visible item. By default, the
    /// item fades at the position of the drop.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Called for each item before its animation.
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating)
}

// Optional methods of Apple's protocol.
extension UIDropInteractionDelegate {
    /// Returns `true`.
    public func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { true }

    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) {}

    /// Returns a proposal to cancel the drop.
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

    /// Returns a preview at the position of the drop.
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
