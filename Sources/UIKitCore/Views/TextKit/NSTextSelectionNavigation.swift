/// Moves, extends and makes selections. It knows the text by its data source alone. iOS 15. Follows Apple's page
/// "NSTextSelectionNavigation".
open class NSTextSelectionNavigation: NSObject {
    /// Where a selection moves to. Follows Apple's page "NSTextSelectionNavigation.Direction".
    public enum Direction: Int, Sendable {
        /// On in the text.
        case forward = 0
        /// Back in the text.
        case backward = 1
        /// To the right on the screen.
        case right = 2
        /// To the left on the screen.
        case left = 3
        /// Up on the screen.
        case up = 4
        /// Down on the screen.
        case down = 5
    }

    /// How far a selection moves. Follows Apple's page "NSTextSelectionNavigation.Destination".
    public enum Destination: Int, Sendable {
        /// To the next character; up and down to the next line.
        case character = 0
        /// To the end or the beginning of a word.
        case word = 1
        /// To the end or the beginning of the line.
        case line = 2
        /// To the end or the beginning of a sentence.
        case sentence = 3
        /// To the end or the beginning of a paragraph.
        case paragraph = 4
        /// To the end or the beginning of a container.
        case container = 5
        /// To the end or the beginning of the document.
        case document = 6
    }

    /// What a touch does with the present selection. Follows Apple's page "NSTextSelectionNavigation.Modifier".
    public struct Modifier: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates modifiers from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The selection grows or shrinks to the point.
        public static let extend = Modifier(rawValue: 1 << 0)
        /// What lies in the rectangle between the anchor and the point is selected.
        public static let visual = Modifier(rawValue: 1 << 1)
        /// The same, with a selection of its own for each line.
        public static let multiple = Modifier(rawValue: 1 << 2)
    }

    /// The direction of writing of a paragraph. Follows Apple's page "NSTextSelectionNavigation.WritingDirection".
    public enum WritingDirection: Int, Sendable {
        case leftToRight = 0
        case rightToLeft = 1
    }

    /// How lines are laid out. Follows Apple's page "NSTextSelectionNavigation.LayoutOrientation".
    public enum LayoutOrientation: Int, Sendable {
        /// Beneath each other.
        case horizontal = 0
        /// Side by side, from right to left.
        case vertical = 1
    }

    private weak var source: (any NSTextSelectionDataSource)?

    /// Creates a navigation in the text of a data source, which is not retained.
    ///
    /// Follows Apple's page "init(dataSource:)".
    public init(dataSource: any NSTextSelectionDataSource) {
        source = dataSource
        super.init()
    }

    /// Who knows the text and its layout.
    open var textSelectionDataSource: (any NSTextSelectionDataSource)? { source }

    /// Whether selections may have ranges that are apart. Default `false`.
    open var allowsNonContiguousRanges = false

    /// Whether points are turned where lines are vertical. Default `false`.
    open var rotatesCoordinateSystemForLayoutOrientation = false

    /// Forgets what is known of the layout. Nothing is kept here: the data source is asked each time.
    open func flushLayoutCache() {}

    // MARK: Moving

    /// The selection that a selection moves or is extended to. Confined, it does not leave the paragraph that it is in. Where there is nothing
    /// to move to, it stays where it is; `nil` if the selection has no range, or the data source cannot count its places.
    ///
    /// A selection with contents that moves by a character ends as an insertion point at its side.
    /// Follows Apple's page "destinationSelection(for:direction:destination:extending:confined:)".
    open func destinationSelection(
        for textSelection: NSTextSelection, direction: NSTextSelectionNavigation.Direction,
        destination: NSTextSelectionNavigation.Destination, extending: Bool, confined: Bool
    ) -> NSTextSelection? {
        guard let source, let mover = SelectionMover(textSelection, in: source) else { return nil }
        return mover.moved(direction, destination, extending: extending, confined: confined)
    }

    // MARK: Selecting

    /// The selections after a touch at a point of the container that holds a place.
    ///
    /// Without anchors it is an insertion point at the nearest place. While the user selects, or with `extend`, it reaches from the anchor's
    /// fixed end to that place, by the anchor's granularity. A point outside of `bounds` counts as the nearest one in them.
    /// Follows Apple's page "textSelections(interactingAt:inContainerAt:anchors:modifiers:selecting:bounds:)".
    open func textSelections(
        interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation,
        anchors: [NSTextSelection], modifiers: NSTextSelectionNavigation.Modifier, selecting: Bool,
        bounds: CGRect
    ) -> [NSTextSelection] {
        guard let source else { return [] }
        let touch = SelectionTouch(
            point: turned(point, at: containerLocation).within(bounds), container: containerLocation,
            source: source)
        guard let anchor = anchors.first, selecting || modifiers.contains(.extend) else {
            return touch.insertionPoint.map { [$0] } ?? []
        }
        let extended = touch.selections(from: anchor, modifiers, allowsGaps: allowsNonContiguousRanges)
        return selecting ? extended.map { $0.dragged() } : extended
    }

    private func turned(_ point: CGPoint, at location: any NSTextLocation) -> CGPoint {
        guard rotatesCoordinateSystemForLayoutOrientation,
            source?.textLayoutOrientation(at: location) == .vertical
        else { return point }
        return CGPoint(x: point.y, y: -point.x)
    }

    /// The selection with its ends at the boundaries of a granularity.
    ///
    /// Follows Apple's page "textSelection(for:enclosing:)".
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
    ) -> NSTextSelection {
        let ranges = textSelection.textRanges.map {
            source?.range(of: selectionGranularity, around: $0) ?? $0
        }
        return NSTextSelection(ranges, affinity: textSelection.affinity, granularity: selectionGranularity)
    }

    /// The word, line, sentence or paragraph at a point of the container that holds a place.
    ///
    /// Follows Apple's page "textSelection(for:enclosing:inContainerAt:)".
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
        inContainerAt location: any NSTextLocation
    ) -> NSTextSelection? {
        guard let source else { return nil }
        let touch = SelectionTouch(point: turned(point, at: location), container: location, source: source)
        guard let place = touch.characterLocation,
            let range = source.textRange(for: selectionGranularity, enclosing: place)
        else { return nil }
        return NSTextSelection(range: range, affinity: .downstream, granularity: selectionGranularity)
    }

    // MARK: Editing

    /// Where the next input of a direction belongs, for an insertion point between text of two directions: the place whose side is that
    /// direction's. `nil` for a logical selection, and without a secondary place.
    ///
    /// Follows Apple's page "resolvedInsertionLocation(for:writingDirection:)".
    open func resolvedInsertionLocation(
        for textSelection: NSTextSelection, writingDirection: NSTextSelectionNavigation.WritingDirection
    ) -> (any NSTextLocation)? {
        guard !textSelection.isLogical, let second = textSelection.secondarySelectionLocation,
            let first = textSelection.textRanges.first?.location
        else { return nil }
        return source?.baseWritingDirection(at: first) == writingDirection ? first : second
    }

    /// What is to be deleted: the selection, or for an insertion point what lies between it and the place to which it would move. With
    /// decomposition only the last accent of a character is deleted, where it is a character by itself.
    ///
    /// Follows Apple's page "deletionRanges(for:direction:destination:allowsDecomposition:)".
    open func deletionRanges(
        for textSelection: NSTextSelection, direction: NSTextSelectionNavigation.Direction,
        destination: NSTextSelectionNavigation.Destination, allowsDecomposition: Bool
    ) -> [NSTextRange] {
        let contents = textSelection.textRanges.filter { !$0.isEmpty }
        guard contents.isEmpty else { return contents }
        guard let source, let place = textSelection.textRanges.first?.location,
            let mover = SelectionMover(textSelection, in: source),
            let end = mover.moved(direction, destination, extending: false, confined: false)?.textRanges
                .first?.location
        else { return [] }
        let range = end.isBefore(place) ? NSTextRange.between(end, place) : .between(place, end)
        guard !range.isEmpty else { return [] }
        let isAccent = allowsDecomposition && destination == .character && end.isBefore(place)
        return [isAccent ? source.lastAccent(of: range) ?? range : range]
    }
}

extension CGPoint {
    fileprivate func within(_ bounds: CGRect) -> CGPoint {
        guard !bounds.isEmpty else { return self }
        return CGPoint(x: min(max(x, bounds.minX), bounds.maxX), y: min(max(y, bounds.minY), bounds.maxY))
    }
}

extension NSTextSelectionDataSource {
    /// A range with its ends at the boundaries of a granularity. What ends at a boundary stays there.
    func range(of granularity: NSTextSelection.Granularity, around range: NSTextRange) -> NSTextRange {
        let first = textRange(for: granularity, enclosing: range.location)
        guard !range.isEmpty, let last = location(range.endLocation, offsetBy: -1) else {
            return first ?? range
        }
        return range.joined(first).joined(textRange(for: granularity, enclosing: last))
    }

    /// The last scalar of a character, if it is an accent.
    fileprivate func lastAccent(of character: NSTextRange) -> NSTextRange? {
        var text: String?
        enumerateSubstrings(from: character.location, options: .byComposedCharacterSequences) {
            found, _, _, stop in
            text = found
            stop.pointee = true
        }
        guard let scalars = text?.unicodeScalars, scalars.count > 1, let last = scalars.last,
            [.nonspacingMark, .spacingMark].contains(last.properties.generalCategory),
            let start = location(character.endLocation, offsetBy: -String(last).utf16.count)
        else { return nil }
        return .between(start, character.endLocation)
    }
}

extension NSTextRange {
    fileprivate func joined(_ other: NSTextRange?) -> NSTextRange { other.map(union) ?? self }
}
