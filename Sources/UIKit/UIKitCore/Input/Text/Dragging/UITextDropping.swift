/// A view that accepts dropped text: a text view or a text field. iOS 11. Follows Apple's page "UITextDroppable".
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    /// The delegate for drops. Not retained.
    var textDropDelegate: (any UITextDropDelegate)? { get set }

    /// The interaction for drops. Remove it to prevent drops.
    var textDropInteraction: UIDropInteraction? { get }

    /// Whether a drag is over the view.
    var isTextDropActive: Bool { get }
}

/// Whether a noneditable view becomes editable for a drop. iOS 11. Follows Apple's page "UITextDropEditability".
public enum UITextDropEditability: UInt, Sendable {
    /// The view stays noneditable: drops aren't possible.
    case no = 0
    /// The view is editable during the drop.
    case temporary = 1
    /// The view becomes editable with the drop.
    case yes = 2
}

/// A proposal for a drop on text. iOS 11. Follows Apple's page "UITextDropProposal".
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
    /// The action of a drop on text. Follows Apple's page "UITextDropProposal.Action".
    public enum Action: UInt, Sendable {
        /// Inserts the text at the position under the finger.
        case insert = 0
        /// Replaces the selection or, without one, inserts the text at the position under the finger.
        case replaceSelection = 1
        /// Replaces the whole text.
        case replaceAll = 2
    }

    /// The mode of the progress indicator. Follows Apple's page "UITextDropProposal.ProgressMode".
    public enum ProgressMode: UInt, Sendable {
        /// The system shows the progress.
        case system = 0
        /// The system doesn't show the progress.
        case custom = 1
    }

    /// The performer of a drop. Follows Apple's page "UITextDropProposal.Performer".
    public enum Performer: UInt, Sendable {
        /// The view performs the drop.
        case view = 0
        /// The delegate performs the drop.
        case delegate = 1
    }

    /// Creates a precise proposal with an operation.
    public override init(operation: UIDropOperation) {
        super.init(operation: operation)
        isPrecise = true
    }

    /// The action of the drop. Default `.insert`.
    open var dropAction = Action.insert

    /// The mode of the progress indicator. Default `.system`. Stored only: within an app, the data is available immediately.
    open var dropProgressMode = ProgressMode.system

    /// Whether text that is dragged within its view is moved or copied without its items. Default `true`.
    open var useFastSameViewOperations = true

    /// The performer of the drop. Default `.view`. The delegate performs it if it implements the method that is called before the
    /// drop.
    open var dropPerformer = Performer.view

    /// Returns a proposal with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITextDropProposal(operation: operation)
        copy.takeValues(of: self)
        copy.dropAction = dropAction
        copy.dropProgressMode = dropProgressMode
        copy.useFastSameViewOperations = useFastSameViewOperations
        copy.dropPerformer = dropPerformer
        return copy
    }
}

/// Customizes drops of text. iOS 11. Follows Apple's page "UITextDropDelegate".
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
    /// Returns whether a view becomes editable for the drop. Default `.no`.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability

    /// Returns the proposal for a drop. Called when the drag enters, and when it is over another position of the text. By default, the
    /// request's suggested proposal.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal

    /// Called before the drop. A delegate that performs the drop does so in this method.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)

    /// Returns a common preview and target of all items; `nil` lets them fade in place. By default, they move to the insertion point.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Called when the drag has entered the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)

    /// Called when the drag has moved in the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)

    /// Called when the drag has exited the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)

    /// Called when the drag has ended.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

// Optional methods of Apple's protocol.
extension UITextDropDelegate {
    /// Returns `.no`.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { .no }

    /// Returns the request's suggested proposal.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal { drop.suggestedProposal }

    /// Does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) { OptionalMember.absent(()) }

    /// Returns a preview at the insertion point.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }

    /// Does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) {}

    /// Does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) {}

    /// Does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) {}

    /// Does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) {}
}

/// A request to drop text. iOS 11. Follows Apple's page "UITextDropRequest".
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
    /// The position in the text under the finger.
    var dropPosition: UITextPosition { get }

    /// The default proposal.
    var suggestedProposal: UITextDropProposal { get }

    /// Whether the drag began in the same view.
    var isSameView: Bool { get }

    /// The drop session.
    var dropSession: any UIDropSession { get }
}
