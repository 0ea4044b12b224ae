import Shop
import XCTest

final class ShopLinksUITests: XCTestCase {
    @MainActor
    func testLinkShowsATeaAboveTheList() {
        let app = XCUIApplication.shop()
        app.openLink("shop://teas/2")
        XCTAssertTrue(app.shows("Darjeeling"))
        app.back()
        XCTAssertTrue(app.shows("Teas"))
    }

    @MainActor
    func testLinkToAReviewOpensItsTeaBelow() {
        let app = XCUIApplication.shop()
        app.openLink("shop://teas/1/review")
        XCTAssertTrue(app.shows("Review"))
        app.back()
        XCTAssertTrue(app.shows("Sencha"))
    }

    @MainActor
    func testWebLinkSelectsTheTabOfTheTeas() {
        let app = XCUIApplication.shop()
        app.choose(tab: "Account")
        app.openLink("https://shop.example/teas/3")
        XCTAssertTrue(app.shows("Gyokuro"))
        XCTAssertTrue(app.tabBars.buttons["Shop"].isSelected)
    }

    @MainActor
    func testLinksToUnknownPlacesChangeNothing() {
        let app = XCUIApplication.shop()
        app.openTea("Sencha")
        for link in ["shop://teas/99", "shop://coffee", "https://elsewhere.example/teas/2"] {
            app.openLink(link)
            XCTAssertTrue(app.shows("Sencha"), link)
        }
    }

    @MainActor
    func testLinkToOrdersAsksForALoginFirst() {
        let app = XCUIApplication.shop()
        app.openLink("shop://orders")
        XCTAssertTrue(app.shows("Log in"))
        app.logIn("Ada")
        XCTAssertTrue(app.shows("Orders"))
        XCTAssertTrue(app.tabBars.buttons["Account"].isSelected)
    }

    @MainActor
    func testCustomerFollowsALinkToAnOrderWithoutALogin() {
        let app = XCUIApplication.shop()
        app.openAccount(of: "Ada")
        app.openLink("shop://orders/4711")
        XCTAssertTrue(app.shows("Order 4711"))
        app.back()
        XCTAssertTrue(app.shows("Orders"))
    }

    @MainActor
    func testCanceledLoginDropsTheLink() {
        let app = XCUIApplication.shop()
        app.openLink("shop://orders")
        app.buttons["Cancel"].tap()
        XCTAssertTrue(app.shows("Teas"))
        app.openAccount(of: "Ada")
        XCTAssertTrue(app.shows("Account"))
        XCTAssertFalse(app.navigationBars["Orders"].exists)
    }

    @MainActor
    func testLinkWaitsForTheAnswerAboutAnAddress() {
        let app = XCUIApplication.shop()
        app.buy("Sencha")
        app.write("1 High Street", in: "Address")
        app.openLink("shop://teas/2")
        XCTAssertTrue(app.alerts["Discard the address?"].waitForExistence(timeout: 2))
        app.alerts.buttons["Discard"].tap()
        XCTAssertTrue(app.shows("Darjeeling"))
    }
}
