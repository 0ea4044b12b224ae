import Foundation

// Taps and presses.
extension XCUIElement {
    /// Taps the element. iOS 9.
    public func tap(file: StaticString = #filePath, line: UInt = #line) {
        perform("tap", file, line) { $0.tap() }
    }

    /// Taps the element twice. iOS 9.
    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        perform("double tap", file, line) { $0.tap(times: 2) }
    }

    /// Taps the element with two fingers. iOS 9.
    public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
        tap(withNumberOfTaps: 1, numberOfTouches: 2, file: file, line: line)
    }

    /// Taps the element a number of times with a number of fingers. iOS 9.
    public func tap(
        withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        perform("tap", file, line) { place in
            guard numberOfTouches > 1 else { return place.tap(times: numberOfTaps) }
            for number in 0..<numberOfTaps {
                if number > 0 { place.simulator.advance(by: 0.1) }
                place.simulator.press(place.fingers(numberOfTouches), for: 0.05)
            }
        }
    }

    /// Presses the element for some seconds. iOS 9.
    public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line)
    {
        perform("press", file, line) { place in
            guard place.element.action == nil else { return place.tap() }
            place.simulator.longPress(at: place.point, for: duration)
        }
    }

    /// Presses the element, and drags it to another one. iOS 9.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        press(
            forDuration: duration, thenDragTo: otherElement, withVelocity: .default, thenHoldForDuration: 0,
            file: file, line: line)
    }

    /// Presses the element, drags it to another one with a velocity, and holds it there. iOS 14.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        perform("press and drag", file, line) { place in
            let other = try otherElement.find()
            let end = other.element.hitPoint(in: other.simulator) ?? other.element.middle
            place.simulator.drag(
                from: place.point, to: end, press: duration, velocity: velocity, hold: holdDuration)
        }
    }
}

extension ActionPlace {
    /// The points of some fingers side by side, around the point of the action.
    func fingers(_ count: Int) -> [CGPoint] {
        let start = -CGFloat(count - 1) / 2
        return (0..<count).map { CGPoint(x: point.x + (start + CGFloat($0)) * 30, y: point.y) }
    }
}
