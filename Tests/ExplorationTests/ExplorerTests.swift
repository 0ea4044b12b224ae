import Exploration
import Foundation
import PageFlow
import PageFlowTesting
import Shop
import Simulator
import Testing

/// A list of pages in a stack.
@MainActor
private final class ListPage: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(indexPath.row == 39 ? LastPage() : RowPage(), animated: true)
    }
}

private final class RowPage: UIViewController {}

/// The page of the last row, which is not visible at first.
private final class LastPage: UIViewController {}

@MainActor
private final class ButtonPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Ask") { [unowned self] _ in
                let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Yes", style: .default))
                present(alert, animated: true)
            })
        button.frame = CGRect(x: 40, y: 200, width: 100, height: 44)
        view.addSubview(button)
    }
}

@MainActor @Suite(.onStage) struct ExplorerTests {
    private let app = ExploredApp("tabs") { simulator in
        let tabs = UITabBarController()
        let list = UINavigationController(rootViewController: ListPage())
        list.tabBarItem = UITabBarItem(title: "List", image: nil, tag: 0)
        let button = ButtonPage()
        button.tabBarItem = UITabBarItem(title: "Button", image: nil, tag: 1)
        tabs.viewControllers = [list, button]
        simulator.launch(tabs)
    }

    @Test func `rows off screen, tabs and alerts are reached, and equal rows are not all tapped`() async {
        let exploration = await Explorer(app, .short).run()
        #expect(
            Set(exploration.pages.map(\.name)).isSuperset(of: [
                "ListPage", "RowPage", "LastPage", "ButtonPage",
            ]))
        #expect(
            exploration.ways.contains { $0.to == "UIAlertController Sure?" && $0.action == "tap \"Ask\"" })
        #expect(exploration.actionCount < 100)
        #expect(exploration.faults.map(\.description) == [])
    }

    @Test func `the same seed explores the same`() async {
        var plan = ExplorationPlan()
        plan.walks = 3
        let texts = [await Explorer(app, plan).run().text(), await Explorer(app, plan).run().text()]
        #expect(texts[0] == texts[1])
    }

    @Test func `shards find together what one run finds`() async {
        let second: @MainActor @Sendable () -> UIViewController = { CutAndSmall() }
        var parts: [Exploration] = []
        for shard in 0..<3 {
            var plan = ExplorationPlan.short
            (plan.shard, plan.shards) = (shard, 3)
            parts.append(await Explorer(.leading(to: second), plan).run())
        }
        let whole = await Explorer(.leading(to: second), .short).run()
        #expect(Exploration.union(of: parts).map(\.identity) == whole.faults.map(\.identity))
        #expect(!whole.faults.isEmpty)
        #expect(parts.map(\.checkedCount).reduce(0, +) == whole.checkedCount)
    }

    @Test func `a baseline knows faults, whatever the data`() async throws {
        let exploration = await Explorer(.leading(to: { CutAndSmall() }), .short).run()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try FaultBaseline(exploration.faults).write(to: file)
        let baseline = try FaultBaseline(contentsOf: file)
        #expect(baseline.unknown(of: exploration.faults).isEmpty)
        #expect(baseline.gone(from: []).count == exploration.faults.count)
        #expect(exploration.text(with: baseline).contains("No fault"))
        #expect(exploration.junit(with: baseline).contains("failures=\"0\""))
        #expect(exploration.junit().contains("<failure"))
    }

    @Test func `when the budget is over nothing is called unreached, and what was not done is said`() async {
        var plan = ExplorationPlan.short
        plan.budget = .leastNonzeroMagnitude
        var app = ExploredApp.leading(to: { CutAndSmall() })
        app.pages = ["FirstPage", "CutAndSmall"]
        let exploration = await Explorer(app, plan).run()
        #expect(exploration.leftUndone == ["1 state not looked at"])
        #expect(exploration.faults.isEmpty && exploration.unreachedPages == ["CutAndSmall"])
        #expect(exploration.text().contains("The budget was over. Not done: 1 state not looked at."))
    }

    @Test func `a fault's script is replayed on a new launch`() async throws {
        let app = ExploredApp.leading(to: { CutAndSmall() })
        let exploration = await Explorer(app, .short).run()
        let fault = try #require(exploration.faults.first { $0.kind == .smallTarget })
        let simulator = Simulator()
        simulator.launch(FirstPage { CutAndSmall() })
        #expect(await fault.script.replay(of: app, in: simulator))
        #expect(simulator.window.rootViewController?.presentedViewController is CutAndSmall)
        #expect(fault.script.lines == ["sim.tap(\"Go on\")"])
    }
}

private final class CutAndSmall: ButtonsPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        let small = UIButton(type: .system)
        small.setTitle("Version 3.2", for: .normal)
        add(small, height: 18)
        addClose()
    }
}
