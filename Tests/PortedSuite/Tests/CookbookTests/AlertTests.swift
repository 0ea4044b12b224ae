import XCTest

@testable import Cookbook

class AlertTestCase: XCTestCase {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let page = RecipeViewController(recipe: .samples[0])

    override func setUpWithError() throws {
        window.rootViewController = page
        window.makeKeyAndVisible()
    }

    override func tearDownWithError() throws {
        window.isHidden = true
    }

    func waitUntil(_ description: String, _ condition: @escaping () -> Bool) {
        let expectation = XCTNSPredicateExpectation(
            predicate: NSPredicate { _, _ in condition() }, object: nil)
        expectation.expectationDescription = description
        wait(for: [expectation], timeout: 3)
    }
}

final class AlertTests: AlertTestCase {
    func testAskingBeforeDeletion() throws {
        page.confirmDeletion {}
        let alert = try XCTUnwrap(page.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.title, "Delete?")
        XCTAssertEqual(alert.message, "Pancakes")
        XCTAssertEqual(alert.actions.map { $0.title }, ["Cancel", "Delete"])
        waitUntil("the alert is there") { !alert.isBeingPresented }
    }

    func testAlertIsInAWindow() throws {
        page.confirmDeletion {}
        let alert = try XCTUnwrap(page.presentedViewController)
        waitUntil("the alert is there") { alert.view.window != nil && !alert.isBeingPresented }
    }

    func testAlertGoes() throws {
        page.confirmDeletion {}
        let alert = try XCTUnwrap(page.presentedViewController)
        waitUntil("the alert is there") { !alert.isBeingPresented }
        page.dismiss(animated: true)
        waitUntil("the alert has gone") { self.page.presentedViewController == nil }
    }

    func testEditorAsksBeforeItDiscards() throws {
        let editor = EditRecipeViewController(store: RecipeStore())
        editor.draft.title = "Half done"
        let presented = expectation(description: "presented")
        page.present(editor, animated: true, completion: presented.fulfill)
        waitForExpectations(timeout: 2)
        editor.closeAskingFirst()
        let alert = try XCTUnwrap(editor.presentedViewController as? UIAlertController)
        waitUntil("the question is there") { !alert.isBeingPresented }
        editor.close()
        XCTAssertTrue(page.presentedViewController === editor, "a question is open")
    }

    func testEditorWithoutChangesDoesNotAsk() throws {
        let editor = EditRecipeViewController(store: RecipeStore())
        let presented = expectation(description: "presented")
        page.present(editor, animated: true, completion: presented.fulfill)
        waitForExpectations(timeout: 2)
        editor.closeAskingFirst()
        waitUntil("the editor has gone") { self.page.presentedViewController == nil }
    }
}
