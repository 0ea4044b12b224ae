import Foundation
import ScreenTree
import Simulator
import UIKit

// Swipes, pinches and rotations.
extension XCUIElement {
    /// Swipes up on the element. iOS 9.
    public func swipeUp(file: StaticString = #filePath, line: UInt = #line) {
        swipeUp(velocity: .default, file: file, line: line)
    }

    /// Swipes down on the element. iOS 9.
    public func swipeDown(file: StaticString = #filePath, line: UInt = #line) {
        swipeDown(velocity: .default, file: file, line: line)
    }

    /// Swipes left on the element. iOS 9.
    public func swipeLeft(file: StaticString = #filePath, line: UInt = #line) {
        swipeLeft(velocity: .default, file: file, line: line)
    }

    /// Swipes right on the element. iOS 9.
    public func swipeRight(file: StaticString = #filePath, line: UInt = #line) {
        swipeRight(velocity: .default, file: file, line: line)
    }

    /// Swipes up on the element with a velocity. iOS 14.
    public func swipeUp(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe("up", CGVector(dx: 0, dy: -1), velocity, file, line)
    }

    /// Swipes down on the element with a velocity. iOS 14.
    public func swipeDown(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe("down", CGVector(dx: 0, dy: 1), velocity, file, line)
    }

    /// Swipes left on the element with a velocity. iOS 14.
    public func swipeLeft(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe("left", CGVector(dx: -1, dy: 0), velocity, file, line)
    }

    /// Swipes right on the element with a velocity. iOS 14.
    public func swipeRight(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line)
    {
        swipe("right", CGVector(dx: 1, dy: 0), velocity, file, line)
    }

    private func swipe(
        _ name: String, _ direction: CGVector, _ velocity: XCUIGestureVelocity, _ file: StaticString,
        _ line: UInt
    ) {
        perform("swipe \(name)", file, line) { place in
            let end = place.end(ofSwipe: direction)
            place.simulator.swipe(
                from: place.point, to: end, over: velocity.seconds(for: place.point.distance(to: end)))
        }
    }

    /// Pinches with two fingers: a scale above 1 opens them. iOS 9.
    ///
    /// - Parameter velocity: The change of the scale per second, negative for a scale below 1.
    public func pinch(
        withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        perform("pinch", file, line) { place in
            let (start, end) = place.distances(forScale: scale)
            let paths = [-1, 1].map { side in
                [start, end].map { CGPoint(x: place.point.x + side * $0, y: place.point.y) }
            }
            place.simulator.move(paths, over: Double(abs((scale - 1) / (velocity == 0 ? 1 : velocity))))
        }
    }

    /// Rotates two fingers by an angle in radians. iOS 9.
    ///
    /// - Parameter velocity: The angle per second.
    public func rotate(
        _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        perform("rotate", file, line) { place in
            let (radius, _) = place.distances(forScale: 1)
            let paths = [CGFloat.zero, .pi].map { start in
                (0...10).map { step in
                    let angle = start + rotation * CGFloat(step) / 10
                    return CGPoint(
                        x: place.point.x + radius * cos(angle), y: place.point.y + radius * sin(angle))
                }
            }
            place.simulator.move(paths, over: Double(abs(rotation / (velocity == 0 ? 1 : velocity))))
        }
    }

    /// Scrolls with a pointer by a number of points. iPadOS 15. Positive numbers scroll toward the beginning.
    public func scroll(
        byDeltaX deltaX: CGFloat, deltaY: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        perform("scroll", file, line) { place in
            guard let view = place.simulator.view(at: place.point) else { return }
            let chain = sequence(first: view, next: \.superview).compactMap { $0 as? UIScrollView }
            chain.first(where: \.isScrollEnabled)?.scroll(by: CGVector(dx: -deltaX, dy: -deltaY))
        }
    }
}

extension ActionPlace {
    /// The distance of a swipe on a small element, in points.
    private static let leastDistance: CGFloat = 100

    /// Where a swipe from the point of the action ends: near the edge of the element, and on the screen.
    fileprivate func end(ofSwipe direction: CGVector) -> CGPoint {
        let screen = UIScreen.main.bounds.insetBy(dx: 1, dy: 1)
        let across = direction.dx == 0 ? visible.height : visible.width
        let distance = max(Self.leastDistance, across * 0.45)
        return CGPoint(
            x: min(max(point.x + direction.dx * distance, screen.minX), screen.maxX),
            y: min(max(point.y + direction.dy * distance, screen.minY), screen.maxY))
    }

    /// The distances of two fingers from the middle, at the beginning and the end of a pinch.
    fileprivate func distances(forScale scale: CGFloat) -> (CGFloat, CGFloat) {
        let far = max(12, min(visible.width, visible.height) * 0.4)
        return scale >= 1 ? (far / max(1, scale), far) : (far, far * max(0.05, scale))
    }
}

extension UIScrollView {
    /// Scrolls by a distance, within the content.
    fileprivate func scroll(by distance: CGVector) {
        let offset = CGPoint(x: contentOffset.x + distance.dx, y: contentOffset.y + distance.dy)
        setContentOffset(clamped(offset), animated: false)
    }
}
