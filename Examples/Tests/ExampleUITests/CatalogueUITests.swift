import Shop
import XCTest

final class CatalogueUITests: XCTestCase {
    @MainActor
    func testListHasEveryTea() {
        let app = XCUIApplication.shop()
        XCTAssertTrue(app.staticTexts["All teas"].exists)
        for tea in ["Sencha", "Darjeeling", "Gyokuro"] { XCTAssertTrue(app.buttons[tea].isHittable, tea) }
    }

    @MainActor
    func testTeasAreListedInOrder() {
        let app = XCUIApplication.shop()
        let tops = ["Sencha", "Darjeeling", "Gyokuro"].map { app.buttons[$0].frame.minY }
        XCTAssertEqual(tops, tops.sorted())
        XCTAssertEqual(Set(tops).count, 3)
    }

    @MainActor
    func testGreenFilterHidesTheBlackTea() {
        let app = XCUIApplication.shop()
        app.filter("Green teas")
        XCTAssertTrue(app.staticTexts["Green teas"].waitForExistence(timeout: 2))
        XCTAssertFalse(app.buttons["Darjeeling"].exists)
        XCTAssertTrue(app.buttons["Gyokuro"].exists)
    }

    @MainActor
    func testBlackFilterMovesTheBlackTeaToTheTop() {
        let app = XCUIApplication.shop()
        let top = app.buttons["Sencha"].frame.minY
        app.filter("Black teas")
        XCTAssertFalse(app.buttons["Sencha"].exists)
        XCTAssertEqual(app.buttons["Darjeeling"].frame.minY, top, accuracy: 1)
    }

    @MainActor
    func testFilterIsTakenBack() {
        let app = XCUIApplication.shop()
        app.filter("Black teas")
        app.filter("All teas")
        XCTAssertTrue(app.staticTexts["All teas"].waitForExistence(timeout: 2))
        XCTAssertTrue(app.buttons["Sencha"].exists && app.buttons["Darjeeling"].exists)
    }

    @MainActor
    func testFilterSheetCoversTheTeas() {
        let app = XCUIApplication.shop()
        app.buttons["Filter"].tap()
        XCTAssertTrue(app.buttons["Black teas"].waitForExistence(timeout: 2))
        XCTAssertFalse(app.buttons["Sencha"].exists)
    }

    @MainActor
    func testTeaShowsItsPriceAndNotes() {
        let app = XCUIApplication.shop()
        app.openTea("Gyokuro")
        XCTAssertTrue(app.staticTexts["24 euros"].waitForExistence(timeout: 2))
        let notes = NSPredicate(format: "label CONTAINS 'Grown in the shade'")
        XCTAssertEqual(app.staticTexts.matching(notes).count, 1)
    }

    @MainActor
    func testFilterSurvivesAVisitToATea() {
        let app = XCUIApplication.shop()
        app.filter("Green teas")
        app.openTea("Gyokuro")
        app.back()
        XCTAssertTrue(app.staticTexts["Green teas"].waitForExistence(timeout: 2))
        XCTAssertFalse(app.buttons["Darjeeling"].exists)
    }

    @MainActor
    func testSentReviewReturnsToItsTea() {
        let app = XCUIApplication.shop()
        app.openTea("Sencha")
        app.buttons["Review"].tap()
        app.write("Fresh", in: "What do you think of it?")
        app.buttons["Send"].tap()
        XCTAssertTrue(app.shows("Sencha"))
        XCTAssertFalse(app.textFields.firstMatch.exists)
    }

    @MainActor
    func testReviewFieldShowsAQuestionUntilSomethingIsTyped() {
        let app = XCUIApplication.shop()
        app.openTea("Darjeeling")
        app.buttons["Review"].tap()
        let field = app.textFields.firstMatch
        XCTAssertEqual(field.value as? String, "What do you think of it?")
        app.write("Flowers", in: "What do you think of it?")
        XCTAssertEqual(field.value as? String, "Flowers")
    }
}
