import Shop
import XCTest

/// Steps that tests of other classes reuse.
private final class BuyingSteps: XCTestCase {
    @MainActor
    func openTea() { XCUIApplication().buttons["Sencha"].tap() }
}

/// UI tests of the shop, as they are written for a device.
final class ShopUITests: XCTestCase {
    override class var runsForEachTargetApplicationUIConfiguration: Bool { true }

    override func setUp() async throws {
        try await super.setUp()
        continueAfterFailure = false
    }

    @MainActor
    private func launch() -> XCUIApplication {
        XCUIApplication.appUnderTest = AppUnderTest("Shop", delegate: nil, scene: ShopScene.self)
        let app = XCUIApplication()
        app.launch()
        return app
    }

    @MainActor
    func testStepsOfAnotherTestCaseAreReused() {
        let app = launch()
        BuyingSteps().openTea()
        XCTAssertTrue(app.buttons["Buy now"].exists)
    }

    @MainActor
    func testTeaIsBought() {
        let app = launch()
        app.buttons["Sencha"].tap()
        app.buttons["Buy now"].tap()
        let address = app.textFields["Address"]
        XCTAssertTrue(address.waitForExistence(timeout: 2))
        address.tap()
        address.typeText("1 High Street")
        app.buttons["Continue"].tap()
        XCTAssertTrue(app.navigationBars["Payment"].waitForExistence(timeout: 2))
    }

    @MainActor
    func testFilterIsAnswered() {
        let app = launch()
        app.buttons["Filter"].tap()
        app.buttons["Green teas"].tap()
        XCTAssertTrue(app.staticTexts["Green teas"].waitForExistence(timeout: 2))
        XCTAssertFalse(app.buttons["Darjeeling"].exists)
    }

    @MainActor
    func testLinkOpensATea() throws {
        let app = launch()
        app.open(try XCTUnwrap(URL(string: "shop://teas/2")))
        XCTAssertTrue(app.buttons["Buy now"].waitForExistence(timeout: 2))
    }

    @MainActor
    func testLaunchIsMeasured() {
        XCUIApplication.appUnderTest = AppUnderTest("Shop", delegate: nil, scene: ShopScene.self)
        var launches = 0
        let options = XCTMeasureOptions.default
        options.iterationCount = 2
        measure(metrics: [XCTApplicationLaunchMetric(), XCTMemoryMetric(), XCTCPUMetric()], options: options)
        {
            XCUIApplication().launch()
            launches += 1
        }
        XCTAssertEqual(launches, 2)
        add(XCTAttachment(screenshot: XCUIScreen.main.screenshot(), quality: .medium))
    }

    @MainActor
    func testMissingButtonFailsTheTest() {
        let app = launch()
        XCTExpectFailure("There is no wine.") { app.buttons["Wine"].tap() }
        XCTAssertTrue(app.buttons["Sencha"].exists)
    }
}
