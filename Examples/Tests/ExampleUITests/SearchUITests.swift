import Settings
import XCTest

final class SearchUITests: XCTestCase {
    @MainActor
    func testFoundSettingShowsWhereItIs() {
        let app = XCUIApplication.settings()
        app.search("wee")
        XCTAssertTrue(app.result("Week Begins On", on: "Settings → General").waitForExistence(timeout: 2))
        XCTAssertEqual(app.results.count, 1)
    }

    @MainActor
    func testSameNameIsFoundOnTwoPages() {
        let app = XCUIApplication.settings()
        app.search("photos")
        XCTAssertEqual(app.results.count, 2)
        XCTAssertTrue(app.result("Photos", on: "Settings → General → About").exists)
        XCTAssertTrue(app.result("Photos", on: "Settings → Notifications").exists)
    }

    @MainActor
    func testCapitalLettersFindTheSameSettings() {
        let app = XCUIApplication.settings()
        app.search("BOLD")
        XCTAssertTrue(app.result("Bold Text", on: "Settings → Display").waitForExistence(timeout: 2))
    }

    @MainActor
    func testUnknownWordFindsNothing() {
        let app = XCUIApplication.settings()
        app.search("wine")
        XCTAssertEqual(app.searchFields.firstMatch.value as? String, "wine")
        XCTAssertEqual(app.results.count, 0)
    }

    @MainActor
    func testDeletedLetterFindsMore() {
        let app = XCUIApplication.settings()
        app.search("mod")
        XCTAssertEqual(app.results.count, 2)
        app.searchFields.firstMatch.typeText("el")
        XCTAssertEqual(app.results.count, 1)
        app.searchFields.firstMatch.typeText(XCUIKeyboardKey.delete.rawValue)
        app.searchFields.firstMatch.typeText(XCUIKeyboardKey.delete.rawValue)
        XCTAssertEqual(app.results.count, 2)
    }

    @MainActor
    func testTapOnAFoundSettingOpensItsPage() {
        let app = XCUIApplication.settings()
        app.search("capacity")
        app.result("Capacity", on: "Settings → General → About").tap()
        XCTAssertTrue(app.shows("About"))
        app.back()
        XCTAssertTrue(app.shows("General"))
    }

    @MainActor
    func testCanceledSearchShowsTheFirstPageAgain() {
        let app = XCUIApplication.settings()
        app.search("wall")
        app.buttons["Cancel"].tap()
        XCTAssertEqual(app.results.count, 0)
        XCTAssertTrue(app.row("General").isHittable)
        XCTAssertEqual(app.searchFields.firstMatch.value as? String, "Search")
    }
}
