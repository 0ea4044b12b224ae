/// The solved positions of a compositional layout.
struct Composition {
    let axis: FlowAxis
    /// The size available for sections, without the insets around them.
    let room: CGSize
    /// The origin of the sections.
    let origin: CGPoint
    private let spacing: CGFloat
    private(set) var sections: [SolvedSection]
    /// The headers and footers of the entire layout.
    let boundary: [BoundarySpec]
    private(set) var boundarySizes: [String: CGSize]
    /// The size that the insets around the sections add to the content.
    private let outer: UIEdgeInsets
    /// The start of each section along the axis, and the end of the last one.
    private var starts: [CGFloat] = [0]

    init(
        _ sections: [SolvedSection], axis: FlowAxis, room: CGSize, insets: UIEdgeInsets, spacing: CGFloat,
        boundary: [BoundarySpec], boundarySizes: [String: CGSize]
    ) {
        self.sections = sections
        self.axis = axis
        self.room = room
        outer = insets
        origin = CGPoint(x: insets.left, y: insets.top)
        self.spacing = spacing
        self.boundary = boundary
        self.boundarySizes = boundarySizes
        place()
    }

    private mutating func place() {
        var start = axis.along(origin) + boundaryLength(true)
        starts = [start]
        for (index, section) in sections.enumerated() {
            start += section.length + (index + 1 < sections.count ? spacing : 0)
            starts.append(start)
        }
    }

    private func boundaryLength(_ isBefore: Bool) -> CGFloat {
        boundary.filter { $0.extends && $0.alignment.isBefore(axis) == isBefore }
            .map { axis.along(size(of: $0)) }.reduce(0, +)
    }

    private func size(of view: BoundarySpec) -> CGSize {
        var size = view.size.resolved(in: room)
        guard let known = boundarySizes[view.kind] else { return size }
        if view.size.width.isEstimate { size.width = known.width }
        if view.size.height.isEstimate { size.height = known.height }
        return size
    }

    var contentSize: CGSize {
        let around = axis.across(outer)
        return axis.size(
            along: starts[starts.count - 1] + boundaryLength(false) + axis.along(outer).after,
            across: axis.across(room) + around.before + around.after)
    }

    // MARK: Sections

    /// The sections that intersect a rectangle.
    func sections(in rect: CGRect) -> Range<Int> {
        let span = axis.span(rect)
        let first = starts.dropFirst().firstPosition(notBefore: span.lowerBound)
        var end = min(first, sections.count)
        while end < sections.count, starts[end] <= span.upperBound { end += 1 }
        return min(first, sections.count)..<end
    }

    /// The origin of a section.
    func origin(ofSection section: Int) -> CGPoint {
        axis.point(along: starts[section], across: axis.across(origin))
    }

    func contains(section: Int, item: Int) -> Bool {
        sections.indices.contains(section) && (0..<sections[section].count).contains(item)
    }

    /// Whether an element kind is a boundary supplementary view of a section.
    func isBoundary(_ key: ElementKey) -> Bool {
        guard let section = key.indexPath.first, sections.indices.contains(section) else { return true }
        return sections[section].spec.boundary.contains { $0.kind == key.kind }
    }

    /// The scrollable area of an orthogonal section; `nil` for other sections.
    func lane(_ section: Int) -> Lane? {
        let solved = sections[section]
        guard solved.spec.isLane else { return nil }
        let start = origin(ofSection: section)
        return Lane(
            section: section, frame: solved.laneFrame.offsetBy(dx: start.x, dy: start.y),
            contentSize: solved.laneContentSize)
    }

    // MARK: Frames

    /// The frame of a section's header or footer. A pinned view stays within the visible rectangle.
    func frame(of view: BoundarySpec, section: Int, in sight: CGRect) -> CGRect {
        let start = origin(ofSection: section)
        let frame = sections[section].frame(of: view).offsetBy(dx: start.x, dy: start.y)
        guard view.pins else { return frame }
        let length = axis.along(frame.size)
        let sectionStart = starts[section]
        let sectionEnd = sectionStart + sections[section].length
        let natural = axis.along(frame.origin)
        let seen = axis.span(sight)
        let along =
            view.alignment.isBefore(axis)
            ? max(natural, min(seen.lowerBound, sectionEnd - length))
            : min(natural, max(seen.upperBound - length, sectionStart))
        return CGRect(origin: axis.point(along: along, across: axis.across(frame.origin)), size: frame.size)
    }

    /// The frame of a header or footer of the entire layout.
    func frame(ofGlobal view: BoundarySpec, in sight: CGRect) -> CGRect {
        let size = size(of: view)
        let isBefore = view.alignment.isBefore(axis)
        let length = axis.along(size)
        var along = isBefore ? axis.along(origin) : starts[starts.count - 1] + boundaryLength(false) - length
        if view.pins {
            let seen = axis.span(sight)
            along = isBefore ? max(along, seen.lowerBound) : min(along, seen.upperBound - length)
        }
        let across =
            axis.across(origin) + view.alignment.share(axis) * (axis.across(room) - axis.across(size))
        return CGRect(origin: axis.point(along: along, across: across), size: size)
            .offsetBy(dx: view.offset.x, dy: view.offset.y)
    }

    func backgroundFrame(_ view: DecorationSpec, _ section: Int) -> CGRect {
        let start = origin(ofSection: section)
        let insets = view.insets
        return sections[section].frame.offsetBy(dx: start.x, dy: start.y).inset(
            by: UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }

    // MARK: Preferred sizes

    /// Sets the preferred size of an item. Returns the distance that the following content moves along the axis.
    mutating func measure(_ item: Int, section: Int, _ size: CGSize) -> CGFloat {
        let old = sections[section].length
        _ = sections[section].measure(item, size)
        move(section, by: sections[section].length - old)
        return sections[section].length - old
    }

    mutating func measure(boundary kind: String, section: Int, _ size: CGSize) -> CGFloat {
        let old = sections[section].length
        sections[section].measure(boundary: kind, size)
        move(section, by: sections[section].length - old)
        return sections[section].length - old
    }

    mutating func measure(global kind: String, _ size: CGSize) {
        boundarySizes[kind] = size
        place()
    }

    /// Moves the content after a section.
    private mutating func move(_ section: Int, by growth: CGFloat) {
        guard growth != 0 else { return }
        for index in section + 1..<starts.count { starts[index] += growth }
    }
}

/// The part of the content in which an orthogonal section scrolls.
struct Lane: Equatable {
    var section: Int
    /// The frame in the collection view's content.
    var frame: CGRect
    var contentSize: CGSize
}
