/// What a section of a flow layout is laid out by.
struct FlowMetrics: Equatable {
    var inset = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 10
    var itemSpacing: CGFloat = 10
    /// How long header and footer are along the axis.
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var sizes = FlowSizes.uniform(CGSize(width: 50, height: 50), count: 0)
}

/// The sizes of a section's items.
enum FlowSizes: Equatable {
    /// All have the same size: their places are worked out when they are asked for.
    case uniform(CGSize, count: Int)
    case varied([CGSize])

    var count: Int {
        switch self {
        case .uniform(_, let count): count
        case .varied(let sizes): sizes.count
        }
    }

    /// Sizes that are all the same are one size, whoever has given them: the last line keeps the distances of the others.
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

/// Where the items of one section are, from the section's beginning.
///
/// Items fill a line until the next one has no room. What is left of a line goes between its items. The last line keeps the distances
/// of the others where all items have one size, and else the least ones. An item that fills a line alone lies in its middle, but not
/// in the last line of items of several sizes.
/// Shorter items lie in the middle of their line.
struct FlowSection {
    let metrics: FlowMetrics
    let axis: FlowAxis
    /// How much room there is across the axis, insets included.
    let room: CGFloat
    /// The length of the section, header and footer included.
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

    /// Where the first line begins.
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

    /// The items whose lines reach into a part of the section.
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
