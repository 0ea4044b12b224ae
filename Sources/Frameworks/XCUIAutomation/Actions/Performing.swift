import Foundation
import ScreenTree
import Simulator
import UIKit

// The course of an action: the app settles, the element is found and made visible, the action is performed, and the app settles again.
extension XCUIElement {
    /// Performs an action at the point where a touch reaches the element.
    ///
    /// - Parameter verb: The action in the words of a failure, such as "tap".
    func perform(
        _ verb: String, _ file: StaticString, _ line: UInt, _ action: @MainActor (ActionPlace) throws -> Void
    ) {
        performOnElement(verb, file, line) { found in
            let place = try reachablePlace(of: found)
            try action(place)
        }
    }

    /// Performs an action on the element, wherever it is.
    func performOnElement(
        _ verb: String, _ file: StaticString, _ line: UInt, _ action: @MainActor (FoundElement) throws -> Void
    ) {
        let application = application
        application.comeToRest()
        InterruptionMonitor.handleInterruptions(of: application)
        InterruptionMonitor.handleAlerts(covering: self)
        do {
            let found = try find()
            defer { AppProcess.current?.screenMayChange() }
            try action(found)
            found.simulator.comeToRest()
        } catch let failure as EventFailure {
            UITestFailure.report("Failed to synthesize event: \(failure.words)", file, line)
        } catch {
            UITestFailure.report("Failed to \(verb) \(words): \(reason(of: error))", file, line)
        }
    }

    /// The point where a touch reaches the element, after scrolling to it if necessary.
    private func reachablePlace(of found: FoundElement) throws -> ActionPlace {
        if let point = found.element.hitPoint(in: found.simulator) { return ActionPlace(found, point) }
        guard found.element.scrollToVisible(in: found.simulator) else {
            let isOnScreen = found.element.frame.intersects(UIScreen.main.bounds)
            throw EventFailure(
                words: isOnScreen ? found.element.wordsOfNoHitPoint : found.element.wordsOfNoScrolling)
        }
        AppProcess.current?.screenMayChange()
        let again = try find()
        guard let point = again.element.hitPoint(in: again.simulator) else {
            throw EventFailure(words: again.element.wordsOfNoScrolling)
        }
        return ActionPlace(again, point)
    }
}

/// An element and the point at which an action happens.
@MainActor
struct ActionPlace {
    let element: ElementSnapshot
    let point: CGPoint
    let simulator: Simulator

    init(_ found: FoundElement, _ point: CGPoint) {
        (element, simulator, self.point) = (found.element, found.simulator, point)
    }

    /// Taps, or performs the action of an element without a view.
    func tap(times: Int = 1) {
        guard let action = element.action else { return simulator.tap(at: point, count: times) }
        for _ in 0..<times {
            if case .answer(let index) = action {
                SystemAlerts.of(simulator).choose(index)
            } else {
                simulator.perform(action, of: element)
            }
        }
    }

    /// The part of the element that is on the screen.
    var visible: CGRect { element.frame.intersection(UIScreen.main.bounds) }
}

extension ElementSnapshot {
    /// Scrolls the views that contain the element, so that it becomes visible. Returns whether one of them scrolled.
    fileprivate func scrollToVisible(in simulator: Simulator) -> Bool {
        if let row = unloadedRow {
            defer { simulator.comeToRest() }
            return row.scrollToVisible()
        }
        guard let view = object as? UIView, let window = view.window else { return false }
        let rect = window.convert(frame, from: nil as UIWindow?)
        let scrollViews = sequence(first: view, next: \.superview).dropFirst().compactMap {
            $0 as? UIScrollView
        }
        var hasScrolled = false
        for scrollView in scrollViews where scrollView.reveal(scrollView.convert(rect, from: window)) {
            simulator.comeToRest()
            hasScrolled = true
        }
        return hasScrolled
    }

    fileprivate var wordsOfNoHitPoint: String {
        "Failed to compute hit point for \(line): Activation point invalid and no suggested hit points based on element frame"
    }

    fileprivate var wordsOfNoScrolling: String {
        "Failed to scroll to visible (by AX action) \(line), error: Error kAXErrorCannotComplete performing AXAction "
            + "kAXScrollToVisibleAction"
    }
}
