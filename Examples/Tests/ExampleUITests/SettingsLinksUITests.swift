import Settings
import XCTest

final class SettingsLinksUITests: XCTestCase {
    @MainActor
    func testLinkOpensThePagesBeforeItsOwn() {
        let app = XCUIApplication.settings()
        app.openLink("settings://general/about")
        XCTAssertTrue(app.shows("About"))
        app.back()
        XCTAssertTrue(app.shows("General"))
        app.back()
        XCTAssertTrue(app.shows("Settings"))
    }

    @MainActor
    func testLinkReplacesAPageOfAnotherBranch() {
        let app = XCUIApplication.settings()
        app.openRows("Notifications")
        app.openLink("settings://display/wallpapers")
        XCTAssertTrue(app.cells["Sea"].waitForExistence(timeout: 2))
        app.back()
        XCTAssertTrue(app.shows("Display"))
    }

    @MainActor
    func testUnknownLinkChangesNothing() {
        let app = XCUIApplication.settings()
        app.openRows("General")
        app.openLink("settings://general/printer")
        XCTAssertTrue(app.shows("General"))
        XCTAssertTrue(app.row("About").isHittable)
    }

    @MainActor
    func testLinkLaunchesTheSettings() {
        let app = XCUIApplication.settings()
        app.terminate()
        app.openLink("settings://networks")
        XCTAssertTrue(app.shows("Wi-Fi"))
        XCTAssertTrue(app.row("Home").exists)
    }

    @MainActor
    func testLinkToTheVisiblePageDoesNotOpenItTwice() {
        let app = XCUIApplication.settings()
        app.openRows("Display")
        app.openLink("settings://display")
        XCTAssertTrue(app.shows("Display"))
        app.back()
        XCTAssertTrue(app.shows("Settings"))
    }
}
