/// Customizes writing with a pencil in text inputs of a view. iOS 14.
///
/// Without the interaction, a pencil can write into every text input. A simulator has a pencil that writes. Follows Apple's page
/// "UIScribbleInteraction".
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
    /// Creates an interaction. The delegate is not retained.
    public init(delegate: any UIScribbleInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// The delegate that controls writing.
    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?

    /// The view that the interaction belongs to.
    open private(set) weak var view: UIView?

    /// Does nothing.
    open func willMove(to view: UIView?) {}

    /// Stores the interaction's view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Whether a pencil is currently writing in the view.
    open internal(set) var isHandlingWriting = false

    /// Whether the user is likely to write with a pencil.
    open class var isPencilInputExpected: Bool { UITextInputContext.current().isPencilInputExpected }
}

/// Controls writing with a pencil. iOS 14. Follows Apple's page "UIScribbleInteractionDelegate".
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    /// Returns whether a pencil may write at a point of the view. Optional; default `true`.
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool

    /// Returns whether the text input becomes first responder when the pencil pauses, instead of when it begins. Optional; default
    /// `false`.
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool

    /// Called when the pencil begins to write. Optional.
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)

    /// Called when the pencil has written. Optional.
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

// Optional methods of Apple's protocol.
extension UIScribbleInteractionDelegate {
    /// Returns `true`.
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint)
        -> Bool
    { true }
    /// Returns `false`.
    public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
    /// Does nothing.
    public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
    /// Does nothing.
    public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}
