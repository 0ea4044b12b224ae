import Settings
import XCTest

final class NetworksUITests: XCTestCase {
    @MainActor
    private func networks() -> XCUIApplication {
        let app = XCUIApplication.settings()
        app.openRows("Wi-Fi")
        return app
    }

    @MainActor
    func testKnownNetworksAreAboveTheOthers() {
        let app = networks()
        let others = app.staticTexts["Other Networks"].frame.minY
        XCTAssertTrue(app.staticTexts["My Networks"].exists)
        XCTAssertLessThan(app.row("Library").frame.minY, others)
        XCTAssertGreaterThan(app.row("Café").frame.minY, others)
    }

    @MainActor
    func testProtectedNetworksHaveALock() {
        let app = networks()
        XCTAssertTrue(app.row("Home").images["lock.fill"].exists)
        XCTAssertFalse(app.row("Library").images["lock.fill"].exists)
    }

    @MainActor
    func testTappedNetworkJoinsTheKnownOnes() {
        let app = networks()
        app.row("Neighbours").tap()
        XCTAssertEqual(app.rowNames, ["Home", "Office", "Library", "Neighbours", "Café"])
        XCTAssertLessThan(app.row("Neighbours").frame.minY, app.staticTexts["Other Networks"].frame.minY)
    }

    @MainActor
    func testSwipedNetworkIsForgotten() {
        let app = networks()
        app.row("Home").swipeLeft()
        app.buttons["Forget"].tap()
        XCTAssertEqual(app.rowNames, ["Office", "Library", "Home", "Café", "Neighbours"])
        XCTAssertFalse(app.buttons["Forget"].exists)
    }

    @MainActor
    func testSwipeToTheRightOffersToJoin() {
        let app = networks()
        app.row("Café").swipeRight()
        XCTAssertTrue(app.shows("Wi-Fi"))
        app.buttons["Join"].tap()
        XCTAssertLessThan(app.row("Café").frame.minY, app.staticTexts["Other Networks"].frame.minY)
    }

    @MainActor
    func testLongSwipeForgetsAtOnce() {
        let app = networks()
        app.row("Office").drag(from: CGVector(dx: 0.95, dy: 0.5), to: CGVector(dx: 0.02, dy: 0.5))
        XCTAssertEqual(app.rowNames, ["Home", "Library", "Office", "Café", "Neighbours"])
    }

    @MainActor
    func testPullFindsAnotherNetworkOnce() {
        let app = networks()
        for _ in 1...2 {
            app.tables.firstMatch.swipeDown()
            XCTAssertEqual(app.rowNames.filter { $0 == "Train" }.count, 1)
        }
        XCTAssertEqual(app.rowNames.last, "Train")
    }

    @MainActor
    func testJoinedNetworkIsKnownOnTheNextVisit() {
        let app = networks()
        app.row("Neighbours").tap()
        app.back()
        app.openRows("Wi-Fi")
        app.row("Neighbours").swipeLeft()
        XCTAssertTrue(app.buttons["Forget"].waitForExistence(timeout: 2))
    }
}
