import Observation
import Simulator
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore
@testable import UIKitLists

/// The trait for the style of a list, and the configurations that read it.
@MainActor @Suite(.inTurn) struct ListEnvironmentTests {
    private typealias Appearance = UICollectionLayoutListConfiguration.Appearance

    @Test(arguments: [
        (UITableView.Style.plain, UIListEnvironment.plain), (.grouped, .grouped),
        (.insetGrouped, .insetGrouped),
    ])
    func `the views of a table have the trait of its style`(
        style: UITableView.Style, environment: UIListEnvironment
    ) throws {
        let app = TableApp([names(3)], style: style)
        let cell = try #require(app.table.cellForRow(at: [0, 0]))
        #expect(cell.traitCollection.listEnvironment == environment)
        #expect(cell.contentView.traitCollection.listEnvironment == environment)
        #expect(cell.configurationState.traitCollection.listEnvironment == environment)
        #expect(app.table.traitCollection.listEnvironment == .unspecified)
    }

    @Test func `before iOS 18 there is no such trait`() throws {
        let cell = try #require(TableApp([names(3)], system: .iOS(17)).table.cellForRow(at: [0, 0]))
        #expect(cell.traitCollection.listEnvironment == .unspecified)
    }

    @Test(arguments: [
        (Appearance.plain, UIListEnvironment.plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped),
        (.sidebar, .sidebar), (.sidebarPlain, .sidebarPlain),
    ])
    func `the cells of a list section have the trait of its appearance`(
        appearance: UICollectionLayoutListConfiguration.Appearance, environment: UIListEnvironment
    ) throws {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: appearance))
        let scene = CollectionScene([3], layout: layout)
        let cell = try #require(scene.view.cellForItem(at: [0, 0]))
        #expect(cell.traitCollection.listEnvironment == environment)
        scene.view.collectionViewLayout = CollectionScene.grid()
        scene.sim.turn()
        let other = try #require(scene.view.cellForItem(at: [0, 0]))
        #expect(other.traitCollection.listEnvironment == .unspecified)
    }

    @Test func `configurations for any list follow the trait, and keep values of the app`() {
        withExtendedLifetime(Simulator()) {
            let grouped = UIViewConfigurationState(
                traitCollection: UITraitCollection(listEnvironment: .insetGrouped))
            let sidebar = UIViewConfigurationState(
                traitCollection: UITraitCollection(listEnvironment: .sidebar))
            let cell = UIBackgroundConfiguration.listCell()
            #expect(cell.backgroundColor == UIBackgroundConfiguration.listPlainCell().backgroundColor)
            let groupedColor = UIBackgroundConfiguration.listGroupedCell().backgroundColor
            #expect(cell.updated(for: grouped).backgroundColor == groupedColor)
            #expect(cell.updated(for: sidebar).cornerRadius == 8)
            var own = cell
            own.cornerRadius = 3
            #expect(own.updated(for: sidebar).cornerRadius == 3)
            let plain = UIBackgroundConfiguration.listPlainCell()
            #expect(plain.updated(for: grouped).backgroundColor == plain.backgroundColor)
            var header = UIListContentConfiguration.header()
            header.secondaryTextProperties.numberOfLines = 7
            let updated = header.updated(for: grouped)
            #expect(updated.textProperties == UIListContentConfiguration.groupedHeader().textProperties)
            #expect(updated.secondaryTextProperties.numberOfLines == 7)
        }
    }
}

/// The changes after which a list measures its elements again.
@MainActor @Suite(.inTurn) struct ListInvalidationTests {
    /// A cell with a box, whose height determines its own.
    private final class BoxCell: UITableViewCell {
        static var priority = UILayoutPriority.required
        let height: NSLayoutConstraint
        private let box = UIView()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            height = box.heightAnchor.constraint(equalToConstant: 60)
            height.priority = Self.priority
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                height, box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class BoxSource: LoggedSource {
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
        }
    }

    private func boxes(_ priority: UILayoutPriority = .required) -> TableApp {
        BoxCell.priority = priority
        return TableApp([names(3)], source: BoxSource()) {
            $0.register(BoxCell.self, forCellReuseIdentifier: "box")
        }
    }

    @Test func `cells of a required height appear without conflicting constraints`() {
        let app = boxes()
        #expect(app.table.visibleCells.map(\.frame.height) == [60, 60, 60])
        #expect(app.sim.diagnostics.isEmpty)
    }

    @Test(arguments: [true, false])
    func `a row grows when the intrinsic size of its cell or content is invalidated`(ofCell: Bool) throws {
        let app = boxes(UILayoutPriority(999))
        let cell = try #require(app.table.cellForRow(at: [0, 0]) as? BoxCell)
        let target: UIView = ofCell ? cell : cell.contentView
        cell.height.constant = 120
        app.sim.turn()
        #expect(cell.frame.height == 60)
        target.invalidateIntrinsicContentSize()
        app.sim.turn()
        #expect(cell.frame.height == 120 && app.table.rectForRow(at: [0, 1]).minY == 120)
        app.table.selfSizingInvalidation = .disabled
        cell.height.constant = 200
        cell.invalidateIntrinsicContentSize()
        app.sim.turn()
        #expect(cell.frame.height == 120 && app.sim.diagnostics.isEmpty)
    }

    @Test(arguments: [System.iOS(18), .iOS(26)])
    func `a table that is scrolled to its end stays there when it shrinks`(system: System) {
        let app = TableApp([names(100)], height: 600, system: system)
        app.table.scrollToRow(at: [0, 99], at: .bottom, animated: false)
        app.sim.turn()
        app.source.sections = [names(30)]
        app.table.reloadData()
        app.sim.turn()
        #expect(abs(app.table.contentOffset.y - (app.table.contentSize.height - 600)) < 1)
    }

    @Observable @MainActor final class Model {
        var height: CGFloat = 50
    }

    @Test(arguments: [(System.iOS(26), CGFloat(50)), (.iOS(27), 90)])
    func `a layout follows the observable objects that its section provider has read`(
        system: System, height: CGFloat
    ) {
        let model = Model()
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(model.height))
            return NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
        let scene = CollectionScene([3], layout: layout, system: system)
        model.height = 90
        scene.sim.turn()
        #expect(scene.view.cellForItem(at: [0, 0])?.bounds.height == height)
    }
}
