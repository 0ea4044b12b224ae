import Foundation

/// The path of content that moves by itself, from start to end.
package struct ScrollPath {
    let duration: TimeInterval
    package let end: CGPoint
    private let position: (TimeInterval) -> CGPoint

    /// Creates the path of an animation by the app.
    init(from start: CGPoint, to end: CGPoint) {
        let seconds = 0.3
        duration = seconds
        self.end = end
        position = { time in
            let share = (1 - cos(.pi * time / seconds)) / 2
            return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        }
    }

    /// Creates the path of a deceleration.
    init(_ x: ScrollGlide, _ y: ScrollGlide) {
        duration = max(x.duration, y.duration)
        end = CGPoint(x: x.end, y: y.end)
        position = { CGPoint(x: x.position(at: $0), y: y.position(at: $0)) }
    }

    func offset(at time: TimeInterval) -> CGPoint { time < duration ? position(time) : end }
}

/// Moves content along a path, with a frame every sixtieth of a second on the loop's clock.
@MainActor
package final class ScrollMotion: LoopWork {
    let isDeceleration: Bool
    package let path: ScrollPath
    private weak var scrollView: UIScrollView?
    private let onEnd: (UIScrollView) -> Void
    private let start = Runtime.loop.now
    private var frame = 0.0
    /// The distance by which other changes have moved the content meanwhile.
    private var shift = CGPoint.zero
    /// The run loop retains the timer, and the timer retains the motion.
    private weak var timer: MainLoop.Timer?

    init(
        of scrollView: UIScrollView, along path: ScrollPath, isDeceleration: Bool,
        onEnd: @escaping (UIScrollView) -> Void
    ) {
        self.scrollView = scrollView
        self.path = path
        self.isDeceleration = isDeceleration
        self.onEnd = onEnd
        scheduleFrame()
    }

    package var workName: String {
        isDeceleration ? "deceleration of a scroll view" : "animation of a scroll view"
    }

    package func run() {
        guard let scrollView else { return }
        ViewOwners.keeping(chainOf: scrollView) { move(scrollView) }
    }

    private func move(_ scrollView: UIScrollView) {
        let time = Runtime.loop.now - start
        // Deadlines are sums of fractions, and may be too small by a rounding error.
        let isOver = time + 1e-9 >= path.duration
        let offset = isOver ? path.end : path.offset(at: time)
        scrollView.contentOffset = CGPoint(x: offset.x + shift.x, y: offset.y + shift.y)
        guard scrollView.motion === self else { return }
        if isOver { end(scrollView) } else { scheduleFrame() }
    }

    /// Adjusts the path after another change has moved the content.
    package func move(by distance: CGPoint) {
        shift = CGPoint(x: shift.x + distance.x, y: shift.y + distance.y)
    }

    /// Stops the motion and calls its completion. Content that a touch holds isn't at rest.
    package func stop(byFinger isByFinger: Bool = false) {
        timer?.cancel()
        if let scrollView { end(scrollView, restsThen: !isByFinger) }
    }

    /// Stops the content under a touch. The motion ends when the touch ends or drags.
    func hold() {
        timer?.cancel()
    }

    /// Ends the motion because another one replaces it. Its completion isn't called.
    func giveWay() {
        timer?.cancel()
        scrollView?.motion = nil
    }

    private func end(_ scrollView: UIScrollView, restsThen: Bool = true) {
        scrollView.motion = nil
        onEnd(scrollView)
        if restsThen, scrollView.motion == nil { scrollView.cameToRest() }
    }

    private func scheduleFrame() {
        frame += 1
        let next = start + min(frame / 60, path.duration)
        timer = Runtime.loop.schedule(after: next - Runtime.loop.now, self)
    }
}
