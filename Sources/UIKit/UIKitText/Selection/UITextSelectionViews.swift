/// A view that shows the insertion point. iOS 17. Follows Apple's page "UITextCursorView".
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
    /// Whether the insertion point blinks.
    var isBlinking: Bool { get set }

    /// Makes the insertion point fully visible, as after a movement, and restarts blinking.
    func resetBlinkAnimation()
}

/// A view that shows the selection. iOS 17. Follows Apple's page "UITextSelectionHighlightView".
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
    /// The rectangles of the selection, in the view's coordinates.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// A handle at an end of the selection, with which the user moves that end. iOS 17. Follows Apple's page
/// "UITextSelectionHandleView".
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
    /// The end of the selection: `.leading` or `.trailing`.
    var direction: NSDirectionalRectEdge { get set }

    /// Whether the text is vertical.
    var isVertical: Bool { get }

    /// A shape that replaces the default one. Default `nil`.
    var customShape: UIBezierPath? { get set }

    /// Returns the frame of the view for the rectangle of its end of the selection.
    func preferredFrame(for rect: CGRect) -> CGRect
}

/// The system's insertion point, in the tint color. It doesn't blink here, so an idle app has nothing pending.
@MainActor
final class InsertionPointView: UIView, UITextCursorView {
    var isBlinking = false

    func resetBlinkAnimation() { alpha = 1 }
}

extension InsertionPointView: SelfDrawing {
    func drawLook() { fill(UIBezierPath(roundedRect: bounds, cornerRadius: 1), tintColor ?? .systemBlue) }
}

/// The system's selection: a light background in the tint color.
@MainActor
final class SelectionView: UIView, UITextSelectionHighlightView {
    var selectionRects: [UITextSelectionRect] = [] {
        didSet { setNeedsDisplay() }
    }
}

extension SelectionView: SelfDrawing {
    func drawLook() {
        for rect in selectionRects {
            fill(UIBezierPath(rect: rect.rect), (tintColor ?? .systemBlue).withAlphaComponent(0.2))
        }
    }
}

/// The system's handle: a line along the end with a knob above or below it.
@MainActor
final class SelectionHandleView: UIView, UITextSelectionHandleView {
    var direction: NSDirectionalRectEdge
    let isVertical = false
    var customShape: UIBezierPath? {
        didSet { setNeedsDisplay() }
    }
    private static let knob: CGFloat = 10

    init(_ direction: NSDirectionalRectEdge) {
        self.direction = direction
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private var isAtStart: Bool { direction.contains(.leading) || direction.contains(.top) }

    func preferredFrame(for rect: CGRect) -> CGRect {
        let x = isAtStart ? rect.minX : rect.maxX
        let above = isAtStart ? Self.knob : 0
        return CGRect(
            x: x - Self.knob / 2, y: rect.minY - above, width: Self.knob, height: rect.height + Self.knob)
    }
}

extension SelectionHandleView: SelfDrawing {
    func drawLook() {
        let color = tintColor ?? .systemBlue
        if let customShape { return fill(customShape, color) }
        let knob = Self.knob
        fill(UIBezierPath(rect: CGRect(x: bounds.midX - 1, y: 0, width: 2, height: bounds.height)), color)
        let y = isAtStart ? 0 : bounds.height - knob
        fill(UIBezierPath(ovalIn: CGRect(x: bounds.midX - knob / 2, y: y, width: knob, height: knob)), color)
    }
}
