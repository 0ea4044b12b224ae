/// The lines of a section, without its insets.
enum FlowLines {
    case grid(FlowGrid)
    case rows(FlowRows)

    init(_ metrics: FlowMetrics, axis: FlowAxis, room: CGFloat) {
        switch metrics.sizes {
        case .uniform(let size, let count):
            self = .grid(
                FlowGrid(
                    count: count, length: axis.along(size), width: axis.across(size), room: room,
                    lineSpacing: metrics.lineSpacing, itemSpacing: metrics.itemSpacing))
        case .varied(let sizes):
            self = .rows(
                FlowRows(
                    sizes, axis: axis, room: room, lineSpacing: metrics.lineSpacing,
                    itemSpacing: metrics.itemSpacing))
        }
    }

    var length: CGFloat {
        switch self {
        case .grid(let grid): grid.totalLength
        case .rows(let rows): rows.totalLength
        }
    }

    func place(of item: Int, size: CGSize, axis: FlowAxis) -> CGPoint {
        switch self {
        case .grid(let grid): grid.place(of: item, axis: axis)
        case .rows(let rows): rows.place(of: item, length: axis.along(size), axis: axis)
        }
    }

    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        switch self {
        case .grid(let grid): grid.items(from: start, to: end)
        case .rows(let rows): rows.items(from: start, to: end)
        }
    }
}

/// Items of one size. Nothing is stored for each item.
struct FlowGrid {
    let count: Int
    let length: CGFloat
    let width: CGFloat
    let room: CGFloat
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat

    /// The number of items that fit in a line; at least one.
    var perLine: Int {
        guard width + itemSpacing > 0 else { return max(1, count) }
        // A rounding error must not exclude an item.
        return max(1, Int(bounded: ((room + itemSpacing) / (width + itemSpacing) + 1e-6).rounded(.down)))
    }

    private var lineCount: Int { (count + perLine - 1) / perLine }

    private var step: CGFloat { length + lineSpacing }

    var totalLength: CGFloat {
        count == 0 ? 0 : CGFloat(lineCount) * step - lineSpacing
    }

    func place(of item: Int, axis: FlowAxis) -> CGPoint {
        let (line, column) = item.quotientAndRemainder(dividingBy: perLine)
        return axis.point(along: CGFloat(line) * step, across: across(column))
    }

    private func across(_ column: Int) -> CGFloat {
        guard perLine > 1 else { return (room - width) / 2 }
        let gap = (room - CGFloat(perLine) * width) / CGFloat(perLine - 1)
        return CGFloat(column) * (width + gap)
    }

    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard count > 0, end >= 0, step > 0 else { return 0..<(step > 0 ? 0 : count) }
        let first = max(0, Int(bounded: ((start - length) / step).rounded(.down)))
        let last = min(lineCount - 1, Int(bounded: (min(end, totalLength) / step).rounded(.down)))
        guard first <= last else { return 0..<0 }
        return first * perLine..<min(count, (last + 1) * perLine)
    }
}

/// Items of different sizes. Line breaks are computed once.
struct FlowRows {
    private struct Line {
        var items: Range<Int>
        var start: CGFloat
        var length: CGFloat
    }

    private var lines: [Line] = []
    /// The start of each item across the axis.
    private var places: [CGFloat]
    private var lineOfItem: [Int32]

    init(
        _ sizes: [CGSize], axis: FlowAxis, room: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat
    ) {
        places = Array(repeating: 0, count: sizes.count)
        lineOfItem = Array(repeating: 0, count: sizes.count)
        var first = 0
        var start: CGFloat = 0
        while first < sizes.count {
            let line = FlowRows.line(sizes, from: first, axis, room, itemSpacing)
            let isLast = line.end == sizes.count
            spread(sizes, first..<line.end, axis, room, itemSpacing, width: line.width, isLast: isLast)
            lines.append(Line(items: first..<line.end, start: start, length: line.length))
            start += line.length + lineSpacing
            first = line.end
        }
    }

    /// The items that fit in a line, at least one.
    private static func line(
        _ sizes: [CGSize], from first: Int, _ axis: FlowAxis, _ room: CGFloat, _ spacing: CGFloat
    ) -> (end: Int, width: CGFloat, length: CGFloat) {
        var end = first + 1
        var width = axis.across(sizes[first])
        var length = axis.along(sizes[first])
        while end < sizes.count, width + spacing + axis.across(sizes[end]) <= room + 1e-6 {
            width += spacing + axis.across(sizes[end])
            length = max(length, axis.along(sizes[end]))
            end += 1
        }
        return (end, width, length)
    }

    private mutating func spread(
        _ sizes: [CGSize], _ items: Range<Int>, _ axis: FlowAxis, _ room: CGFloat, _ spacing: CGFloat,
        width: CGFloat, isLast: Bool
    ) {
        let isAlone = items.count == 1
        let rest = room - width
        let gap = isAlone || isLast ? spacing : spacing + rest / CGFloat(items.count - 1)
        var across = isAlone && !isLast ? rest / 2 : 0
        for item in items {
            places[item] = across
            lineOfItem[item] = Int32(lines.count)
            across += axis.across(sizes[item]) + gap
        }
    }

    var totalLength: CGFloat { lines.last.map { $0.start + $0.length } ?? 0 }

    func place(of item: Int, length: CGFloat, axis: FlowAxis) -> CGPoint {
        let line = lines[Int(lineOfItem[item])]
        return axis.point(along: line.start + (line.length - length) / 2, across: places[item])
    }

    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let first = lines.firstIndex(notBefore: start) { $0.start + $0.length }
        guard first < lines.count, lines[first].start <= end else { return 0..<0 }
        var last = first
        while last + 1 < lines.count, lines[last + 1].start <= end { last += 1 }
        return lines[first].items.lowerBound..<lines[last].items.upperBound
    }
}

extension Array {
    /// The first element whose end isn't before a position; the count if there is none. Ends must be ascending.
    func firstIndex(notBefore position: CGFloat, end: (Element) -> CGFloat) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if end(self[middle]) < position { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
