import Observation
import Simulator

// Lists on iOS 18 and later: the trait for their style, their rows' heights, and layouts that observe.
extension Scenario {
    static let listEnvironments: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt26-lists-01", "listEnvironment of the cells of a table, by its style", ios: "18+",
                source: .documentation(traitHeader),
                notes: """
                    The last statement: Defaults to UIListEnvironmentUnspecified. Quote: It is set on views
                    inside UITableViews and list sections in UICollectionViews.
                    """),
            statements: 4
        ) { stage in
            let styles: [(String, UITableView.Style, UIListEnvironment)] = [
                ("plain", .plain, .plain), ("grouped", .grouped, .grouped),
                ("inset grouped", .insetGrouped, .insetGrouped),
            ]
            for (words, style, expected) in styles {
                let scene = try TableScene(stage, [1], style).show()
                let environment = try scene.cell(0).traitCollection.listEnvironment
                stage.state(words, environment == expected, "\(environment)")
                let outside = scene.page.view.traitCollection.listEnvironment
                stage.state(
                    "a view outside of lists: unspecified", outside == .unspecified, "\(outside)")
            }
        },
        .rule(
            EvidenceEntry(
                "hunt26-lists-02",
                "listEnvironment of the cells of a collection view, by the appearance of its list",
                ios: "18+",
                source: .documentation(traitHeader),
                notes: """
                    Quote: It is set on views inside UITableViews and list sections in UICollectionViews.
                    """),
            statements: 4
        ) { stage in
            let appearances: [(String, UICollectionLayoutListConfiguration.Appearance, UIListEnvironment)] = [
                ("plain", .plain, .plain), ("inset grouped", .insetGrouped, .insetGrouped),
                ("sidebar", .sidebar, .sidebar), ("sidebar plain", .sidebarPlain, .sidebarPlain),
            ]
            for (words, appearance, expected) in appearances {
                let configuration = UICollectionLayoutListConfiguration(appearance: appearance)
                let layout = UICollectionViewCompositionalLayout.list(using: configuration)
                let cell = try CollectionScene(stage, [1], layout).show().cell(0)
                let environment = cell.traitCollection.listEnvironment
                stage.state(words, environment == expected, "\(environment)")
            }
        },
        .rule(
            EvidenceEntry(
                "hunt26-lists-03", "UIBackgroundConfiguration.listCell() is updated for a state", ios: "18+",
                source: .documentation(
                    "iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIBackgroundConfiguration.h"),
                notes: """
                    Quote: Represents a generic cell background configuration that automatically adopts the style
                    of a containing list when updated for a new configuration state, by reading the
                    `listEnvironment` trait from the state's trait collection. Defaults to the background
                    configuration for a cell in a plain-style list.
                    """),
            statements: 2
        ) { stage in
            try stage.launch(stage.page("A"))
            let own = UIBackgroundConfiguration.listCell()
            let plain = UIBackgroundConfiguration.listPlainCell()
            stage.state(
                "it begins as the one for a plain list",
                own.backgroundColor == plain.backgroundColor && own.cornerRadius == plain.cornerRadius,
                "\(own)")
            let state = UICellConfigurationState(
                traitCollection: UITraitCollection { $0.listEnvironment = .insetGrouped })
            let updated = own.updated(for: state)
            let grouped = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
            stage.state(
                "updated in an inset grouped list, it is the one for a grouped list",
                updated.backgroundColor == grouped.backgroundColor
                    && updated.backgroundColor != plain.updated(for: state).backgroundColor, "\(updated)")
        },
        .rule(
            EvidenceEntry(
                "hunt27-updates-09",
                "UIListContentConfiguration.cell() and header() are updated for the listEnvironment of a state",
                ios: "18+",
                source: .documentation("https://developer.apple.com/videos/play/wwdc2024/10118"),
                notes: """
                    Quote: the existing cell, subtitle cell, and value cell configurations now automatically
                    update their appearance from the list environment trait. New header and footer configurations
                    do the same.
                    """),
            statements: 3
        ) { stage in
            try stage.launch(stage.page("A"))
            @MainActor func state(_ environment: UIListEnvironment) -> UICellConfigurationState {
                UICellConfigurationState(
                    traitCollection: UITraitCollection { $0.listEnvironment = environment })
            }
            let (sidebar, grouped) = (state(.sidebar), state(.grouped))
            let cell = UIListContentConfiguration.cell().updated(for: sidebar)
            let ofSidebar = UIListContentConfiguration.sidebarCell().updated(for: sidebar)
            stage.state(
                "cell() in a sidebar has the margins of sidebarCell()",
                cell.directionalLayoutMargins == ofSidebar.directionalLayoutMargins,
                "\(cell.directionalLayoutMargins), \(ofSidebar.directionalLayoutMargins)")
            let header = UIListContentConfiguration.header()
            for (words, state, like) in [
                ("header() in a sidebar has the font of sidebarHeader()", sidebar, .sidebarHeader()),
                ("header() in a grouped list has the font of groupedHeader()", grouped, .groupedHeader()),
            ] as [(String, UICellConfigurationState, UIListContentConfiguration)] {
                let (own, other) = (header.updated(for: state), like.updated(for: state))
                stage.state(
                    words, own.textProperties.font == other.textProperties.font,
                    "\(own.textProperties.font), \(other.textProperties.font)")
            }
        },
        .rule(
            EvidenceEntry(
                "hunt26-lists-08", "selfSizingInvalidation of a table", ios: "18+",
                source: .documentation("iPhoneOS 26.2 SDK, UIKit.framework/Headers/UITableView.h"),
                notes: """
                    The row's height is a required constraint on a device, so that the cell's own one isn't
                    required. Quote: Calling -invalidateIntrinsicContentSize on a self-sizing cell or its
                    contentView will cause it to be resized if necessary.
                    """),
            statements: 3
        ) { stage in
            let scene = TableScene(stage, [3], source: GrowingRows.init)
            scene.table.register(GrowingCell.self, forCellReuseIdentifier: "growing")
            scene.table.rowHeight = UITableView.automaticDimension
            scene.table.estimatedRowHeight = 44
            stage.state(
                "it is enabled by default", scene.table.selfSizingInvalidation == .enabled,
                "\(scene.table.selfSizingInvalidation)")
            try scene.show()
            @MainActor func heights(growingTo height: CGFloat) throws -> (CGFloat, CGFloat) {
                let cell = try require(try scene.cell(0) as? GrowingCell)
                let before = scene.table.rectForRow(at: .first(0)).height
                cell.height.constant = height
                cell.invalidateIntrinsicContentSize()
                try stage.settle()
                return (before, scene.table.rectForRow(at: .first(0)).height)
            }
            let enabled = try heights(growingTo: 120)
            stage.state(
                """
                invalidateIntrinsicContentSize() of a cell whose content has grown makes the row higher
                """, enabled.1 >= 120 && enabled.1 > enabled.0, "\(enabled)")
            scene.table.selfSizingInvalidation = .disabled
            let disabled = try heights(growingTo: 200)
            stage.state("disabled: the row stays as it is", disabled.0 == disabled.1, "\(disabled)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-lists-10",
                """
                An observable object that the section provider of a compositional layout has read changes
                """,
                ios: "27",
                source: .documentation("https://developer.apple.com/documentation/updates/uikit"),
                notes: """
                    Quote: to automatically invalidate and update compositional layouts when observable objects
                    change.
                    """),
            statements: 2
        ) { stage in
            let model = RowHeight()
            let layout = UICollectionViewCompositionalLayout { _, _ in
                model.reads += 1
                let size = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(model.height))
                return NSCollectionLayoutSection(
                    group: .vertical(
                        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            }
            let scene = try CollectionScene(stage, [3], layout).show()
            let before = model.reads
            model.height = 90
            try stage.settle()
            stage.state("the provider is called again", model.reads > before, "\(before), \(model.reads)")
            let height = try scene.cell(0).bounds.height
            stage.state("the items have the new size", height == 90, "\(height)")
        },
    ]

    private static let traitHeader = "iPhoneOS 26.2 SDK, UIKit.framework/Headers/UITraitListEnvironment.h"
}

/// The height of a list's items, and how often a layout has read it.
@MainActor @Observable private final class RowHeight {
    var height: CGFloat = 50
    @ObservationIgnored var reads = 0
}

/// A data source of cells that can grow.
@MainActor
private final class GrowingRows: HeardRows {
    override func cell(for place: IndexPath, in table: UITableView) -> UITableViewCell {
        table.dequeueReusableCell(withIdentifier: "growing", for: place)
    }
}

/// A cell with a box, whose height determines its own.
private final class GrowingCell: UITableViewCell {
    private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 60)
    private let box = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        height.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            height, box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
