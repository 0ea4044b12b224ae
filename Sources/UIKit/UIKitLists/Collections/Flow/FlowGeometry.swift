/// The positions in a flow layout.
struct FlowGeometry {
    let axis: FlowAxis
    let sections: [FlowSection]
    /// The start of each section, and the end of the last one.
    private let starts: [CGFloat]
    private let room: CGFloat

    init(_ metrics: [FlowMetrics], axis: FlowAxis, room: CGFloat) {
        self.axis = axis
        self.room = room
        sections = metrics.map { FlowSection($0, axis: axis, room: room) }
        starts = sections.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.length) }
    }

    var contentSize: CGSize { axis.size(along: starts[starts.count - 1], across: room) }

    /// The sections that intersect a rectangle.
    func sections(in rect: CGRect) -> Range<Int> {
        let span = axis.span(rect)
        let first = starts.dropFirst().firstPosition(notBefore: span.lowerBound)
        var end = first
        while end < sections.count, starts[end] <= span.upperBound { end += 1 }
        return first..<end
    }

    /// The items of a section that intersect a rectangle.
    func items(ofSection section: Int, in rect: CGRect) -> Range<Int> {
        let span = axis.span(rect)
        let start = starts[section]
        return sections[section].items(in: span.lowerBound - start...span.upperBound - start)
    }

    func contains(section: Int, item: Int) -> Bool {
        sections.indices.contains(section) && (0..<sections[section].count).contains(item)
    }

    func frame(section: Int, item: Int) -> CGRect { moved(sections[section].frame(of: item), section) }

    /// The frame of a header; `nil` for a section without one.
    func headerFrame(_ section: Int) -> CGRect? {
        guard sections.indices.contains(section), sections[section].metrics.header > 0 else { return nil }
        return moved(sections[section].headerFrame, section)
    }

    func footerFrame(_ section: Int) -> CGRect? {
        guard sections.indices.contains(section), sections[section].metrics.footer > 0 else { return nil }
        return moved(sections[section].footerFrame, section)
    }

    private func moved(_ rect: CGRect, _ section: Int) -> CGRect {
        let start = axis.point(along: starts[section], across: 0)
        return rect.offsetBy(dx: start.x, dy: start.y)
    }

    /// The frame of a pinned header.
    func pinnedHeader(_ frame: CGRect, _ section: Int, in sight: CGRect) -> CGRect {
        let last = starts[section + 1] - sections[section].metrics.footer - axis.along(frame.size)
        let natural = axis.along(frame.origin)
        let start = max(natural, min(axis.span(sight).lowerBound, max(natural, last)))
        return CGRect(origin: axis.point(along: start, across: axis.across(frame.origin)), size: frame.size)
    }

    /// The frame of a pinned footer.
    func pinnedFooter(_ frame: CGRect, _ section: Int, in sight: CGRect) -> CGRect {
        let first = starts[section] + sections[section].metrics.header
        let natural = axis.along(frame.origin)
        let end = axis.span(sight).upperBound - axis.along(frame.size)
        let start = min(natural, max(end, min(natural, first)))
        return CGRect(origin: axis.point(along: start, across: axis.across(frame.origin)), size: frame.size)
    }
}

extension RandomAccessCollection where Element == CGFloat, Index == Int {
    /// The number of ascending values before a position.
    func firstPosition(notBefore position: CGFloat) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < position { low = middle + 1 } else { high = middle }
        }
        return low - startIndex
    }
}
