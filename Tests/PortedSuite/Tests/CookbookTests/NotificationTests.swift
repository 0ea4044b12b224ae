import XCTest

@testable import Cookbook

final class NotificationTests: XCTestCase {
    func testAddingARecipePosts() {
        let store = RecipeStore()
        let changed = expectation(forNotification: .recipesDidChange, object: store)
        store.add(Recipe(title: "Soup", minutes: 10))
        wait(for: [changed], timeout: 1)
    }

    func testListFollowsTheStore() {
        let list = RecipeListViewController()
        list.loadViewIfNeeded()
        list.store.remove(at: 0)
        XCTAssertEqual(list.titles, ["Ratatouille", "Risotto"])
    }

    func testWindowPostsThatItIsKey() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let key = expectation(forNotification: UIWindow.didBecomeKeyNotification, object: window)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        wait(for: [key], timeout: 1)
        XCTAssertTrue(UIApplication.shared.windows.contains(window))
        window.isHidden = true
    }

    func testAppIsActive() {
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        XCTAssertEqual(scene?.activationState, .foregroundActive)
    }

    func testLoadingAnswersOnTheMainQueue() {
        let loaded = expectation(description: "loaded")
        RecipeStore().load { result in
            XCTAssertTrue(Thread.isMainThread)
            XCTAssertEqual(try? result.get().count, 3)
            loaded.fulfill()
        }
        waitForExpectations(timeout: 1)
    }

    func testLaterOnTheMainQueue() {
        let page = UIViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = page
        window.makeKeyAndVisible()
        let presented = expectation(description: "presented")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
            page.present(UIViewController(), animated: true) { presented.fulfill() }
        }
        XCTAssertNil(page.presentedViewController)
        waitForExpectations(timeout: 2)
        XCTAssertNotNil(page.presentedViewController)
    }

    func testTimerTicksWhileAPageAnimates() {
        let page = UIViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = page
        window.makeKeyAndVisible()
        let both = expectation(description: "both")
        both.expectedFulfillmentCount = 2
        Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in both.fulfill() }
        UIView.animate(withDuration: 0.9, animations: { page.view.alpha = 0 }) { _ in both.fulfill() }
        waitForExpectations(timeout: 2)
        XCTAssertEqual(page.view.alpha, 0)
    }
}
