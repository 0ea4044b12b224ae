import XCTest

@testable import Cookbook

@MainActor
final class ModalTests: XCTestCase {
    private let list = RecipeListViewController()
    private lazy var window: UIWindow = {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
        return window
    }()

    override func setUp() async throws {
        try await super.setUp()
        _ = window
        list.loadViewIfNeeded()
    }

    override func tearDown() async throws {
        window.isHidden = true
        try await super.tearDown()
    }

    private func present(_ page: UIViewController) {
        let presented = expectation(description: "presented")
        list.present(page, animated: true) { presented.fulfill() }
        wait(for: [presented], timeout: 2)
    }

    private func dismiss() {
        let dismissed = expectation(description: "dismissed")
        list.dismiss(animated: true) { dismissed.fulfill() }
        wait(for: [dismissed], timeout: 2)
    }

    func testEditorIsPresented() throws {
        let editor = EditRecipeViewController(store: list.store)
        present(editor)
        XCTAssertTrue(list.presentedViewController === editor)
        XCTAssertTrue(editor.presentingViewController === list.navigationController)
        XCTAssertFalse(editor.isBeingPresented)
    }

    func testEditorIsDismissed() {
        let editor = EditRecipeViewController(store: list.store)
        present(editor)
        dismiss()
        XCTAssertNil(list.presentedViewController)
        XCTAssertTrue(editor.didClose)
    }

    func testCloseDismissesAnEditorInItsOwnStack() throws {
        list.addRecipe()
        let stack = try XCTUnwrap(list.presentedViewController as? UINavigationController)
        let editor = try XCTUnwrap(stack.topViewController as? EditRecipeViewController)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
        let finished = expectation(description: "finished")
        editor.onFinish = { finished.fulfill() }
        stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in editor.close() }
        if stack.transitionCoordinator == nil { editor.close() }
        waitForExpectations(timeout: 3)
        XCTAssertTrue(editor.didClose)
        XCTAssertNil(list.presentedViewController)
    }

    func testSavingAddsTheRecipeAndCloses() {
        let editor = EditRecipeViewController(store: list.store)
        present(editor)
        editor.draft = Recipe(title: "Soup", minutes: 15)
        let finished = expectation(description: "finished")
        editor.onFinish = finished.fulfill
        editor.save()
        wait(for: [finished], timeout: 2)
        XCTAssertEqual(list.titles.last, "Soup")
    }

    func testFullScreenPageTakesTheListAway() {
        let welcome = WelcomeViewController()
        welcome.modalPresentationStyle = .fullScreen
        present(welcome)
        XCTAssertNil(list.view.window)
        dismiss()
        XCTAssertNotNil(list.view.window)
    }

    func testPageOverAPage() {
        let one = UIViewController()
        let other = UIViewController()
        present(one)
        let presented = expectation(description: "presented")
        one.present(other, animated: true, completion: presented.fulfill)
        wait(for: [presented], timeout: 2)
        XCTAssertTrue(other.presentingViewController === one)
        dismiss()
        XCTAssertNil(list.presentedViewController)
        XCTAssertNil(one.presentedViewController)
    }

    func testSheetCannotBePulledAwayWithChanges() {
        let editor = EditRecipeViewController(store: list.store)
        editor.draft.title = "Half done"
        present(editor)
        XCTAssertTrue(editor.isModalInPresentation)
        dismiss()
    }

    func testDismissInTheCompletionOfAPresentation() {
        let done = expectation(description: "came and went")
        let page = UIViewController()
        list.present(page, animated: true) {
            XCTAssertNotNil(page.view.window)
            self.list.dismiss(animated: true) { done.fulfill() }
        }
        wait(for: [done], timeout: 3)
        XCTAssertNil(page.view.window)
    }

    func testPopoverOnAPhoneIsASheet() {
        let page = UIViewController()
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.sourceView = list.view
        present(page)
        XCTAssertTrue(list.presentedViewController === page)
        dismiss()
    }

    func testDetentsOfASheet() throws {
        let page = UIViewController()
        let sheet = try XCTUnwrap(page.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        present(page)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        XCTAssertEqual(sheet.selectedDetentIdentifier, .large)
        dismiss()
    }
}
