import Simulator

// Split views: defaults, modes by behavior, widths, collapsing and expanding.
extension Scenario {
    static let huntColumns: [Scenario] = [
        .statements("hunt4-split-01") { stage in
            let split = UISplitViewController(style: .doubleColumn)
            let automatic = UISplitViewController.automaticDimension
            stage.state(
                0,
                split.style == .doubleColumn && split.preferredDisplayMode == .automatic
                    && split.preferredSplitBehavior == .automatic, "\(split.preferredDisplayMode)")
            stage.state(
                1, split.presentsWithGesture && split.displayModeButtonVisibility == .automatic,
                "\(split.displayModeButtonVisibility)")
            stage.state(
                2, split.primaryEdge == .leading && !split.showsSecondaryOnlyButton, "\(split.primaryEdge)")
            stage.state(3, split.primaryBackgroundStyle == .none, "\(split.primaryBackgroundStyle)")
            stage.state(
                4,
                [
                    split.preferredPrimaryColumnWidth, split.minimumPrimaryColumnWidth,
                    split.maximumPrimaryColumnWidth,
                ].allSatisfy { $0 == automatic }, "\(split.preferredPrimaryColumnWidth)")
        },
        .statements("hunt4-split-02") { stage in
            let cases: [(UISplitViewController.SplitBehavior, UISplitViewController.DisplayMode)] = [
                (.tile, .twoBesideSecondary), (.overlay, .twoOverSecondary),
                (.displace, .twoDisplaceSecondary),
            ]
            for (position, (behavior, mode)) in cases.enumerated() {
                let columns = Columns(stage, .tripleColumn)
                columns.split.preferredSplitBehavior = behavior
                columns.split.preferredDisplayMode = .twoBesideSecondary
                try columns.launchSideways()
                stage.state(position, columns.split.displayMode == mode, "\(columns.split.displayMode)")
                stage.state(
                    3, columns.split.preferredDisplayMode == .twoBesideSecondary,
                    "\(columns.split.preferredDisplayMode)")
            }
        }
        .on(.iPadPro13),
        .statements("hunt4-split-03") { stage in
            let columns = Columns(stage)
            columns.split.preferredPrimaryColumnWidth = 300
            try columns.launchSideways()
            stage.state(0, columns.split.primaryColumnWidth == 300, "\(columns.split.primaryColumnWidth)")
            stage.state(
                3, columns.left(of: .secondary) == 300, "\(String(describing: columns.left(of: .secondary)))")
            columns.split.maximumPrimaryColumnWidth = 250
            try stage.settle()
            stage.state(1, columns.split.primaryColumnWidth == 250, "\(columns.split.primaryColumnWidth)")
            columns.split.maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
            columns.split.minimumPrimaryColumnWidth = 350
            try stage.settle()
            stage.state(2, columns.split.primaryColumnWidth == 350, "\(columns.split.primaryColumnWidth)")
        }
        .on(.iPadPro11),
        .statements("hunt4-split-04") { stage in
            let columns = Columns(stage)
            columns.split.primaryEdge = .trailing
            try columns.launchSideways()
            let frame = columns.frame(of: .primary)
            stage.state(0, frame?.maxX == columns.split.view.bounds.width, "\(String(describing: frame))")
            stage.state(
                1, columns.left(of: .secondary) == 0, "\(String(describing: columns.left(of: .secondary)))")
        }
        .on(.iPadPro11),
        .statements("hunt4-split-05") { stage in
            for (position, column) in [(1, UISplitViewController.Column.primary), (2, .secondary)] {
                let columns = Columns(stage)
                let delegate = TopColumn(column)
                columns.split.delegate = delegate
                try stage.launch(columns.split)
                stage.state(0, delegate.proposed == [.secondary], "\(delegate.proposed)")
                let top = columns.page(column)
                stage.state(
                    position,
                    columns.split.isCollapsed && columns.isInSight(top)
                        && (column == .primary
                            || top.navigationController?.viewControllers.first !== top
                            || top.navigationController?.parent is UINavigationController),
                    "\(String(describing: top.navigationController?.viewControllers))")
                stage.state(3, delegate.collapses == 1, "\(delegate.collapses)")
            }
        },
        .statements("hunt4-split-06") { stage in
            let columns = Columns(stage)
            let delegate = ModeLog()
            try stage.launch(columns.split)
            columns.split.delegate = delegate
            let primary = columns.page(.primary)
            stage.state(
                0, columns.split.displayMode == .secondaryOnly && !columns.isInSight(primary),
                "\(columns.split.displayMode)")
            stage.begin()
            stage.sim.rotate(to: .landscapeRight)
            try stage.settle()
            let coming = stage.appearance(of: "Primary")
            stage.state(
                1, columns.split.displayMode == .oneBesideSecondary && columns.isInSight(primary),
                "\(columns.split.displayMode)")
            stage.begin()
            stage.sim.rotate(to: .portrait)
            try stage.settle()
            let leaving = stage.appearance(of: "Primary")
            stage.state(2, delegate.modes == [.oneBesideSecondary, .secondaryOnly], "\(delegate.modes)")
            stage.state(
                3,
                coming.filter { $0 != "viewIsAppear" } == ["viewWillAppear", "viewDidAppear"]
                    && leaving == ["viewWillDisappear", "viewDidDisappear"], "\(coming), \(leaving)")
        }
        .on(.iPadPro11),
        .statements("hunt4-split-07") { stage in
            let columns = Columns(stage, .tripleColumn)
            try stage.launch(columns.split)
            let pages = [columns.page(.primary), columns.page(.supplementary), columns.page(.secondary)]
            let shown = pages.filter(columns.isInSight)
            stage.state(
                0,
                columns.split.isCollapsed && shown.count == 1
                    && pages.allSatisfy { $0.navigationController != nil },
                "\(shown)")
            let compact = stage.page("Compact")
            let other = Columns(stage, .tripleColumn)
            other.split.setViewController(compact, for: .compact)
            try stage.launch(other.split)
            let others = [other.page(.primary), other.page(.supplementary), other.page(.secondary)]
            stage.state(
                1, other.isInSight(compact) && !others.contains(where: other.isInSight),
                "\(others.map(other.isInSight))")
            stage.state(
                2,
                zip(
                    [UISplitViewController.Column.primary, .supplementary, .secondary, .compact],
                    others + [compact]
                )
                .allSatisfy { other.split.viewController(for: $0) === $1 }, "another one")
        },
        .statements("hunt4-split-08") { stage in
            let (master, detail, next) = (stage.page("Master"), stage.page("Detail"), stage.page("Next"))
            let split = UISplitViewController()
            split.viewControllers = [master, detail]
            split.preferredDisplayMode = .oneBesideSecondary
            try stage.show(split, sideways: true)
            stage.state(
                3, master.splitViewController === split && detail.splitViewController === split, "another one"
            )
            stage.begin()
            split.showDetailViewController(next, sender: nil)
            try stage.settle()
            stage.state(0, split.viewControllers == [master, next], "\(split.viewControllers)")
            stage.state(
                2, stage.appearance(of: "Detail") == ["viewWillDisappear", "viewDidDisappear"],
                "\(stage.lines)")
            let delegate = DetailTaker()
            split.delegate = delegate
            split.showDetailViewController(detail, sender: nil)
            try stage.settle()
            stage.state(
                1, delegate.count == 1 && split.viewControllers == [master, next], "\(split.viewControllers)")
        }
        .on(.iPadPro11),
        .statements("hunt4-split-09") { stage in
            let fresh = Columns(stage)
            stage.state(3, !fresh.split.isCollapsed, "it is")
            let cases: [(Int, Device, upright: Bool, sideways: Bool)] = [
                (0, .iPadPro11, false, false), (1, .iPhone16, true, true), (2, .iPhone16Plus, true, false),
            ]
            for (position, device, upright, sideways) in cases {
                let sim = Simulator(device: device)
                let columns = Columns(stage)
                sim.launch(columns.split)
                try sim.settle()
                let first = columns.split.isCollapsed
                sim.rotate(to: .landscapeRight)
                try sim.settle()
                let second = columns.split.isCollapsed
                stage.state(position, first == upright && second == sideways, "\(first), \(second)")
            }
        },
    ]
}

/// A split view of columns with a plain page in each.
@MainActor
private final class Columns {
    let split: UISplitViewController
    private let pages: [UISplitViewController.Column: Page]
    private let stage: Stage

    init(_ stage: Stage, _ style: UISplitViewController.Style = .doubleColumn) {
        self.stage = stage
        split = UISplitViewController(style: style)
        var pages: [UISplitViewController.Column: Page] = [
            .primary: stage.page("Primary"), .secondary: stage.page("Secondary"),
        ]
        if style == .tripleColumn { pages[.supplementary] = stage.page("Supplementary") }
        self.pages = pages
        for (column, page) in pages { split.setViewController(page, for: column) }
    }

    func page(_ column: UISplitViewController.Column) -> Page { pages[column]! }

    func launchSideways() throws {
        try stage.launch(split)
        stage.sim.rotate(to: .landscapeRight)
        try stage.settle()
    }

    /// The frame of a column's page in the split view; `nil` if the page isn't in a window.
    func frame(of column: UISplitViewController.Column) -> CGRect? {
        guard let view = page(column).viewIfLoaded, view.window != nil else { return nil }
        return view.convert(view.bounds, to: split.view)
    }

    func left(of column: UISplitViewController.Column) -> CGFloat? { frame(of: column)?.minX }

    /// Whether a part of the page's view is within its window.
    func isInSight(_ page: UIViewController) -> Bool {
        guard let view = page.viewIfLoaded, let window = view.window else { return false }
        return !view.isHidden && window.bounds.intersects(view.convert(view.bounds, to: window))
    }
}

/// Chooses the top column of a split view that collapses.
@MainActor
private final class TopColumn: NSObject, UISplitViewControllerDelegate {
    private let column: UISplitViewController.Column
    private(set) var proposed: [UISplitViewController.Column] = []
    private(set) var collapses = 0

    init(_ column: UISplitViewController.Column) {
        self.column = column
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        proposed.append(proposedTopColumn)
        return column
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { collapses += 1 }
}

/// Records the display modes that a split view changes to.
@MainActor
private final class ModeLog: NSObject, UISplitViewControllerDelegate {
    private(set) var modes: [UISplitViewController.DisplayMode] = []

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { modes.append(displayMode) }
}

/// Shows a detail itself.
@MainActor
private final class DetailTaker: NSObject, UISplitViewControllerDelegate {
    private(set) var count = 0

    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        count += 1
        return true
    }
}
