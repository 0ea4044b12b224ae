/// Scrolls a list while a finger that has hold of something is near one of its edges, the faster the nearer the finger is.
@MainActor
final class EdgeScroll: LoopWork {
    private weak var list: UIScrollView?
    private let onScroll: (CGPoint) -> Void
    /// Where the finger is in the visible part of the list, whatever the offset.
    private var finger = CGPoint.zero
    private var timer: MainLoop.Timer?

    /// How near to an edge the content begins to move, in points. Apple names no figure.
    private static let zone: CGFloat = 60
    /// The way of one frame with the finger at the edge, in points. Apple names no figure.
    private static let fastestStep: CGFloat = 10

    /// - Parameter onScroll: called with the finger's new place in the content after each step.
    init(of list: UIScrollView, onScroll: @escaping (CGPoint) -> Void) {
        self.list = list
        self.onScroll = onScroll
    }

    /// The finger has moved to a point of the content.
    func follow(_ point: CGPoint) {
        guard let list else { return }
        let offset = list.contentOffset
        finger = CGPoint(x: point.x - offset.x, y: point.y - offset.y)
        scheduleStep()
    }

    /// The finger is gone.
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

    /// At the end of the content nothing more is to be done until the finger moves.
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
        let sight = CGRect(origin: .zero, size: list.boundsStorage.size).inset(by: list.adjustedContentInset)
        let (first, last) = axis == .vertical ? (sight.minY, sight.maxY) : (sight.minX, sight.maxX)
        let zone = min(Self.zone, (last - first) / 4)
        guard zone > 0 else { return 0 }
        let place = finger[keyPath: axis.point]
        let depth = max(0, place - (last - zone)) - max(0, first + zone - place)
        return Self.fastestStep * max(-1, min(depth / zone, 1))
    }
}
