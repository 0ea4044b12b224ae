@_exported import PageFlowTesting
import Simulator
import Testing
import UIKit
import XCTest

/// Test cases as in a suite written for iPhone: `setUp` doesn't call `super`, tests of the main actor are synchronous, and waits are
/// XCTest's.
@MainActor
final class SynchronousTests: SimulatorTestCase {
    private lazy var page = UIViewController()
    private lazy var window = UIWindow(frame: UIScreen.main.bounds)

    override func setUp() {}

    override func setUp() async throws {
        window.rootViewController = page
        window.makeKeyAndVisible()
    }

    override func tearDown() async throws {
        XCTAssertNotNil(simulator)
    }

    func testAWaitSeesAnAnimationEnd() {
        let ended = expectation(description: "ended")
        UIView.animate(withDuration: 60) {
            self.page.view.alpha = 0
        } completion: { _ in
            ended.fulfill()
        }
        wait(for: [ended], timeout: 5)
    }

    func testAPresentationEnds() throws {
        let presented = expectation(description: "presented")
        let modal = UIViewController()
        page.present(modal, animated: true) { presented.fulfill() }
        waitForExpectations(timeout: 5)
        XCTAssertTrue(page.presentedViewController === modal)
    }

    func testAnAsynchronousTestBesideSynchronousOnes() async {
        let ended = expectation(description: "ended")
        UIView.animate(withDuration: 60) {
            self.page.view.alpha = 0
        } completion: { _ in
            ended.fulfill()
        }
        await fulfillment(of: [ended], timeout: 5)
    }

    func testTheAppIsActiveAndHasAScene() {
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
        XCTAssertEqual(window.windowScene?.activationState, .foregroundActive)
        XCTAssertEqual(UIApplication.shared.windows, [window])
        XCTAssertEqual(simulator?.clock, .eager)
    }
}

/// Without isolation, and on another simulator.
final class OtherSimulatorTests: SimulatorTestCase {
    override class func makeSimulator() -> Simulator {
        Simulator(device: .iPadPro11, system: .iOS(12), clock: .held)
    }

    func testItIsTheOneThatTheClassMakes() {
        MainActor.assumeIsolated {
            XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .pad)
            XCTAssertEqual(UIDevice.current.systemVersion.prefix(2), "12")
        }
    }
}

/// The screen before a test begins: XCTest creates the cases of all tests first.
@MainActor
final class EarlyWindowTests: SimulatorTestCase {
    private let screen = Screen.made()
    private let stack = Screen.madeStack()

    /// Shown as soon as it is created.
    @MainActor
    private final class Screen {
        let page = LoggedPage()
        let window = UIWindow(frame: UIScreen.main.bounds)

        init() {
            window.rootViewController = page
            window.makeKeyAndVisible()
        }

        /// XCTest creates test cases on the main thread, but doesn't declare the isolation.
        nonisolated static func made() -> Screen { MainActor.assumeIsolated { Screen() } }

        nonisolated static func madeStack() -> UINavigationController {
            MainActor.assumeIsolated { UINavigationController(rootViewController: UIViewController()) }
        }
    }

    func testTheWindowIsInTheTestsApp() {
        XCTAssertEqual(UIApplication.shared.windows, [screen.window])
        XCTAssertTrue(screen.window.isKeyWindow)
        XCTAssertEqual(screen.page.callbacks, ["viewWillAppear", "viewDidAppear"])
    }

    func testItsPagesGoOn() {
        let presented = expectation(description: "presented")
        screen.page.present(UIViewController(), animated: true) { presented.fulfill() }
        wait(for: [presented], timeout: 5)
        XCTAssertNotNil(screen.page.presentedViewController)
        XCTAssertEqual(screen.window.windowScene?.activationState, .foregroundActive)
    }

    func testAnotherTestHasItsOwn() {
        XCTAssertEqual(UIApplication.shared.windows.count, 1)
        XCTAssertNil(screen.page.presentedViewController)
    }

    func testAStackThatIsNotShownYetKeepsWhatItWasAsked() {
        stack.pushViewController(UIViewController(), animated: true)
        screen.window.rootViewController = stack
        XCTAssertEqual(stack.viewControllers.count, 2)
    }
}

/// A page that records its callbacks.
private final class LoggedPage: UIViewController {
    private(set) var callbacks: [String] = []

    override func viewWillAppear(_ animated: Bool) { callbacks.append("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { callbacks.append("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { callbacks.append("viewWillDisappear") }
}

/// The same for Swift Testing.
@MainActor
@Suite(.onSimulator) struct OnSimulatorTests {
    private let window = UIWindow(frame: UIScreen.main.bounds)

    @Test func `an awaited animation takes no time`() async {
        let page = UIViewController()
        window.rootViewController = page
        window.makeKeyAndVisible()
        let start = ContinuousClock.now
        await withCheckedContinuation { continuation in
            UIView.animate(withDuration: 60) {
                page.view.alpha = 0
            } completion: { _ in
                continuation.resume()
            }
        }
        #expect(ContinuousClock.now - start < .seconds(30))
    }

    @Test func `the app is a test's own`() {
        #expect(UIApplication.shared.windows.isEmpty)
        #expect(UIApplication.shared.applicationState == .active)
    }

    @Test(.onSimulator(device: .iPadPro11, system: .iOS(15), clock: .wall)) func `a test may name its own`()
        async
    {
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
    }
}
