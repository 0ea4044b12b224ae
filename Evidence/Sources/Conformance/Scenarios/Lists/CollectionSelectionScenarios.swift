import Simulator

// Items that are highlighted and selected.
extension Scenario {
    static let collectionSelection: [Scenario] = [
        .order(
            EvidenceEntry(
                "gt2-coll-01",
                "A touch selects an item",
                ios: "6+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UICollectionView.h"
                ),
                notes: """
                    didUnhighlight comes LAST. Quote: The sequence of calls leading to selection from a
                    user touch is: ... 1. -collectionView:shouldHighlightItemAtIndexPath: ... 2.
                    -collectionView:didHighlightItemAtIndexPath: ... 3.
                    -collectionView:shouldSelectItemAtIndexPath: or
                    -collectionView:shouldDeselectItemAtIndexPath: ... 4.
                    -collectionView:didSelectItemAtIndexPath: or
                    -collectionView:didDeselectItemAtIndexPath: ... 5.
                    -collectionView:didUnhighlightItemAtIndexPath:
                    """,
                events: [
                    "shouldHighlightItem",
                    "didHighlightItem",
                    "[finger up]",
                    "shouldSelectItem or shouldDeselectItem",
                    "didSelectItem or didDeselectItem",
                    "didUnhighlightItem",
                ])
        ) { stage in
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
        .rule(
            EvidenceEntry(
                "list-coll-09",
                "shouldDeselectItem",
                ios: "13.2 SDK",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UICollectionView.h"
                ),
                notes: "Quote: called when the user taps on an already-selected item in multi-select mode"),
            statements: 2
        ) { stage in
            let scene = try CollectionScene(stage, [5], delegate: HeardChoice()).show()
            try scene.tap(1)
            stage.begin()
            try scene.tap(1)
            let stays = scene.view.indexPathsForSelectedItems == [.first(1)]
            let asked = stage.lines.filter { $0 == HeardChoice.deselection }
            stage.state(
                "not without allowsMultipleSelection: the item stays selected", stays && asked.isEmpty,
                "\(stays), \(stage.lines)")
            scene.view.allowsMultipleSelection = true
            stage.begin()
            try scene.tap(1)
            stage.state(
                "it is asked when the user taps a selected item with allowsMultipleSelection",
                stage.has(HeardChoice.deselection), "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "gt2-coll-11",
                "super.prepareForReuse of table and collection cells",
                ios: "9-17",
                source: .claim(
                    "https://github.com/TextureGroup/Texture/blob/be0b74b4e23bbd16a2159169a0c0d80f47fd5b45/Source/Details/_ASCollectionViewCell.mm"
                ),
                notes: """
                    Inference of the source from super.prepareForReuse; same remark in ASTableView.mm
                    for UITableViewCell. Quote: Need to clear element before UIKit calls setSelected:NO
                    / setHighlighted:NO on its cells
                    """),
            statements: 1
        ) { stage in
            let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
            (cell.isSelected, cell.isHighlighted) = (true, true)
            cell.prepareForReuse()
            let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            (item.isSelected, item.isHighlighted) = (true, true)
            item.prepareForReuse()
            let states = [cell.isSelected, cell.isHighlighted, item.isSelected, item.isHighlighted]
            stage.state(
                "calls setSelected(false) and setHighlighted(false) on the cell", !states.contains(true),
                "\(states)")
        },
        .rule(
            EvidenceEntry(
                "list-coll-10",
                "A collection view's controller",
                ios: "13.2 SDK",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UICollectionViewController.h"
                ),
                notes: "Quote: Defaults to YES, and if YES, any selection is cleared in viewWillAppear:"),
            statements: 2
        ) { stage in
            let controller = ItemsController(collectionViewLayout: .squares(100))
            let navigation = stage.navigation([controller])
            try stage.launch(navigation)
            stage.state(
                "in viewWillAppear it clears the selection",
                try !staysSelected(controller, navigation, stage), "it stays selected")
            controller.clearsSelectionOnViewWillAppear = false
            stage.state(
                "not with clearsSelectionOnViewWillAppear set to false",
                try staysSelected(controller, navigation, stage), "it is deselected")
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
