import PageFlow
import PageFlowTesting
import Simulator
import Testing

/// The kind of a list on a page of a full-screen stack, and the actions of its rows.
struct SwipedList: Sendable, CustomTestStringConvertible {
    enum Kind: String, CaseIterable, Sendable { case table, collection }

    var kind: Kind
    var hasLeadingActions = false
    var hasTrailingActions = false
    var testDescription: String {
        "a \(kind)" + (hasLeadingActions ? ", leading actions" : "")
            + (hasTrailingActions ? ", trailing actions" : "")
    }

    static let all = Kind.allCases.flatMap { kind in
        [false, true].flatMap { leading in
            [false, true].map {
                SwipedList(kind: kind, hasLeadingActions: leading, hasTrailingActions: $0)
            }
        }
    }

    @MainActor func actions(_ isThere: Bool) -> UISwipeActionsConfiguration? {
        guard isThere else { return nil }
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Action") { _, _, done in done(true) }
        ])
    }

    @MainActor func makePage() -> UIViewController {
        kind == .table ? TablePage(self) : CollectionPage(self)
    }
}

private final class TablePage: UITableViewController {
    private let list: SwipedList
    var rows = ["one", "two", "three"]

    init(_ list: SwipedList) {
        self.list = list
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { list.actions(list.hasLeadingActions) }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { list.actions(list.hasTrailingActions) }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}

private final class CollectionPage: UICollectionViewController {
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }

    init(_ list: SwipedList) {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.leadingSwipeActionsConfigurationProvider = { _ in list.actions(list.hasLeadingActions) }
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            list.actions(list.hasTrailingActions)
        }
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) { nil }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 30 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 0)
    }
}

@MainActor
@Suite("A swipe back over lists", .onStage) struct ListSwipeBackTests {
    @Test(arguments: SwipedList.all, [System.iOS(18), .iOS(26)])
    func `a swipe from anywhere is the row's where it opens actions, and the stack's else`(
        list: SwipedList, system: System
    ) throws {
        let app = SwipedApp(system, pages: [A(), list.makePage()])
        app.sim.pan(from: CGPoint(x: 120, y: 180), to: CGPoint(x: 330, y: 180))
        app.settle()
        #expect((app.stack.pages.count == 1) == !list.hasLeadingActions)
        #expect((app.sim.place(of: "Action") != nil) == list.hasLeadingActions)
    }

    @Test(arguments: SwipedList.all)
    func `a swipe from the edge is the stack's`(list: SwipedList) {
        let app = SwipedApp(pages: [A(), list.makePage()])
        app.sim.edgeSwipe(to: 0.6)
        app.sim.endSwipe(.finish)
        app.settle()
        #expect(app.stack.pages.count == 1)
    }

    @Test(arguments: SwipedList.Kind.allCases)
    func `a swipe to the other side opens actions, and pops nothing`(kind: SwipedList.Kind) {
        let list = SwipedList(kind: kind, hasTrailingActions: true)
        let app = SwipedApp(pages: [A(), list.makePage()])
        app.sim.pan(from: CGPoint(x: 330, y: 180), to: CGPoint(x: 220, y: 180))
        app.settle()
        #expect(app.stack.pages.count == 2 && app.sim.place(of: "Action") != nil)
        // Now the row is closed by the swipe that would otherwise go back.
        app.sim.pan(from: CGPoint(x: 60, y: 180), to: CGPoint(x: 330, y: 180))
        app.settle()
        #expect(app.stack.pages.count == 2 && app.sim.place(of: "Action") == nil)
    }

    @Test func `a row is moved by its handle, however the finger strays`() throws {
        let page = TablePage(SwipedList(kind: .table))
        let app = SwipedApp(pages: [A(), page])
        page.setEditing(true, animated: false)
        app.settle()
        let places = try ["one", "three"].map { try #require(app.sim.place(of: $0)) }
        app.sim.touchDown(at: CGPoint(x: 393 - 24, y: places[0].y))
        app.sim.touchMove(to: CGPoint(x: 393 - 4, y: places[0].y + 4), over: 0.1)
        app.sim.touchMove(to: CGPoint(x: 393 - 24, y: places[1].y), over: 0.3)
        app.sim.touchUp()
        app.settle()
        #expect(page.rows == ["two", "three", "one"])
        #expect(app.stack.pages.count == 2)
    }
}
