import Simulator
import XCUIAutomation

// The elements that UI tests find.
extension Scenario {
    static let uiTestTrees: [Scenario] = [
        .rule(
            EvidenceEntry(
                "uitest-tree-01",
                "A UI test counts the cells of a table view that is higher than the screen",
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/13705"),
                notes: """
                    Radar 14096313. Quote: UIATableCells always appear in the tree - even the one's off screen. Of 700 cells
                    XCTest finds 500: https://github.com/facebookarchive/WebDriverAgent/issues/681.
                    """),
            statements: 2
        ) { stage in
            var counts: [Int] = []
            for rows in [100, 700] {
                let failures = stage.failures(of: RowsPage(rows)) { app in
                    counts.append(app.tables.cells.count)
                    if rows == 100 { app.staticTexts["Row 99"].tap() }
                }
                stage.state("the last row receives a tap", failures.isEmpty, failures)
            }
            stage.state("all cells exist, up to 500", counts == [100, 500], "\(counts)")
        },
        .rule(
            EvidenceEntry(
                "uitest-tree-02",
                "A UI test counts the cells of a collection view of which some are outside the screen",
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/14687"),
                notes: """
                    Radar 26267187, iOS 9.3: of five cells Xcode sees three. Radar 14096313. Quote: Only UIACollectionCells
                    which are on screen appear in the element tree
                    """),
            statements: 1
        ) { stage in
            var count = 0
            let failures = stage.failures(of: ItemsPage()) { app in count = app.collectionViews.cells.count }
            stage.state(
                "only the visible cells exist", failures.isEmpty && count > 0 && count < 100,
                "\(count) \(failures)")
        },
    ]
}

/// A table view.
private final class RowsPage: UITableViewController {
    private let count: Int

    init(_ count: Int) {
        self.count = count
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

/// A collection view with a hundred items.
private final class ItemsPage: UICollectionViewController {
    convenience init() { self.init(collectionViewLayout: UICollectionViewFlowLayout()) }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    { 100 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}
