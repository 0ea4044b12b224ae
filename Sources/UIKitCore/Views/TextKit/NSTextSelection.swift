/// What is selected of a document, for one insertion point. iOS 15. Follows Apple's page "NSTextSelection".
open class NSTextSelection: NSObject {
    /// What a selection grows by. Follows Apple's page "NSTextSelection.Granularity".
    public enum Granularity: Int, Sendable {
        case character = 0
        case word = 1
        case paragraph = 2
        case line = 3
        case sentence = 4
    }

    /// On which of two lines an insertion point stands, or at which end a selection grows. Follows Apple's page
    /// "NSTextSelection.Affinity".
    public enum Affinity: Int, Sendable {
        /// At the end of the line before; the beginning of the selection.
        case upstream = 0
        /// At the beginning of the line after; the end of the selection.
        case downstream = 1
    }

    private let ranges: [NSTextRange]
    private let side: Affinity
    private let unit: Granularity
    /// Whether the user still drags the selection.
    private var isDragged = false

    /// Creates a selection of ranges. They are put in order, and those that overlap become one.
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

    /// Creates a selection of one range. Follows Apple's page "init(range:affinity:granularity:)".
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

    /// What the selection grows by.
    open var granularity: NSTextSelection.Granularity { unit }

    /// On which line an insertion point stands; for a selection with contents, at which end it grows.
    open var affinity: NSTextSelection.Affinity { side }

    /// Whether the selection is one that a finger still changes.
    open var isTransient: Bool { isDragged }

    /// How far from the beginning of its line the insertion point was before it moved to shorter lines. Default 0.
    open var anchorPositionOffset: CGFloat = 0

    /// Whether the selection follows the order of the text, and not what lies side by side on the screen. Default `true`.
    open var isLogical = true

    /// The other place of an insertion point between text of two directions. Setting one makes ``isLogical`` `false`. Default
    /// `nil`.
    open var secondarySelectionLocation: (any NSTextLocation)? {
        didSet { if secondarySelectionLocation != nil { isLogical = false } }
    }

    /// The attributes of what is typed in the place of the selection. Default none.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    /// A selection of other ranges that is like this one otherwise. Follows Apple's page "textSelection(_:)".
    open func textSelection(_ textRanges: [NSTextRange]) -> NSTextSelection {
        like(NSTextSelection(textRanges, affinity: affinity, granularity: granularity))
    }

    /// Gives another selection what this one has besides its ranges.
    private func like(_ other: NSTextSelection) -> NSTextSelection {
        other.anchorPositionOffset = anchorPositionOffset
        other.secondarySelectionLocation = secondarySelectionLocation
        other.isLogical = isLogical
        other.typingAttributes = typingAttributes
        other.isDragged = isDragged
        return other
    }

    /// The same while a finger changes it.
    func dragged() -> NSTextSelection {
        isDragged = true
        return self
    }

    /// Whether the other object selects the same in the same way.
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
    /// In the order of the text; those that overlap are one.
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
    /// Whether a range that does not begin before this one has a place in common with it, or is the same insertion point.
    fileprivate func overlaps(_ later: NSTextRange) -> Bool {
        later.location.isBefore(endLocation) || later.location.isSame(location)
    }
}
