/// A touch on the text of a data source.
struct SelectionTouch {
    let point: CGPoint
    let container: any NSTextLocation
    let source: any NSTextSelectionDataSource

    private var line: NSTextRange? { source.lineFragmentRange(for: point, inContainerAt: container) }

    /// The nearest insertion point.
    var location: (any NSTextLocation)? {
        line.map { source.nearestLocation(to: point.x, on: $0, endsAt: end(of: $0)) }
    }

    /// Returns the end of a line before its newline.
    private func end(of line: NSTextRange) -> any NSTextLocation {
        guard !line.isEmpty, let last = source.location(line.endLocation, offsetBy: -1),
            let character = source.textRange(for: .character, enclosing: last), isNewline(character)
        else { return line.endLocation }
        return character.location
    }

    private func isNewline(_ character: NSTextRange) -> Bool {
        var isNewline = false
        source.enumerateSubstrings(from: character.location, options: .byComposedCharacterSequences) {
            text, _, _, stop in
            isNewline = text?.first?.isNewline == true
            stop.pointee = true
        }
        return isNewline
    }

    /// The character under the point, or the nearest one on the line.
    var characterLocation: (any NSTextLocation)? {
        guard let line else { return nil }
        var found: any NSTextLocation = line.location
        var begin: CGFloat?
        source.enumerateCaretOffsetsInLineFragment(at: line.location) { x, place, _, stop in
            if let left = begin, min(left, x) <= point.x, point.x < max(left, x) {
                found = place
                stop.pointee = true
            } else if point.x >= x {
                found = place
            }
            begin = x
        }
        return found
    }

    /// An insertion point. At a soft line break it stays on its line.
    var insertionPoint: NSTextSelection? {
        guard let line, let location else { return nil }
        let isLineEnd = !line.isEmpty && location.isSame(line.endLocation)
        let isDocumentEnd = location.isSame(source.documentRange.endLocation)
        return NSTextSelection(location, affinity: isLineEnd && !isDocumentEnd ? .upstream : .downstream)
    }

    /// Returns the selections from an anchor to the point.
    func selections(
        from anchor: NSTextSelection, _ modifiers: NSTextSelectionNavigation.Modifier, allowsGaps: Bool
    ) -> [NSTextSelection] {
        guard let location, let first = anchor.textRanges.first, let last = anchor.textRanges.last else {
            return []
        }
        let fixed = anchor.affinity == .upstream && !first.isEmpty ? last.endLocation : first.location
        if modifiers.contains(.multiple) || modifiers.contains(.visual) {
            return columns(from: fixed, to: location, modifiers, allowsGaps: allowsGaps)
        }
        let isBack = location.isBefore(fixed)
        var range = isBack ? NSTextRange.between(location, fixed) : .between(fixed, location)
        if anchor.granularity != .character {
            range = source.range(of: anchor.granularity, around: range.union(first))
        }
        return [
            NSTextSelection(
                range: range, affinity: isBack ? .upstream : .downstream, granularity: anchor.granularity)
        ]
    }

    /// Returns the text in the rectangle between two locations, line by line.
    private func columns(
        from fixed: any NSTextLocation, to location: any NSTextLocation,
        _ modifiers: NSTextSelectionNavigation.Modifier, allowsGaps: Bool
    ) -> [NSTextSelection] {
        let sides = (offset(of: fixed), point.x)
        let ranges = lines(from: fixed, to: location).map { line in
            let places = [sides.0, sides.1].map {
                source.nearestLocation(to: $0, on: line, endsAt: end(of: line))
            }
            return places[1].isBefore(places[0])
                ? NSTextRange.between(places[1], places[0]) : .between(places[0], places[1])
        }
        let affinity: NSTextSelection.Affinity = location.isBefore(fixed) ? .upstream : .downstream
        if modifiers.contains(.multiple) {
            return ranges.map {
                visual(NSTextSelection(range: $0, affinity: affinity, granularity: .character))
            }
        }
        let joined = ranges.dropFirst().reduce(ranges.first) { $0?.union($1) }
        let shown = allowsGaps ? ranges : joined.map { [$0] } ?? []
        return [visual(NSTextSelection(shown, affinity: affinity, granularity: .character))]
    }

    private func visual(_ selection: NSTextSelection) -> NSTextSelection {
        selection.isLogical = false
        return selection
    }

    private func lines(from fixed: any NSTextLocation, to location: any NSTextLocation) -> [NSTextRange] {
        let (start, end) = location.isBefore(fixed) ? (location, fixed) : (fixed, location)
        guard let first = source.textRange(for: .line, enclosing: start) else { return [] }
        var lines = [first]
        while let last = lines.last, !last.endLocation.isAfter(end),
            last.endLocation.isBefore(source.documentRange.endLocation),
            let next = source.textRange(for: .line, enclosing: last.endLocation),
            next.endLocation.isAfter(last.endLocation)
        {
            lines.append(next)
        }
        return lines
    }

    private func offset(of place: any NSTextLocation) -> CGFloat {
        var offset: CGFloat = 0
        source.enumerateCaretOffsetsInLineFragment(at: place) { x, location, isLeading, stop in
            offset = x
            if isLeading, location.isSame(place) { stop.pointee = true }
        }
        return offset
    }
}
