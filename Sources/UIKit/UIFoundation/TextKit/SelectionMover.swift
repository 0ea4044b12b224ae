/// Moves a selection in a data source.
struct SelectionMover {
    private typealias Direction = NSTextSelectionNavigation.Direction

    private let selection: NSTextSelection
    private let source: any NSTextSelectionDataSource
    /// The end that moves, and the end that stays fixed when the selection is extended.
    private let active: any NSTextLocation
    private let anchor: any NSTextLocation

    /// Returns `nil` for a selection without ranges, and for locations that can't be counted.
    init?(_ selection: NSTextSelection, in source: any NSTextSelectionDataSource) {
        guard let first = selection.textRanges.first, let last = selection.textRanges.last,
            source.offset(from: first.location, to: last.endLocation) != NSNotFound
        else { return nil }
        self.selection = selection
        self.source = source
        let isUpstream =
            selection.affinity == .upstream && !(first.isEmpty && selection.textRanges.count == 1)
        active = isUpstream ? first.location : last.endLocation
        anchor = isUpstream ? last.endLocation : first.location
    }

    func moved(
        _ direction: NSTextSelectionNavigation.Direction,
        _ destination: NSTextSelectionNavigation.Destination,
        extending: Bool, confined: Bool
    ) -> NSTextSelection? {
        if direction.isVertical, destination == .character {
            return movedToLine(direction, extending: extending, confined: confined)
        }
        let isForward = isForward(direction)
        if !extending, destination == .character, let side = side(isForward) {
            return NSTextSelection(side, affinity: .downstream)
        }
        let start = extending ? active : side(isForward) ?? active
        let target = confine(place(from: start, isForward, destination), confined)
        let isLineEnd = destination == .line && isForward && isSoftBreak(at: target)
        return selection(to: target, extending: extending, affinity: isLineEnd ? .upstream : .downstream)
    }

    /// The end of a selection with contents to which it collapses.
    private func side(_ isForward: Bool) -> (any NSTextLocation)? {
        guard let first = selection.textRanges.first, let last = selection.textRanges.last,
            first.location.isBefore(last.endLocation)
        else { return nil }
        return isForward ? last.endLocation : first.location
    }

    private func isForward(_ direction: NSTextSelectionNavigation.Direction) -> Bool {
        let isRightToLeft = source.baseWritingDirection(at: active) == .rightToLeft
        switch direction {
        case .forward, .down: return true
        case .backward, .up: return false
        case .right: return !isRightToLeft
        case .left: return isRightToLeft
        }
    }

    private func selection(
        to target: any NSTextLocation, extending: Bool, affinity: NSTextSelection.Affinity,
        offset: CGFloat = 0
    ) -> NSTextSelection {
        guard extending else {
            let moved = NSTextSelection(target, affinity: affinity)
            moved.anchorPositionOffset = offset
            return moved
        }
        let isBack = target.isBefore(anchor)
        var range = isBack ? NSTextRange.between(target, anchor) : .between(anchor, target)
        if selection.granularity != .character, !range.isEmpty {
            range = source.range(of: selection.granularity, around: range)
        }
        let moved = NSTextSelection(
            range: range, affinity: isBack ? .upstream : .downstream, granularity: selection.granularity)
        moved.anchorPositionOffset = offset
        return moved
    }

    /// Limits a location to the paragraph of the selection.
    private func confine(_ place: any NSTextLocation, _ isConfined: Bool) -> any NSTextLocation {
        guard isConfined, let paragraph = source.textRange(for: .paragraph, enclosing: anchor) else {
            return place
        }
        let end = contentEnd(of: paragraph)
        if place.isBefore(paragraph.location) { return paragraph.location }
        return place.isAfter(end) ? end : place
    }

    // MARK: Locations in the text

    private var document: NSTextRange { source.documentRange }

    private func place(
        from start: any NSTextLocation, _ isForward: Bool,
        _ destination: NSTextSelectionNavigation.Destination
    ) -> any NSTextLocation {
        switch destination {
        case .character: return character(from: start, isForward)
        case .word: return part(.word, from: start, isForward)
        case .sentence: return sentence(from: start, isForward)
        case .line: return line(from: start, isForward)
        case .paragraph: return paragraph(from: start, isForward)
        case .container: return container(from: start, isForward)
        case .document: return isForward ? document.endLocation : document.location
        }
    }

    private func character(from start: any NSTextLocation, _ isForward: Bool) -> any NSTextLocation {
        if isForward {
            guard start.isBefore(document.endLocation) else { return document.endLocation }
            return source.textRange(for: .character, enclosing: start)?.endLocation ?? start
        }
        guard let before = source.location(start, offsetBy: -1), start.isAfter(document.location) else {
            return document.location
        }
        return source.textRange(for: .character, enclosing: before)?.location ?? before
    }

    /// Returns the end of the next part, or the start of the previous one.
    private func part(
        _ granularity: NSTextSelection.Granularity, from start: any NSTextLocation, _ isForward: Bool
    ) -> any NSTextLocation {
        var target: (any NSTextLocation)?
        let kind = granularity.enumeration
        // Backward, the part at the location is included, and enumeration starts before its end.
        let around = source.textRange(for: granularity, enclosing: start)?.endLocation ?? document.endLocation
        source.enumerateSubstrings(
            from: isForward ? start : around, options: isForward ? kind : [kind, .reverse]
        ) { _, range, _, stop in
            let isFound = isForward ? range.endLocation.isAfter(start) : range.location.isBefore(start)
            guard isFound else { return }
            target = isForward ? range.endLocation : range.location
            stop.pointee = true
        }
        return target ?? (isForward ? document.endLocation : document.location)
    }

    /// A sentence includes the space after it, but a move to its end stops before the space.
    private func sentence(from start: any NSTextLocation, _ isForward: Bool) -> any NSTextLocation {
        guard isForward else { return part(.sentence, from: start, false) }
        var target: (any NSTextLocation)?
        source.enumerateSubstrings(from: start, options: .sentences) { text, range, _, stop in
            let space = text?.reversed().prefix { $0.isWhitespace }.reduce(0) { $0 + $1.utf16.count } ?? 0
            let end = source.location(range.endLocation, offsetBy: -space) ?? range.endLocation
            guard end.isAfter(start) else { return }
            target = end
            stop.pointee = true
        }
        return target ?? document.endLocation
    }

    private func line(from start: any NSTextLocation, _ isForward: Bool) -> any NSTextLocation {
        guard let line = source.textRange(for: .line, enclosing: lineLocation(start)) else { return start }
        return isForward ? contentEnd(of: line) : line.location
    }

    /// Returns a location on the line of the insertion point, which may be at the line's end.
    private func lineLocation(_ place: any NSTextLocation) -> any NSTextLocation {
        guard selection.affinity == .upstream, selection.textRanges.allSatisfy(\.isEmpty),
            isSoftBreak(at: place)
        else {
            return place
        }
        return source.location(place, offsetBy: -1) ?? place
    }

    /// Whether a line starts at a location where no paragraph starts.
    private func isSoftBreak(at place: any NSTextLocation) -> Bool {
        guard let line = source.textRange(for: .line, enclosing: place), line.location.isSame(place),
            let paragraph = source.textRange(for: .paragraph, enclosing: place)
        else { return false }
        return paragraph.location.isBefore(place) && place.isBefore(paragraph.endLocation)
    }

    /// Returns the end of a line or paragraph without its newline.
    private func contentEnd(of range: NSTextRange) -> any NSTextLocation {
        guard let last = source.location(range.endLocation, offsetBy: -1), !range.isEmpty,
            let character = source.textRange(for: .character, enclosing: last)
        else { return range.endLocation }
        var isNewline = false
        source.enumerateSubstrings(from: character.location, options: .byComposedCharacterSequences) {
            text, _, _, stop in
            isNewline = text?.first?.isNewline == true
            stop.pointee = true
        }
        return isNewline ? character.location : range.endLocation
    }

    private func paragraph(from start: any NSTextLocation, _ isForward: Bool) -> any NSTextLocation {
        guard let paragraph = source.textRange(for: .paragraph, enclosing: start) else { return start }
        if isForward {
            let end = contentEnd(of: paragraph)
            guard !end.isAfter(start) else { return end }
            let next = source.textRange(for: .paragraph, enclosing: paragraph.endLocation)
            return next.map(contentEnd) ?? document.endLocation
        }
        guard !paragraph.location.isBefore(start), let before = source.location(start, offsetBy: -1) else {
            return paragraph.location
        }
        return source.textRange(for: .paragraph, enclosing: before)?.location ?? document.location
    }

    private func container(from start: any NSTextLocation, _ isForward: Bool) -> any NSTextLocation {
        var target: (any NSTextLocation)?
        source.enumerateContainerBoundaries(from: start, reverse: !isForward) { place, stop in
            target = place
            stop.pointee = true
        }
        return target ?? (isForward ? document.endLocation : document.location)
    }

    // MARK: Lines

    /// Returns the location on the line above or below that is nearest to the insertion point.
    private func movedToLine(
        _ direction: NSTextSelectionNavigation.Direction, extending: Bool, confined: Bool
    ) -> NSTextSelection? {
        let isDown = direction == .down
        let start = extending ? active : side(isDown) ?? active
        let here = lineLocation(start)
        let offset = max(selection.anchorPositionOffset, caretOffset(of: start, on: here))
        guard let line = source.textRange(for: .line, enclosing: here), let next = nextLine(line, isDown)
        else {
            let edge = confine(isDown ? document.endLocation : document.location, confined)
            return selection(to: edge, extending: extending, affinity: .downstream, offset: offset)
        }
        let target = confine(nearest(to: offset, on: next), confined)
        let isEnd = target.isSame(next.endLocation) && isSoftBreak(at: target)
        return selection(
            to: target, extending: extending, affinity: isEnd ? .upstream : .downstream, offset: offset)
    }

    /// Returns the range of the next line; `nil` at the document's edge.
    private func nextLine(_ line: NSTextRange, _ isDown: Bool) -> NSTextRange? {
        if isDown {
            let end = line.endLocation
            guard end.isBefore(document.endLocation) || contentEnd(of: line).isBefore(end) else { return nil }
            return end.isBefore(document.endLocation)
                ? source.textRange(for: .line, enclosing: end) : NSTextRange(location: end)
        }
        guard line.location.isAfter(document.location) else { return nil }
        return source.location(line.location, offsetBy: -1).flatMap {
            source.textRange(for: .line, enclosing: $0)
        }
    }

    /// Returns the distance of a location from the left edge of the container.
    private func caretOffset(of place: any NSTextLocation, on line: any NSTextLocation) -> CGFloat {
        var offset: CGFloat = 0
        source.enumerateCaretOffsetsInLineFragment(at: line) { x, location, isLeading, stop in
            if isLeading, location.isSame(place) {
                offset = x
                stop.pointee = true
            } else if location.isBefore(place) {
                // At the end of the line no character starts at the location.
                offset = x
            }
        }
        return offset
    }

    private func nearest(to offset: CGFloat, on line: NSTextRange) -> any NSTextLocation {
        source.nearestLocation(to: offset, on: line, endsAt: contentEnd(of: line))
    }
}

extension NSTextSelectionNavigation.Direction {
    fileprivate var isVertical: Bool { self == .up || self == .down }
}

extension NSTextSelectionDataSource {
    /// Returns the insertion point on a line that is nearest to a distance from the left edge.
    func nearestLocation(
        to offset: CGFloat, on line: NSTextRange, endsAt end: any NSTextLocation
    ) -> any NSTextLocation {
        var nearest: (place: any NSTextLocation, distance: CGFloat) = (line.location, .infinity)
        enumerateCaretOffsetsInLineFragment(at: line.location) { x, location, isLeading, _ in
            let place =
                isLeading
                ? location : self.textRange(for: .character, enclosing: location)?.endLocation ?? location
            guard !place.isAfter(end), abs(x - offset) < nearest.distance else { return }
            nearest = (place, abs(x - offset))
        }
        return nearest.place
    }
}
