/// Magnifies the text under a finger while an app moves its own selection. iOS 17.
///
/// In pictures, the loupe shows the insertion point but no magnified text. Follows Apple's page "UITextLoupeSession".
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject {
    private let loupe = LoupeView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    private weak var view: UIView?

    private init(in view: UIView) {
        self.view = view
        super.init()
    }

    /// Shows the loupe at a point of a view, for the selection view that the finger moves; `nil` for a view outside a window.
    open class func begin(
        at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
    ) -> UITextLoupeSession? {
        guard let window = interactionView.windowLink else { return nil }
        let session = UITextLoupeSession(in: interactionView)
        window.addSubview(session.loupe)
        session.loupe.adoptLooks(of: interactionView)
        session.move(to: point, withCaretRect: selectionWidget?.frame ?? .null, trackingCaret: false)
        return session
    }

    /// Moves the loupe to a point of the view, or above the insertion point if it tracks the caret.
    open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {
        guard let view, let window = view.windowLink, loupe.superview != nil else { return }
        let follows = tracksCaret && !caretRect.isNull
        let place = follows ? CGPoint(x: caretRect.midX, y: caretRect.midY) : point
        let centre = view.convert(place, to: window)
        let half = loupe.bounds.width / 2
        let x = min(max(centre.x, half), max(half, window.bounds.width - half))
        loupe.center = CGPoint(x: x, y: centre.y - 50)
        loupe.caret = caretRect.isNull ? nil : view.convert(caretRect, to: loupe).midX
    }

    /// Removes the loupe.
    open func invalidate() { loupe.removeFromSuperview() }
}

/// The view of the loupe.
@MainActor
private final class LoupeView: UIView, SelfDrawing {
    /// The distance of the insertion point from the left edge.
    var caret: CGFloat? {
        didSet { setNeedsDisplay() }
    }

    func drawLook() {
        fill(capsule(bounds), menuGround)
        guard caret != nil else { return }
        let line = CGRect(x: bounds.midX - 1, y: 8, width: 2, height: bounds.height - 16)
        fill(UIBezierPath(rect: line), tintColor ?? .systemBlue)
    }
}
