import Shop
import XCTest

final class AccountUITests: XCTestCase {
    @MainActor
    func testVisitorIsOfferedALogin() {
        let app = XCUIApplication.shop()
        app.choose(tab: "Account")
        XCTAssertTrue(app.buttons["Log in"].waitForExistence(timeout: 2))
        XCTAssertFalse(app.buttons["Log out"].exists)
    }

    @MainActor
    func testCustomerSeesTheirName() {
        let app = XCUIApplication.shop()
        app.openAccount(of: "Ada")
        XCTAssertTrue(app.staticTexts["Ada"].waitForExistence(timeout: 2))
        XCTAssertTrue(app.buttons["Log out"].exists)
    }

    @MainActor
    func testLogoutRemovesTheName() {
        let app = XCUIApplication.shop()
        app.openAccount(of: "Ada")
        app.buttons["Log out"].tap()
        XCTAssertFalse(app.staticTexts["Ada"].exists)
        XCTAssertTrue(app.buttons["Log in"].exists)
    }

    @MainActor
    func testOrdersOpenAfterTheLogin() {
        let app = XCUIApplication.shop()
        app.choose(tab: "Account")
        app.buttons["Orders"].tap()
        XCTAssertTrue(app.shows("Log in"))
        app.logIn("Ada")
        XCTAssertTrue(app.shows("Orders"))
        XCTAssertTrue(app.buttons["Order 4711"].exists)
    }

    @MainActor
    func testCanceledLoginShowsNoOrders() {
        let app = XCUIApplication.shop()
        app.choose(tab: "Account")
        app.buttons["Orders"].tap()
        app.buttons["Cancel"].tap()
        XCTAssertTrue(app.shows("Account"))
        XCTAssertFalse(app.navigationBars["Orders"].exists)
    }

    @MainActor
    func testNewCustomerRegisters() {
        let app = XCUIApplication.shop()
        app.choose(tab: "Account")
        app.buttons["Log in"].tap()
        app.buttons["I am new"].tap()
        app.write("Grace", in: "Your name")
        app.buttons["Register"].tap()
        XCTAssertTrue(app.shows("Account"))
        XCTAssertTrue(app.staticTexts["Grace"].exists)
    }

    @MainActor
    func testOldOrderIsBoughtAgain() {
        let app = XCUIApplication.shop()
        app.openAccount(of: "Ada")
        app.buttons["Orders"].tap()
        app.buttons["Order 4711"].tap()
        XCTAssertTrue(app.staticTexts["9 euros, to 12 Mill Lane"].waitForExistence(timeout: 2))
        app.buttons["Buy again"].tap()
        app.buttons["Continue"].tap()
        XCTAssertTrue(app.buttons["Pay 9 euros"].waitForExistence(timeout: 2))
    }

    @MainActor
    func testNewOrderIsListedBelowTheOldOne() {
        let app = XCUIApplication.shop()
        app.pay(for: "Darjeeling", to: "1 High Street")
        app.buttons["Done"].tap()
        app.openAccount(of: "Ada")
        app.buttons["Orders"].tap()
        XCTAssertTrue(app.buttons["Order 4712"].waitForExistence(timeout: 2))
        XCTAssertGreaterThan(app.buttons["Order 4712"].frame.minY, app.buttons["Order 4711"].frame.minY)
    }
}
