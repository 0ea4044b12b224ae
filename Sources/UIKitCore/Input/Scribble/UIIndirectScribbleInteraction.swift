/// Lets a pencil write where there is no text input yet: the delegate has elements, and makes one a text input when it is written into.
/// iOS 14.
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

    /// Has the elements.
    public private(set) weak var delegate: Delegate?

    /// The view that the interaction belongs to.
    public private(set) weak var view: UIView?

    /// Does nothing.
    public func willMove(to view: UIView?) {}

    /// Keeps the view.
    public func didMove(to view: UIView?) { self.view = view }

    /// Whether a pencil writes into an element now.
    public private(set) var isHandlingWriting = false
}

/// Has the elements that a pencil can write into. iOS 14. Follows Apple's page "UIIndirectScribbleInteractionDelegate".
@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {
    /// What tells one element from others.
    associatedtype ElementIdentifier: Hashable = String

    /// Finds the elements in a rectangle of the view, and hands them on, at once or later.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
        completion: @escaping ([ElementIdentifier]) -> Void)

    /// Whether an element has the text input that is the first responder.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
    ) -> Bool

    /// The rectangle of an element, in the view's coordinates.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
    ) -> CGRect

    /// Makes an element a text input that is the first responder, and hands that on, at once or later; `nil` where there is none. The point
    /// is where the pencil began.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
        referencePoint focusReferencePoint: CGPoint,
        completion: @escaping ((any UIResponder & UITextInput)?) -> Void)

    /// Whether an element becomes a text input when the pencil pauses, rather than when it begins. Default `false`.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool

    /// Called when the pencil begins to write into an element. Does nothing by default.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier)

    /// Called when the pencil has written into an element. Does nothing by default.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier)
}

// What need not be there.
extension UIIndirectScribbleInteractionDelegate {
    /// When it begins.
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

/// An interaction that takes what a pencil writes.
@MainActor
protocol IndirectWriting: AnyObject {
    /// Takes a text written at a point of the view, if there is an element.
    func write(_ text: String, at point: CGPoint)
}

extension UIIndirectScribbleInteraction: IndirectWriting {
    /// How far around the pencil elements are looked for.
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

    /// The element is notified of the writing around the moment at which it gets the text.
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
