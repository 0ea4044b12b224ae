import XCTest

@testable import Cookbook

@MainActor
class TabTests: XCTestCase {
    private final class Listener: NSObject, UITabBarControllerDelegate {
        var selected: [String] = []
        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) {
            selected.append(viewController.tabBarItem.title ?? "")
        }
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            viewController.tabBarItem.title != "Locked"
        }
    }

    private func makeTabs() -> (UIWindow, UITabBarController) {
        let tabs = UITabBarController()
        tabs.viewControllers = ["Home", "Search", "Locked"].enumerated().map { index, title in
            let page = UIViewController()
            page.title = title
            page.tabBarItem = UITabBarItem(title: title, image: nil, tag: index)
            return UINavigationController(rootViewController: page)
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        return (window, tabs)
    }

    func testSelectingATabShowsIt() {
        let (window, tabs) = makeTabs()
        tabs.selectedIndex = 1
        let shown = expectation(
            for: NSPredicate { _, _ in tabs.selectedViewController?.viewIfLoaded?.window === window },
            evaluatedWith: nil)
        wait(for: [shown], timeout: 2)
        XCTAssertEqual(tabs.selectedIndex, 1)
    }

    func testEachTabKeepsItsStack() {
        let (window, tabs) = makeTabs()
        let first = tabs.selectedViewController as? UINavigationController
        let pushed = expectation(description: "pushed")
        first?.pushViewController(
            RecipeViewController(recipe: .samples[0]), animated: true, completion: pushed.fulfill)
        wait(for: [pushed], timeout: 2)
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        XCTAssertEqual(first?.viewControllers.count, 2)
        XCTAssertNotNil(window.rootViewController)
    }

    func testModalOverTabsIsTheTabBarControllers() throws {
        let (window, tabs) = makeTabs()
        let page = UIViewController()
        let presented = expectation(description: "presented")
        tabs.selectedViewController?.present(page, animated: true, completion: presented.fulfill)
        wait(for: [presented], timeout: 2)
        XCTAssertTrue(tabs.presentedViewController === page)
        XCTAssertTrue(page.presentingViewController === window.rootViewController)
        let dismissed = expectation(description: "dismissed")
        page.dismiss(animated: true, completion: dismissed.fulfill)
        wait(for: [dismissed], timeout: 2)
    }

    func testPushHidesTheTabBar() {
        let (window, tabs) = makeTabs()
        let page = RecipeViewController(recipe: .samples[0])
        page.hidesBottomBarWhenPushed = true
        let pushed = expectation(description: "pushed")
        (tabs.selectedViewController as? UINavigationController)?
            .pushViewController(page, animated: true, completion: pushed.fulfill)
        wait(for: [pushed], timeout: 2)
        XCTAssertEqual(page.appearances.last, "did appear")
        XCTAssertTrue(page.view.window === window)
    }
}
