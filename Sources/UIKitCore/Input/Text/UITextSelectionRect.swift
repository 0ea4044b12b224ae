/// A rectangle of a selection, one of several where that goes over several lines. iOS 6.
///
/// The base class is made to be subclassed: its rectangle is empty. Follows Apple's page "UITextSelectionRect".
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// Creates a rectangle of no selection.
    public override init() {
        super.init()
    }

    /// The rectangle, in the coordinates of the text input's view.
    open var rect: CGRect { .zero }

    /// The direction in which the text in it is written.
    open var writingDirection: NSWritingDirection { .natural }

    /// Whether the selection begins in it.
    open var containsStart: Bool { false }

    /// Whether the selection ends in it.
    open var containsEnd: Bool { false }

    /// Whether the text in it is written from top to bottom.
    open var isVertical: Bool { false }
}

/// A rectangle of the selection of a text view or field.
final class LaidOutSelectionRect: UITextSelectionRect {
    private let place: CGRect
    private let direction: NSWritingDirection
    private let ends: (start: Bool, end: Bool)

    init(_ place: CGRect, _ direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
        self.place = place
        self.direction = direction
        ends = (isFirst, isLast)
        super.init()
    }

    override var rect: CGRect { place }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
}

/// Room in a text for what is not there yet, such as the result of handwriting. iOS 13.
///
/// A text input returns one from ``UITextInput/insertTextPlaceholder(with:)``. Follows Apple's page "UITextPlaceholder".
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
    private let places: [UITextSelectionRect]

    /// Creates a placeholder that takes no room.
    public override init() {
        places = []
        super.init()
    }

    init(_ places: [UITextSelectionRect]) {
        self.places = places
        super.init()
    }

    /// The room, in the coordinates of the text input's view.
    open var rects: [UITextSelectionRect] { places }
}
