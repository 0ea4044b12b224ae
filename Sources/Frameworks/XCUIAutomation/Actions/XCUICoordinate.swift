import Foundation
import ScreenTree
import Simulator
import UIKit

/// A point on the screen, relative to an element. It is computed each time that it is used. iOS 9. Follows Apple's page "XCUICoordinate".
@preconcurrency @MainActor
open class XCUICoordinate: NSObject {
    /// The element that the point is relative to.
    public let referencedElement: XCUIElement
    private let normalizedOffset: CGVector
    private let offset: CGVector

    init(on element: XCUIElement, _ normalizedOffset: CGVector, offset: CGVector = .zero) {
        (referencedElement, self.normalizedOffset, self.offset) = (element, normalizedOffset, offset)
        super.init()
    }

    /// The point on the screen.
    open var screenPoint: CGPoint { point(in: referencedElement.frame) }

    /// Returns a point at a distance from this one, in points.
    open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            on: referencedElement, normalizedOffset,
            offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
    }

    private func point(in frame: CGRect) -> CGPoint {
        CGPoint(
            x: frame.minX + normalizedOffset.dx * frame.width + offset.dx,
            y: frame.minY + normalizedOffset.dy * frame.height + offset.dy)
    }
}

// Actions.
extension XCUICoordinate {
    /// Taps the point.
    public func tap(file: StaticString = #filePath, line: UInt = #line) {
        perform("tap", file, line) { simulator, point in self.tap(point, times: 1, simulator) }
    }

    /// Taps the point twice.
    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        perform("double tap", file, line) { simulator, point in self.tap(point, times: 2, simulator) }
    }

    /// Presses the point for some seconds.
    public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line)
    {
        perform("press", file, line) { simulator, point in simulator.longPress(at: point, for: duration) }
    }

    /// Presses the point, and drags the finger to another one.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        press(
            forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default,
            thenHoldForDuration: 0,
            file: file, line: line)
    }

    /// Presses the point, drags the finger to another one with a velocity, and holds it there. iOS 14.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        perform("press and drag", file, line) { simulator, point in
            simulator.drag(
                from: point, to: otherCoordinate.screenPoint, press: duration, velocity: velocity,
                hold: holdDuration)
        }
    }

    private func perform(
        _ verb: String, _ file: StaticString, _ line: UInt, _ action: @MainActor (Simulator, CGPoint) -> Void
    ) {
        referencedElement.performOnElement(verb, file, line) { found in
            action(found.simulator, point(in: found.element.frame))
        }
    }

    /// Taps a point. A key of the keyboard and a button of the system have no view there.
    private func tap(_ point: CGPoint, times: Int, _ simulator: Simulator) {
        let screen = try? referencedElement.application.screen()
        let key = screen?.elements.last { $0.action != nil && $0.frame.contains(point) }
        guard let screen, let key else { return simulator.tap(at: point, count: times) }
        ActionPlace(FoundElement(element: key, position: 0, screen: screen), point).tap(times: times)
    }
}
