import PageFlowTesting
import Simulator
import Testing

/// A focusable view that records focus updates.
private final class Tile: UIView {
    var name = ""
    var log: FocusLog?
    var refuses = false

    override var canBecomeFocused: Bool { true }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        log?.lines.append("\(name) should \(context.focusHeading.rawValue)")
        return !refuses
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        log?.lines.append("\(name) did \(isFocused)")
        coordinator.addCoordinatedAnimations({ self.alpha = 0.5 }) {
            self.log?.lines.append("\(self.name) end")
        }
    }
}

@MainActor
private final class FocusLog {
    var lines: [String] = []
    var names: [String] = []
}

private final class Board: UIViewController {
    var preferred: [any UIFocusEnvironment] = []
    let log = FocusLog()

    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        preferred.isEmpty ? super.preferredFocusEnvironments : preferred
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        log.lines.append("board did")
    }

    func tile(_ name: String, _ x: CGFloat, _ y: CGFloat, in holder: UIView? = nil) -> Tile {
        let tile = Tile(frame: CGRect(x: x, y: y, width: 80, height: 80))
        tile.name = name
        tile.log = log
        (holder ?? view).addSubview(tile)
        return tile
    }
}

@MainActor
private func shownBoard(system: Int = 17, device: Simulator.Device = .iPadPro11) -> (Simulator, Board) {
    let sim = Simulator(device: device, system: .iOS(system))
    let board = Board()
    sim.launch(board)
    return (sim, board)
}

extension Simulator {
    fileprivate var focused: String {
        let item = window?.windowScene?.focusSystem?.focusedItem
        return (item as? Tile)?.name ?? (item as? UITextField)?.placeholder
            ?? (item == nil ? "none" : "other")
    }

    fileprivate func press(_ keys: String) {
        for key in keys.split(separator: " ") {
            switch key {
            case "tab": pressKey("\t")
            case "shift-tab": pressKey("\t", modifiers: .shift)
            case "up": pressKey(UIKeyCommand.inputUpArrow)
            case "down": pressKey(UIKeyCommand.inputDownArrow)
            case "left": pressKey(UIKeyCommand.inputLeftArrow)
            case "right": pressKey(UIKeyCommand.inputRightArrow)
            default: pressKey("\r")
            }
        }
    }
}

@MainActor @Suite(.onStage) struct FocusTests {
    struct Place: Sendable {
        let system: Int
        let device: Simulator.Device
        let hasFocus: Bool
    }

    @Test(arguments: [
        Place(system: 17, device: .iPadPro11, hasFocus: true),
        Place(system: 15, device: .iPadPro11, hasFocus: true),
        Place(system: 14, device: .iPadPro11, hasFocus: false),
        Place(system: 17, device: .iPhone16, hasFocus: false),
    ])
    func `a keyboard moves focus on an iPad since iOS 15`(_ place: Place) {
        let (sim, board) = shownBoard(system: place.system, device: place.device)
        let tile = board.tile("a", 100, 100)
        #expect((sim.window?.windowScene?.focusSystem != nil) == place.hasFocus)
        #expect((UIFocusSystem.focusSystem(for: tile) != nil) == place.hasFocus)
        #expect(
            UIScreen.main.supportsFocus == place.hasFocus && UIFocusSystem.focusSystem(for: Tile()) == nil)
        sim.press("tab")
        #expect(tile.isFocused == place.hasFocus && (UIScreen.main.focusedView === tile) == place.hasFocus)
    }

    struct Way: Sendable {
        let keys: String
        let end: String
    }

    /// Three tiles in a row and two below; a second group on the right.
    @Test(arguments: [
        Way(keys: "tab", end: "a"), Way(keys: "down", end: "a"), Way(keys: "tab right", end: "b"),
        Way(keys: "tab right right", end: "c"), Way(keys: "tab right right right", end: "c"),
        Way(keys: "tab down", end: "d"), Way(keys: "tab right right down", end: "c"),
        Way(keys: "tab right down", end: "e"), Way(keys: "tab right down up", end: "b"),
        Way(keys: "tab down left", end: "d"),
        Way(keys: "tab tab", end: "x"), Way(keys: "tab tab tab", end: "a"),
        Way(keys: "tab shift-tab", end: "x"), Way(keys: "tab tab down", end: "y"),
        Way(keys: "tab right tab down tab", end: "b"), Way(keys: "tab right tab down tab tab", end: "y"),
    ])
    func `arrows move within a group, Tab from group to group`(_ way: Way) {
        let (sim, board) = shownBoard()
        let places: [(String, CGFloat, CGFloat)] = [
            ("a", 0, 100), ("b", 100, 100), ("c", 200, 100), ("d", 0, 200), ("e", 100, 200),
        ]
        for (name, x, y) in places { _ = board.tile(name, x, y) }
        let side = UIView(frame: CGRect(x: 400, y: 100, width: 100, height: 300))
        side.focusGroupIdentifier = "side"
        board.view.addSubview(side)
        _ = board.tile("x", 0, 0, in: side)
        _ = board.tile("y", 0, 100, in: side)
        #expect(sim.focused == "none")
        sim.press(way.keys)
        #expect(sim.focused == way.end)
        #expect(sim.diagnostics.isEmpty)
    }

    @Test func `hidden, transparent and disabled views are not focused`() {
        let (sim, board) = shownBoard()
        let tiles = ["a", "b", "c", "d"].enumerated().map { board.tile($1, CGFloat($0) * 100, 100) }
        tiles[0].isHidden = true
        tiles[1].alpha = 0
        tiles[2].isUserInteractionEnabled = false
        sim.press("tab")
        #expect(sim.focused == "d")
    }

    @Test func `priorities and the last focus choose within a group`() {
        let (sim, board) = shownBoard()
        let holder = UIView(frame: CGRect(x: 400, y: 0, width: 300, height: 300))
        holder.focusGroupIdentifier = "other"
        board.view.addSubview(holder)
        _ = board.tile("a", 0, 0)
        _ = board.tile("x", 0, 0, in: holder)
        let second = board.tile("y", 100, 0, in: holder)
        second.focusGroupPriority = .prioritized
        sim.press("tab tab")
        #expect(sim.focused == "y")
        second.focusGroupPriority = UIFocusGroupPriority(1)
        sim.press("left tab tab")
        #expect(sim.focused == "x")
    }

    @Test func `environments are asked and told from the inside out`() throws {
        let (sim, board) = shownBoard()
        let (one, two) = (board.tile("a", 0, 0), board.tile("b", 100, 0))
        var updates = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.didUpdateNotification, object: nil, queue: nil
        ) { note in
            let context = note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
            MainActor.assumeIsolated { updates += context?.nextFocusedView == nil ? 0 : 1 }
        }
        sim.press("tab")
        board.log.lines = []
        sim.press("right")
        #expect(board.log.lines == ["a should 8", "b should 8", "a did false", "b did true", "board did"])
        #expect(one.alpha == 0.5 && two.alpha == 0.5 && updates == 2)
        sim.advance(by: 0.3)
        #expect(board.log.lines.suffix(2) == ["a end", "b end"])
        two.refuses = true
        sim.press("left")
        #expect(sim.focused == "b" && updates == 2)
        NotificationCenter.default.removeObserver(observer)
    }

    @Test func `a way that leads nowhere is posted`() {
        let (sim, board) = shownBoard()
        _ = board.tile("a", 0, 0)
        var failures: [UInt] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.movementDidFailNotification, object: nil, queue: nil
        ) { note in
            let context = note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
            MainActor.assumeIsolated { failures.append(context?.focusHeading.rawValue ?? 0) }
        }
        sim.press("tab up left")
        #expect(failures == [UIFocusHeading.up.rawValue, UIFocusHeading.left.rawValue])
        NotificationCenter.default.removeObserver(observer)
    }

    @Test func `focus begins at what the page prefers, and goes there when it is asked to`() throws {
        let (sim, board) = shownBoard()
        let (one, two) = (board.tile("a", 0, 0), board.tile("b", 100, 0))
        board.preferred = [two]
        board.setNeedsFocusUpdate()
        sim.turn()
        #expect(sim.focused == "none")
        sim.press("tab")
        #expect(sim.focused == "b")
        board.preferred = [one]
        board.setNeedsFocusUpdate()
        board.updateFocusIfNeeded()
        #expect(sim.focused == "a")
        let system = try #require(UIFocusSystem.focusSystem(for: board))
        system.requestFocusUpdate(to: two)
        #expect(sim.focused == "a")
        sim.turn()
        #expect(sim.focused == "b")
        board.preferred = [one]
        board.setNeedsFocusUpdate()
        two.setNeedsFocusUpdate()
        sim.turn()
        #expect(sim.focused == "a")
        #expect(board.contains(two) && !two.contains(board) && board.contains(board))
    }

    @Test func `a guide leads elsewhere`() {
        let (sim, board) = shownBoard()
        _ = board.tile("a", 0, 0)
        let far = board.tile("b", 300, 300)
        let guide = UIFocusGuide()
        board.view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: board.view.leadingAnchor),
            guide.topAnchor.constraint(equalTo: board.view.topAnchor, constant: 90),
            guide.widthAnchor.constraint(equalToConstant: 80),
            guide.heightAnchor.constraint(equalToConstant: 20),
        ])
        board.view.layoutIfNeeded()
        guide.isEnabled = false
        guide.preferredFocusEnvironments = [far]
        sim.press("tab right")
        #expect(sim.focused == "a")
        guide.isEnabled = true
        sim.press("down")
        #expect(sim.focused == "b")
        guide.preferredFocusEnvironments = nil
        #expect(guide.preferredFocusEnvironments.isEmpty)
    }

    @Test func `fields are groups, and are edited while they are focused`() {
        let (sim, board) = shownBoard()
        let fields = ["name", "place"].enumerated().map { index, name in
            let field = UITextField(frame: CGRect(x: 0, y: CGFloat(index) * 100, width: 200, height: 40))
            field.placeholder = name
            board.view.addSubview(field)
            return field
        }
        _ = board.tile("a", 0, 300)
        sim.press("tab")
        #expect(sim.focused == "name" && fields[0].isFirstResponder)
        sim.press("tab")
        #expect(sim.focused == "place" && fields[1].isFirstResponder)
        sim.press("left")
        #expect(sim.focused == "place")
        sim.press("tab")
        #expect(sim.focused == "a" && !fields[1].isFirstResponder)
        fields[0].isEnabled = false
        sim.press("tab")
        #expect(sim.focused == "place")
    }

    @Test func `a presented page has focus to itself, and gives it back`() throws {
        let (sim, board) = shownBoard()
        _ = board.tile("a", 0, 0)
        _ = board.tile("b", 100, 0)
        sim.press("tab right")
        let modal = Board()
        board.present(modal, animated: false)
        try sim.settle()
        _ = modal.tile("m", 0, 0)
        #expect(sim.focused == "none")
        sim.press("tab")
        #expect(sim.focused == "m")
        modal.dismiss(animated: false)
        try sim.settle()
        sim.press("tab")
        #expect(sim.focused == "b")
    }

    @Test func `a command that comes before the system gets its key`() {
        let (sim, board) = shownBoard()
        _ = board.tile("a", 0, 0)
        var pressed = 0
        func add(_ isFirst: Bool) {
            let command = UIKeyCommand(
                input: "\t", modifierFlags: [],
                action: Selector("tabbed:", { (board: Board) in { (_: UIKeyCommand) in pressed += 1 } }))
            command.wantsPriorityOverSystemBehavior = isFirst
            board.addKeyCommand(command)
        }
        add(false)
        sim.press("tab")
        #expect(sim.focused == "a" && pressed == 0)
        add(true)
        sim.press("tab")
        #expect(pressed == 1)
    }

    /// An item without a view.
    final class Mark: NSObject, UIFocusItem, UIFocusItemContainer {
        weak var holder: UIView?
        init(in holder: UIView) { self.holder = holder }
        var canBecomeFocused: Bool { true }
        var frame: CGRect { CGRect(x: 10, y: 200, width: 20, height: 20) }
        var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
        var parentFocusEnvironment: (any UIFocusEnvironment)? { holder }
        var focusItemContainer: (any UIFocusItemContainer)? { nil }
        func setNeedsFocusUpdate() {}
        func updateFocusIfNeeded() {}
        func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
        func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {}
        var coordinateSpace: any UICoordinateSpace { UIView() }
        func focusItems(in rect: CGRect) -> [any UIFocusItem] { [] }
    }

    final class Chart: UIView {
        lazy var mark = Mark(in: self)
        override func focusItems(in rect: CGRect) -> [any UIFocusItem] { super.focusItems(in: rect) + [mark] }
    }

    @Test func `an item without a view has its place in its container`() {
        let (sim, board) = shownBoard()
        let chart = Chart(frame: board.view.bounds)
        board.view.addSubview(chart)
        _ = board.tile("a", 0, 100, in: chart)
        sim.press("tab")
        #expect(sim.focused == "a")
        sim.press("down")
        #expect(chart.mark.isFocused && sim.focused == "other")
        #expect(chart.mark.focusGroupPriority == .ignored && chart.mark.focusEffect is UIFocusHaloEffect)
    }

    @Test func `the presentation is notified of focus within it`() throws {
        final class Presentation: UIPresentationController {
            var moves = 0
            override func didUpdateFocus(
                in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
            ) { moves += 1 }
        }
        final class Giver: NSObject, UIViewControllerTransitioningDelegate {
            var made: Presentation?
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? {
                made = Presentation(presentedViewController: presented, presenting: presenting)
                return made
            }
        }
        let (sim, board) = shownBoard()
        let (modal, giver) = (Board(), Giver())
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = giver
        board.present(modal, animated: false)
        try sim.settle()
        let tile = modal.tile("m", 0, 0)
        sim.press("tab")
        let made = try #require(giver.made)
        #expect(sim.focused == "m" && made.moves == 1 && made.contains(tile) && !made.contains(board))
        #expect(made.preferredFocusEnvironments.first === modal)
    }

    @Test func `the debugger says where focus is and why something has none`() {
        let (sim, board) = shownBoard()
        let (one, two) = (board.tile("a", 0, 0), board.tile("b", 100, 0))
        (one.accessibilityIdentifier, two.accessibilityIdentifier) = ("one", "two")
        board.preferred = [two]
        #expect("\(UIFocusDebugger.status())" == "Nothing is focused.")
        #expect("\(UIFocusDebugger.simulateFocusUpdateRequest(from: board))".contains("Tile two"))
        #expect("\(UIFocusDebugger.preferredFocusEnvironments(for: board))" == "Board\n  Tile two")
        #expect("\(UIFocusDebugger.focusGroups(for: board))" == "Group 1:\n  Tile one\n  Tile two")
        #expect("\(UIFocusDebugger.checkFocusability(for: one))".contains("can be focused"))
        one.isHidden = true
        #expect("\(UIFocusDebugger.checkFocusability(for: one))" == "It cannot be seen.")
        #expect("\(UIFocusDebugger.checkFocusability(for: UIView()))".contains("canBecomeFocused is false."))
        sim.press("tab")
        #expect("\(UIFocusDebugger.status())" == "Focused: Tile two")
        #expect("\(UIFocusDebugger.help())".contains("status()"))
    }

    @Test func `the ring is in pictures, unless the view has another effect`() {
        let (sim, board) = shownBoard()
        let tile = board.tile("a", 100, 100)
        let plain = sim.picture().svg
        sim.press("tab")
        sim.advance(by: 0.3)
        tile.alpha = 1
        #expect(sim.picture().svg != plain)
        tile.focusEffect = nil
        #expect(sim.picture().svg == plain)
        let halo = UIFocusHaloEffect(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        halo.position = .inside
        tile.focusEffect = halo
        halo.position = .outside
        #expect((tile.focusEffect as? UIFocusHaloEffect)?.position == .inside)
    }
}

// Lists.
private final class Rows: UITableViewController {
    var heard: [String] = []
    var refuses: Set<Int> = []
    var preferredRow: Int?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        heard.append("select \(indexPath.row)")
    }
    override func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        let rows = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
        heard.append(rows.map { $0.map { "\($0.row)" } ?? "-" }.joined(separator: ">"))
    }
    override func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { !refuses.contains(context.nextFocusedIndexPath?.row ?? -1) }
    override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        preferredRow.map { IndexPath(row: $0, section: 0) }
    }
    override func tableView(
        _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row != 2 }
}

private final class PickyRows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        indexPath.row % 2 == 1
    }
}

private final class Items: UICollectionViewController {
    var heard: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 200 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        heard.append("select \(indexPath.item)")
    }
    override func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        heard.append("focus \(context.nextFocusedIndexPath.map { "\($0.item)" } ?? "-")")
    }
}

@MainActor @Suite(.onStage) struct ListFocusTests {
    private func launched<Page: UIViewController>(_ page: Page) -> Simulator {
        let sim = Simulator(device: .iPadPro11, system: .iOS(17))
        sim.launch(page)
        return sim
    }

    private func row(_ page: UITableViewController) -> Int? {
        (UIScreen.main.focusedView as? UITableViewCell).flatMap { page.tableView.indexPath(for: $0)?.row }
    }

    @Test func `rows are focused where the table allows it, and chosen with Return`() {
        let page = Rows()
        let sim = launched(page)
        sim.press("tab")
        #expect(row(page) == nil)
        page.tableView.allowsFocus = true
        sim.press("tab down down return")
        #expect(row(page) == 2 && page.heard == ["->0", "0>1", "1>2", "select 2"])
        #expect(
            page.tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.configurationState.isFocused == true
        )
        page.refuses = [3]
        sim.press("down")
        #expect(row(page) == 2)
        page.tableView.setEditing(true, animated: false)
        page.tableView.allowsFocusDuringEditing = false
        #expect(row(page) == nil)
    }

    @Test func `the list scrolls to rows that cannot be seen yet`() {
        let page = Rows()
        let sim = launched(page)
        page.tableView.allowsFocus = true
        sim.press("tab")
        for _ in 0..<99 { sim.press("down") }
        #expect(row(page) == 99 && page.tableView.contentOffset.y > 1000)
        for _ in 0..<99 { sim.press("up") }
        #expect(row(page) == 0)
    }

    @Test func `a cell that is used again for another row is not focused there`() {
        let page = Rows()
        let sim = launched(page)
        page.tableView.allowsFocus = true
        sim.press("tab")
        #expect(row(page) == 0)
        page.tableView.contentOffset.y = 2000
        page.tableView.layoutIfNeeded()
        #expect(row(page) == nil && UIScreen.main.focusedView == nil)
    }

    @Test func `selection follows focus where that is wanted`() {
        let page = Rows()
        let sim = launched(page)
        page.tableView.allowsFocus = true
        page.tableView.selectionFollowsFocus = true
        sim.press("tab down down down")
        #expect(page.heard.filter { $0.hasPrefix("select") } == ["select 0", "select 1", "select 3"])
    }

    @Test func `the delegate says where focus begins, and a list may remember`() {
        let page = Rows()
        page.preferredRow = 4
        let sim = launched(page)
        page.tableView.allowsFocus = true
        #expect(!page.tableView.remembersLastFocusedIndexPath)
        sim.press("tab")
        #expect(row(page) == 4)
        sim.press("down")
        page.tableView.remembersLastFocusedIndexPath = true
        page.setNeedsFocusUpdate()
        page.updateFocusIfNeeded()
        #expect(row(page) == 5)
    }

    @Test func `a delegate's answer counts for more than the table's`() {
        let page = PickyRows()
        let sim = launched(page)
        sim.press("tab")
        #expect(row(page) == 1)
        sim.press("down")
        #expect(row(page) == 3)
    }

    @Test func `items are focused in a grid`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let page = Items(collectionViewLayout: layout)
        let sim = launched(page)
        page.collectionView.allowsFocus = true
        sim.press("tab right right return")
        #expect(page.heard == ["focus 0", "focus 1", "focus 2", "select 2"])
        page.collectionView.selectionFollowsFocus = true
        sim.press("left")
        #expect(page.heard.suffix(2) == ["focus 1", "select 1"])
    }

    @Test(arguments: [(UICollectionLayoutListConfiguration.Appearance.sidebar, true), (.plain, false)])
    func `a sidebar can be focused by itself`(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, _ isSidebar: Bool
    ) {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance))
        let page = Items(collectionViewLayout: layout)
        let sim = launched(page)
        #expect(page.collectionView.allowsFocus == isSidebar)
        #expect(page.collectionView.selectionFollowsFocus == isSidebar)
        sim.press("tab")
        #expect(page.heard == (isSidebar ? ["focus 0", "select 0"] : []))
    }

    @Test func `a table cannot be focused by itself`() {
        _ = Simulator(device: .iPadPro11, system: .iOS(17))
        #expect(!UITableView().allowsFocus && !UITableView().selectionFollowsFocus)
    }
}
