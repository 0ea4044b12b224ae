import Simulator

// UIKit's messages about snapshots with duplicate items.
extension Scenario {
    static let diffableWords: [Scenario] = [
        .messages(
            EvidenceEntry(
                "list-words-40",
                "A snapshot is given one item twice",
                ios: "2020-10",
                source: .log("public-GitHub index, file id 33384759901 (index gives no repository path)"),
                notes: """
                    Quote: 'Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\\n
                    <UUID>\\n)}'. iOS 13 ended after the first sentence. A second log is in the file
                    10495896298.
                    """,
                events: [
                    "exception NSInternalInconsistencyException: Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    <description>\n)}"
                ])
        ) { _ in
            var snapshot = NSDiffableDataSourceSnapshot<String, String>()
            snapshot.appendSections(["Section"])
            snapshot.appendItems(["Twice", "Once", "Twice"])
        },
        .messages(
            EvidenceEntry(
                "list-words-41",
                "Items are appended that the snapshot has already",
                ios: "18 (2024-11)",
                source: .log("https://github.com/boostcampwm-2024/iOS04-PhotoGether/issues/74"),
                notes: "The source cuts the list off.",
                events: [
                    "console warning: Diffable data source detected an attempt to insert or append 4 item identifiers that already exist in the snapshot. The existing item identifiers will be moved into place instead, but this operation will be more expensive. For best performance, inserted item identifiers should always be unique. Set a symbolic breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. Item identifiers that already exist: (\n    <description>..."
                ])
        ) { _ in
            var snapshot = NSDiffableDataSourceSnapshot<String, String>()
            snapshot.appendSections(["Section"])
            snapshot.appendItems(["A", "B", "C", "D"])
            snapshot.appendItems(["A", "B", "C", "D"])
        },
        .messages(
            EvidenceEntry(
                "list-words-42",
                "A section snapshot is given one item twice",
                ios: "14 (2020-12)",
                source: .log("https://github.com/hackiftekhar/IQListKit/issues/3"),
                events: [
                    "exception NSInternalInconsistencyException: Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    <description>\n)}"
                ])
        ) { _ in
            var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
            snapshot.append(["Twice", "Twice"])
        },
        .rule(
            EvidenceEntry(
                "list-diff-04",
                "itemIdentifiers(inSection:) of a section that the snapshot does not have",
                ios: "14 (2020-10)",
                source: .claim("https://github.com/the-blue-alliance/the-blue-alliance-ios/pull/899"),
                notes: """
                    iOS 13 gave no items. Quote: no longer returns an empty array if the section doesn't
                    exist in the snapshot, it throws an error.
                    """),
            statements: 1,
            isMisuse: true
        ) { stage in
            let snapshot = NSDiffableDataSourceSnapshot<String, String>()
            _ = snapshot.itemIdentifiers(inSection: "Elsewhere")
            let raised = stage.sim.diagnostics.filter { $0.kind == .exception }
            stage.state("an exception is raised", raised.count == 1, "\(stage.sim.diagnostics)")
        },
    ]
}

// The requests of a table view with a diffable data source.
extension Scenario {
    static let diffableSources: [Scenario] = [
        .rule(
            EvidenceEntry(
                "list-diff-01",
                "A snapshot with one item more is applied without an animation, before iOS 15",
                ios: "14",
                source: .claim(
                    "https://www.jessesquires.com/blog/2021/07/08/diffable-data-source-behavior-changes-and-reconfiguring-cells-in-ios-15/"
                ),
                notes: "Quote: passing false was equivalent to calling reloadData()."),
            statements: 1
        ) { stage in
            let scene = try DiffableScene(stage, ["A", "B", "C"])
            try scene.apply(["A", "B", "New", "C"])
            stage.state(
                "everything in sight is asked for again, as by reloadData",
                Set(scene.asked) == ["A", "B", "New", "C"], "\(scene.asked)")
        },
        .rule(
            EvidenceEntry(
                "list-diff-02",
                "A snapshot with one item more is applied without an animation, from iOS 15 on",
                ios: "15+",
                source: .claim(
                    "https://www.jessesquires.com/blog/2021/07/08/diffable-data-source-behavior-changes-and-reconfiguring-cells-in-ios-15/"
                ),
                notes: """
                    Quote: As of iOS 15, applying a snapshot using this API will always perform a diff.
                    ... To explicitly reload without diffing, you can now call
                    applySnapshotUsingReloadData(_:completion:) instead.
                    """),
            statements: 2
        ) { stage in
            let scene = try DiffableScene(stage, ["A", "B", "C"])
            try scene.apply(["A", "B", "New", "C"])
            stage.state("the new item's cell alone is asked for", scene.asked == ["New"], "\(scene.asked)")
            scene.asked = []
            scene.source.applySnapshotUsingReloadData(scene.source.snapshot())
            try stage.settle()
            stage.state(
                "applySnapshotUsingReloadData(_:) asks for everything in sight",
                Set(scene.asked) == ["A", "B", "New", "C"], "\(scene.asked)")
        },
        .rule(
            EvidenceEntry(
                "list-diff-03",
                "reconfigureItems(_:) and reloadItems(_:)",
                ios: "15+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct/reconfigureitems(_:)"
                ),
                notes: """
                    Quote: Because this method reconfigures existing cells, the collection view or table
                    view doesn't call prepareForReuse for each cell dequeued.
                    """),
            statements: 2
        ) { stage in
            let scene = try DiffableScene(stage, ["A", "B", "C"])
            let old = try require(scene.table.cellForRow(at: .first(1)) as? KeptCell)
            let reuses = old.reuses
            var snapshot = scene.source.snapshot()
            snapshot.reconfigureItems(["B"])
            scene.source.apply(snapshot, animatingDifferences: false)
            try stage.settle()
            let kept = scene.table.cellForRow(at: .first(1))
            stage.state(
                "reconfiguring keeps the cell, and it does not hear prepareForReuse",
                kept === old && old.reuses == reuses && scene.asked == ["B"],
                "\(scene.asked), \(old.reuses)")
            snapshot = scene.source.snapshot()
            snapshot.reloadItems(["B"])
            scene.source.apply(snapshot, animatingDifferences: false)
            try stage.settle()
            let other = scene.table.cellForRow(at: .first(1))
            stage.state(
                "reloading takes another cell", other != nil && other !== old, "\(String(describing: other))")
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
