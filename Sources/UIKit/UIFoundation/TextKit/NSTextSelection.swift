/// A selection in a document, for one insertion point. iOS 15. Follows Apple's page "NSTextSelection".
open class NSTextSelection: NSObject {
    /// The unit by which a selection is extended. Follows Apple's page "NSTextSelection.Granularity".
    public enum Granularity: Int, Sendable {
        case character = 0
        case word = 1
        case paragraph = 2
        case line = 3
        case sentence = 4
    }

    /// The line of an insertion point between two lines, or the end at which a selection is extended. Follows Apple's page
    /// "NSTextSelection.Affinity".
    public enum Affinity: Int, Sendable {
        /// The end of the previous line; the start of the selection.
        case upstream = 0
        /// The start of the next line; the end of the selection.
        case downstream = 1
    }

    private let ranges: [NSTextRange]
    private let side: Affinity
    private let unit: Granularity
    /// Whether the user is still dragging the selection.
    private var isDragged = false

    /// Creates a selection with ranges. They are sorted, and overlapping ones are merged.
    ///
    /// Follows Apple's page "init(_:affinity:granularity:)".
    public init(
        _ textRanges: [NSTextRange], affinity: NSTextSelection.Affinity,
        granularity: NSTextSelection.Granularity
    ) {
        ranges = textRanges.inOrder
        side = affinity
        unit = granularity
        super.init()
    }

    /// Creates a selection with one range. Follows Apple's page "init(range:affinity:granularity:)".
    public convenience init(
        range: NSTextRange, affinity: NSTextSelection.Affinity, granularity: NSTextSelection.Granularity
    ) {
        self.init([range], affinity: affinity, granularity: granularity)
    }

    /// Creates an insertion point. Follows Apple's page "init(_:affinity:)".
    public convenience init(_ location: any NSTextLocation, affinity: NSTextSelection.Affinity) {
        self.init(range: NSTextRange(location: location), affinity: affinity, granularity: .character)
    }

    /// The ranges, in the order of the text, without overlaps.
    open var textRanges: [NSTextRange] { ranges }

    /// The unit by which the selection is extended.
    open var granularity: NSTextSelection.Granularity { unit }

    /// The line of an insertion point; for a selection with contents, the end at which it is extended.
    open var affinity: NSTextSelection.Affinity { side }

    /// Whether a touch is still changing the selection.
    open var isTransient: Bool { isDragged }

    /// The distance of the insertion point from the start of its line before it moved to shorter lines. Default 0.
    open var anchorPositionOffset: CGFloat = 0

    /// Whether the selection follows the order of the text instead of the visual order. Default `true`.
    open var isLogical = true

    /// The secondary location of an insertion point between text of two directions. Setting it sets ``isLogical`` to `false`. Default
    /// `nil`.
    open var secondarySelectionLocation: (any NSTextLocation)? {
        didSet { if secondarySelectionLocation != nil { isLogical = false } }
    }

    /// The attributes of text that the user types at the selection. Default empty.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    /// Returns a selection with different ranges and the same other properties. Follows Apple's page "textSelection(_:)".
    open func textSelection(_ textRanges: [NSTextRange]) -> NSTextSelection {
        like(NSTextSelection(textRanges, affinity: affinity, granularity: granularity))
    }

    /// Copies the properties other than the ranges to another selection.
    private func like(_ other: NSTextSelection) -> NSTextSelection {
        other.anchorPositionOffset = anchorPositionOffset
        other.secondarySelectionLocation = secondarySelectionLocation
        other.isLogical = isLogical
        other.typingAttributes = typingAttributes
        other.isDragged = isDragged
        return other
    }

    /// Returns the selection as transient.
    func dragged() -> NSTextSelection {
        isDragged = true
        return self
    }

    /// Returns whether the other object is a selection with equal properties.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextSelection else { return false }
        return self === other
            || textRanges == other.textRanges && affinity == other.affinity
                && granularity == other.granularity && isLogical == other.isLogical
    }

    /// Equal selections have equal hashes.
    open override var hash: Int { textRanges.reduce(affinity.rawValue) { $0 &* 31 ^ $1.hash } }
}

extension [NSTextRange] {
    /// The ranges sorted in the order of the text, with overlapping ones merged.
    fileprivate var inOrder: [NSTextRange] {
        let sorted = sorted { $0.location.isBefore($1.location) }
        return sorted.reduce(into: []) { ordered, range in
            if let last = ordered.last, last.overlaps(range) {
                ordered[ordered.count - 1] = last.union(range)
            } else {
                ordered.append(range)
            }
        }
    }
}

extension NSTextRange {
    /// Whether this range overlaps a range that doesn't start before it, or is the same insertion point.
    fileprivate func overlaps(_ later: NSTextRange) -> Bool {
        later.location.isBefore(endLocation) || later.location.isSame(location)
    }
}
