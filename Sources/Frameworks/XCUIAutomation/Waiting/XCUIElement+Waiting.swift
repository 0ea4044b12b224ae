import Foundation
import ScreenTree
import Simulator

// Waits. Time passes on the simulator's clock, so an unmet wait takes no real time.
extension XCUIElement {
    /// Waits until the element exists. Returns whether it exists in time. iOS 9.
    @discardableResult
    public func waitForExistence(timeout: TimeInterval) -> Bool {
        application.waitUntil(timeout) { self.exists }
    }

    /// Waits until the element doesn't exist. Returns whether it disappears in time. Xcode 16.
    @discardableResult
    public func waitForNonExistence(timeout: TimeInterval) -> Bool {
        application.waitUntil(timeout) { !self.exists }
    }

    /// Waits until a property has a value. Returns whether it has it in time. Xcode 16.
    ///
    /// A property of an element that doesn't exist has no value, and the wait continues.
    @discardableResult
    public func wait<Value: Equatable>(
        for keyPath: KeyPath<XCUIElement, Value>, toEqual expectedValue: Value, timeout: TimeInterval
    ) -> Bool {
        application.waitUntil(timeout) {
            UITestFailure.collecting { self[keyPath: keyPath] == expectedValue }.result
        }
    }
}

extension XCUIApplication {
    /// Lets time pass until a condition is met. Returns whether it is met in time.
    func waitUntil(_ timeout: TimeInterval, _ isMet: @MainActor () -> Bool) -> Bool {
        guard let simulator = AppProcess.current?.simulator else { return isMet() }
        simulator.comeToRest(until: simulator.now)
        if isMet() { return true }
        simulator.wait(until: simulator.now + max(0, timeout), or: isMet)
        return isMet() || waitInRealTime(min(timeout, Self.patience), simulator, isMet)
    }

    /// Runs the main run loop for some real seconds.
    private func waitInRealTime(
        _ seconds: TimeInterval, _ simulator: Simulator, _ isMet: @MainActor () -> Bool
    ) -> Bool {
        let end = Date(timeIntervalSinceNow: seconds)
        while Date() < end {
            _ = RunLoop.current.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.01)))
            simulator.comeToRest()
            if isMet() { return true }
        }
        return false
    }
}
