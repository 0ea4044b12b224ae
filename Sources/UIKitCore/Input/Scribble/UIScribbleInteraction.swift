/// Says where and when a pencil writes into text inputs of a view. iOS 14.
///
/// Without it a pencil writes into every text input. A simulator has a pencil that writes. Follows Apple's page
/// "UIScribbleInteraction".
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
    /// Creates an interaction. The delegate is not retained.
    public init(delegate: any UIScribbleInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Decides about writing, and is notified.
    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?

    /// The view that the interaction belongs to.
    open private(set) weak var view: UIView?

    /// Does nothing.
    open func willMove(to view: UIView?) {}

    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Whether a pencil writes in the view now.
    open internal(set) var isHandlingWriting = false

    /// Whether the user is likely to write with a pencil.
    open class var isPencilInputExpected: Bool { UITextInputContext.current().isPencilInputExpected }
}

/// Decides about writing with a pencil, and is notified. iOS 14. Follows Apple's page "UIScribbleInteractionDelegate".
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    /// Whether a pencil may write at a point of the view. Optional; default `true`.
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool

    /// Whether the text input becomes the first responder when the pencil pauses, rather than when it begins. Optional; default `false`.
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool

    /// Called when the pencil begins to write. Optional.
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)

    /// Called when the pencil has written. Optional.
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

// What Apple declares as optional.
extension UIScribbleInteractionDelegate {
    /// It may.
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint)
        -> Bool
    { true }
    /// When it begins.
    public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
    /// Does nothing.
    public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
    /// Does nothing.
    public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}
