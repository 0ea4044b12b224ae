import ListUpdates

/// The solved positions in a section of a compositional layout, relative to the section's origin.
///
/// Groups follow each other along the layout's axis, or across it in an orthogonal section. If all groups have the same length, nothing is
/// stored for each group; if views determine their lengths, the lengths are stored in ``extents``.
struct SolvedSection {
    let spec: SectionSpec
    let count: Int
    /// The axis of the layout.
    let axis: FlowAxis
    /// The size available for the section, without the container's insets.
    let container: CGSize
    private(set) var sizes: SectionSizes
    /// A full group with estimated lengths.
    private let template: SolvedGroup
    private let plan: Plan
    /// The lengths of groups, each with the spacing after it, if they differ.
    private var extents: RowExtents?

    private enum Plan {
        /// Every group contains the same number of items.
        case regular(perGroup: Int, groups: Int)
        /// The number of items in a group depends on preferred sizes: the first item of each group, and the group's start.
        case irregular([(first: Int, start: CGFloat)], length: CGFloat)
    }

    init(
        _ spec: SectionSpec, count: Int, axis: FlowAxis, container: CGSize,
        sizes: SectionSizes = SectionSizes()
    ) {
        self.spec = spec
        self.count = count
        self.axis = axis
        self.container = container
        self.sizes = sizes
        let room = SolvedSection.room(spec, axis, container)
        template = GroupSolver { _ in nil }.solve(spec.group, in: room, first: 0, limit: Int.max)
        let perGroup = max(1, template.count)
        if spec.group.countDependsOnViews {
            plan = SolvedSection.irregular(spec, sizes, count, room, axis)
        } else {
            plan = .regular(perGroup: perGroup, groups: (count + perGroup - 1) / perGroup)
        }
        prepareExtents()
    }

    /// The size available for groups: the container without the section's insets.
    private static func room(_ spec: SectionSpec, _ axis: FlowAxis, _ container: CGSize) -> CGSize {
        let insets = spec.insets
        return axis == .vertical
            ? CGSize(
                width: max(0, container.width - insets.leading - insets.trailing), height: container.height)
            : CGSize(
                width: container.width, height: max(0, container.height - insets.top - insets.bottom))
    }

    private var room: CGSize { SolvedSection.room(spec, axis, container) }

    /// The axis along which groups follow each other.
    var groupAxis: FlowAxis {
        guard spec.isLane else { return axis }
        return axis == .vertical ? .horizontal : .vertical
    }

    private var solver: GroupSolver { GroupSolver { [sizes] in sizes.items[$0] } }

    // MARK: Groups

    private static func irregular(
        _ spec: SectionSpec, _ sizes: SectionSizes, _ count: Int, _ room: CGSize, _ axis: FlowAxis
    ) -> Plan {
        let axis = spec.isLane ? (axis == .vertical ? FlowAxis.horizontal : .vertical) : axis
        let solver = GroupSolver { sizes.items[$0] }
        var groups: [(first: Int, start: CGFloat)] = []
        var first = 0
        var start: CGFloat = 0
        while first < count {
            let group = solver.solve(spec.group, in: room, first: first, limit: count - first)
            groups.append((first, start))
            first += max(1, group.count)
            start += axis.along(group.size) + spec.spacing
        }
        return .irregular(groups, length: max(0, start - spec.spacing))
    }

    /// Stores the lengths of groups if they are estimates.
    private mutating func prepareExtents() {
        guard case .regular(_, let groups) = plan, groups > 0 else { return }
        let isFixed = axisLength(spec.group.size).map { !$0.isEstimate } ?? true
        let step = groupAxis.along(template.size) + spec.spacing
        guard !isFixed else { return }
        extents = RowExtents([groups], estimate: Double(step))
        // The last group may contain fewer items.
        if groups > 0 { remeasure(groups - 1) }
        for group in Set(sizes.items.keys.filter { $0 < count }.map { groupOf($0) }) { remeasure(group) }
    }

    private func axisLength(_ size: SizeSpec) -> LayoutLength? {
        groupAxis == .vertical ? size.height : size.width
    }

    private mutating func remeasure(_ group: Int) {
        let length = groupAxis.along(solved(group).size) + spec.spacing
        guard var lengths = extents else { return }
        // Releases the property's reference, so that the change copies nothing.
        extents = nil
        lengths.setHeight(Double(length), of: ItemPlace(section: 0, item: group))
        extents = lengths
    }

    var groupCount: Int {
        switch plan {
        case .regular(_, let groups): groups
        case .irregular(let groups, _): groups.count
        }
    }

    func groupOf(_ item: Int) -> Int {
        switch plan {
        case .regular(let perGroup, _): item / perGroup
        case .irregular(let groups, _):
            max(0, groups.firstIndex(notBefore: CGFloat(item) + 0.5) { CGFloat($0.first) } - 1)
        }
    }

    func firstItem(ofGroup group: Int) -> Int {
        switch plan {
        case .regular(let perGroup, _): group * perGroup
        case .irregular(let groups, _): groups[group].first
        }
    }

    /// The start of a group, relative to the first group.
    func start(ofGroup group: Int) -> CGFloat {
        if let extents { return CGFloat(extents.start(of: ItemPlace(section: 0, item: group))) }
        switch plan {
        case .regular: return CGFloat(group) * (groupAxis.along(template.size) + spec.spacing)
        case .irregular(let groups, _): return groups[group].start
        }
    }

    /// A group with its views' preferred sizes.
    func solved(_ group: Int) -> SolvedGroup {
        let first = firstItem(ofGroup: group)
        let limit = count - first
        if case .regular(let perGroup, _) = plan {
            if extents == nil, limit >= perGroup, sizes.items.isEmpty { return template }
            return solver.solve(spec.group, in: room, first: first, limit: min(limit, perGroup))
        }
        return solver.solve(spec.group, in: room, first: first, limit: limit)
    }

    /// The total length of all groups.
    var groupsLength: CGFloat {
        guard count > 0 else { return 0 }
        if let extents { return CGFloat(extents.total) - spec.spacing }
        switch plan {
        case .regular(_, let groups):
            return CGFloat(groups) * (groupAxis.along(template.size) + spec.spacing) - spec.spacing
        case .irregular(_, let length): return length
        }
    }

    /// The length of the groups across their axis.
    private var groupsThickness: CGFloat {
        guard spec.isLane, count > 0 else { return groupAxis.across(template.size) }
        guard !sizes.items.isEmpty else { return groupAxis.across(template.size) }
        let measured = Set(sizes.items.keys.filter { $0 < count }.map(groupOf))
        return measured.map { groupAxis.across(solved($0).size) }.max() ?? groupAxis.across(template.size)
    }

    /// The groups that intersect a range, relative to the first group.
    func groups(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard groupCount > 0, end >= 0, start <= groupsLength else { return 0..<0 }
        let first = group(at: max(0, start))
        let last = group(at: min(end, groupsLength))
        return first..<max(first, last) + 1
    }

    private func group(at position: CGFloat) -> Int {
        if let extents {
            guard case .row(let place)? = extents.element(at: Double(position)) else { return 0 }
            return place.item
        }
        switch plan {
        case .regular(_, let groups):
            let step = groupAxis.along(template.size) + spec.spacing
            return step > 0 ? min(groups - 1, Int(bounded: position / step)) : 0
        case .irregular(let groups, _):
            return max(0, groups.firstIndex(notBefore: position.nextUp) { $0.start } - 1)
        }
    }

    // MARK: Parts of the section

    /// The length that boundary views add before and after the content.
    private func boundaryLength(_ isBefore: Bool) -> CGFloat {
        spec.boundary.filter { $0.extends && $0.alignment.isBefore(axis) == isBefore }
            .map { axis.along(size(of: $0)) }.reduce(0, +)
    }

    func size(of boundary: BoundarySpec) -> CGSize {
        var size = boundary.size.resolved(in: boundaryRoom)
        if let known = sizes.boundary[boundary.kind] {
            if boundary.size.width.isEstimate { size.width = known.width }
            if boundary.size.height.isEstimate { size.height = known.height }
        }
        return size
    }

    private var boundaryRoom: CGSize { spec.boundaryFollowsInsets ? room : container }

    private var insetsAlong: (before: CGFloat, after: CGFloat) {
        axis == .vertical
            ? (spec.insets.top, spec.insets.bottom) : (spec.insets.leading, spec.insets.trailing)
    }

    /// The start of the content along the axis, after headers and the inset.
    private var contentStart: CGFloat { boundaryLength(true) + insetsAlong.before }

    /// The length of the content along the layout's axis.
    var contentLength: CGFloat {
        count == 0 ? 0 : spec.isLane ? groupsThickness : groupsLength
    }

    var length: CGFloat { contentStart + contentLength + insetsAlong.after + boundaryLength(false) }

    /// The origin of the first group.
    private var firstGroup: CGPoint {
        axis.point(
            along: contentStart, across: axis == .vertical ? spec.insets.leading : spec.insets.top)
    }

    /// The origin of a group.
    func origin(ofGroup group: Int) -> CGPoint {
        let shift = groupAxis.point(along: start(ofGroup: group), across: 0)
        let first = firstGroup
        return CGPoint(x: first.x + shift.x, y: first.y + shift.y)
    }

    /// The groups that intersect a rectangle in the section's coordinates.
    func groups(in rect: CGRect) -> Range<Int> {
        let span = groupAxis.span(rect)
        let start = groupAxis.along(firstGroup)
        return groups(from: span.lowerBound - start, to: span.upperBound - start)
    }

    /// The frame of the scrollable area of an orthogonal section.
    var laneFrame: CGRect {
        CGRect(
            origin: axis.point(along: contentStart, across: 0),
            size: axis.size(along: contentLength, across: axis.across(container)))
    }

    /// The content size of the scrollable area.
    var laneContentSize: CGSize {
        let insets =
            groupAxis == .horizontal
            ? spec.insets.leading + spec.insets.trailing : spec.insets.top + spec.insets.bottom
        return groupAxis.size(along: groupsLength + insets, across: contentLength)
    }

    var frame: CGRect {
        CGRect(origin: .zero, size: axis.size(along: length, across: axis.across(container)))
    }

    /// The frame of a boundary view.
    func frame(of boundary: BoundarySpec) -> CGRect {
        let size = size(of: boundary)
        let side = spec.boundaryFollowsInsets ? spec.insets : .zero
        let start = boundary.alignment.isBefore(axis)
        let along =
            start
            ? (boundary.extends ? 0 : contentStart)
            : length - (boundary.extends ? 0 : insetsAlong.after + boundaryLength(false)) - axis.along(size)
        let sideStart = axis == .vertical ? side.leading : side.top
        let across =
            sideStart + boundary.alignment.share(axis) * (axis.across(boundaryRoom) - axis.across(size))
        let origin = axis.point(along: along, across: across)
        return CGRect(
            x: origin.x + boundary.offset.x, y: origin.y + boundary.offset.y, width: size.width,
            height: size.height)
    }

    // MARK: Preferred sizes

    /// Sets the preferred size of an item. Returns the distance that the following content moves.
    mutating func measure(_ item: Int, _ size: CGSize) -> CGFloat {
        guard item < count else { return 0 }
        let group = groupOf(item)
        let old = start(ofGroup: group) + groupAxis.along(solved(group).size)
        sizes.items[item] = size
        guard extents != nil else {
            self = SolvedSection(spec, count: count, axis: axis, container: container, sizes: sizes)
            return 0
        }
        remeasure(group)
        return start(ofGroup: group) + groupAxis.along(solved(group).size) - old
    }

    mutating func measure(boundary kind: String, _ size: CGSize) {
        sizes.boundary[kind] = size
    }
}

extension ItemSpec {
    /// Whether the number of items in a group depends on preferred sizes.
    var countDependsOnViews: Bool {
        guard case .group(let group) = content else { return false }
        switch group.filling {
        case .custom: return false
        case .counted(let item, _, _, _): return item.countDependsOnViews
        case .repeated(let items, let axis):
            let isOpen = axis == .vertical ? size.height.isEstimate : size.width.isEstimate
            return items.contains { item in
                let length = axis == .vertical ? item.size.height : item.size.width
                return item.countDependsOnViews || (!isOpen && length.isEstimate)
            }
        }
    }
}

extension NSRectAlignment {
    /// Whether a view with the alignment precedes the content along an axis.
    func isBefore(_ axis: FlowAxis) -> Bool {
        switch self {
        case .top, .topLeading, .topTrailing: axis == .vertical || self == .topLeading
        case .leading, .bottomLeading: axis == .horizontal
        default: false
        }
    }

    /// The relative position of a view with the alignment across an axis: 0 at the start, 1 at the end.
    func share(_ axis: FlowAxis) -> CGFloat {
        switch (self, axis) {
        case (.topLeading, _), (.bottomLeading, .vertical), (.leading, .vertical), (.top, .horizontal),
            (.topTrailing, .horizontal):
            0
        case (.topTrailing, .vertical), (.bottomTrailing, _), (.trailing, .vertical), (.bottom, .horizontal),
            (.bottomLeading, .horizontal):
            1
        default: 0.5
        }
    }
}
