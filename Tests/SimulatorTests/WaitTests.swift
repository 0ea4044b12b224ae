import Foundation
import Simulator
import XCTest

/// The waits of XCTest and Foundation, on each clock that moves by itself. A synchronous test waits on the main thread; an
/// asynchronous one in a task of the main actor, which is a block of the main queue.
final class WaitTests: XCTestCase {
    /// Every environment in which a wait succeeds: an app without a simulator, also after one whose simulator ended while its work was
    /// pending, and a simulator with each clock.
    @MainActor
    private enum World: CaseIterable {
        case noSimulator, noLongerSimulated, wall, eager

        /// Makes the simulator of the test, if it has one.
        func begin() -> Simulator? {
            switch self {
            case .noSimulator: return nil
            case .noLongerSimulated:
                let sim = Simulator()
                sim.launch(UIViewController())
                UIView.animate(withDuration: 1) { sim.window.alpha = 0 }
                return nil
            case .wall: return Simulator(clock: .wall)
            case .eager: return Simulator(clock: .eager)
            }
        }

        func run(_ body: @MainActor (Shown) -> Void) {
            let sim = begin()
            let window = UIWindow(frame: UIScreen.main.bounds)
            withExtendedLifetime(sim) { body(Shown(in: window)) }
        }
    }

    /// A window with a root that animates briefly, so that the test takes little time with the wall clock.
    @MainActor
    private final class Shown {
        let window: UIWindow
        let root = UIViewController()
        private(set) var ends: [String] = []

        init(in window: UIWindow) {
            self.window = window
            window.rootViewController = root
            window.makeKeyAndVisible()
        }

        func animate(_ name: String, for seconds: TimeInterval = 0.02, then: @escaping () -> Void = {}) {
            UIView.animate(withDuration: seconds) {
                // An animation without changes takes no time.
                self.root.view.alpha = self.root.view.alpha == 1 ? 0.5 : 1
            } completion: { _ in
                self.ends.append(name)
                then()
            }
        }

        func presentPlainly(then: @escaping () -> Void) {
            root.present(UIViewController(), animated: false) {
                self.ends.append("presented")
                then()
            }
        }
    }

    /// A synchronous test has no isolation on Linux; it runs on the main thread.
    private func inEachWorld(_ body: @MainActor (WaitTests, Shown) -> Void) {
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated {
            for world in World.allCases { world.run { body(test, $0) } }
        }
    }

    func testWaitForExpectations() {
        inEachWorld { test, shown in
            let ended = test.expectation(description: "both have ended")
            ended.expectedFulfillmentCount = 2
            shown.animate("animation") { ended.fulfill() }
            shown.presentPlainly { ended.fulfill() }
            test.waitForExpectations(timeout: 5)
            XCTAssertEqual(shown.ends, ["presented", "animation"])
        }
    }

    func testWaitForOneExpectationAfterTheOther() {
        inEachWorld { test, shown in
            for name in ["first", "second"] {
                let ended = test.expectation(description: name)
                shown.animate(name) { ended.fulfill() }
                test.wait(for: [ended], timeout: 5)
            }
            XCTAssertEqual(shown.ends, ["first", "second"])
        }
    }

    func testRunLoopUntilDate() {
        inEachWorld { _, shown in
            shown.animate("animation")
            runLoop { shown.ends.isEmpty }
            XCTAssertEqual(shown.ends, ["animation"])
        }
    }

    func testAsyncAfter() {
        inEachWorld { test, shown in
            let later = test.expectation(description: "asyncAfter")
            let ended = test.expectation(description: "animation")
            shown.animate("animation") { ended.fulfill() }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { later.fulfill() }
            test.wait(for: [later, ended], timeout: 5)
            XCTAssertEqual(shown.ends, ["animation"])
        }
    }

    func testTaskThatAwaitsACompletion() {
        inEachWorld { test, shown in
            let ended = test.expectation(description: "task")
            Task {
                await withCheckedContinuation { continuation in
                    shown.animate("awaited") { continuation.resume() }
                }
                ended.fulfill()
            }
            test.wait(for: [ended], timeout: 5)
            XCTAssertEqual(shown.ends, ["awaited"])
        }
    }

    func testPredicate() {
        inEachWorld { test, shown in
            shown.animate("animation")
            let isSeen = NSPredicate { _, _ in MainActor.assumeIsolated { shown.ends == ["animation"] } }
            test.wait(for: [XCTNSPredicateExpectation(predicate: isSeen, object: nil)], timeout: 5)
        }
    }

    /// A nested run loop in a callback continues to commit and to fire timers, and pending work of the outer turn is done.
    func testRunLoopInsideACallback() {
        inEachWorld { test, shown in
            let ended = test.expectation(description: "outer")
            shown.animate("outer begins") {
                shown.animate("inner")
                let inner = Date(timeIntervalSinceNow: 5)
                while !shown.ends.contains("inner"), Date() < inner {
                    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
                }
                shown.animate("after") { ended.fulfill() }
            }
            shown.animate("beside")
            test.wait(for: [ended], timeout: 5)
            XCTAssertEqual(shown.ends, ["outer begins", "beside", "inner", "after"])
        }
    }

    @MainActor
    func testFulfillment() async {
        for world in World.allCases {
            let ended = expectation(description: "ended")
            var shown: Shown?
            let sim = world.begin()
            shown = Shown(in: UIWindow(frame: UIScreen.main.bounds))
            shown?.animate("animation") { ended.fulfill() }
            await fulfillment(of: [ended], timeout: 5)
            withExtendedLifetime(sim) { XCTAssertEqual(shown?.ends, ["animation"]) }
        }
    }

    @MainActor
    func testAwaitedCompletion() async {
        for world in World.allCases {
            let sim = world.begin()
            let shown = Shown(in: UIWindow(frame: UIScreen.main.bounds))
            await withCheckedContinuation { continuation in
                shown.animate("animation") { continuation.resume() }
            }
            withExtendedLifetime(sim) { XCTAssertEqual(shown.ends, ["animation"]) }
        }
    }

    /// The main queue isn't served in here, but the run loop's own timer is.
    @MainActor
    func testRunLoopInAnAsynchronousTest() async {
        inEachWorld { _, shown in
            shown.animate("first") { shown.animate("second") }
            runLoop { shown.ends.count < 2 }
            XCTAssertEqual(shown.ends, ["first", "second"])
        }
    }
}

/// Runs the run loop for a tenth of a second, and longer on a busy machine, which may give it no time in that.
@MainActor
private func runLoop(while isUnfinished: () -> Bool) {
    let limit = Date(timeIntervalSinceNow: 5)
    repeat {
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    } while isUnfinished() && Date() < limit
}
