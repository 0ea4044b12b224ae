/// Lets a pencil write in a view without a text input: the delegate provides elements, and creates the text input when the user writes into
/// one. iOS 14.
///
/// Follows Apple's page "UIIndirectScribbleInteraction".
@preconcurrency @MainActor
open class UIIndirectScribbleInteraction<Delegate>: NSObject, UIInteraction
where Delegate: UIIndirectScribbleInteractionDelegate {
    /// Creates an interaction. The delegate is not retained.
    public init(delegate: Delegate) {
        self.delegate = delegate
        super.init()
    }

    /// The delegate that provides the elements.
    public private(set) weak var delegate: Delegate?

    /// The view that the interaction belongs to.
    public private(set) weak var view: UIView?

    /// Does nothing.
    public func willMove(to view: UIView?) {}

    /// Stores the interaction's view.
    public func didMove(to view: UIView?) { self.view = view }

    /// Whether a pencil is currently writing into an element.
    public private(set) var isHandlingWriting = false
}

/// Provides the elements that a pencil can write into. iOS 14. Follows Apple's page "UIIndirectScribbleInteractionDelegate".
@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {
    /// Identifies an element.
    associatedtype ElementIdentifier: Hashable = String

    /// Finds the elements in a rectangle of the view, and passes them to the completion, immediately or later.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
        completion: @escaping ([ElementIdentifier]) -> Void)

    /// Returns whether an element contains the text input that is first responder.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
    ) -> Bool

    /// Returns the frame of an element, in the view's coordinates.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
    ) -> CGRect

    /// Makes the text input of an element first responder, and passes it to the completion, immediately or later; `nil` if there is none.
    /// The point is the start of the pencil's stroke.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
        referencePoint focusReferencePoint: CGPoint,
        completion: @escaping ((any UIResponder & UITextInput)?) -> Void)

    /// Returns whether an element is focused when the pencil pauses, instead of when it begins. Default `false`.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool

    /// Called when the pencil begins to write into an element. The default does nothing.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier)

    /// Called when the pencil has written into an element. The default does nothing.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier)
}

// Optional methods.
extension UIIndirectScribbleInteractionDelegate {
    /// Returns `false`.
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool { false }
    /// Does nothing.
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
    ) {}
    /// Does nothing.
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
    ) {}
}

/// An interaction that accepts a pencil's text.
@MainActor
protocol IndirectWriting: AnyObject {
    /// Inserts text written at a point of the view, if there is an element.
    func write(_ text: String, at point: CGPoint)
}

extension UIIndirectScribbleInteraction: IndirectWriting {
    /// The distance from the pencil in which elements are found, in points.
    private static var reach: CGFloat { 40 }

    func write(_ text: String, at point: CGPoint) {
        let area = CGRect(origin: point, size: .zero).insetBy(dx: -Self.reach, dy: -Self.reach)
        delegate?.indirectScribbleInteraction(self, requestElementsIn: area) { [weak self] elements in
            guard let self, let element = nearest(of: elements, to: point) else { return }
            write(text, into: element, at: point)
        }
    }

    private func nearest(of elements: [Delegate.ElementIdentifier], to point: CGPoint)
        -> Delegate.ElementIdentifier?
    {
        guard let delegate else { return nil }
        func distance(_ element: Delegate.ElementIdentifier) -> CGFloat {
            let frame = delegate.indirectScribbleInteraction(self, frameForElement: element)
            let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
            let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
            return x * x + y * y
        }
        return elements.min { distance($0) < distance($1) }
    }

    /// The element is notified immediately before and after the text is inserted.
    private func write(_ text: String, into element: Delegate.ElementIdentifier, at point: CGPoint) {
        guard let delegate else { return }
        let isLate = delegate.indirectScribbleInteraction(self, shouldDelayFocusForElement: element)
        let begin = { [self] in
            isHandlingWriting = true
            delegate.indirectScribbleInteraction(self, willBeginWritingInElement: element)
        }
        if isLate { begin() }
        delegate.indirectScribbleInteraction(self, focusElementIfNeeded: element, referencePoint: point) {
            [weak self] input in
            guard let self else { return }
            if !isLate { begin() }
            input?.takeInserted(text)
            isHandlingWriting = false
            delegate.indirectScribbleInteraction(self, didFinishWritingInElement: element)
        }
    }
}
