import Simulator
import TestTraits
import Testing
import UIKit
import UserNotifications
import XCTest

@testable import PageFlowTesting

/// An exception or an endless wait fails the test, and the run continues.
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

    /// Runs a block as a separate test, and returns its failures.
    private func failures(_ body: () async throws -> Void) async rethrows -> [String] {
        var failures: [String] = []
        let scope = TestScope("tea", waitLimit: 0.3) { failures.append($0) }
        scope.begin()
        defer { scope.end() }
        try await TestScope.$ofTask.withValue(scope) { try await body() }
        return failures
    }

    @Test func `a wait on a held clock that cannot end fails its test and ends`() async throws {
        var isAllowed = false
        let failures = try await failures {
            let stage = Stage(root: UIViewController())
            isAllowed = try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
            withExtendedLifetime(stage) {}
        }
        #expect(isAllowed && failures.count == 1)
        #expect(
            failures.first?.hasPrefix(
                "“tea” has waited 0.3 s on a held clock for: answer to requestAuthorization")
                == true, "\(failures)")
    }

    @Test func `a wait for animations on a held clock fails its test once`() async {
        let failures = await failures {
            let stage = Stage(root: UIViewController())
            for alpha in [0.5, 1] {
                await withCheckedContinuation { ended in
                    UIView.animate(withDuration: 60) {
                        stage.window.alpha = alpha
                    } completion: { _ in
                        ended.resume()
                    }
                }
            }
        }
        #expect(failures.count == 1, "\(failures)")
    }

    @Test func `a wait for an alarm of an app at rest fails its test and ends`() async {
        let failures = await failures {
            let sim = Simulator()
            sim.launch(UIViewController())
            await NotificationListener.waitForNotification(on: sim)
        }
        #expect(failures.count == 1 && failures.first?.contains("notification tea") == true, "\(failures)")
    }

    @Test func `a wait that ends in time fails nothing`() async throws {
        let stage = Stage(root: UIViewController())
        UIView.animate(withDuration: 60) { stage.window.alpha = 0.5 }
        try await Task.sleep(for: .milliseconds(100))
        await stage.settle()
        #expect(stage.simulator.diagnostics.isEmpty)
    }
}

/// Waits for a notification.
private final class NotificationListener: NSObject, UNUserNotificationCenterDelegate {
    private var waiting: CheckedContinuation<Void, Never>?

    /// Schedules a notification in a minute, and waits for it.
    @MainActor static func waitForNotification(on sim: Simulator) async {
        let center = UNUserNotificationCenter.current()
        center.requestAuthorization(options: [.alert]) { _, _ in }
        await sim.settled()
        let listener = NotificationListener()
        center.delegate = listener
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)) { _ in }
        await sim.settled()
        await withCheckedContinuation { listener.waiting = $0 }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        waiting?.resume()
        waiting = nil
        completionHandler([])
    }
}

/// The tests for XCTest. Each test expects its failure.
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
