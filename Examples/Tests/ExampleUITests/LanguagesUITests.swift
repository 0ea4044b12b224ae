import Settings
import XCTest

final class LanguagesUITests: XCTestCase {
    @MainActor
    private func languages() -> XCUIApplication {
        let app = XCUIApplication.settings()
        app.openRows("General", "Languages")
        return app
    }

    @MainActor
    func testLanguagesAreListedInTheirOrder() {
        let app = languages()
        XCTAssertEqual(app.rowNames, ["English", "Deutsch", "日本語", "Français"])
        let footer = NSPredicate(format: "label BEGINSWITH 'Apps and websites'")
        XCTAssertEqual(app.staticTexts.matching(footer).count, 1)
    }

    @MainActor
    func testEditShowsAHandleOnEveryRowUntilDone() {
        let app = languages()
        let handles = app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Reorder'"))
        XCTAssertEqual(handles.count, 0)
        app.navigationBars.buttons["Edit"].tap()
        XCTAssertEqual(handles.count, 4)
        app.navigationBars.buttons["Done"].tap()
        XCTAssertEqual(handles.count, 0)
    }

    @MainActor
    func testSwipedLanguageIsDeleted() {
        let app = languages()
        app.row("Deutsch").swipeLeft()
        app.buttons["Delete"].tap()
        XCTAssertEqual(app.rowNames, ["English", "日本語", "Français"])
    }

    @MainActor
    func testDeletionWhileEditingIsConfirmed() {
        let app = languages()
        app.navigationBars.buttons["Edit"].tap()
        app.buttons["Delete English"].tap()
        XCTAssertEqual(app.cells.count, 4)
        app.buttons["Delete"].tap()
        XCTAssertEqual(app.rowNames, ["Deutsch", "日本語", "Français"])
    }

    @MainActor
    func testLanguageIsDraggedToTheTop() {
        let app = languages()
        app.navigationBars.buttons["Edit"].tap()
        app.buttons["Reorder Français"].press(forDuration: 0.5, thenDragTo: app.buttons["Reorder English"])
        XCTAssertEqual(app.rowNames, ["Français", "English", "Deutsch", "日本語"])
    }

    @MainActor
    func testLastLanguageRemains() {
        let app = languages()
        for language in ["English", "Deutsch", "Français"] {
            app.row(language).swipeLeft()
            app.buttons["Delete"].tap()
        }
        app.row("日本語").swipeLeft()
        XCTAssertFalse(app.buttons["Delete"].exists)
        app.navigationBars.buttons["Edit"].tap()
        XCTAssertFalse(app.buttons["Delete 日本語"].exists)
        XCTAssertEqual(app.rowNames, ["日本語"])
    }

    @MainActor
    func testDeletedLanguageIsStillGoneAfterAReset() {
        let app = languages()
        app.row("Deutsch").swipeLeft()
        app.buttons["Delete"].tap()
        app.back()
        app.resetAll()
        app.openRows("Languages")
        XCTAssertEqual(app.rowNames, ["English", "日本語", "Français"])
    }
}
