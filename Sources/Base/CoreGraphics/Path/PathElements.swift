/// A path element, as a value.
package enum PathElement: Hashable, Sendable {
    /// Begins a subpath.
    case move(CGPoint)
    /// A line from the current point.
    case line(CGPoint)
    /// A quadratic curve from the current point.
    case quadCurve(CGPoint, control: CGPoint)
    /// A cubic curve from the current point.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the start of the subpath, which ends the subpath.
    case close

    /// The endpoint; `nil` for `close`.
    var end: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quadCurve(let end, control: _),
            .curve(let end, control1: _, control2: _):
            end
        case .close: nil
        }
    }

    /// The points of the element, its endpoint last; empty for `close`.
    package var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .close: []
        }
    }

    func applying(_ transform: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let end): .move(end.applying(transform))
        case .line(let end): .line(end.applying(transform))
        case .quadCurve(let end, let control):
            .quadCurve(end.applying(transform), control: control.applying(transform))
        case .curve(let end, let control1, let control2):
            .curve(
                end.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        case .close: .close
        }
    }
}

/// A path as a value: its elements in order. Every subpath starts with a move, except one that continues at the start of
/// a closed subpath.
package struct PathElements: Hashable, Sendable {
    package private(set) var list: [PathElement] = []
    /// The current point; `nil` in an empty path.
    package private(set) var currentPoint: CGPoint?
    private var start: CGPoint?

    package init() {}

    var isEmpty: Bool { list.isEmpty }

    mutating func move(to point: CGPoint) {
        // The last of consecutive moves replaces the others.
        if case .move = list.last { list.removeLast() }
        list.append(.move(point))
        start = point
        currentPoint = point
    }

    /// Adds a line or a curve. Adds nothing without a current point.
    mutating func add(_ element: PathElement) {
        guard currentPoint != nil, let end = element.end else { return }
        list.append(element)
        currentPoint = end
    }

    mutating func addLine(to point: CGPoint) { add(.line(point)) }

    /// Adds a line to a point, or starts a subpath in an empty path.
    mutating func addLineOrMove(to point: CGPoint) {
        if currentPoint == nil { move(to: point) } else { addLine(to: point) }
    }

    mutating func close() {
        guard let start, list.last != .close else { return }
        list.append(.close)
        currentPoint = start
    }

    mutating func append(_ other: PathElements) {
        guard !other.isEmpty else { return }
        if isEmpty { return self = other }
        list += other.list
        start = other.start
        currentPoint = other.currentPoint
    }

    package func applying(_ transform: CGAffineTransform) -> PathElements {
        guard !transform.isIdentity else { return self }
        var moved = self
        moved.list = list.map { $0.applying(transform) }
        moved.start = start?.applying(transform)
        moved.currentPoint = currentPoint?.applying(transform)
        return moved
    }
}
