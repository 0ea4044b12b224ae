/// A view that takes text which is dropped: a text view, a text field. iOS 11. Follows Apple's page "UITextDroppable".
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    /// Decides on drops, and is notified. Not retained.
    var textDropDelegate: (any UITextDropDelegate)? { get set }

    /// The interaction that takes drops. Remove it to keep text from being dropped.
    var textDropInteraction: UIDropInteraction? { get }

    /// Whether a drag is over the view.
    var isTextDropActive: Bool { get }
}

/// Whether a drop makes a view editable that is not. iOS 11. Follows Apple's page "UITextDropEditability".
public enum UITextDropEditability: UInt, Sendable {
    /// No: nothing can be dropped.
    case no = 0
    /// For the drop.
    case temporary = 1
    /// From the drop on.
    case yes = 2
}

/// What a drop would do with the text of a view. iOS 11. Follows Apple's page "UITextDropProposal".
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
    /// Where dropped text goes. Follows Apple's page "UITextDropProposal.Action".
    public enum Action: UInt, Sendable {
        /// To the place under the finger.
        case insert = 0
        /// In the place of the selection, or where there is none to the place under the finger.
        case replaceSelection = 1
        /// In the place of the whole text.
        case replaceAll = 2
    }

    /// Whether the progress is shown. Follows Apple's page "UITextDropProposal.ProgressMode".
    public enum ProgressMode: UInt, Sendable {
        /// It is.
        case system = 0
        /// It is not.
        case custom = 1
    }

    /// Who takes the drop. Follows Apple's page "UITextDropProposal.Performer".
    public enum Performer: UInt, Sendable {
        /// The view.
        case view = 0
        /// The delegate.
        case delegate = 1
    }

    /// Creates a proposal, which is precise.
    public override init(operation: UIDropOperation) {
        super.init(operation: operation)
        isPrecise = true
    }

    /// Where the text goes. Default `.insert`.
    open var dropAction = Action.insert

    /// Whether the progress is shown. Default `.system`. Kept: within an app the data is there at once.
    open var dropProgressMode = ProgressMode.system

    /// Whether text that is dragged within the view is moved or copied without its items. Default `true`.
    open var useFastSameViewOperations = true

    /// Who takes the drop. Default `.view`. The delegate does if it has the method that is called before the drop.
    open var dropPerformer = Performer.view

    /// A proposal of the same.
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

/// Decides on drops of text, and is notified. iOS 11. Follows Apple's page "UITextDropDelegate".
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
    /// Returns whether a view becomes editable for the drop. Without it no.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability

    /// Returns what a drop would do: when the drag comes, and when it is over another place of the text. Without it the request's own.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal

    /// Called before the drop. A delegate that takes the drop itself does it here.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)

    /// Returns where all items go together; `nil` lets them fade where they are. Without it they go to the insertion point.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Called when the drag has come into the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)

    /// Called when the drag has moved in the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)

    /// Called when the drag has left the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)

    /// Called when the drag is over.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

// What Apple declares as optional.
extension UITextDropDelegate {
    /// No.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { .no }

    /// The request's own.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal { drop.suggestedProposal }

    /// Does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) { OptionalMember.absent(()) }

    /// The insertion point.
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

/// A drop on a text. iOS 11. Follows Apple's page "UITextDropRequest".
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
    /// The place of the text under the finger.
    var dropPosition: UITextPosition { get }

    /// What is done where the delegate does not say otherwise.
    var suggestedProposal: UITextDropProposal { get }

    /// Whether the drag comes from the same view.
    var isSameView: Bool { get }

    /// The drag.
    var dropSession: any UIDropSession { get }
}
