import Settings
import XCTest

final class ChoicesUITests: XCTestCase {
    @MainActor
    func testFirstValueIsShownBeforeAChoice() {
        let app = XCUIApplication.settings()
        app.openRows("Display")
        XCTAssertTrue(app.row("Appearance").staticTexts["Light"].waitForExistence(timeout: 2))
        app.openRows("Appearance")
        XCTAssertEqual(app.rowNames, ["Light", "Dark", "Automatic"])
    }

    @MainActor
    func testChosenValueIsShownOnThePageBefore() {
        let app = XCUIApplication.settings()
        app.openRows("General", "Week Begins On", "Saturday")
        XCTAssertTrue(app.shows("Week Begins On"))
        app.back()
        XCTAssertTrue(app.row("Week Begins On").staticTexts["Saturday"].waitForExistence(timeout: 2))
    }

    @MainActor
    func testLastOfSeveralChoicesCounts() {
        let app = XCUIApplication.settings()
        app.openRows("Notifications", "Show Previews", "Never", "When Unlocked")
        app.back()
        XCTAssertTrue(app.row("Show Previews").staticTexts["When Unlocked"].waitForExistence(timeout: 2))
        XCTAssertFalse(app.staticTexts["Never"].exists)
    }

    @MainActor
    func testSwitchIsTurnedButItsRowIsNot() {
        let app = XCUIApplication.settings()
        app.row("Airplane Mode").staticTexts["Airplane Mode"].tap()
        XCTAssertFalse(app.isOn("Airplane Mode"))
        app.switches["Airplane Mode"].tap()
        XCTAssertTrue(app.isOn("Airplane Mode"))
    }

    @MainActor
    func testSwitchOutsideTheScreenKeepsItsValue() {
        let app = XCUIApplication.settings()
        app.openRows("Notifications")
        app.switches["Weather"].tap()
        app.back()
        app.openRows("Notifications")
        XCTAssertTrue(app.isOn("Weather"))
        XCTAssertFalse(app.isOn("Stocks"))
    }

    @MainActor
    func testResetIsAskedAbout() {
        let app = XCUIApplication.settings()
        app.openRows("General")
        app.switches["Automatic Updates"].tap()
        app.row("Reset All Settings").tap()
        XCTAssertTrue(app.sheets.staticTexts["All settings will be as they were at first."].exists)
        // Since iOS 26 an action sheet has no Cancel button.
        app.otherElements["PopoverDismissRegion"].tap()
        XCTAssertTrue(app.isOn("Automatic Updates"))
    }

    @MainActor
    func testResetRestoresChoicesAndSwitches() {
        let app = XCUIApplication.settings()
        app.openRows("General", "Week Begins On", "Sunday")
        app.back()
        app.switches["Automatic Updates"].tap()
        app.resetAll()
        XCTAssertTrue(app.row("Week Begins On").staticTexts["Monday"].waitForExistence(timeout: 2))
        XCTAssertFalse(app.isOn("Automatic Updates"))
    }

    @MainActor
    func testResetTurnsASwitchOfTheFirstPageOff() {
        let app = XCUIApplication.settings()
        app.switches["Airplane Mode"].tap()
        app.openRows("General")
        app.resetAll()
        app.back()
        XCTAssertTrue(app.shows("Settings"))
        XCTAssertFalse(app.isOn("Airplane Mode"))
    }
}
