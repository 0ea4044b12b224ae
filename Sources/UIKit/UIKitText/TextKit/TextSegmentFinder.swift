/// Finds the rectangles of a range, line by line.
struct TextSegmentFinder {
    struct Segment {
        var range: NSTextRange
        /// The rectangle in the container.
        var frame: CGRect
        /// The distance of the baseline from the rectangle's top.
        var baseline: CGFloat
    }

    let manager: NSTextLayoutManager
    let type: NSTextLayoutManager.SegmentType
    let options: NSTextLayoutManager.SegmentOptions

    func segments(of range: NSTextRange) -> [Segment] {
        if range.isEmpty { return insertionPoint(at: range.location).map { [$0] } ?? [] }
        return manager.fragments.filter { $0.rangeInElement.intersects(range) }.flatMap {
            segments(of: range, in: $0)
        }
    }

    private func segments(of range: NSTextRange, in fragment: NSTextLayoutFragment) -> [Segment] {
        fragment.ensureLayout()
        return fragment.textLineFragments.compactMap { line in
            let lineRange = fragment.documentRange(line.characterRange)
            return lineRange.intersection(range).map { segment($0, of: range, line, fragment) }
        }
    }

    private func segment(
        _ part: NSTextRange, of range: NSTextRange, _ line: NSTextLineFragment,
        _ fragment: NSTextLayoutFragment
    ) -> Segment {
        let (from, to) = (x(of: part.location, line, fragment), x(of: part.endLocation, line, fragment))
        let isLineEnd = fragment.index(of: part.endLocation) == line.characterRange.upperBound
        let goesOn = isLineEnd && range.endLocation.isAfter(part.endLocation)
        return make(
            part, (min(from, to), max(from, to)), line, fragment, coversEnd: type == .selection && goesOn)
    }

    private func make(
        _ range: NSTextRange, _ sides: (left: CGFloat, right: CGFloat), _ line: NSTextLineFragment,
        _ fragment: NSTextLayoutFragment, coversEnd: Bool
    ) -> Segment {
        var sides = sides
        let edges = edges(line, fragment)
        let coversHead = options.contains(.headSegmentExtended)
        let coversTail = coversEnd || options.contains(.tailSegmentExtended)
        let isRightToLeft = manager.isRightToLeft
        if isRightToLeft ? coversTail : coversHead { sides.left = min(sides.left, edges.left) }
        if isRightToLeft ? coversHead : coversTail { sides.right = max(sides.right, edges.right) }
        let corner = fragment.layoutFragmentFrame.origin
        let bounds = line.typographicBounds
        return Segment(
            range: range,
            frame: CGRect(
                x: sides.left, y: corner.y + bounds.minY, width: sides.right - sides.left,
                height: bounds.height),
            baseline: line.glyphOrigin.y)
    }

    /// Returns the edges of the container, or else those of the line.
    private func edges(_ line: NSTextLineFragment, _ fragment: NSTextLayoutFragment) -> (
        left: CGFloat, right: CGFloat
    ) {
        let corner = fragment.layoutFragmentFrame.origin
        guard let container = manager.textContainer, container.size.width > 0 else {
            return (corner.x, corner.x + line.typographicBounds.maxX)
        }
        return (container.lineFragmentPadding, container.size.width - container.lineFragmentPadding)
    }

    private func x(
        of location: any NSTextLocation, _ line: NSTextLineFragment, _ fragment: NSTextLayoutFragment
    ) -> CGFloat {
        let index = fragment.index(of: location) ?? line.characterRange.location
        return fragment.layoutFragmentFrame.minX + line.typographicBounds.minX
            + line.locationForCharacter(at: index).x
    }

    /// Returns the segment of an insertion point, which has no width.
    private func insertionPoint(at location: any NSTextLocation) -> Segment? {
        guard
            let (fragment, line) = manager.line(at: location, isUpstream: options.contains(.upstreamAffinity))
        else {
            return nil
        }
        let x = x(of: location, line, fragment)
        return make(NSTextRange(location: location), (x, x), line, fragment, coversEnd: false)
    }
}

extension NSTextLayoutManager {
    /// Returns the line of an insertion point. At the document's end it is the last one.
    func line(at location: any NSTextLocation, isUpstream: Bool) -> (
        NSTextLayoutFragment, NSTextLineFragment
    )? {
        let found = textLayoutFragment(for: location) ?? fragments.last
        guard let fragment = found else { return nil }
        fragment.ensureLayout()
        guard let line = fragment.textLineFragment(for: location, isUpstreamAffinity: isUpstream) else {
            return nil
        }
        return (fragment, line)
    }

    /// Returns the range of a line in the document.
    func documentRange(of line: NSTextLineFragment, in fragment: NSTextLayoutFragment) -> NSTextRange {
        fragment.documentRange(line.characterRange)
    }
}
