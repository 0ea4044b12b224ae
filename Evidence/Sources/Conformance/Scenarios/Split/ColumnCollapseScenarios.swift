import Simulator

// Split views that collapse and expand.
extension Scenario {
    static let columnCollapses: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt4-split-05",
                """
                A delegate answers topColumnForCollapsingToProposedTopColumn while a split view of \
                two columns collapses
                """,
                ios: "14+",
                source: .claim("https://github.com/woocommerce/woocommerce-ios/pull/6424"),
                notes: """
                    Talks about collapsing in public apps, and the page of the method: the split view
                    proposes the secondary column. Quote: By default, always display the primary column
                    when collapsed.
                    """),
            statements: 4
        ) { stage in
            for (statement, column) in [
                (
                    "primary returned: the primary page is in sight, isCollapsed is true",
                    UISplitViewController.Column.primary
                ),
                (
                    """
                    secondary returned: the secondary page is in sight, with the primary one below \
                    it on one stack
                    """, .secondary
                ),
            ] {
                let columns = Columns(stage)
                let delegate = TopColumn(column)
                columns.split.delegate = delegate
                try stage.launch(columns.split)
                stage.state(
                    "the proposed column is secondary", delegate.proposed == [.secondary],
                    "\(delegate.proposed)")
                let top = columns.page(column)
                stage.state(
                    statement,
                    columns.split.isCollapsed && columns.isInSight(top)
                        && (column == .primary
                            || top.navigationController?.viewControllers.first !== top
                            || top.navigationController?.parent is UINavigationController),
                    "\(String(describing: top.navigationController?.viewControllers))")
                stage.state(
                    "splitViewControllerDidCollapse is called afterwards", delegate.collapses == 1,
                    "\(delegate.collapses)")
            }
        },
        .rule(
            EvidenceEntry(
                "hunt4-split-07",
                """
                A split view of three columns collapses with all columns set, and with one for \
                compact
                """,
                ios: "14+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/column"),
                notes: """
                    Header of the SDK of iOS 26.2, UISplitViewController.h. Quote: it will be used when
                    the UISVC is collapsed, instead of stacking the vc’s for the Primary, Supplementary,
                    and Secondary columns
                    """),
            statements: 3
        ) { stage in
            let columns = Columns(stage, .tripleColumn)
            try stage.launch(columns.split)
            let pages = [columns.page(.primary), columns.page(.supplementary), columns.page(.secondary)]
            let shown = pages.filter(columns.isInSight)
            stage.state(
                """
                without a compact column: one stack of the primary, the supplementary and the \
                secondary page
                """,
                columns.split.isCollapsed && shown.count == 1
                    && pages.allSatisfy { $0.navigationController != nil },
                "\(shown)")
            let compact = stage.page("Compact")
            let other = Columns(stage, .tripleColumn)
            other.split.setViewController(compact, for: .compact)
            try stage.launch(other.split)
            let others = [other.page(.primary), other.page(.supplementary), other.page(.secondary)]
            stage.state(
                "with one: the compact column alone is in sight, and the others are not",
                other.isInSight(compact) && !others.contains(where: other.isInSight),
                "\(others.map(other.isInSight))")
            stage.state(
                "viewController(for:) gives every column what was set",
                zip(
                    [UISplitViewController.Column.primary, .supplementary, .secondary, .compact],
                    others + [compact]
                )
                .allSatisfy { other.split.viewController(for: $0) === $1 }, "another one")
        },
        .rule(
            EvidenceEntry(
                "hunt4-split-08",
                "A classic split view on an iPad: showDetailViewController and viewControllers",
                ios: "8+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/showdetailviewcontroller(_:sender:)"
                ),
                notes: """
                    The pages of showDetailViewController(_:sender:) and of the delegate's method.
                    Quote: Return true [...] to prevent the split view controller from displaying it
                    """),
            statements: 4
        ) { stage in
            let (master, detail, next) = (stage.page("Master"), stage.page("Detail"), stage.page("Next"))
            let split = UISplitViewController()
            split.viewControllers = [master, detail]
            split.preferredDisplayMode = .oneBesideSecondary
            try stage.show(split, sideways: true)
            stage.state(
                "splitViewController of both pages is the split view",
                master.splitViewController === split && detail.splitViewController === split, "another one"
            )
            stage.begin()
            split.showDetailViewController(next, sender: nil)
            try stage.settle()
            stage.state(
                "showDetailViewController replaces the second of viewControllers",
                split.viewControllers == [master, next], "\(split.viewControllers)")
            stage.state(
                "the replaced page leaves: viewWillDisappear, viewDidDisappear",
                stage.appearance(of: "Detail") == ["viewWillDisappear", "viewDidDisappear"],
                "\(stage.lines)")
            let delegate = DetailTaker()
            split.delegate = delegate
            split.showDetailViewController(detail, sender: nil)
            try stage.settle()
            stage.state(
                "a delegate that returns true from showDetail keeps it as it is",
                delegate.count == 1 && split.viewControllers == [master, next], "\(split.viewControllers)")
        }
        .on(.iPadPro11),
        .rule(
            EvidenceEntry(
                "hunt4-split-09",
                "When a split view is collapsed, by the horizontal size class alone",
                ios: "9+",
                source: .claim(
                    "http://commandshift.co.uk/blog/2016/04/11/understanding-split-view-controller/"),
                notes: """
                    A table of devices in a public article, which Apple's pages on size classes confirm.
                    Quote: When a split view controller is born, it assumes it is in a non-collapsed
                    state.
                    """),
            statements: 4
        ) { stage in
            let fresh = Columns(stage)
            stage.state("before it is in a window it is not collapsed", !fresh.split.isCollapsed, "it is")
            let cases: [(String, Device, upright: Bool, sideways: Bool)] = [

                ("iPad, portrait and landscape: not collapsed", .iPadPro11, false, false),
                ("iPhone 16, portrait and landscape: collapsed", .iPhone16, true, true),
                ("iPhone 16 Plus: collapsed in portrait and not in landscape", .iPhone16Plus, true, false),
            ]
            for (statement, device, upright, sideways) in cases {
                let sim = Simulator(device: device)
                let columns = Columns(stage)
                sim.launch(columns.split)
                try sim.settle()
                let first = columns.split.isCollapsed
                sim.rotate(to: .landscapeRight)
                try sim.settle()
                let second = columns.split.isCollapsed
                stage.state(
                    statement, first == upright && second == sideways,
                    "\(first), \(second)")
            }
        },
    ]
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
