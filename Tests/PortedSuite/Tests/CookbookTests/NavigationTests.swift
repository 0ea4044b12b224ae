import XCTest

@testable import Cookbook

final class NavigationTests: XCTestCase {
    var window: UIWindow!
    var list: RecipeListViewController!
    var navigation: UINavigationController!

    // Doesn't call super, like many suites.
    override func setUp() {
        list = RecipeListViewController()
        navigation = UINavigationController(rootViewController: list)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        // The list appears.
        RunLoop.current.run(until: Date().addingTimeInterval(0.005))
    }

    override func tearDown() {
        window.isHidden = true
        window = nil
        navigation = nil
        list = nil
    }

    /// Waits slightly longer than a push takes.
    private func waitForPush(_ timeout: TimeInterval = 2) {
        guard let coordinator = navigation.transitionCoordinator else {
            return XCTFail("Nothing is pushed or popped.")
        }
        let ended = expectation(description: "transition ended")
        coordinator.animate(alongsideTransition: nil) { _ in ended.fulfill() }
        wait(for: [ended], timeout: timeout)
    }

    func testListShowsItsRecipes() {
        XCTAssertEqual(list.titles, ["Pancakes", "Ratatouille", "Risotto"])
        XCTAssertTrue(navigation.topViewController === list)
        XCTAssertNotNil(list.viewIfLoaded?.window)
    }

    func testSelectingARecipePushesIt() {
        list.select(1)
        waitForPush()
        XCTAssertEqual(navigation.viewControllers.count, 2)
        XCTAssertEqual(navigation.topViewController?.title, "Ratatouille")
        XCTAssertNotNil(navigation.topViewController?.view.window)
        XCTAssertNil(list.view.window)
    }

    func testPushedRecipeHearsThatItWasPushed() throws {
        list.select(0)
        waitForPush()
        let page = try XCTUnwrap(navigation.topViewController as? RecipeViewController)
        XCTAssertEqual(page.appearances, ["will appear, pushed", "did appear"])
    }

    func testPoppedRecipeHearsThatItWasPopped() throws {
        list.select(0)
        waitForPush()
        let page = try XCTUnwrap(navigation.topViewController as? RecipeViewController)
        navigation.popViewController(animated: true)
        waitForPush()
        XCTAssertEqual(page.appearances.suffix(2), ["will disappear, popped", "did disappear"])
        XCTAssertNil(page.navigationController)
    }

    func testPushAndPopLeaveTheListOnTop() {
        list.select(2)
        waitForPush()
        XCTAssertTrue(navigation.popViewController(animated: true) is RecipeViewController)
        waitForPush()
        XCTAssertTrue(navigation.visibleViewController === list)
        XCTAssertNotNil(list.view.window)
    }

    func testPushWithCompletion() {
        let pushed = expectation(description: "pushed")
        let page = RecipeViewController(recipe: .samples[0])
        navigation.pushViewController(page, animated: true) { pushed.fulfill() }
        wait(for: [pushed], timeout: 2)
        XCTAssertEqual(page.appearances.last, "did appear")
    }

    func testPopWithCompletion() {
        let pushed = expectation(description: "pushed")
        let popped = expectation(description: "popped")
        let page = RecipeViewController(recipe: .samples[0])
        navigation.pushViewController(page, animated: true) {
            pushed.fulfill()
            self.navigation.popViewController(animated: true) { popped.fulfill() }
        }
        wait(for: [pushed, popped], timeout: 3, enforceOrder: true)
        XCTAssertEqual(page.appearances.last, "did disappear")
    }

    func testPopToRootFromThreePagesDeep() {
        for index in 0..<2 {
            navigation.pushViewController(RecipeViewController(recipe: .samples[index]), animated: false)
        }
        list.select(2)
        waitForPush()
        XCTAssertEqual(navigation.viewControllers.count, 4)
        XCTAssertEqual(navigation.popToRootViewController(animated: true)?.count, 3)
        waitForPush()
        XCTAssertEqual(navigation.viewControllers, [list])
    }

    func testPopToAPageInTheMiddle() throws {
        let middle = RecipeViewController(recipe: .samples[0])
        navigation.pushViewController(middle, animated: false)
        navigation.pushViewController(RecipeViewController(recipe: .samples[1]), animated: true)
        waitForPush()
        navigation.popToViewController(middle, animated: true)
        waitForPush()
        XCTAssertTrue(navigation.topViewController === middle)
        XCTAssertEqual(middle.appearances.last, "did appear")
    }

    func testReplacingTheStack() {
        let one = RecipeViewController(recipe: .samples[0])
        let other = RecipeViewController(recipe: .samples[1])
        navigation.setViewControllers([list, one, other], animated: true)
        waitForPush()
        XCTAssertEqual(navigation.viewControllers, [list, one, other])
        XCTAssertEqual(one.appearances, [])
        XCTAssertEqual(other.appearances, ["will appear, pushed", "did appear"])
    }

    func testNavigationBarFollowsThePages() {
        list.select(0)
        waitForPush()
        XCTAssertEqual(navigation.navigationBar.topItem?.title, "Pancakes")
        XCTAssertEqual(navigation.navigationBar.backItem?.title, "Recipes")
    }

    func testPoppedPageIsReleased() {
        weak var page: UIViewController?
        list.select(0)
        waitForPush()
        page = navigation.topViewController
        XCTAssertNotNil(page)
        navigation.popViewController(animated: true)
        waitForPush()
        let released = XCTNSPredicateExpectation(predicate: NSPredicate { _, _ in page == nil }, object: nil)
        wait(for: [released], timeout: 2)
    }

    func testDelegateHearsWhatIsShown() {
        final class Listener: NSObject, UINavigationControllerDelegate {
            var shown: [String] = []
            var onShow: (() -> Void)?
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) {
                shown.append("\(viewController.title ?? "") \(animated)")
                onShow?()
            }
        }
        let listener = Listener()
        let shown = expectation(description: "shown")
        shown.expectedFulfillmentCount = 2
        shown.assertForOverFulfill = false
        listener.onShow = { shown.fulfill() }
        navigation.delegate = listener
        list.select(0)
        waitForPush()
        navigation.popViewController(animated: true)
        waitForExpectations(timeout: 2)
        XCTAssertEqual(listener.shown.suffix(2), ["Pancakes true", "Recipes true"])
    }

    func testTwoTapsInARowPushOneAfterTheOther() {
        list.select(0)
        list.select(1)
        waitForPush()
        let both = XCTNSPredicateExpectation(
            predicate: NSPredicate { _, _ in self.navigation.transitionCoordinator == nil }, object: nil)
        wait(for: [both], timeout: 3)
        XCTAssertEqual(
            navigation.viewControllers.map { $0.title ?? "" }, ["Recipes", "Pancakes", "Ratatouille"])
    }

    func testHiddenBarComesBack() {
        navigation.setNavigationBarHidden(true, animated: true)
        XCTAssertTrue(navigation.isNavigationBarHidden)
        list.select(0)
        waitForPush()
        navigation.setNavigationBarHidden(false, animated: true)
        XCTAssertFalse(navigation.isNavigationBarHidden)
        navigation.popViewController(animated: true)
        waitForPush()
        XCTAssertEqual(navigation.viewControllers.count, 1)
    }
}
