import Foundation
import ScreenTree
import Simulator
import UIKit

// The movements of fingers.
extension Simulator {
    /// Presses points with one finger each.
    func press(_ points: [CGPoint], for seconds: TimeInterval) {
        for (finger, point) in points.enumerated() { touchDown(at: point, finger: finger) }
        advance(by: seconds)
        for finger in points.indices { touchUp(finger: finger) }
    }

    /// Presses a point, drags the finger to another one, holds it there and lifts it.
    func drag(
        from start: CGPoint, to end: CGPoint, press: TimeInterval, velocity: XCUIGestureVelocity,
        hold: TimeInterval
    ) {
        touchDown(at: start)
        advance(by: press)
        touchMove(to: end, over: velocity.seconds(for: start.distance(to: end)))
        // A finger that rests has no velocity.
        advance(by: max(hold, press > 0 ? 0.1 : 0))
        touchUp()
    }

    /// Moves two fingers from their first points to their last ones, through points in between.
    func move(_ paths: [[CGPoint]], over seconds: TimeInterval) {
        for (finger, path) in paths.enumerated() { touchDown(at: path[0], finger: finger) }
        let count = paths.map(\.count).min() ?? 0
        for index in 1..<max(1, count) {
            let points = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($0, $1[index]) })
            touchMove(points, over: seconds / Double(count - 1))
        }
        for finger in paths.indices { touchUp(finger: finger) }
    }
}

extension ElementSnapshot {
    /// The middle of the frame.
    var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
