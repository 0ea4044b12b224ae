import Shop
import XCTest

final class ShopGesturesUITests: XCTestCase {
    @MainActor
    func testBackButtonIsNamedAfterTheListAndReturnsToIt() {
        let app = XCUIApplication.shop()
        app.openTea("Sencha")
        app.navigationBars.buttons["Teas"].tap()
        XCTAssertTrue(app.shows("Teas"))
        XCTAssertFalse(app.buttons["Buy now"].exists)
    }

    @MainActor
    func testSwipeFromTheMiddleLeavesATea() {
        let app = XCUIApplication.shop()
        app.openTea("Sencha")
        app.drag(from: CGVector(dx: 0.3, dy: 0.7), to: CGVector(dx: 0.98, dy: 0.7))
        XCTAssertTrue(app.shows("Teas"))
    }

    @MainActor
    func testShortSwipeStaysOnTheTea() {
        let app = XCUIApplication.shop()
        app.openTea("Sencha")
        app.drag(from: CGVector(dx: 0.3, dy: 0.7), to: CGVector(dx: 0.5, dy: 0.7))
        XCTAssertTrue(app.shows("Sencha"))
        XCTAssertFalse(app.navigationBars["Teas"].exists)
    }

    @MainActor
    func testReceiptIsNotLeftByASwipeOrAButton() {
        let app = XCUIApplication.shop()
        app.pay(for: "Sencha", to: "1 High Street")
        XCTAssertEqual(app.navigationBars["Receipt"].buttons.count, 0)
        app.swipeBack()
        XCTAssertTrue(app.shows("Receipt"))
    }

    @MainActor
    func testFilterSheetIsPulledDown() {
        let app = XCUIApplication.shop()
        app.filter("Green teas")
        app.buttons["Filter"].tap()
        app.pullSheetDown()
        XCTAssertTrue(app.shows("Teas"))
        XCTAssertTrue(app.staticTexts["Green teas"].exists)
        XCTAssertFalse(app.buttons["Black teas"].exists)
    }

    @MainActor
    func testTappedTabReturnsToItsFirstPage() {
        let app = XCUIApplication.shop()
        app.openAccount(of: "Ada")
        app.buttons["Orders"].tap()
        XCTAssertTrue(app.shows("Orders"))
        app.choose(tab: "Account")
        XCTAssertTrue(app.shows("Account"))
    }

    @MainActor
    func testTeaIsUsableInLandscape() {
        let app = XCUIApplication.shop()
        app.openTea("Sencha")
        XCUIDevice.shared.orientation = .landscapeLeft
        defer { XCUIDevice.shared.orientation = .portrait }
        XCTAssertGreaterThan(app.frame.width, app.frame.height)
        app.buttons["Review"].tap()
        XCTAssertTrue(app.shows("Review"))
    }

    @MainActor
    func testTypedReviewSurvivesAVisitToTheHomeScreen() {
        let app = XCUIApplication.shop()
        app.openLink("shop://teas/1/review")
        app.write("Fresh", in: "What do you think of it?")
        XCUIDevice.shared.press(.home)
        XCTAssertFalse(app.textFields.firstMatch.exists)
        app.activate()
        XCTAssertEqual(app.textFields.firstMatch.value as? String, "Fresh")
    }
}
