import XCTest

@testable import Cookbook

/// Tests grouped in one type, as in a suite that has grown.
enum EditorTests {
    final class Closing: XCTestCase {
        private func show(_ root: UIViewController) -> UIWindow {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = root
            window.makeKeyAndVisible()
            return window
        }

        func testPushedEditorPops() {
            let editor = EditRecipeViewController(store: RecipeStore())
            let navigation = UINavigationController(rootViewController: UIViewController())
            let window = show(navigation)
            let pushed = expectation(description: "pushed")
            navigation.pushViewController(editor, animated: true, completion: pushed.fulfill)
            wait(for: [pushed], timeout: 2)
            editor.close()
            let popped = XCTNSPredicateExpectation(
                predicate: NSPredicate { _, _ in editor.didClose }, object: nil)
            wait(for: [popped], timeout: 2)
            XCTAssertEqual(navigation.viewControllers.count, 1)
            window.isHidden = true
        }

        @MainActor
        func testPresentedEditorIsDismissed() {
            let root = UIViewController()
            let window = show(root)
            let editor = EditRecipeViewController(store: RecipeStore())
            let presented = expectation(description: "presented")
            root.present(editor, animated: true) { presented.fulfill() }
            wait(for: [presented], timeout: 2)
            let finished = expectation(description: "finished")
            editor.onFinish = { finished.fulfill() }
            editor.close()
            wait(for: [finished], timeout: 2)
            XCTAssertTrue(editor.didClose)
            window.isHidden = true
        }

        @MainActor
        func testEditorIsReleased() async {
            let root = UIViewController()
            let window = show(root)
            weak var editor: EditRecipeViewController?
            do {
                let page = EditRecipeViewController(store: RecipeStore())
                editor = page
                await root.presentAndWait(page)
                await root.dismissAndWait()
            }
            let released = XCTNSPredicateExpectation(
                predicate: NSPredicate { _, _ in editor == nil }, object: nil)
            await fulfillment(of: [released], timeout: 2)
            window.isHidden = true
        }
    }

    final class Drafts: XCTestCase {
        func testEmptyDraftHasNoChanges() {
            XCTAssertFalse(EditRecipeViewController(store: RecipeStore()).hasChanges)
        }

        func testTitleIsAChange() {
            let editor = EditRecipeViewController(store: RecipeStore())
            editor.draft.title = "Soup"
            XCTAssertTrue(editor.hasChanges)
        }
    }
}
