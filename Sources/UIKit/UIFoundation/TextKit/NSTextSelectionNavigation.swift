/// Moves, extends and creates selections, based on a data source. iOS 15. Follows Apple's page "NSTextSelectionNavigation".
open class NSTextSelectionNavigation: NSObject {
    /// The direction in which a selection moves. Follows Apple's page "NSTextSelectionNavigation.Direction".
    public enum Direction: Int, Sendable {
        /// Forward in the text.
        case forward = 0
        /// Backward in the text.
        case backward = 1
        /// Right on the screen.
        case right = 2
        /// Left on the screen.
        case left = 3
        /// Up on the screen.
        case up = 4
        /// Down on the screen.
        case down = 5
    }

    /// The destination of a selection. Follows Apple's page "NSTextSelectionNavigation.Destination".
    public enum Destination: Int, Sendable {
        /// The next character; up and down the next line.
        case character = 0
        /// The end or the start of a word.
        case word = 1
        /// The end or the start of the line.
        case line = 2
        /// The end or the start of a sentence.
        case sentence = 3
        /// The end or the start of a paragraph.
        case paragraph = 4
        /// The end or the start of a container.
        case container = 5
        /// The end or the start of the document.
        case document = 6
    }

    /// The effect of a touch on the current selection. Follows Apple's page "NSTextSelectionNavigation.Modifier".
    public struct Modifier: OptionSet, Sendable {
        /// The bits of the modifiers.
        public let rawValue: UInt

        /// Creates modifiers from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Extends or shrinks the selection to the point.
        public static let extend = Modifier(rawValue: 1 << 0)
        /// Selects the text in the rectangle between the anchor and the point.
        public static let visual = Modifier(rawValue: 1 << 1)
        /// Selects the text in the rectangle, with a separate selection for each line.
        public static let multiple = Modifier(rawValue: 1 << 2)
    }

    /// The writing direction of a paragraph. Follows Apple's page "NSTextSelectionNavigation.WritingDirection".
    public enum WritingDirection: Int, Sendable {
        case leftToRight = 0
        case rightToLeft = 1
    }

    /// The orientation of lines. Follows Apple's page "NSTextSelectionNavigation.LayoutOrientation".
    public enum LayoutOrientation: Int, Sendable {
        /// Horizontal lines, from top to bottom.
        case horizontal = 0
        /// Vertical lines, from right to left.
        case vertical = 1
    }

    private weak var source: (any NSTextSelectionDataSource)?

    /// Creates a navigation with a data source, which isn't retained.
    ///
    /// Follows Apple's page "init(dataSource:)".
    public init(dataSource: any NSTextSelectionDataSource) {
        source = dataSource
        super.init()
    }

    /// The data source, which provides the text and its layout.
    open var textSelectionDataSource: (any NSTextSelectionDataSource)? { source }

    /// Whether selections may have ranges that aren't contiguous. Default `false`.
    open var allowsNonContiguousRanges = false

    /// Whether points are rotated for vertical lines. Default `false`.
    open var rotatesCoordinateSystemForLayoutOrientation = false

    /// Discards cached layout information. Does nothing here: the data source is called each time.
    open func flushLayoutCache() {}

    // MARK: Moving

    /// Returns the selection to which a selection moves or is extended. A confined selection stays within its paragraph. If it can't move
    /// further, it is returned unchanged; `nil` if the selection has no range, or the data source can't count its locations.
    ///
    /// A selection with contents that moves by a character becomes an insertion point at one of its ends. Follows Apple's page
    /// "destinationSelection(for:direction:destination:extending:confined:)".
    open func destinationSelection(
        for textSelection: NSTextSelection, direction: NSTextSelectionNavigation.Direction,
        destination: NSTextSelectionNavigation.Destination, extending: Bool, confined: Bool
    ) -> NSTextSelection? {
        guard let source, let mover = SelectionMover(textSelection, in: source) else { return nil }
        return mover.moved(direction, destination, extending: extending, confined: confined)
    }

    // MARK: Selecting

    /// Returns the selections after a touch at a point in the container at a location.
    ///
    /// Without anchors, the result is an insertion point at the nearest location. While the user selects, or with `extend`, it extends from
    /// the anchor's fixed end to that location, by the anchor's granularity. A point outside of `bounds` is moved to the nearest point in
    /// them. Follows Apple's page "textSelections(interactingAt:inContainerAt:anchors:modifiers:selecting:bounds:)".
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

    /// Returns the selection extended to the boundaries of a granularity.
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

    /// Returns the word, line, sentence or paragraph at a point in the container at a location.
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

    /// Returns the location for the next input in a writing direction, for an insertion point between text of two directions: the location
    /// next to the text of that direction. `nil` for a logical selection, and without a secondary location.
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

    /// Returns the ranges to delete: the selection, or for an insertion point the text up to the destination. With decomposition, only the
    /// last combining mark of a character is deleted.
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
    /// Returns a range extended to the boundaries of a granularity. An end that is at a boundary stays there.
    func range(of granularity: NSTextSelection.Granularity, around range: NSTextRange) -> NSTextRange {
        let first = textRange(for: granularity, enclosing: range.location)
        guard !range.isEmpty, let last = location(range.endLocation, offsetBy: -1) else {
            return first ?? range
        }
        return range.joined(first).joined(textRange(for: granularity, enclosing: last))
    }

    /// Returns the last scalar of a character, if it is a combining mark.
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
