/// The metrics of a section in a flow layout.
struct FlowMetrics: Equatable {
    var inset = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 10
    var itemSpacing: CGFloat = 10
    /// The length of the header along the axis.
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var sizes = FlowSizes.uniform(CGSize(width: 50, height: 50), count: 0)
}

/// The sizes of a section's items.
enum FlowSizes: Equatable {
    /// All items have the same size. Their positions are computed on demand.
    case uniform(CGSize, count: Int)
    case varied([CGSize])

    var count: Int {
        switch self {
        case .uniform(_, let count): count
        case .varied(let sizes): sizes.count
        }
    }

    /// Creates sizes. Equal sizes are stored as one size, whatever their source: the last line then keeps the spacing of the others.
    init(_ sizes: [CGSize]) {
        if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
            self = .uniform(first, count: sizes.count)
        } else {
            self = .varied(sizes)
        }
    }

    subscript(item: Int) -> CGSize {
        switch self {
        case .uniform(let size, _): size
        case .varied(let sizes): sizes[item]
        }
    }
}

/// The positions of the items in a section, relative to the section's origin.
///
/// Items fill a line until the next one doesn't fit. The remaining space is distributed between the items. The last line keeps the spacing
/// of the other lines if all items have one size, and otherwise the minimum spacing. An item that is alone in a line is centered, except in
/// the last line of items of different sizes. Shorter items are centered in their line.
struct FlowSection {
    let metrics: FlowMetrics
    let axis: FlowAxis
    /// The available length across the axis, including insets.
    let room: CGFloat
    /// The length of the section, including header and footer.
    let length: CGFloat
    private let lines: FlowLines

    init(_ metrics: FlowMetrics, axis: FlowAxis, room: CGFloat) {
        self.metrics = metrics
        self.axis = axis
        self.room = room
        let inset = axis.across(metrics.inset)
        lines = FlowLines(metrics, axis: axis, room: room - inset.before - inset.after)
        let around = axis.along(metrics.inset)
        length = metrics.header + around.before + lines.length + around.after + metrics.footer
    }

    var count: Int { metrics.sizes.count }

    /// The origin of the first line.
    private var firstLine: CGPoint {
        axis.point(
            along: metrics.header + axis.along(metrics.inset).before,
            across: axis.across(metrics.inset).before)
    }

    func frame(of item: Int) -> CGRect {
        let size = metrics.sizes[item]
        let place = lines.place(of: item, size: size, axis: axis)
        let first = firstLine
        return CGRect(origin: CGPoint(x: first.x + place.x, y: first.y + place.y), size: size)
    }

    /// The items whose lines intersect a range of the section.
    func items(in span: ClosedRange<CGFloat>) -> Range<Int> {
        let start = axis.along(firstLine)
        return lines.items(from: span.lowerBound - start, to: span.upperBound - start)
    }

    var headerFrame: CGRect {
        CGRect(origin: .zero, size: axis.size(along: metrics.header, across: room))
    }

    var footerFrame: CGRect {
        CGRect(
            origin: axis.point(along: length - metrics.footer, across: 0),
            size: axis.size(along: metrics.footer, across: room))
    }
}
