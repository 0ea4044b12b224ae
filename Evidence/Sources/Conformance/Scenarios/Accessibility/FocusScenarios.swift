import Simulator

extension Scenario {
    /// Keyboard focus on iPad.
    static let focus: [Scenario] = [
        .rule(
            EvidenceEntry(
                "focus-01",
                "Focus moves from one view to another of the same superview",
                ios: "9+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uifocusenvironment/didupdatefocus(in:with:)"
                ),
                notes: """
                    Apple's page shouldUpdateFocus(in:) says: in ascending order. Quote: If any
                    environment returns false, the update is cancelled. A keyboard moves focus on an
                    iPad since iOS 15.
                    """),
            statements: 3
        ) { stage in
            let board = FocusBoard(stage)
            board.sim.pressKey("\t")
            stage.begin()
            board.sim.pressKey(UIKeyCommand.inputRightArrow)
            let asked = ["a.should", "b.should", "box.should"]
            let told = ["a.did", "b.did", "box.did"]
            stage.state(
                """
                shouldUpdateFocus(in:) is asked of all that contain the old or the new view, from \
                the inside out
                """, Array(stage.lines.prefix(3)) == asked, "\(stage.lines)")
            stage.state(
                "then didUpdateFocus(in:with:) is called on the same, from the inside out",
                Array(stage.lines.suffix(3)) == told, "\(stage.lines)")
            board.tiles[0].refuses = true
            stage.begin()
            board.sim.pressKey(UIKeyCommand.inputLeftArrow)
            stage.state(
                "one false leaves focus where it is, and nothing is called",
                board.tiles[1].isFocused && !stage.lines.contains { $0.hasSuffix("did") }, "\(stage.lines)"
            )
        },
        .rule(
            EvidenceEntry(
                "focus-02",
                "setNeedsFocusUpdate() of a page",
                ios: "9+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uifocusenvironment/setneedsfocusupdate()"
                ),
                notes: """
                    Quote: If a parent of this environment is also requesting focus, the parent's
                    request takes priority.
                    """),
            statements: 3
        ) { stage in
            let board = FocusBoard(stage)
            board.preferred = [board.tiles[1]]
            board.setNeedsFocusUpdate()
            board.sim.turn()
            stage.state(
                "without the focused view in the page nothing happens", UIScreen.main.focusedView == nil,
                "something is focused")
            board.tiles[0].setNeedsFocusUpdate()
            board.preferred = []
            board.sim.pressKey("\t")
            board.preferred = [board.tiles[1]]
            board.setNeedsFocusUpdate()
            let isEarly = board.tiles[1].isFocused
            board.sim.turn()
            stage.state(
                "focus goes to the preferred view in the next cycle of the run loop",
                !isEarly && board.tiles[1].isFocused, "early: \(isEarly)")
            board.preferred = [board.tiles[0]]
            board.setNeedsFocusUpdate()
            board.tiles[1].setNeedsFocusUpdate()
            board.sim.turn()
            stage.state(
                "a parent's request counts for more than that of what is in it", board.tiles[0].isFocused,
                "the request of the view counts")
        },
        .rule(
            EvidenceEntry(
                "focus-03",
                "Keys of a hardware keyboard on an iPad",
                ios: "15+",
                source: .documentation("https://developer.apple.com/videos/play/wwdc2021/10260"),
                notes: """
                    The session's transcript. Quote: The tab key navigates between significant areas in
                    an app. The arrow keys navigate within an area, and an item can be selected with the
                    return key on iPadOS.
                    """),
            statements: 4
        ) { stage in
            let board = FocusBoard(stage)
            let table = board.addTable()
            board.sim.pressKey("\t")
            board.sim.pressKey("\t")
            let row = UIScreen.main.focusedView as? UITableViewCell
            stage.state(
                "Tab goes from area to area", row.flatMap { table.indexPath(for: $0)?.row } == 0,
                "\(row as Any)")
            board.sim.pressKey(UIKeyCommand.inputDownArrow)
            let next = UIScreen.main.focusedView as? UITableViewCell
            stage.state(
                "the arrows go within an area", next.flatMap { table.indexPath(for: $0)?.row } == 1,
                "\(next as Any)")
            board.sim.pressKey("\r")
            stage.state(
                "Return selects an item", table.indexPathForSelectedRow?.row == 1,
                "\(table.indexPathForSelectedRow as Any)")
            board.addCommand(hasPriority: false)
            board.sim.pressKey("\t")
            let isPerformed = board.commands > 0
            board.addCommand(hasPriority: true)
            board.sim.pressKey("\t")
            stage.state(
                """
                a key command of the app for one of these keys is not performed, unless it has \
                priority over the system
                """, !isPerformed && board.commands == 1, "\(board.commands) performed")
        },
    ]
}

/// Two focusable views in a third one.
private final class FocusBoard: UIViewController, UITableViewDataSource {
    let sim = Simulator(device: .iPadPro11)
    let tiles: [FocusTile]
    var preferred: [any UIFocusEnvironment] = []
    private(set) var commands = 0

    init(_ stage: Stage) {
        tiles = ["a", "b"].map { FocusTile($0, stage) }
        super.init(nibName: nil, bundle: nil)
        sim.launch(self)
        let box = FocusTile("box", stage)
        box.isTarget = false
        box.frame = CGRect(x: 0, y: 100, width: 400, height: 100)
        view.addSubview(box)
        for (index, tile) in tiles.enumerated() {
            tile.frame = CGRect(x: CGFloat(index) * 100, y: 0, width: 80, height: 80)
            box.addSubview(tile)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        preferred.isEmpty ? super.preferredFocusEnvironments : preferred
    }

    func addTable() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 300, width: 400, height: 400))
        table.allowsFocus = true
        table.dataSource = self
        view.addSubview(table)
        view.layoutIfNeeded()
        return table
    }

    func addCommand(hasPriority: Bool) {
        let command = UIKeyCommand(
            input: "\t", modifierFlags: [], action: Selector("tabbed:", FocusBoard.tabbed))
        command.wantsPriorityOverSystemBehavior = hasPriority
        addKeyCommand(command)
    }

    private func tabbed(_ sender: UIKeyCommand) { commands += 1 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

private final class FocusTile: UIView {
    var isTarget = true
    var refuses = false
    private let name: String
    private unowned let stage: Stage

    init(_ name: String, _ stage: Stage) {
        self.name = name
        self.stage = stage
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFocused: Bool { isTarget }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        stage.log("\(name).should")
        return !refuses
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        stage.log("\(name).did")
    }
}
