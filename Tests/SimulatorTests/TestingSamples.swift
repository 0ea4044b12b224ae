import PageFlow
import PageFlowTesting
import Simulator
import Testing
import UIKit
import XCTest

// The samples of docs/Testing.md and docs/Porting.md that require the simulator.

private final class Basket: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let more = UIButton(type: .system)
        more.setTitle("More", for: .normal)
        more.menu = UIMenu(children: [
            UIAction(title: "Empty the basket") { [unowned self] _ in title = "Empty" }
        ])
        more.showsMenuAsPrimaryAction = true
        more.frame = CGRect(x: 40, y: 200, width: 200, height: 44)
        view.addSubview(more)
    }
}

private final class Payment: UIViewController {}

private final class Receipt: UIViewController {
    let today: () -> Date

    init(today: @escaping () -> Date) {
        self.today = today
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A receipt is not archived.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        formatter.dateStyle = .medium
        formatter.timeStyle = .short
        title = formatter.string(from: today())
    }
}

@MainActor
@Suite(.onStage) struct BasketGestureTests {
    @Test func `a swipe that is canceled leaves the payment`() async {
        let stage = Stage(root: UINavigationController(rootViewController: Basket()))
        stage.visiblePage?.open(Payment())
        await stage.settle()

        stage.simulator.edgeSwipe(to: 0.4)  // the finger rests at 40 % of the width
        stage.simulator.endSwipe(.cancel)  // `.finish` pops
        await stage.settle()
        stage.expectPath("Basket/Payment")
    }

    @Test func `a sheet is pulled away`() async {
        let stage = Stage(root: UINavigationController(rootViewController: Basket()))
        stage.visiblePage?.open(Payment(), by: .present)
        await stage.settle()

        stage.simulator.pullSheet(to: 0.6)
        stage.simulator.endSwipe(.finish)
        await stage.settle()
        stage.expectPath("Basket")
    }

    @Test func `the basket is emptied by the menu`() async throws {
        let stage = Stage(root: UINavigationController(rootViewController: Basket()))
        let place = try #require(stage.simulator.place(of: "More"))
        stage.simulator.tap(at: place)
        await stage.settle()
        #expect(stage.simulator.chooseInMenu("Empty the basket"))
        #expect(stage.visiblePage?.title == "Empty")
    }
}

@MainActor
@Suite(.onStage) struct ReceiptTests {
    @Test func `a receipt has the date of the device`() {
        let sim = Simulator(
            locale: Locale(identifier: "de_DE"), timeZone: TimeZone(identifier: "Europe/Berlin")!,
            now: Date(timeIntervalSince1970: 1_735_686_000))
        let stage = Stage(root: Receipt(today: { sim.date }), on: sim)
        #expect(stage.visiblePage?.title == "01.01.2025, 00:00")
    }
}

@MainActor
@Suite(.onStage(device: .iPadPro11, system: .iOS(17), locale: Locale(identifier: "de_DE")))
struct GermanTests {
    @Test func `the German basket is shown on an iPad`() {
        let stage = Stage(root: Basket())
        #expect(stage.window.traitCollection.userInterfaceIdiom == .pad)
    }
}

@MainActor
@Suite(.onStage) struct RefusalTests {
    @Test func `a page is not pushed twice`() {
        let basket = Basket()
        let stage = Stage(root: UINavigationController(rootViewController: basket))
        let exceptions = stage.simulator.exceptions {
            basket.navigationController?.pushViewController(basket, animated: false)
        }
        #expect(exceptions.map(\.exceptionName) == ["NSInvalidArgumentException"])
    }
}

/// The shop on a stage, and a customer who taps.
@MainActor
private struct Customer {
    let stage = Stage(root: UINavigationController(rootViewController: Basket()))

    /// Taps several elements in sequence. Each must be visible.
    func tap(_ names: String..., at location: SourceLocation = #_sourceLocation) async {
        for name in names {
            let isThere = stage.simulator.tap(name)
            #expect(isThere, "nothing is called \(name)", sourceLocation: location)
            await stage.settle()
        }
    }

    /// Whether an element with this name is visible.
    func sees(_ name: String) -> Bool { stage.simulator.place(of: name) != nil }
}

@MainActor
@Suite(.onStage) struct CustomerTests {
    @Test func `a customer finds what the basket offers`() async {
        let customer = Customer()
        await customer.tap("More")
        #expect(customer.sees("Empty the basket"))
    }
}

/// Each test in a host app that has a window.
open class HostedTestCase: SimulatorTestCase {
    override open class func makeHostRoot() -> UIViewController? { UIViewController() }
}

/// Each page's appearance is counted, without method swizzling.
@MainActor
@Suite(.onSimulator) struct AppearanceCountTests {
    @Test func `each appearance is counted`() async throws {
        let sim = Simulator()
        var count = 0
        sim.onCallback = { page, event in
            if event.callback == "viewDidAppear", page is Basket { count += 1 }
        }
        sim.launch(Basket())
        #expect(count == 1)
    }
}
