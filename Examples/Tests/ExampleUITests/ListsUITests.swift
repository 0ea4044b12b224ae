import Settings
import XCTest

final class ListsUITests: XCTestCase {
    @MainActor
    func testFirstPageListsEveryPage() {
        let app = XCUIApplication.settings()
        XCTAssertTrue(app.navigationBars["Settings"].exists)
        XCTAssertEqual(app.rowNames, ["Airplane Mode", "Wi-Fi", "Notifications", "General", "Display"])
    }

    @MainActor
    func testBackButtonIsNamedAfterTheFirstPage() {
        let app = XCUIApplication.settings()
        app.openRows("General")
        XCTAssertEqual(app.navigationBars["General"].buttons.firstMatch.label, "Settings")
        app.back()
        XCTAssertTrue(app.shows("Settings"))
    }

    @MainActor
    func testSwipeFromTheEdgeGoesBackOnePage() {
        let app = XCUIApplication.settings()
        app.openRows("General", "About")
        app.swipeBack()
        XCTAssertTrue(app.shows("General"))
        XCTAssertFalse(app.navigationBars["About"].exists)
    }

    @MainActor
    func testGeneralExplainsUpdates() {
        let app = XCUIApplication.settings()
        app.openRows("General")
        let footer = app.staticTexts["Updates are installed while nobody uses the phone."]
        XCTAssertTrue(footer.waitForExistence(timeout: 2))
        XCTAssertGreaterThan(footer.frame.minY, app.row("Week Begins On").frame.minY)
    }

    @MainActor
    func testAboutShowsThePhone() {
        let app = XCUIApplication.settings()
        app.openRows("General", "About")
        XCTAssertTrue(app.row("Name").staticTexts["My Phone"].exists)
        XCTAssertTrue(app.row("Songs").staticTexts["1,204"].exists)
        XCTAssertTrue(app.row("Capacity").staticTexts["128 GB"].exists)
    }

    @MainActor
    func testTapOnAFactOpensNothing() {
        let app = XCUIApplication.settings()
        app.openRows("General", "About")
        app.row("Model").tap()
        XCTAssertTrue(app.shows("About"))
        XCTAssertEqual(app.cells.count, 6)
    }

    @MainActor
    func testNotificationsHaveARowForEveryApp() {
        let app = XCUIApplication.settings()
        app.openRows("Notifications")
        XCTAssertEqual(app.cells.count, 20)
        XCTAssertEqual(app.switches.count, 19)
        XCTAssertEqual(app.rowNames.last, "Weather")
    }

    @MainActor
    func testLastAppIsSeenAfterScrolling() {
        let app = XCUIApplication.settings()
        app.openRows("Notifications")
        XCTAssertFalse(app.row("Weather").isHittable)
        app.swipeUp()
        app.swipeUp()
        XCTAssertTrue(app.row("Weather").isHittable)
        XCTAssertFalse(app.row("Show Previews").isHittable)
    }

    @MainActor
    func testNotificationsHaveTitledSections() {
        let app = XCUIApplication.settings()
        app.openRows("Notifications")
        let (preview, apps) = (app.staticTexts["Preview"], app.staticTexts["Apps"])
        XCTAssertLessThan(preview.frame.minY, app.row("Show Previews").frame.minY)
        XCTAssertGreaterThan(apps.frame.minY, app.row("Scheduled Summary").frame.minY)
        XCTAssertLessThan(apps.frame.minY, app.row("Books").frame.minY)
    }
}
