/// One step of a path, as a value.
package enum PathElement: Hashable, Sendable {
    /// Begins a subpath.
    case move(CGPoint)
    /// A line from where the path is.
    case line(CGPoint)
    /// A quadratic curve from where the path is.
    case quadCurve(CGPoint, control: CGPoint)
    /// A cubic curve from where the path is.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the subpath began, which ends it.
    case close

    /// Where the element ends; `nil` for `close`.
    var end: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quadCurve(let end, control: _),
            .curve(let end, control1: _, control2: _):
            end
        case .close: nil
        }
    }

    /// The points of the element, its end last; none of `close`.
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

/// A path as a value: its elements from first to last. Every subpath begins with a move, but one that goes on from where
/// the one before it was closed.
package struct PathElements: Hashable, Sendable {
    /// The elements, from first to last.
    package private(set) var list: [PathElement] = []
    /// Where the next element begins; `nil` in an empty path.
    package private(set) var currentPoint: CGPoint?
    private var start: CGPoint?

    /// Creates an empty path.
    package init() {}

    var isEmpty: Bool { list.isEmpty }

    mutating func move(to point: CGPoint) {
        // Of moves in a row only the last one leaves a trace.
        if case .move = list.last { list.removeLast() }
        list.append(.move(point))
        start = point
        currentPoint = point
    }

    /// Adds a line or a curve. Without a current point there is nothing it could begin at, and nothing is added.
    mutating func add(_ element: PathElement) {
        guard currentPoint != nil, let end = element.end else { return }
        list.append(element)
        currentPoint = end
    }

    mutating func addLine(to point: CGPoint) { add(.line(point)) }

    /// A line to the point; a new subpath where there is none yet.
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
