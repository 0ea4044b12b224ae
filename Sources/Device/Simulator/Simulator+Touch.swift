import UIKit

// The fingers on the screen. Points are in the screen's coordinates; each finger has a number.
extension Simulator {
    /// Puts a finger on the screen. The frontmost view at the point receives the touch, if any.
    public func touchDown(at point: CGPoint, finger: Int = 0) {
        touchDown(at: point, finger: finger, named: nil)
    }

    private func touchDown(at point: CGPoint, finger: Int, named name: String?) {
        takeOver()
        report(.touch(.down, finger: finger, at: point), named: name)
        runtime.application.fingers.comeDown(finger, at: point)
        turn()
    }

    /// Moves a finger to a point over some seconds of the held clock, one frame every 60th of a second; immediately for 0.
    public func touchMove(to point: CGPoint, over seconds: TimeInterval = 0, finger: Int = 0) {
        move([finger: point], over: seconds)
    }

    /// Moves several fingers together.
    public func touchMove(_ points: [Int: CGPoint], over seconds: TimeInterval = 0) {
        move(points, over: seconds)
    }

    /// Lifts a finger from the screen.
    public func touchUp(finger: Int = 0) {
        takeOver()
        reportEnd(of: finger)
        runtime.application.fingers.goUp(finger)
        turn()
    }

    /// Cancels all touches, as the system does for an incoming call.
    public func cancelTouches() {
        takeOver()
        report(.touch(.cancel, finger: 0, at: .zero))
        runtime.application.fingers.cancelAll()
        turn()
    }

    /// Taps a point of the screen a number of times in quick succession.
    public func tap(at point: CGPoint, count: Int = 1) {
        tap(at: point, count: count, named: nil)
    }

    /// Taps an element for which the test has used a name.
    func tap(at point: CGPoint, count: Int = 1, named name: String?) {
        for number in 0..<count {
            if number > 0 { advance(by: 0.1) }
            touchDown(at: point, finger: 0, named: name)
            advance(by: 0.05)
            touchUp()
        }
    }

    /// Holds a finger on a point of the screen.
    public func longPress(at point: CGPoint, for seconds: TimeInterval = 1) {
        touchDown(at: point)
        advance(by: seconds)
        touchUp()
    }

    /// Drags a finger between two points, and pauses before lifting it, so that the drag ends without velocity.
    public func pan(from start: CGPoint, to end: CGPoint, over seconds: TimeInterval = 0.5) {
        touchDown(at: start)
        touchMove(to: end, over: seconds)
        advance(by: 0.2)
        touchUp()
    }

    /// Flicks a finger between two points: the finger is lifted while it moves.
    public func swipe(from start: CGPoint, to end: CGPoint, over seconds: TimeInterval = 0.15) {
        touchDown(at: start)
        touchMove(to: end, over: seconds)
        touchUp()
    }

    private func move(_ ends: [Int: CGPoint], over seconds: TimeInterval) {
        takeOver()
        let fingers = runtime.application.fingers
        let ways = ends.sorted { $0.key < $1.key }.compactMap { finger, end in
            fingers.position(of: finger).map { (finger: finger, start: $0, end: end) }
        }
        let frames = max(1, Int((seconds * 60).rounded()))
        for frame in 1...frames {
            if seconds > 0 { advance(by: seconds / Double(frames)) }
            let part = CGFloat(frame) / CGFloat(frames)
            for way in ways {
                let x = way.start.x + (way.end.x - way.start.x) * part
                let y = way.start.y + (way.end.y - way.start.y) * part
                let place = frame == frames ? way.end : CGPoint(x: x, y: y)
                report(.touch(.move, finger: way.finger, at: place))
                fingers.move(way.finger, to: place)
            }
            turn()
        }
    }
}
