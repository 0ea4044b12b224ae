import XCTest

@testable import Cookbook

final class CoordinatorTests: XCTestCase {
    // Created with the test case, before its test begins.
    let window = UIWindow(frame: UIScreen.main.bounds)
    lazy var coordinator = Coordinator(window: window)

    override func setUp() {
        coordinator.start()
    }

    func testStartShowsTheList() {
        XCTAssertTrue(window.rootViewController === coordinator.tabs)
        XCTAssertTrue(window.isKeyWindow)
        XCTAssertTrue(coordinator.recipes.topViewController is RecipeListViewController)
    }

    func testSelectionGoesThroughTheCoordinator() throws {
        let list = try XCTUnwrap(coordinator.recipes.topViewController as? RecipeListViewController)
        list.select(2)
        let shown = expectation(
            for: NSPredicate { _, _ in self.coordinator.shownTitles.last == "Risotto" }, evaluatedWith: nil)
        wait(for: [shown], timeout: 3)
    }

    func testLinkFromAnotherTab() {
        coordinator.tabs.selectedIndex = 1
        let opened = expectation(description: "opened")
        coordinator.openRecipe(titled: "Ratatouille") { opened.fulfill() }
        wait(for: [opened], timeout: 2)
        XCTAssertEqual(coordinator.tabs.selectedIndex, 0)
        XCTAssertEqual(coordinator.recipes.topViewController?.title, "Ratatouille")
    }

    func testLinkUnderAModalPage() {
        let presented = expectation(description: "presented")
        coordinator.tabs.present(WelcomeViewController(), animated: true, completion: presented.fulfill)
        wait(for: [presented], timeout: 2)
        let opened = expectation(description: "opened")
        coordinator.openRecipe(titled: "Pancakes") { opened.fulfill() }
        wait(for: [opened], timeout: 3)
        XCTAssertNil(coordinator.tabs.presentedViewController)
        XCTAssertEqual(coordinator.recipes.viewControllers.count, 2)
    }

    func testUnknownLinkIsPassedOver() {
        coordinator.openRecipe(titled: "Gravel")
        XCTAssertEqual(coordinator.recipes.viewControllers.count, 1)
    }

    func testLogOutClearsTheStackBeneath() {
        let opened = expectation(description: "opened")
        coordinator.openRecipe(titled: "Pancakes", completion: opened.fulfill)
        wait(for: [opened], timeout: 2)
        let loggedOut = expectation(description: "logged out")
        coordinator.logOut { loggedOut.fulfill() }
        wait(for: [loggedOut], timeout: 2)
        XCTAssertTrue(coordinator.tabs.presentedViewController is WelcomeViewController)
        XCTAssertEqual(coordinator.recipes.viewControllers.count, 1)
    }
}
