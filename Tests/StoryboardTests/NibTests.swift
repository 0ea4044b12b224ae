import Foundation
import Simulator
import TestTraits
import Testing

@testable import UIKitCore
@testable import UIKitLists

class HelpViewController: UIViewController {
    weak var caption: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        HeardLog.lines.append("page.awakeFromNib")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        HeardLog.lines.append("page.viewDidLoad, caption \(caption != nil)")
    }
}

extension HelpViewController: InterfaceBuilderConnected {
    class var outlets: Outlets { [.outlet("caption", \HelpViewController.caption)] }
}

/// A constraint that changes itself in `awakeFromNib`.
class HeightConstraint: NSLayoutConstraint {
    override func awakeFromNib() {
        super.awakeFromNib()
        HeardLog.lines.append("constraint.awakeFromNib, \(constant)")
        constant = 60
    }
}

@MainActor @Suite(.inTurn) struct NibTests {
    @Test func `a constraint is notified that it has come from a nib`() throws {
        _ = Simulator()
        HeardLog.lines = []
        let view = try #require(Bundle.module.loadNibNamed("Constraint", owner: nil)?.first as? UIView)
        #expect(HeardLog.taken() == ["constraint.awakeFromNib, 40.0"])
        #expect(view.constraints.map(\.constant) == [60])
    }

    @Test func `an image literal is the app's image of that name`() {
        _ = Simulator()
        let image: UIImage = #imageLiteral(resourceName: "Leaf")
        #expect(image.size == CGSize(width: 3, height: 2))
    }

    private func messages(_ sim: Simulator, _ body: () -> Void) -> [String] {
        let diagnostics = Runtime.current.diagnostics
        diagnostics.recordsExceptions = true
        diagnostics.clear()
        body()
        defer { diagnostics.clear() }
        return diagnostics.entries.map { $0.message.replacing(Bundle.module.bundlePath, with: "PATH") }
    }

    /// A page with outlets to which a file may connect objects of other classes.
    private final class MismatchedPage: UIViewController, InterfaceBuilderConnected {
        var field: UITextField!
        var images: [UIImageView] = []
        class var outlets: Outlets {
            [.outlet("field", \MismatchedPage.field), .collection("images", \MismatchedPage.images)]
        }
    }

    @Test func `an outlet doesn't get an object of another class, and the app goes on`() {
        let sim = Simulator()
        let page = MismatchedPage()
        let field = UITextField()
        let image = UIImageView()
        let found = messages(sim) {
            page.setValue(field, forKey: "field")
            page.setValue([image, UILabel()], forKey: "images")
        }
        #expect(page.field === field && page.images == [image])
        #expect(
            found == [
                "The outlet images of MismatchedPage doesn't get the connected object, because it is of class UILabel and the "
                    + "outlet is of type UIImageView. Connect a UIImageView, or declare the outlet as UILabel."
            ])
        #expect(messages(sim) { page.setValue(UITextView(), forKey: "field") }.count == 1)
        #expect(page.field == nil && sim.diagnostics.allSatisfy { $0.kind == .warning })
    }

    // Evidence: init-01.
    @Test(arguments: ["HelpView", nil]) func `a page finds the nib that is named or has its name`(
        _ name: String?
    ) {
        let sim = Simulator()
        HeardLog.lines = []
        let page = HelpViewController(nibName: name, bundle: .module)
        sim.launch(page)
        #expect(HeardLog.taken() == ["page.viewDidLoad, caption true"])
        #expect(page.caption?.text == "Help" && page.view.frame.size == page.view.window?.bounds.size)
    }

    // Evidence: init-02.
    @Test func `a page in a nib has its view from the start`() throws {
        _ = Simulator()
        HeardLog.lines = []
        let objects = Bundle.module.loadNibNamed("Owned", owner: nil)
        let page = try #require(objects?.first as? HelpViewController)
        #expect(page.isViewLoaded)
        #expect(
            HeardLog.taken() == [
                "view.init(coder:)", "page.awakeFromNib", "page.viewDidLoad, caption false",
                "view.awakeFromNib",
            ])
    }

    @Test func `objects of the options stand for the nib's placeholders, and the rest is returned in order`()
    {
        _ = Simulator()
        let nib = UINib(nibName: "Several", bundle: .module)
        let objects = nib.instantiate(withOwner: nil, options: [.externalObjects: ["Store": NSObject()]])
        #expect(objects.count == 2 && objects.allSatisfy { $0 is UIView })
        #expect(nib.instantiate(withOwner: nil).first as AnyObject? !== objects.first as AnyObject?)
    }

    @Test func `rows are loaded from a nib`() throws {
        let sim = Simulator()
        let page = PrototypesPage()
        let table = UITableView(frame: .zero)
        table.register(UINib(nibName: "RowCell", bundle: .module), forCellReuseIdentifier: "nibRow")
        sim.launch(page)
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "nibRow") as? PrototypeCell)
        #expect(cell.caption.text == "Row" && cell.reuseIdentifier == "nibRow")
    }

    @Test func `a layout's decoration views are loaded from a nib`() throws {
        let sim = Simulator()
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.decorationItems = [.background(elementKind: "ground")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UINib(nibName: "Ground", bundle: .module), forDecorationViewOfKind: "ground")
        let page = TwoCellPage(collectionViewLayout: layout)
        sim.launch(page)
        let ground = try #require(page.collectionView.subviews.first { $0.tag == 7 })
        #expect(ground.frame.size == CGSize(width: page.view.bounds.width, height: 80))
        layout.register(nil as UINib?, forDecorationViewOfKind: "ground")
        #expect(layout.decorations.isEmpty)
    }

    private final class TwoCellPage: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
            -> Int
        {
            2
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test func `a coder has no properties`() {
        let sim = Simulator()
        #expect(
            messages(sim) { _ = NSCoder().value(forKey: "delegate") }.first?.contains(
                "this class is not key value coding-compliant for the key delegate.") == true)
    }

    // Evidence: gt2-nib-01.
    @Test func `UIKit's words for nibs that do not fit`() {
        let sim = Simulator()
        let table = UITableView(frame: .zero)
        func dequeue(_ nib: String) {
            table.register(UINib(nibName: nib, bundle: .module), forCellReuseIdentifier: "row")
            _ = table.dequeueReusableCell(withIdentifier: "row")
        }
        #expect(
            messages(sim) { _ = Bundle.module.loadNibNamed("Nowhere", owner: nil) }
                == ["Could not load NIB in bundle: 'NSBundle <PATH> (loaded)' with name 'Nowhere'"])
        #expect(
            messages(sim) { HelpViewController(nibName: "NoOutlet", bundle: .module).loadViewIfNeeded() }
                == [
                    "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"NoOutlet\" nib but the view outlet was not set."
                ])
        #expect(
            messages(sim) { dequeue("Several") }
                == [
                    "invalid nib registered for identifier (row) - nib must contain exactly one top level object which must be a UITableViewCell instance"
                ])
        #expect(
            messages(sim) { dequeue("RowCell") }
                == [
                    "cell reuse indentifier in nib (nibRow) does not match the identifier used to register the nib (row)"
                ])
    }
}
