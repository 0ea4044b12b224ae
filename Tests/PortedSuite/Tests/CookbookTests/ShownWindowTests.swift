import XCTest

@testable import Cookbook

/// A stage that is visible as soon as it is created.
private final class Screen {
    let page = RecipeViewController(recipe: .samples[2])
    let window = UIWindow(frame: UIScreen.main.bounds)

    init() {
        window.rootViewController = UINavigationController(rootViewController: page)
        window.makeKeyAndVisible()
    }
}

final class ShownWindowTests: XCTestCase {
    private let screen = Screen()

    func testWindowIsShown() {
        XCTAssertTrue(UIApplication.shared.windows.contains(screen.window))
        XCTAssertTrue(screen.page.view.window === screen.window)
    }

    func testPagePresents() {
        let presented = expectation(description: "presented")
        screen.page.present(UIViewController(), animated: true) { presented.fulfill() }
        waitForExpectations(timeout: 2)
        XCTAssertEqual(screen.page.appearances.prefix(2), ["will appear, pushed", "did appear"])
    }

    func testPagePushes() {
        let next = RecipeViewController(recipe: .samples[0])
        let pushed = expectation(description: "pushed")
        screen.page.navigationController?.pushViewController(next, animated: true, completion: pushed.fulfill)
        waitForExpectations(timeout: 2)
        XCTAssertEqual(next.appearances.last, "did appear")
        XCTAssertNil(screen.page.view.window)
    }
}
