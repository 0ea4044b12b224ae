import Shop
import XCTest

final class BasketUITests: XCTestCase {
    @MainActor
    func testBasketIsEmptyAtFirst() {
        let app = XCUIApplication.shop()
        app.choose(tab: "Basket")
        XCTAssertTrue(app.staticTexts["Nothing is in your basket."].waitForExistence(timeout: 2))
        XCTAssertFalse(app.buttons["Check out"].exists)
    }

    @MainActor
    func testAddedTeaIsShownInTheBasket() {
        let app = XCUIApplication.shop()
        app.openTea("Darjeeling")
        app.buttons["Add to the basket"].tap()
        XCTAssertTrue(app.shows("Basket"))
        XCTAssertTrue(app.tabBars.buttons["Basket"].isSelected)
        XCTAssertTrue(app.staticTexts["Darjeeling"].exists && app.staticTexts["12 euros"].exists)
    }

    @MainActor
    func testSameTeaIsAddedTwice() {
        let app = XCUIApplication.shop()
        app.addToBasket(tea: 1)
        app.addToBasket(tea: 1)
        XCTAssertEqual(app.staticTexts.matching(identifier: "Sencha").count, 2)
        XCTAssertTrue(app.staticTexts["18 euros in all"].exists)
    }

    @MainActor
    func testCanceledPurchaseStaysInTheBasket() {
        let app = XCUIApplication.shop()
        app.buy("Gyokuro")
        app.buttons["Cancel"].tap()
        app.choose(tab: "Basket")
        XCTAssertTrue(app.staticTexts["24 euros in all"].waitForExistence(timeout: 2))
    }

    @MainActor
    func testNoteAboutPayingLaterIsShownOnce() {
        let app = XCUIApplication.shop()
        app.buy("Sencha")
        app.buttons["Continue"].tap()
        app.buttons["Pay later"].tap()
        XCTAssertTrue(app.staticTexts["Your basket is kept."].waitForExistence(timeout: 2))
        app.buttons["Check out"].tap()
        app.buttons["Cancel"].tap()
        XCTAssertTrue(app.staticTexts["9 euros in all"].waitForExistence(timeout: 2))
        XCTAssertFalse(app.staticTexts["Your basket is kept."].exists)
    }

    @MainActor
    func testPaidBasketIsEmpty() {
        let app = XCUIApplication.shop()
        app.pay(for: "Sencha", to: "1 High Street")
        app.buttons["Done"].tap()
        app.choose(tab: "Basket")
        XCTAssertTrue(app.staticTexts["Nothing is in your basket."].waitForExistence(timeout: 2))
    }
}
