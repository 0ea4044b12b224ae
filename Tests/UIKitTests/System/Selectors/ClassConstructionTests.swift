import TestApps
import TestTraits
import Testing

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.inTurn) struct ClassConstructionTests {
    private final class Tile: UIView {
        var size = CGSize.zero
        override init(frame: CGRect) {
            super.init(frame: frame)
            size = frame.size
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Page: UIViewController {
        var names: [String?] = []
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nil, bundle: nibBundleOrNil)
            names = [nibNameOrNil]
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Row: UITableViewCell {}
    private final class Leap: UIStoryboardSegue {}
    private final class Grid: UICollectionViewLayout {}

    @Test func `objects are created by their own classes' initializers with their arguments`() {
        useFreshRuntime()
        let kind: UIView.Type = Tile.self
        let tile = kind.makeOfKind(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) as? Tile
        #expect(tile?.size == CGSize(width: 3, height: 4) && tile?.frame.origin == CGPoint(x: 1, y: 2))
        #expect((kind.makeOfKind() as? Tile)?.size == .zero)
        let page: UIViewController.Type = Page.self
        #expect((page.makeOfKind(nibName: "Home", bundle: nil) as? Page)?.names == ["Home"])
        #expect((page.makeOfKind() as? Page)?.names == [nil])
        let cell: UITableViewCell.Type = Row.self
        let row = cell.makeOfKind(style: .subtitle, reuseIdentifier: "a rather long name of a row")
        #expect(row is Row && row.reuseIdentifier == "a rather long name of a row")
        #expect(row.detailTextLabel != nil)
        let head = UITableViewHeaderFooterView.makeOfKind(reuseIdentifier: "head")
        #expect(head.reuseIdentifier == "head")
        #expect(UITableView.makeOfKind(frame: .zero, style: .grouped).style == .grouped)
        #expect(UITableViewController.makeOfKind(style: .grouped).tableView.style == .grouped)
        let grid: UICollectionViewLayout.Type = Grid.self
        let collection = UICollectionView.makeOfKind(frame: .zero, collectionViewLayout: grid.makeOfKind())
        #expect(collection.collectionViewLayout is Grid)
    }

    @Test func `the view controllers of a created segue are released with it`() {
        useFreshRuntime()
        weak var weakly: UIViewController?
        do {
            let (source, destination) = (UIViewController(), UIViewController())
            let kind: UIStoryboardSegue.Type = Leap.self
            let leap = kind.makeOfKind(identifier: "leap", source: source, destination: destination)
            #expect(leap is Leap && leap.source === source && leap.destination === destination)
            weakly = destination
        }
        #expect(weakly == nil)
    }
}
