import Simulator

// The order of callbacks on the two sides of a drag, according to Apple's headers and developers' reports.
extension Scenario {
    static let dragAndDrop: [Scenario] = [
        .order(
            EvidenceEntry(
                "drag-drop-01",
                "Items are dropped on a view with a drop interaction that copies them",
                ios: "11.0 beta 2",
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/17820"),
                notes: """
                    Radar 33111675: the reporter would expect concludeDrop before sessionDidEnd, and
                    sees it after. Apple's page says that performDrop comes before concludeDrop.
                    """,
                events: [
                    "Drop.performDrop",
                    "Drop.sessionDidEnd",
                    "Drop.concludeDrop",
                ])
        ) { stage in
            let scene = try DragScene(stage, ["Drop.performDrop", "Drop.sessionDidEnd", "Drop.concludeDrop"])
            try scene.drag(to: DragScene.onWell)
        },
        .order(
            EvidenceEntry(
                "drag-drop-02",
                "A view with a drag interaction is dragged and dropped where its item is copied",
                ios: "11+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uidraginteractiondelegate"),
                notes: """
                    The pages of the delegate's methods: the session begins when the lift animation has
                    ended, didEnd comes when all animations have ended, and the transfer is reported
                    after it.
                    """,
                events: [
                    "Drag.itemsForBeginning",
                    "Drag.willAnimateLift",
                    "Drag.sessionWillBegin",
                    "Drag.willEndWith",
                    "Drag.didEndWith",
                    "Drag.sessionDidTransferItems",
                ])
        ) { stage in
            let scene = try DragScene(
                stage,
                [
                    "Drag.itemsForBeginning", "Drag.willAnimateLift", "Drag.sessionWillBegin",
                    "Drag.willEndWith", "Drag.didEndWith", "Drag.sessionDidTransferItems",
                ])
            try scene.drag(to: DragScene.onWell)
        },
        .order(
            EvidenceEntry(
                "drag-drop-03",
                "A view with a drag interaction is dragged and let go beside all places",
                ios: "11+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uidraginteractiondelegate"),
                notes: """
                    The pages of the delegate's methods: willEnd comes before the cancel animation, and
                    didEnd after all animations.
                    """,
                events: [
                    "Drag.willEndWith",
                    "Drag.previewForCancelling",
                    "Drag.willAnimateCancel",
                    "Drag.didEndWith",
                ])
        ) { stage in
            let scene = try DragScene(
                stage,
                [
                    "Drag.willEndWith", "Drag.previewForCancelling", "Drag.willAnimateCancel",
                    "Drag.didEndWith",
                ])
            try scene.drag(to: DragScene.onNothing)
        },
        .order(
            EvidenceEntry(
                "drag-drop-05",
                "A drag comes into a view with a drop interaction and is dropped there",
                ios: "11+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uidropinteractiondelegate"),
                notes: """
                    The pages of the delegate's methods. Radar 33111424
                    (https://github.com/lionheart/openradar-mirror/issues/17819) says that
                    sessionDidUpdate follows sessionDidEnter when a drag enters.
                    """,
                events: [
                    "Drop.canHandle",
                    "Drop.sessionDidEnter",
                    "Drop.sessionDidUpdate",
                    "Drop.performDrop",
                    "Drop.previewForDropping",
                    "Drop.willAnimateDrop",
                ])
        ) { stage in
            let scene = try DragScene(
                stage,
                [
                    "Drop.canHandle", "Drop.sessionDidEnter", "Drop.sessionDidUpdate", "Drop.performDrop",
                    "Drop.previewForDropping", "Drop.willAnimateDrop",
                ])
            try scene.drag(to: DragScene.onWell)
        },
        .rule(
            EvidenceEntry(
                "drag-drop-04",
                """
                A row is dragged within its table, whose drop delegate proposes to move it to the \
                destination
                """,
                ios: "11",
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/18576"),
                notes: "Radars 33413316 and 42068699, which say the same of collection views."),
            statements: 2
        ) { stage in
            for (statement, count) in zip(
                [
                    "one item: the other rows make room for it",
                    "two items: no room is made",
                ], [1, 2])
            {
                let scene = try DragTableScene(stage, itemCount: count)
                let hasGap = try scene.opensGap()
                stage.state(statement, hasGap == (count == 1), "gap: \(hasGap)")
            }
        },
    ]
}

/// A page with a view to drag and a view to drop on.
@MainActor
private final class DragScene: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    static let onCard = CGPoint(x: 100, y: 150)
    static let onWell = CGPoint(x: 140, y: 500)
    static let onNothing = CGPoint(x: 320, y: 300)

    private let stage: Stage
    private let journal = Journal.current
    private let heard: Set<String>

    /// - Parameter heard: The recorded messages.
    init(_ stage: Stage, _ heard: Set<String>) throws {
        self.stage = stage
        self.heard = heard
        super.init()
        let page = UIViewController()
        try stage.launch(page)
        let card = UIView(frame: CGRect(x: 40, y: 100, width: 200, height: 100))
        let well = UIView(frame: CGRect(x: 40, y: 400, width: 200, height: 200))
        page.view.addSubview(card)
        page.view.addSubview(well)
        let drag = UIDragInteraction(delegate: self)
        drag.isEnabled = true
        card.addInteraction(drag)
        well.addInteraction(UIDropInteraction(delegate: self))
        stage.sim.turn()
    }

    func drag(to point: CGPoint) throws {
        stage.begin()
        stage.sim.touchDown(at: Self.onCard)
        stage.sim.advance(by: 1)
        stage.sim.touchMove(to: point)
        stage.sim.touchUp()
        try stage.settle()
    }

    private func note(_ text: String) {
        if heard.contains(text) { journal.log(text) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        note("Drag.itemsForBeginning")
        return [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) { note("Drag.willAnimateLift") }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        note("Drag.sessionWillBegin")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { note("Drag.willEndWith") }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { note("Drag.didEndWith") }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { note("Drag.sessionDidTransferItems") }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        note("Drag.previewForCancelling")
        return defaultPreview
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem,
        willAnimateCancelWith animator: any UIDragAnimating
    ) { note("Drag.willAnimateCancel") }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        note("Drop.canHandle")
        return true
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        note("Drop.sessionDidEnter")
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        note("Drop.sessionDidUpdate")
        return UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        note("Drop.performDrop")
        session.loadObjects(ofClass: String.self) { _ in }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        note("Drop.previewForDropping")
        return defaultPreview
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { note("Drop.willAnimateDrop") }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        note("Drop.sessionDidEnd")
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        note("Drop.concludeDrop")
    }
}

/// A table whose first row is dragged over the third, as one item or as several.
@MainActor
private final class DragTableScene: NSObject, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    private let stage: Stage
    private let itemCount: Int
    private let table: UITableView

    init(_ stage: Stage, itemCount: Int) throws {
        self.stage = stage
        self.itemCount = itemCount
        table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), style: .plain)
        super.init()
        let page = UIViewController()
        try stage.launch(page)
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = self
        table.dragDelegate = self
        table.dragInteractionEnabled = true
        table.dropDelegate = self
        page.view.addSubview(table)
        stage.sim.turn()
    }

    /// Whether the second row moves up while the first is over the third.
    func opensGap() throws -> Bool {
        let row = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
        stage.sim.touchDown(at: CGPoint(x: 100, y: 100 + row / 2))
        stage.sim.advance(by: 1)
        stage.sim.touchMove(to: CGPoint(x: 100, y: 100 + row * 2.5), over: 0.3)
        stage.sim.advance(by: 0.5)
        let isOpen = table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == 0
        stage.sim.touchUp()
        try stage.settle()
        return isOpen
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        (0..<itemCount).map { _ in UIDragItem(itemProvider: NSItemProvider(object: "row" as NSString)) }
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}
