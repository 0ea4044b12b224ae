/// A menu element that performs an action: a `UIAction` or a command. iOS 16. Follows Apple's page "UIMenuLeaf".
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The title that the menu shows.
    var title: String { get set }

    /// The image next to the title.
    var image: UIImage? { get set }

    /// The image while the state is on; `nil` for ``image``. iOS 17.
    var selectedImage: UIImage? { get set }

    /// A longer title that explains the element.
    var discoverabilityTitle: String? { get set }

    /// Whether the element is disabled, hidden or destructive.
    var attributes: UIMenuElement.Attributes { get set }

    /// The state that a mark next to the title shows.
    var state: UIMenuElement.State { get set }

    /// The object that performs the element, meanwhile; otherwise `nil`.
    var sender: Any? { get }

    /// The source item for a popover that the action presents, while it runs: the sender, if it can be a source item.
    var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }

    /// Performs the element. An action needs no target. A command without one searches the responder chain from the first responder on.
    func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {}

extension UICommand: UIMenuLeaf {}
