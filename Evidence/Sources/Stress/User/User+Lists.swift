import Simulator

// Touches on a list.
extension User {
    func fling(_ choice: UInt64) {
        let start = somewhere(choice)
        let length = CGFloat(choice / 4096 % 400) - 200
        drag(from: start, to: CGPoint(x: start.x, y: start.y + length))
    }

    /// Swipes a row sideways: slightly, far enough for its actions, or completely.
    func swipeRow(_ choice: UInt64) {
        let start = somewhere(choice)
        let length = [-60, -150, -350, 60, 150][Int(choice / 4096 % 5)]
        drag(from: start, to: CGPoint(x: start.x + CGFloat(length), y: start.y))
    }

    /// In editing mode, the reorder controls of the rows are at this edge. Sometimes the finger stays where it has dragged the row: at the
    /// upper or the lower edge, the list scrolls.
    func dragRow(_ choice: UInt64) {
        let size = sim.window.bounds.size
        let (from, to) = (choice % 64, choice / 64 % 64)
        let x = size.width - 24
        drag(
            from: CGPoint(x: x, y: CGFloat(from) / 64 * size.height),
            to: CGPoint(x: x, y: CGFloat(to) / 64 * size.height), holding: choice / 4096 % 4 == 0 ? 0.3 : 0)
    }

    func drag(
        from start: CGPoint, to end: CGPoint, over seconds: TimeInterval = 0.034,
        holding pause: TimeInterval = 0
    ) {
        sim.touchDown(at: start, finger: 1)
        sim.touchMove(to: end, over: seconds, finger: 1)
        if pause > 0 { sim.advance(by: pause) }
        sim.touchUp(finger: 1)
    }
}
