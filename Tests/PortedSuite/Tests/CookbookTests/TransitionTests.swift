import XCTest

@testable import Cookbook

final class TransitionTests: XCTestCase {
    let root = UIViewController()
    let zoom = ZoomDelegate()
    lazy var window: UIWindow = {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: root)
        window.makeKeyAndVisible()
        RunLoop.current.run(until: Date().addingTimeInterval(0.005))
        return window
    }()

    private func makePage() -> UIViewController {
        let page = UIViewController()
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = zoom
        return page
    }

    @discardableResult
    private func present() -> UIViewController {
        let page = makePage()
        window.layoutIfNeeded()
        let presented = expectation(description: "presented")
        root.present(page, animated: true) { presented.fulfill() }
        wait(for: [presented], timeout: 2)
        return page
    }

    func testZoomIn() {
        let page = present()
        XCTAssertEqual(zoom.presenting.endings, [true])
        XCTAssertTrue(page.view.transform.isIdentity)
        XCTAssertEqual(page.view.frame, window.bounds.insetBy(dx: 40, dy: 120))
    }

    func testZoomOut() {
        let page = present()
        let dismissed = expectation(description: "dismissed")
        page.dismiss(animated: true) { dismissed.fulfill() }
        wait(for: [dismissed], timeout: 2)
        XCTAssertEqual(zoom.dismissing.endings, [true])
        XCTAssertNil(page.view.window)
    }

    func testDimmingComesAlong() throws {
        let page = present()
        let presentation = try XCTUnwrap(page.presentationController as? DimmingPresentationController)
        XCTAssertEqual(presentation.dimmingView.alpha, 0.5, accuracy: 0.001)
        XCTAssertTrue(presentation.dimmingView.superview === presentation.containerView)
        let dismissed = expectation(description: "dismissed")
        page.dismiss(animated: true) { dismissed.fulfill() }
        wait(for: [dismissed], timeout: 2)
        XCTAssertNil(presentation.dimmingView.superview)
    }

    func testLongZoom() {
        zoom.presenting.duration = 1.2
        let page = present()
        XCTAssertNotNil(page.view.window)
    }

    func testZoomInAStack() throws {
        window.layoutIfNeeded()
        let navigation = try XCTUnwrap(root.navigationController)
        navigation.delegate = zoom
        let pushed = expectation(description: "pushed")
        let page = RecipeViewController(recipe: .samples[0])
        navigation.pushViewController(page, animated: true)
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
            XCTAssertFalse(context.isCancelled)
            pushed.fulfill()
        }
        waitForExpectations(timeout: 2)
        XCTAssertEqual(zoom.presenting.endings, [true])
        XCTAssertEqual(page.appearances, ["will appear, pushed", "did appear"])
    }

    func testAnimationsAlongsideAPush() throws {
        window.layoutIfNeeded()
        let navigation = try XCTUnwrap(root.navigationController)
        let done = expectation(description: "done")
        navigation.pushViewController(RecipeViewController(recipe: .samples[1]), animated: true)
        let isQueued = navigation.transitionCoordinator?.animate(
            alongsideTransition: { _ in self.root.view.alpha = 0.5 }, completion: { _ in done.fulfill() })
        XCTAssertEqual(isQueued, true)
        waitForExpectations(timeout: 2)
        XCTAssertEqual(root.view.alpha, 0.5)
    }
}
