import Shop
import XCTest

final class CheckoutUITests: XCTestCase {
    @MainActor
    func testReceiptHasTheTeaAndTheAddress() {
        let app = XCUIApplication.shop()
        app.pay(for: "Sencha", to: "1 High Street")
        XCTAssertTrue(app.shows("Receipt"))
        XCTAssertTrue(app.staticTexts["Sencha"].exists)
        XCTAssertTrue(app.staticTexts["9 euros, to 1 High Street"].exists)
    }

    @MainActor
    func testTeasThankForTheOrder() {
        let app = XCUIApplication.shop()
        app.pay(for: "Gyokuro", to: "1 High Street")
        app.buttons["Done"].tap()
        XCTAssertTrue(app.shows("Teas"))
        XCTAssertTrue(app.staticTexts["Thank you. Your order has number 4712."].exists)
    }

    @MainActor
    func testPaymentAsksForTheWholeBasket() {
        let app = XCUIApplication.shop()
        app.addToBasket(tea: 2)
        app.openLink("shop://teas/1")
        app.buttons["Buy now"].tap()
        app.buttons["Continue"].tap()
        XCTAssertTrue(app.buttons["Pay 21 euros"].waitForExistence(timeout: 2))
    }

    @MainActor
    func testEmptyCheckoutIsCanceledWithoutAQuestion() {
        let app = XCUIApplication.shop()
        app.buy("Sencha")
        app.buttons["Cancel"].tap()
        XCTAssertFalse(app.alerts.firstMatch.exists)
        XCTAssertTrue(app.shows("Sencha"))
    }

    @MainActor
    func testTypedAddressIsAskedAbout() {
        let app = XCUIApplication.shop()
        app.buy("Sencha")
        app.write("1 High Street", in: "Address")
        app.buttons["Cancel"].tap()
        let alert = app.alerts["Discard the address?"]
        XCTAssertTrue(alert.waitForExistence(timeout: 2))
        XCTAssertTrue(alert.buttons["Keep"].exists && alert.buttons["Discard"].exists)
    }

    @MainActor
    func testKeptAddressIsStillInTheField() {
        let app = XCUIApplication.shop()
        app.buy("Sencha")
        app.write("1 High Street", in: "Address")
        app.buttons["Cancel"].tap()
        app.alerts.buttons["Keep"].tap()
        XCTAssertEqual(app.textFields["Address"].value as? String, "1 High Street")
    }

    @MainActor
    func testDiscardedAddressIsForgotten() {
        let app = XCUIApplication.shop()
        app.buy("Sencha")
        app.write("1 High Street", in: "Address")
        app.buttons["Cancel"].tap()
        app.alerts.buttons["Discard"].tap()
        XCTAssertTrue(app.shows("Sencha"))
        app.buttons["Buy now"].tap()
        XCTAssertEqual(app.textFields["Address"].value as? String, "Address")
    }

    @MainActor
    func testNextOrderKnowsTheAddress() {
        let app = XCUIApplication.shop()
        app.pay(for: "Sencha", to: "1 High Street")
        app.buttons["Done"].tap()
        app.buy("Darjeeling")
        XCTAssertEqual(app.textFields["Address"].value as? String, "1 High Street")
    }

    @MainActor
    func testSavedAddressIsCanceledWithoutAQuestion() {
        let app = XCUIApplication.shop()
        app.buy("Sencha")
        app.write("1 High Street", in: "Address")
        app.buttons["Continue"].tap()
        app.back()
        app.buttons["Cancel"].tap()
        XCTAssertFalse(app.alerts.firstMatch.exists)
        XCTAssertTrue(app.shows("Sencha"))
    }

    @MainActor
    func testCheckoutHidesTheTabs() {
        let app = XCUIApplication.shop()
        XCTAssertTrue(app.tabBars.firstMatch.exists)
        app.buy("Sencha")
        XCTAssertTrue(app.shows("Address"))
        XCTAssertFalse(app.tabBars.firstMatch.exists)
    }
}
