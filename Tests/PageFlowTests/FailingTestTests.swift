@_exported import PageFlowTesting
import Simulator
import Testing
import UIKit
import UserNotifications
import XCTest

/// What would end an app, or never end, fails the test, and the run continues.
@MainActor
@Suite(.onStage(recording: .never, waitLimit: 0.3)) struct FailingTestTests {
    @Test func `an exception fails its test, and the refused call returns`() {
        let page = UIViewController()
        let stage = Stage(root: UINavigationController(rootViewController: page))
        withKnownIssue {
            page.navigationController?.pushViewController(page, animated: false)
        } matching: {
            $0.comments.contains { $0.rawValue.contains("is pushing the same view controller instance") }
        }
        #expect(page.navigationController?.viewControllers.count == 1)
        withExtendedLifetime(stage) {}
    }

    @Test func `an exception that a test expects fails it not`() {
        let page = UIViewController()
        let stage = Stage(root: UINavigationController(rootViewController: page))
        let exceptions = stage.simulator.exceptions {
            page.navigationController?.pushViewController(page, animated: false)
        }
        #expect(exceptions.map(\.exceptionName) == ["NSInvalidArgumentException"])
        #expect(!stage.simulator.recordsExceptions)
    }

    @Test func `an exception of a simulator of the test's own fails it as well`() {
        let sim = Simulator()
        let page = UIViewController()
        let stack = UINavigationController(rootViewController: page)
        sim.launch(stack)
        withKnownIssue { stack.pushViewController(page, animated: false) }
    }

    @Test func `a wait on a held clock that cannot end fails its test and ends`() async throws {
        let stage = Stage(root: UIViewController())
        var isAllowed = false
        try await withKnownIssue {
            isAllowed = try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
        } matching: {
            $0.comments.contains {
                $0.rawValue.contains("answer to requestAuthorization")
                    && $0.rawValue.contains("a wait on a held clock that cannot end")
            }
        }
        #expect(isAllowed)
        withExtendedLifetime(stage) {}
    }

    @Test func `a wait for an animation on a held clock ends as well`() async {
        let stage = Stage(root: UIViewController())
        await withKnownIssue {
            await withCheckedContinuation { ended in
                UIView.animate(withDuration: 60, animations: { stage.window.alpha = 0.5 }) { _ in
                    ended.resume()
                }
            }
        }
    }

    @Test func `a wait for an alarm of an app at rest ends as well`() async throws {
        let sim = Simulator()
        sim.launch(UIViewController())
        let center = UNUserNotificationCenter.current()
        center.requestAuthorization(options: [.alert]) { _, _ in }
        await sim.settled()
        let listener = NotificationListener()
        center.delegate = listener
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
        await sim.settled()
        await withKnownIssue {
            await listener.arrival()
        } matching: {
            $0.comments.contains { $0.rawValue.contains("notification tea") }
        }
    }

    @Test func `a wait that ends in time fails nothing`() async throws {
        let stage = Stage(root: UIViewController())
        UIView.animate(withDuration: 60) { stage.window.alpha = 0.5 }
        try await Task.sleep(for: .milliseconds(100))
        await stage.settle()
        #expect(stage.simulator.diagnostics.isEmpty)
    }
}

/// Waits until a notification comes.
private final class NotificationListener: NSObject, UNUserNotificationCenterDelegate {
    private var waiting: CheckedContinuation<Void, Never>?

    @MainActor func arrival() async { await withCheckedContinuation { waiting = $0 } }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        waiting?.resume()
        waiting = nil
        completionHandler([])
    }
}

/// The same for XCTest: each test expects its failure.
@MainActor
final class FailingCaseTests: SimulatorTestCase {
    override class var recording: TestRecording { .never }
    override class var waitLimit: TimeInterval { 0.3 }
    override class func makeSimulator() -> Simulator { Simulator(clock: .held) }
    override class func makeHostRoot() -> UIViewController? { UIViewController() }

    func testAnUnfulfilledExpectationFailsItsTest() {
        XCTExpectFailure("nobody fulfills it") {
            wait(for: [expectation(description: "never")], timeout: 0.01)
        }
    }

    func testAnUnfulfilledFulfillmentFailsItsTest() async {
        XCTExpectFailure("nobody fulfills it")
        await fulfillment(of: [expectation(description: "never")], timeout: 0.01)
    }

    func testAnExceptionFailsItsTest() {
        XCTExpectFailure("pushed twice") {
            let page = UIViewController()
            UINavigationController(rootViewController: page).pushViewController(page, animated: false)
        }
    }

    func testAWaitOnAHeldClockEnds() async throws {
        XCTExpectFailure("the clock is held")
        let isAllowed = try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
        XCTAssertTrue(isAllowed)
    }

    func testTheHostAppHasAWindow() throws {
        let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        XCTAssertNotNil(scene.windows.first?.rootViewController?.viewIfLoaded?.window)
    }

    func testASuccessThatWasExpectedToFailIsAFailure() {
        XCTExpectFailure("the inner one has none") {
            XCTExpectFailure("nothing fails") {}
        }
    }
}
