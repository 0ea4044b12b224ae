import XCTest

@testable import Cookbook

final class AsyncTests: XCTestCase {
    @MainActor private func makeWindow(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    @MainActor private func animate(for seconds: TimeInterval, _ body: @escaping () -> Void) async -> Bool {
        await withCheckedContinuation { continuation in
            UIView.animate(withDuration: seconds, animations: body) { continuation.resume(returning: $0) }
        }
    }

    @MainActor
    func testPresentIsAwaited() async {
        let list = RecipeListViewController()
        let window = makeWindow(list)
        let editor = EditRecipeViewController(store: list.store)
        await list.presentAndWait(editor)
        XCTAssertFalse(editor.isBeingPresented)
        XCTAssertTrue(list.presentedViewController === editor)
        await list.dismissAndWait()
        XCTAssertNil(list.presentedViewController)
        window.isHidden = true
    }

    @MainActor
    func testTasksPresentOneAfterTheOther() async {
        let list = RecipeListViewController()
        let window = makeWindow(list)
        let task = Task { @MainActor () -> Int in
            var pages = 0
            var top: UIViewController = list
            for _ in 0..<2 {
                let page = UIViewController()
                await top.presentAndWait(page)
                top = page
                pages += 1
            }
            return pages
        }
        let count = await task.value
        XCTAssertEqual(count, 2)
        XCTAssertNotNil(list.presentedViewController?.presentedViewController)
        window.isHidden = true
    }

    @MainActor
    func testAnimationIsAwaited() async {
        let page = UIViewController()
        let window = makeWindow(page)
        page.view.alpha = 0
        let finished = await animate(for: 0.8) { page.view.alpha = 1 }
        XCTAssertTrue(finished)
        XCTAssertEqual(page.view.alpha, 1)
        window.isHidden = true
    }

    @MainActor
    func testFulfillmentIsAwaited() async {
        let list = RecipeListViewController()
        let window = makeWindow(UINavigationController(rootViewController: list))
        let pushed = expectation(description: "pushed")
        list.navigationController?.pushViewController(
            RecipeViewController(recipe: .samples[0]), animated: true, completion: pushed.fulfill)
        await fulfillment(of: [pushed], timeout: 2)
        XCTAssertTrue(list.navigationController?.topViewController is RecipeViewController)
        window.isHidden = true
    }

    @MainActor
    func testContentReplacesTheWheel() async throws {
        let store = RecipeStore()
        let loading = LoadingViewController {
            let recipes = await store.load()
            return RecipeViewController(recipe: recipes[0])
        }
        let window = makeWindow(loading)
        let shown = XCTNSPredicateExpectation(
            predicate: NSPredicate { _, _ in
                (loading.content as? RecipeViewController)?.appearances.last == "did appear"
            }, object: nil)
        await fulfillment(of: [shown], timeout: 3)
        XCTAssertNil(loading.spinner.parent)
        XCTAssertEqual(loading.children, [loading.content])
        window.isHidden = true
    }

    func testStoreLoadsWithoutTheMainActor() async {
        let recipes = await RecipeStore().load()
        XCTAssertEqual(recipes, Recipe.samples)
    }

    @MainActor
    func testDetachedWorkComesBackToThePage() async {
        let page = RecipeViewController(recipe: .samples[0])
        let window = makeWindow(page)
        let title = await Task.detached { "Fried " + "rice" }.value
        page.titleLabel.text = title
        await withCheckedContinuation { continuation in
            page.popFavoriteButton { continuation.resume() }
        }
        XCTAssertEqual(page.titleLabel.text, "Fried rice")
        XCTAssertEqual(page.favoriteButton.transform, .identity)
        window.isHidden = true
    }

    @MainActor
    func testTwoAnimationsAtOnce() async {
        let page = UIViewController()
        let window = makeWindow(page)
        async let one: Bool = animate(for: 0.7) { page.view.alpha = 0.5 }
        async let other: Bool = animate(for: 0.9) { page.view.frame.origin.x = 10 }
        let both = await [one, other]
        XCTAssertEqual(both, [true, true])
        window.isHidden = true
    }

    @MainActor
    func testCancelledTaskLeavesThePage() async {
        let page = UIViewController()
        let window = makeWindow(page)
        let modal = UIViewController()
        let task = Task { @MainActor in
            await page.presentAndWait(modal)
            guard !Task.isCancelled else { return }
            await page.dismissAndWait()
        }
        task.cancel()
        await task.value
        XCTAssertTrue(page.presentedViewController === modal)
        window.isHidden = true
    }
}

extension UIViewController {
    /// Presents a page and waits for the completion, because UIKit has no `async` variant of `present`.
    func presentAndWait(_ page: UIViewController) async {
        await withCheckedContinuation { continuation in
            present(page, animated: true) { continuation.resume() }
        }
    }

    /// Dismisses the presented page and waits for the completion.
    func dismissAndWait() async {
        await withCheckedContinuation { continuation in
            dismiss(animated: true) { continuation.resume() }
        }
    }
}
