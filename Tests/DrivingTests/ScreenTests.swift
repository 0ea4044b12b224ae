import PageFlowTesting
import Simulator
import Testing

@testable import Driving

/// The text of a screen.
@MainActor @Suite(.onStage) struct ScreenTests {
    /// The commands that lead to each page of the shop.
    private nonisolated static let pages: [(String, [String])] = [
        ("CataloguePage", []), ("FilterPage", ["tap Filter"]), ("Sencha", ["tap Sencha"]),
        ("ReviewPage", ["tap Sencha", "tap Review"]), ("BasketPage", ["tap Basket"]),
        ("AddressPage", ["tap Sencha", "tap Buy now"]),
        ("PaymentPage", ["tap Sencha", "tap Buy now", "tap Continue"]),
        ("ReceiptPage", ["tap Sencha", "tap Buy now", "tap Continue", "tap Pay 9 euros"]),
        ("AccountPage", ["tap Account"]), ("LoginPage", ["tap Account", "tap Log in"]),
        ("RegisterPage", ["tap Account", "tap Log in", "tap I am new"]),
        ("OrdersPage", ["tap Account", "tap Log in", "tap \"Log in\"", "tap Orders"]),
    ]

    @Test(arguments: pages)
    func `the screen of each page of the shop has under 800 characters`(page: String, lines: [String]) async {
        let text = await ShopSession.reply(to: lines + ["screen"])
        #expect(text.count < 800, "\(text.count) characters:\n\(text)")
        let path = text.prefix { $0 != "\n" }
        #expect(path.hasSuffix(page), "\(path)")
        #expect(text.contains("\n"))
    }

    @Test func `an element has its role, its name and its frame`() async {
        let text = await ShopSession.reply(to: ["tap Sencha", "screen"])
        #expect(text.contains(/button "Buy now" \d+,\d+ \d+x\d+/), "\(text)")
        #expect(text.contains("text \"9 euros\""), "\(text)")
        #expect(text.contains(/button "Basket" \d+,\d+ \d+x\d+/), "\(text)")
    }

    @Test func `the page behind a sheet isn't listed`() async {
        let text = await ShopSession.reply(to: ["tap Filter", "screen"])
        #expect(text.contains("Green teas") && !text.contains("Darjeeling"), "\(text)")
    }

    @Test func `each fault of an element is named`() async {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let nameless = UIButton(frame: CGRect(x: 20, y: 100, width: 30, height: 30))
        let cut = UILabel(frame: CGRect(x: 20, y: 200, width: 40, height: 20))
        cut.text = "A long text that is truncated"
        let covered = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 50))
        covered.setTitle("Covered", for: .normal)
        let cover = UIView(frame: covered.frame)
        for view in [nameless, cut, covered, cover] { page.view.addSubview(view) }
        let text = ScreenContent(of: sim, named: "").text
        #expect(text.contains("button @1 20,100 30x30 !no-label !small"), "\(text)")
        #expect(text.contains("text \"A long text that is truncated\" 20,200 40x20 !cut"), "\(text)")
        #expect(text.contains("button \"Covered\" 20,300 100x50 !covered"), "\(text)")
    }

    @Test func `a number is never the name of another element`() {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        for (index, title) in ["1", "2", "", "Pay", "Pay"].enumerated() {
            let button = UIButton(frame: CGRect(x: 20, y: 100 + 60 * index, width: 100, height: 50))
            button.setTitle(title, for: .normal)
            page.view.addSubview(button)
        }
        let numbers = ScreenContent(of: sim, named: "").lines.map(\.number)
        #expect(numbers == [nil, nil, 3, 4, 5])
    }

    @Test func `a list that continues out of sight says so`() async {
        let sim = Simulator()
        let page = UIViewController()
        let scroll = UIScrollView(frame: UIScreen.main.bounds)
        scroll.contentSize = CGSize(width: 393, height: 3000)
        page.view.addSubview(scroll)
        sim.launch(page)
        let text = ScreenContent(of: sim, named: "").text
        #expect(text.contains("more-below"), "\(text)")
        _ = sim
    }
}
