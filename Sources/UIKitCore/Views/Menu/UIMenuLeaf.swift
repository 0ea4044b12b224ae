/// An entry of a menu that does something: an action or a command. iOS 16. Follows Apple's page "UIMenuLeaf".
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The words that the menu shows.
    var title: String { get set }

    /// The image beside them.
    var image: UIImage? { get set }

    /// The image while the state is on; `nil` takes ``image``. iOS 17.
    var selectedImage: UIImage? { get set }

    /// A longer text that explains the entry.
    var discoverabilityTitle: String? { get set }

    /// Whether the entry is disabled, hidden, destructive.
    var attributes: UIMenuElement.Attributes { get set }

    /// The mark beside the title.
    var state: UIMenuElement.State { get set }

    /// Who does what the entry is for, while it is done; `nil` otherwise.
    var sender: Any? { get }

    /// What a popover that comes from the entry points at, while it is done: the sender, where that can be pointed at.
    var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }

    /// Does what the entry is for. An action needs no target; a command without one looks for it from the first responder on.
    func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {}

extension UICommand: UIMenuLeaf {}
