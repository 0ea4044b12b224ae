import Simulator

// UIKit's messages about snapshots with duplicate items.
extension Scenario {
    static let diffableWords: [Scenario] = [
        .messages("list-words-40") { _ in
            var snapshot = NSDiffableDataSourceSnapshot<String, String>()
            snapshot.appendSections(["Section"])
            snapshot.appendItems(["Twice", "Once", "Twice"])
        },
        .messages("list-words-41") { _ in
            var snapshot = NSDiffableDataSourceSnapshot<String, String>()
            snapshot.appendSections(["Section"])
            snapshot.appendItems(["A", "B", "C", "D"])
            snapshot.appendItems(["A", "B", "C", "D"])
        },
        .messages("list-words-42") { _ in
            var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
            snapshot.append(["Twice", "Twice"])
        },
        .statements("list-diff-04", isMisuse: true) { stage in
            let snapshot = NSDiffableDataSourceSnapshot<String, String>()
            _ = snapshot.itemIdentifiers(inSection: "Elsewhere")
            let raised = stage.sim.diagnostics.filter { $0.kind == .exception }
            stage.state(0, raised.count == 1, "\(stage.sim.diagnostics)")
        },
    ]
}

// The requests of a table view with a diffable data source.
extension Scenario {
    static let diffableSources: [Scenario] = [
        .statements("list-diff-01") { stage in
            let scene = try DiffableScene(stage, ["A", "B", "C"])
            try scene.apply(["A", "B", "New", "C"])
            stage.state(0, Set(scene.asked) == ["A", "B", "New", "C"], "\(scene.asked)")
        },
        .statements("list-diff-02") { stage in
            let scene = try DiffableScene(stage, ["A", "B", "C"])
            try scene.apply(["A", "B", "New", "C"])
            stage.state(0, scene.asked == ["New"], "\(scene.asked)")
            scene.asked = []
            scene.source.applySnapshotUsingReloadData(scene.source.snapshot())
            try stage.settle()
            stage.state(1, Set(scene.asked) == ["A", "B", "New", "C"], "\(scene.asked)")
        },
        .statements("list-diff-03") { stage in
            let scene = try DiffableScene(stage, ["A", "B", "C"])
            let old = try require(scene.table.cellForRow(at: .first(1)) as? KeptCell)
            let reuses = old.reuses
            var snapshot = scene.source.snapshot()
            snapshot.reconfigureItems(["B"])
            scene.source.apply(snapshot, animatingDifferences: false)
            try stage.settle()
            let kept = scene.table.cellForRow(at: .first(1))
            stage.state(
                0, kept === old && old.reuses == reuses && scene.asked == ["B"],
                "\(scene.asked), \(old.reuses)")
            snapshot = scene.source.snapshot()
            snapshot.reloadItems(["B"])
            scene.source.apply(snapshot, animatingDifferences: false)
            try stage.settle()
            let other = scene.table.cellForRow(at: .first(1))
            stage.state(1, other != nil && other !== old, "\(String(describing: other))")
        },
    ]
}

/// A table whose data source is diffable.
@MainActor
private final class DiffableScene {
    let table = UITableView()
    let source: UITableViewDiffableDataSource<String, String>
    /// The items whose cells were requested.
    var asked: [String] = []
    private let stage: Stage

    init(_ stage: Stage, _ items: [String]) throws {
        self.stage = stage
        let heard = HeardProvider()
        table.register(KeptCell.self, forCellReuseIdentifier: "cell")
        source = UITableViewDiffableDataSource(tableView: table) { table, place, item in
            heard.reaction?(item)
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: place)
            (cell as? KeptCell)?.text = item
            return cell
        }
        let page = UIViewController()
        page.loadViewIfNeeded()
        table.frame = page.view.bounds
        page.view.addSubview(table)
        try stage.launch(page)
        try apply(items)
        heard.reaction = { [unowned self] in asked.append($0) }
    }

    func apply(_ items: [String]) throws {
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["Section"])
        snapshot.appendItems(items)
        source.apply(snapshot, animatingDifferences: false)
        try stage.settle()
    }
}

/// The calls of a cell provider for each item.
@MainActor
private final class HeardProvider {
    var reaction: ((String) -> Void)?
}
