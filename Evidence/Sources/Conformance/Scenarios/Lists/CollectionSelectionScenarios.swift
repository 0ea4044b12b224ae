import Simulator

// Items that are highlighted and selected.
extension Scenario {
    static let collectionSelection: [Scenario] = [
        .order("gt2-coll-01") { stage in
            let scene = try CollectionScene(stage, [5], delegate: HeardChoice()).show()
            scene.view.allowsMultipleSelection = true
            for _ in ["selected", "deselected"] {
                stage.begin()
                let cell = try scene.cell(1)
                stage.sim.touchDown(at: cell.convert(CGPoint(x: 50, y: 50), to: nil))
                stage.sim.advance(by: 0.3)
                stage.remark("finger up")
                stage.sim.touchUp()
                try stage.settle()
                stage.close()
            }
        },
        .statements("list-coll-09") { stage in
            let scene = try CollectionScene(stage, [5], delegate: HeardChoice()).show()
            try scene.tap(1)
            stage.begin()
            try scene.tap(1)
            let stays = scene.view.indexPathsForSelectedItems == [.first(1)]
            let asked = stage.lines.filter { $0 == HeardChoice.deselection }
            stage.state(1, stays && asked.isEmpty, "\(stays), \(stage.lines)")
            scene.view.allowsMultipleSelection = true
            stage.begin()
            try scene.tap(1)
            stage.state(0, stage.has(HeardChoice.deselection), "\(stage.lines)")
        },
        .statements("gt2-coll-11") { stage in
            let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
            (cell.isSelected, cell.isHighlighted) = (true, true)
            cell.prepareForReuse()
            let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            (item.isSelected, item.isHighlighted) = (true, true)
            item.prepareForReuse()
            let states = [cell.isSelected, cell.isHighlighted, item.isSelected, item.isHighlighted]
            stage.state(0, !states.contains(true), "\(states)")
        },
        .statements("list-coll-10") { stage in
            let controller = ItemsController(collectionViewLayout: .squares(100))
            let navigation = stage.navigation([controller])
            try stage.launch(navigation)
            stage.state(0, try !staysSelected(controller, navigation, stage), "it stays selected")
            controller.clearsSelectionOnViewWillAppear = false
            stage.state(1, try staysSelected(controller, navigation, stage), "it is deselected")
        },
    ]

    private static func staysSelected(
        _ controller: UICollectionViewController, _ navigation: UINavigationController, _ stage: Stage
    ) throws -> Bool {
        controller.collectionView.selectItem(at: .first(1), animated: false, scrollPosition: [])
        navigation.pushViewController(stage.page("Above"), animated: true)
        try stage.settle()
        navigation.popViewController(animated: true)
        try stage.settle()
        return controller.collectionView.indexPathsForSelectedItems?.isEmpty == false
    }
}

/// A delegate that is notified of highlights and selection, with the entry's names.
@MainActor
private final class HeardChoice: NSObject, UICollectionViewDelegate {
    static let deselection = "shouldDeselectItem"
    private let journal = Journal.current

    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        journal.log("shouldHighlightItem")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        journal.log("didHighlightItem")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        journal.log("shouldSelectItem or shouldDeselectItem")
        return true
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        journal.log(Self.deselection)
        journal.log("shouldSelectItem or shouldDeselectItem")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        journal.log("didSelectItem or didDeselectItem")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        journal.log("didSelectItem or didDeselectItem")
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        journal.log("didUnhighlightItem")
    }
}

private final class ItemsController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 5 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}
