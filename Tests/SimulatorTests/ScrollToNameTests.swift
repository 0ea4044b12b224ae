import PageFlowTesting
import Simulator
import Testing

/// Scrolling to elements outside the visible area.
@MainActor @Suite(.onStage) struct ScrollToNameTests {
    private func table(of count: Int, _ sim: Simulator) -> UITableViewController {
        let page = NumberedRows(style: .plain)
        page.count = count
        sim.launch(UINavigationController(rootViewController: page))
        return page
    }

    @Test(arguments: [Simulator.Clock.held, .eager])
    func `a row far down comes into sight and can be tapped`(clock: Simulator.Clock) throws {
        let sim = Simulator(clock: clock)
        let page = table(of: 60, sim)
        #expect(sim.place(of: "Row 50") == nil)
        #expect(sim.scroll(to: "Row 50") && sim.tap("Row 50"))
        #expect(page.tableView.indexPathForSelectedRow == [0, 50])
        #expect(sim.scroll(to: "Row 0") && sim.place(of: "Row 0") != nil)
    }

    @Test func `nothing moves for what can be tapped already`() {
        let sim = Simulator()
        let page = table(of: 60, sim)
        let offset = page.tableView.contentOffset
        #expect(sim.scroll(to: "Row 1"))
        #expect(page.tableView.contentOffset == offset)
    }

    @Test func `an absent name is not found, and the content is scrolled to its beginning`() {
        let sim = Simulator()
        let page = table(of: 60, sim)
        page.tableView.contentOffset.y = 300
        #expect(!sim.scroll(to: "Imprint"))
        #expect(page.tableView.contentOffset.y == -page.tableView.adjustedContentInset.top)
    }

    @Test func `a sheet is not pulled down by a search in it`() throws {
        let sim = Simulator()
        sim.launch(UIViewController())
        let page = NumberedRows(style: .plain)
        page.count = 60
        sim.window.rootViewController?.present(page, animated: false)
        try sim.settle()
        #expect(!sim.scroll(to: "Imprint"))
        #expect(sim.window.rootViewController?.presentedViewController === page)
    }

    /// The finger moves before the button under it is pressed, and the content's width is zero.
    @Test func `buttons in a column come into sight, and none is pressed`() {
        let sim = Simulator()
        let page = ButtonColumn()
        sim.launch(page)
        #expect(sim.scroll(to: "Button 39") && sim.tap("Button 39"))
        #expect(sim.scroll(to: "Button 0") && page.pressed == ["Button 39"])
    }

    @Test func `a tap by a name does not scroll`() {
        let sim = Simulator()
        let page = table(of: 60, sim)
        #expect(!sim.tap("Row 50"))
        #expect(page.tableView.contentOffset.y == -page.tableView.adjustedContentInset.top)
    }
}

private final class NumberedRows: UITableViewController {
    var count = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

/// Buttons below each other, in a scroll view that scrolls up and down.
private final class ButtonColumn: UIViewController {
    private(set) var pressed: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let scroll = UIScrollView(frame: view.bounds)
        scroll.contentSize = CGSize(width: 0, height: 2_000)
        view.addSubview(scroll)
        for number in 0..<40 {
            let title = "Button \(number)"
            let button = UIButton(
                type: .system,
                primaryAction: UIAction(title: title) { [unowned self] _ in pressed.append(title) })
            button.frame = CGRect(x: 0, y: number * 50, width: 390, height: 50)
            scroll.addSubview(button)
        }
    }
}
