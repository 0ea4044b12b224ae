/// A rectangle of a selection. A selection of several lines has several rectangles. iOS 6.
///
/// The base class is for subclassing: its rectangle is empty. Follows Apple's page "UITextSelectionRect".
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// Creates an empty rectangle.
    public override init() {
        super.init()
    }

    /// The rectangle, in the coordinates of the text input's view.
    open var rect: CGRect { .zero }

    /// The writing direction of the text in the rectangle.
    open var writingDirection: NSWritingDirection { .natural }

    /// Whether the rectangle contains the start of the selection.
    open var containsStart: Bool { false }

    /// Whether the rectangle contains the end of the selection.
    open var containsEnd: Bool { false }

    /// Whether the text in the rectangle is vertical.
    open var isVertical: Bool { false }
}

/// A rectangle of the selection of a text view or field.
package final class LaidOutSelectionRect: UITextSelectionRect {
    private let place: CGRect
    private let direction: NSWritingDirection
    private let ends: (start: Bool, end: Bool)

    package init(_ place: CGRect, _ direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
        self.place = place
        self.direction = direction
        ends = (isFirst, isLast)
        super.init()
    }

    package override var rect: CGRect { place }
    package override var writingDirection: NSWritingDirection { direction }
    package override var containsStart: Bool { ends.start }
    package override var containsEnd: Bool { ends.end }
}

/// A space in a text for text that is inserted later, such as recognized handwriting. iOS 13.
///
/// A text input returns one from ``UITextInput/insertTextPlaceholder(with:)``. Follows Apple's page "UITextPlaceholder".
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
    private let places: [UITextSelectionRect]

    /// Creates a placeholder without rectangles.
    public override init() {
        places = []
        super.init()
    }

    init(_ places: [UITextSelectionRect]) {
        self.places = places
        super.init()
    }

    /// The rectangles of the placeholder, in the coordinates of the text input's view.
    open var rects: [UITextSelectionRect] { places }
}
