import Settings
import Shop
import XCTest

extension XCUIApplication {
    /// Launches the shop.
    static func shop() -> XCUIApplication {
        launched(AppUnderTest("Shop", delegate: nil, scene: ShopScene.self))
    }

    /// Launches the settings.
    static func settings() -> XCUIApplication {
        launched(AppUnderTest("Settings", delegate: nil, scene: SettingsScene.self))
    }

    private static func launched(_ app: AppUnderTest) -> XCUIApplication {
        appUnderTest = app
        let application = XCUIApplication()
        application.launch()
        return application
    }
}

// Actions of a user, in any app.
extension XCUIApplication {
    /// Taps the back button.
    func back() { navigationBars.buttons.firstMatch.tap() }

    /// Swipes back from the edge of the screen.
    func swipeBack() { drag(from: CGVector(dx: 0.01, dy: 0.5), to: CGVector(dx: 0.9, dy: 0.5)) }

    /// Pulls a sheet down by its content.
    func pullSheetDown() { drag(from: CGVector(dx: 0.5, dy: 0.45), to: CGVector(dx: 0.5, dy: 0.98)) }

    func openLink(_ link: String) {
        guard let url = URL(string: link) else { return XCTFail("\(link) is no link") }
        open(url)
    }

    func write(_ text: String, in placeholder: String) {
        textFields[placeholder].tap()
        textFields[placeholder].typeText(text)
    }

    /// Whether a page with this title is on the screen.
    func shows(_ title: String) -> Bool { navigationBars[title].waitForExistence(timeout: 2) }
}

extension XCUIElement {
    /// Drags a finger from one point of the element to another one. (1, 1) is its bottom right corner.
    func drag(from start: CGVector, to end: CGVector) {
        coordinate(withNormalizedOffset: start).press(
            forDuration: 0.05, thenDragTo: coordinate(withNormalizedOffset: end))
    }
}

// The shop.
extension XCUIApplication {
    func choose(tab: String) { tabBars.buttons[tab].tap() }

    func openTea(_ name: String) { buttons[name].tap() }

    func filter(_ kind: String) {
        buttons["Filter"].tap()
        buttons[kind].tap()
    }

    func addToBasket(tea number: Int) {
        openLink("shop://teas/\(number)")
        buttons["Add to the basket"].tap()
    }

    /// Opens the checkout of a tea, and leaves the address empty.
    func buy(_ name: String) {
        openTea(name)
        buttons["Buy now"].tap()
    }

    /// Buys a tea. The receipt is on the screen afterward.
    func pay(for name: String, to address: String) {
        buy(name)
        write(address, in: "Address")
        buttons["Continue"].tap()
        buttons.matching(NSPredicate(format: "label BEGINSWITH 'Pay '")).firstMatch.tap()
    }

    /// Fills in the login page.
    func logIn(_ name: String) {
        write(name, in: "Name")
        buttons["Log in"].tap()
    }

    func openAccount(of name: String) {
        choose(tab: "Account")
        buttons["Log in"].tap()
        logIn(name)
    }
}

// The settings.
extension XCUIApplication {
    /// The texts in the rows, from the top down.
    var rowNames: [String] { cells.staticTexts.allElementsBoundByIndex.map(\.label) }

    /// The row that contains a text.
    func row(_ text: String) -> XCUIElement { cells.containing(.staticText, identifier: text).firstMatch }

    /// Opens rows one after the other, each on the page that the one before has opened.
    func openRows(_ titles: String...) {
        for title in titles { row(title).tap() }
    }

    func isOn(_ title: String) -> Bool { switches[title].value as? String == "1" }

    func search(_ text: String) {
        searchFields.firstMatch.tap()
        searchFields.firstMatch.typeText(text)
    }

    /// The found settings. Only these rows have a text with the path to the setting.
    var results: XCUIElementQuery { cells.containing(NSPredicate(format: "label BEGINSWITH 'Settings'")) }

    /// A found setting on the page with this path.
    func result(_ title: String, on path: String) -> XCUIElement {
        cells.containing(.staticText, identifier: path).staticTexts[title]
    }

    func resetAll() {
        row("Reset All Settings").tap()
        sheets.buttons["Reset All Settings"].tap()
    }
}
