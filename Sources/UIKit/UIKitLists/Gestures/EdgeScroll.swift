/// Scrolls a list while a dragged row or item is near one of its edges. The speed increases toward the edge.
@MainActor
final class EdgeScroll: LoopWork {
    private weak var list: UIScrollView?
    private let onScroll: (CGPoint) -> Void
    /// The position of the touch in the visible part of the list, independent of the offset.
    private var finger = CGPoint.zero
    private var timer: MainLoop.Timer?

    /// The distance from an edge at which scrolling begins, in points. Apple documents no value.
    private static let zone: CGFloat = 60
    /// The distance scrolled in one frame at the edge, in points. Apple documents no value.
    private static let fastestStep: CGFloat = 10

    /// - Parameter onScroll: called with the touch's new position in the content after each step.
    init(of list: UIScrollView, onScroll: @escaping (CGPoint) -> Void) {
        self.list = list
        self.onScroll = onScroll
    }

    /// Called when the touch has moved to a point of the content.
    func follow(_ point: CGPoint) {
        guard let list else { return }
        let offset = list.contentOffset
        finger = CGPoint(x: point.x - offset.x, y: point.y - offset.y)
        scheduleStep()
    }

    /// Called when the touch has ended.
    func end() {
        timer?.cancel()
        timer = nil
    }

    var workName: String { "scrolling at the edge of a list" }

    func run() {
        timer = nil
        guard let list, let offset = nextOffset else { return }
        list.contentOffset = offset
        onScroll(CGPoint(x: finger.x + offset.x, y: finger.y + offset.y))
        scheduleStep()
    }

    /// Schedules no step at the end of the content until the touch moves.
    private func scheduleStep() {
        guard timer == nil, nextOffset != nil else { return }
        timer = Runtime.loop.schedule(after: 1 / 60, self)
    }

    private var nextOffset: CGPoint? {
        guard let list else { return nil }
        var offset = list.contentOffset
        for axis in ScrollAxis.allCases {
            let step = step(along: axis, of: list)
            if step != 0, list.hasRoom(axis, towards: step) { offset[keyPath: axis.point] += step }
        }
        return offset == list.contentOffset ? nil : list.clamped(offset)
    }

    private func step(along axis: ScrollAxis, of list: UIScrollView) -> CGFloat {
        let sight = CGRect(origin: .zero, size: list.bounds.size).inset(by: list.adjustedContentInset)
        let (first, last) = axis == .vertical ? (sight.minY, sight.maxY) : (sight.minX, sight.maxX)
        let zone = min(Self.zone, (last - first) / 4)
        guard zone > 0 else { return 0 }
        let place = finger[keyPath: axis.point]
        let depth = max(0, place - (last - zone)) - max(0, first + zone - place)
        return Self.fastestStep * max(-1, min(depth / zone, 1))
    }
}
