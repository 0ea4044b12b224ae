import Foundation
@_exported import PageFlowTesting
import Shop
import Simulator
import Testing
import XCTest

/// Tests that fail. Other tests run them in a separate program, and read the files that they leave.
enum FailingTests {
    static let areWanted = ProcessInfo.processInfo.environment["PAGEFLOW_FAILING_TESTS"] == "1"
}

@MainActor
@Suite(.onStage, .enabled(if: FailingTests.areWanted)) struct FailingShopTests {
    @Test func `a tea is bought, and nobody thanks`() async throws {
        let sim = Simulator()
        sim.launch(sceneDelegate: ShopScene())
        for name in ["Gyokuro", "Darjeeling", "Sencha"] {
            sim.tap(name)
            await sim.settled()
            for _ in 0..<4 {
                sim.edgeSwipe(to: 0.3)
                sim.endSwipe(.cancel)
                await sim.settled()
            }
            sim.edgeSwipe(to: 0.6)
            sim.endSwipe(.finish)
            await sim.settled()
        }
        for name in ["Sencha", "Buy now", "Address"] {
            sim.tap(name)
            await sim.settled()
        }
        sim.type("1 High Street")
        for name in ["Continue", "Pay 9 euros"] {
            sim.tap(name)
            await sim.settled()
        }
        #expect(sim.tree.contains("Thanks"), "the receipt thanks the customer")
        sim.tap("Done")
        await sim.settled()
        try #require(sim.place(of: "Nobody is called so") != nil)
    }

    @Test(arguments: [1, 2]) func `a page stays`(_ number: Int) async {
        let sim = Simulator()
        sim.launch(UINavigationController(rootViewController: UIViewController()))
        #expect(number == 1)
    }

    @Test func `a page is pushed twice`() {
        let sim = Simulator()
        let page = UIViewController()
        let stack = UINavigationController(rootViewController: page)
        sim.launch(stack)
        stack.pushViewController(page, animated: false)
    }
}

/// The failing tests for XCTest.
final class FailingTestCase: SimulatorTestCase {
    @MainActor func testAButtonThatIsNotThere() async throws {
        try XCTSkipUnless(FailingTests.areWanted, "It fails: other tests run it.")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: UIViewController())
        window.makeKeyAndVisible()
        XCTAssertEqual(simulator?.tap("Buy now"), true, "the button is there")
    }
}
