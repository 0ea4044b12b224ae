import Simulator
import Testing
import UIKit

// The samples of the article about UI tests.

// XCTest doesn't run it, because this program has several apps: the tests of the shop do the same.
private final class CheckoutUITests: XCTestCase {
    @MainActor
    func testTeaIsBought() {
        let app = XCUIApplication()
        app.launch()
        app.buttons["Sencha"].tap()
        app.buttons["Buy now"].tap()
        XCTAssertTrue(app.textFields["Address"].waitForExistence(timeout: 2))
    }
}

/// An app of its own.
private final class AppDelegate: UIResponder, UIApplicationDelegate {}

private struct Stock {
    static let sample = Stock()
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let store: Stock

    override init() {
        store = Stock()
    }

    init(store: Stock) {
        self.store = store
    }
}

@MainActor
private func nameApps(plist: URL) {
    XCUIApplication.appUnderTest = AppUnderTest(delegate: AppDelegate.self, scene: SceneDelegate.self)
    XCUIApplication.appUnderTest = AppUnderTest("Shop", delegate: AppDelegate.self, infoPlist: plist)
    XCUIApplication.appUnderTest = AppUnderTest("Shop") { simulator, url in
        simulator.launch(AppDelegate(), sceneDelegate: SceneDelegate(store: .sample), opening: url)
    }
}

/// A place of its own for the other class named XCTestCase.
private enum OnIPad {
    open class XCTestCase: UITestCase {
        open override class var keepsAppData: Bool { true }
        open override class func makeSimulator() -> Simulator { Simulator(device: .iPadAir, clock: .held) }
    }
}
