import XCTest

@testable import Cookbook

/// Unit tests in which test doubles replace all dependencies.
final class TestDoubleTests: XCTestCase {
    private var editor: EditorStub!

    override func setUp() {
        super.setUp()
        editor = EditorStub(store: RecipeStore())
    }

    override func tearDown() {
        editor = nil
        super.tearDown()
    }

    func testCloseWithoutAStackDismisses() {
        editor.close()
        XCTAssertEqual(editor.dismissals, [true])
    }

    func testCloseAsTheFirstOfAStackDismisses() {
        editor.stubbedNavigationController = UINavigationController(rootViewController: editor)
        editor.close()
        XCTAssertEqual(editor.dismissals, [true])
    }

    func testCloseDeepInAStackPops() {
        let spy = NavigationControllerSpy()
        spy.viewControllers = [UIViewController(), editor]
        editor.stubbedNavigationController = spy
        editor.close()
        XCTAssertEqual(spy.popCount, 1)
        XCTAssertEqual(editor.dismissals, [])
    }

    func testCloseUnderAQuestionDoesNothing() {
        editor.stubbedPresentedViewController = UIAlertController()
        editor.close()
        XCTAssertEqual(editor.dismissals, [])
    }

    func testDismissalIsNoticed() {
        editor.stubbedIsBeingDismissed = true
        editor.viewDidDisappear(false)
        XCTAssertTrue(editor.didClose)
    }

    func testPopIsNoticed() {
        editor.stubbedIsMovingFromParent = true
        editor.viewDidDisappear(false)
        XCTAssertTrue(editor.didClose)
    }

    func testCoverIsNoEnd() {
        editor.viewDidDisappear(false)
        XCTAssertFalse(editor.didClose)
    }

    func testKeyWindowStub() {
        XCTAssertTrue(KeyWindowStub(frame: .zero).isKeyWindow)
    }

    func testScreenNameIsTheTitleUnlessItIsSet() {
        XCTAssertEqual(editor.screenName, "New recipe")
        editor.screenName = "editor"
        XCTAssertEqual(editor.screenName, "editor")
        editor.screenName = nil
        XCTAssertEqual(editor.screenName, "New recipe")
    }
}
