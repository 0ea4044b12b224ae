import Flow
import UIKit
import XCTest

/// A test case written for iPhone: its class is isolated to the main actor, its methods are synchronous.
@MainActor
final class ListTests: XCTestCase {
    private lazy var list = ListViewController()
    private lazy var window = UIWindow(frame: UIScreen.main.bounds)

    override func setUp() async throws {
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
    }

    func testTheDetailIsPushed() throws {
        list.showDetail("A")
        let pushed = expectation(description: "pushed")
        let coordinator = try XCTUnwrap(list.transitionCoordinator)
        coordinator.animate(alongsideTransition: nil) { _ in pushed.fulfill() }
        wait(for: [pushed], timeout: 5)
        XCTAssertEqual((list.navigationController?.topViewController as? DetailViewController)?.name, "A")
    }

    func testTheListHasATitle() async {
        XCTAssertEqual(list.title, "List")
    }
}
