import Simulator
import TestTraits
import Testing

@testable import UIKitCore
@testable import UIKitLists

final class PrototypeCell: UITableViewCell {
    weak var caption: UILabel!
    private(set) var wakes = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        wakes += 1
    }
}

extension PrototypeCell: InterfaceBuilderConnected {
    class var outlets: Outlets { [.outlet("caption", \PrototypeCell.caption)] }
}

final class PrototypesPage: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
    weak var table: UITableView!
    weak var list: UICollectionView!

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? PrototypeCell)?.caption.text = "Row \(indexPath.row)"
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
}

extension PrototypesPage: InterfaceBuilderConnected {
    class var outlets: Outlets {
        [.outlet("table", \PrototypesPage.table), .outlet("list", \PrototypesPage.list)]
    }
}

@MainActor @Suite(.inTurn) struct ReadListTests {
    private func launch<Page: UIViewController>(_ identifier: String) -> (Simulator, Page) {
        let sim = Simulator(system: .iOS(18))
        let page: Page = UIStoryboard(name: "Views", bundle: .module)
            .instantiateViewController(identifier: identifier)
        sim.launch(page)
        return (sim, page)
    }

    @Test func `the rows of a file are shown by its page`() throws {
        let (_, page): (Simulator, UITableViewController) = launch("static")
        let table = try #require(page.tableView)
        let cells = table.visibleCells
        #expect(table.style == .grouped)
        #expect((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } == [2, 1])
        #expect(cells.map(\.frame.height) == [50, 90, 50])
        #expect(cells.first?.textLabel?.text == "Name" && cells.first?.detailTextLabel?.text == "Ann")
        #expect(cells.first?.textLabel is CellLabel && cells.first?.accessoryType == .disclosureIndicator)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "ACCOUNT")
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "Signed in")
        #expect(page.refreshControl != nil && page.refreshControl?.superview === table)
        #expect(table.tableHeaderView?.frame.height == 80 && !page.clearsSelectionOnViewWillAppear)
    }

    @Test func `a prototype is made again for each row`() throws {
        let (_, page): (Simulator, PrototypesPage) = launch("prototypes")
        let cells = page.table.visibleCells.compactMap { $0 as? PrototypeCell }
        #expect(cells.map { $0.caption.text } == ["Row 0", "Row 1", "Row 2"])
        #expect(cells.map(\.wakes) == [1, 1, 1] && Set(cells.map(ObjectIdentifier.init)).count == 3)
        #expect(cells.map(\.reuseIdentifier) == ["row", "row", "row"])
    }

    @Test func `items and heads of a collection view come from its prototypes`() throws {
        let (_, page): (Simulator, PrototypesPage) = launch("prototypes")
        let list = try #require(page.list)
        let cells = list.visibleCells.sorted { $0.frame.minX < $1.frame.minX }
        #expect(
            cells.map(\.frame) == [
                CGRect(x: 21, y: 4, width: 60, height: 70), CGRect(x: 84, y: 4, width: 60, height: 70),
            ])
        #expect(cells.map { ($0.contentView.subviews.first as? UILabel)?.text } == ["Item", "Item"])
        let kind = UICollectionView.elementKindSectionHeader
        #expect(list.visibleSupplementaryViews(ofKind: kind).map(\.reuseIdentifier) == ["head"])
    }
}
