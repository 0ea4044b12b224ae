import Simulator

// Columns of split views on iOS 26 and later: the calls of the delegate, widths, and narrow windows.
extension Scenario {
    static let columnAdaptations: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt26-split-01", "splitViewControllerLayoutEnvironment of pages", ios: "26+",
                devices: ["iPad Pro 11-inch"], source: .documentation(adaptiveSession),
                notes: """
                    Quote: UISplitViewController provides additional context about its state as a UITrait: The
                    split view controller layout environment, conveys whether an ancestor split view controller
                    is expanded or collapsed.
                    """),
            statements: 3
        ) { stage in
            let (wide, narrow, plain) = (Columns(stage), Columns(stage), stage.page("Plain"))
            try stage.launch(wide.split)
            let expanded = wide.page(.secondary).traitCollection.splitViewControllerLayoutEnvironment
            stage.state("in a column of an iPad: expanded", expanded == .expanded, "\(expanded)")
            let phone = stage.phone()
            phone.launch(narrow.split)
            try phone.settle()
            let collapsed = narrow.page(.secondary).traitCollection.splitViewControllerLayoutEnvironment
            stage.state("in a split view of an iPhone: collapsed", collapsed == .collapsed, "\(collapsed)")
            phone.launch(plain)
            try phone.settle()
            let outside = plain.traitCollection.splitViewControllerLayoutEnvironment
            stage.state("without a split view: none", outside == .none, "\(outside)")
        }.on(.iPadPro11),
        .rule(
            EvidenceEntry(
                "hunt26-split-02",
                """
                A page registers for changes of splitViewControllerLayoutEnvironment, and the window becomes \
                narrow
                """,
                ios: "26+", animated: true, devices: ["iPad Pro 11-inch"],
                source: .documentation(adaptiveSession),
                notes: """
                    Quote: the trait is queried to conditionally add a disclosure indicator when the split view
                    controller is collapsed.
                    """),
            statements: 2
        ) { stage in
            let columns = Columns(stage)
            let page = columns.page(.secondary)
            try stage.launch(columns.split)
            var (previous, new): ([Environment], [Environment]) = ([], [])
            page.registerForTraitChanges([UITraitSplitViewControllerLayoutEnvironment.self]) {
                (page: Page, traits: UITraitCollection) in
                previous.append(traits.splitViewControllerLayoutEnvironment)
                new.append(page.traitCollection.splitViewControllerLayoutEnvironment)
            }
            stage.sim.resizeScene(to: CGSize(width: 400, height: 900))
            try stage.settle()
            stage.state(
                "the handler is called once, and the previous value is expanded", previous == [.expanded],
                "\(previous)")
            stage.state("the new value is collapsed", new == [.collapsed], "\(new)")
        }.on(.iPadPro11),
        .rule(
            EvidenceEntry(
                "hunt26-split-03", "hide(.inspector) of a split view whose inspector isn't shown", ios: "26+",
                animated: true, devices: ["iPad Pro 11-inch"], source: .documentation(header),
                notes: """
                    Quote: ignored when the column is not visible in the current displayMode; otherwise, triggers
                    a transition
                    """),
            statements: 1
        ) { stage in
            let (split, listener) = (withInspector(stage), ColumnLog())
            try stage.launch(split)
            split.delegate = listener
            let mode = split.displayMode
            split.hide(.inspector)
            try stage.settle()
            stage.state(
                "the delegate hears nothing, and the display mode stays",
                listener.heard.isEmpty && split.displayMode == mode, "\(listener.heard), \(split.displayMode)"
            )
        }.on(.iPadPro11),
        .rule(
            EvidenceEntry(
                "hunt26-split-04", "The app hides and shows the primary column by code: didHide and didShow",
                ios: "26+", animated: true, devices: ["iPad Pro 11-inch"],
                source: .documentation("\(delegatePage)splitviewcontroller(_:didhide:)"),
                notes: """
                    The page of splitViewController(_:didShow:) has the same about show(_:). Quote: The system
                    doesn't call this method when you hide a column programmatically with hide(_:).
                    """),
            statements: 2
        ) { stage in
            let (split, listener) = (Columns(stage).split, ColumnLog())
            split.preferredSplitBehavior = .tile
            split.preferredDisplayMode = .oneBesideSecondary
            try stage.show(split, sideways: true)
            split.delegate = listener
            split.hide(.primary)
            try stage.settle()
            stage.state(
                "hide(.primary): the delegate hears no didHide", !listener.heard.contains("didHide(primary)"),
                "\(listener.heard)")
            split.show(.primary)
            try stage.settle()
            stage.state(
                "show(.primary): the delegate hears no didShow", !listener.heard.contains("didShow(primary)"),
                "\(listener.heard)")
        }.on(.iPadPro11),
        .rule(
            EvidenceEntry(
                "hunt26-split-05", "An iPad with two columns is turned upright and back: the delegate",
                ios: "26+", animated: true, devices: ["iPad Pro 11-inch"],
                source: .documentation("\(delegatePage)splitviewcontroller(_:didhide:)"),
                notes: """
                    Quote: The split view controller calls this method when the system completes hiding one of
                    its columns; for example, when a person rotates the device.
                    """),
            statements: 2
        ) { stage in
            let (split, listener) = (Columns(stage).split, ColumnLog())
            try stage.show(split, sideways: true)
            split.delegate = listener
            stage.sim.rotate(to: .portrait)
            try stage.settle()
            stage.state(
                "upright: willHide and then didHide, each once, for the primary column",
                listener.heard == ["willHide(primary)", "didHide(primary)"], "\(listener.heard)")
            listener.heard = []
            stage.sim.rotate(to: .landscapeRight)
            try stage.settle()
            stage.state(
                "on its side: willShow and then didShow, each once, for the primary column",
                listener.heard == ["willShow(primary)", "didShow(primary)"], "\(listener.heard)")
        }.on(.iPadPro11),
        .rule(
            EvidenceEntry(
                "hunt26-split-06", "A plain page for the inspector column", ios: "26+",
                devices: ["iPad Pro 11-inch"], source: .documentation(header),
                notes: """
                    Quote: If the vc is not a UINavigationController, one will be created, except for
                    UISplitViewControllerColumnCompact.
                    """),
            statements: 2
        ) { stage in
            let (columns, inspector) = (Columns(stage), stage.page("Inspector"))
            columns.split.setViewController(inspector, for: .inspector)
            try stage.launch(columns.split)
            columns.split.show(.inspector)
            try stage.settle()
            stage.state(
                "the split view makes a navigation controller for it", inspector.navigationController != nil,
                "\(String(describing: inspector.parent))")
            let page = columns.split.viewController(for: .inspector)
            stage.state(
                "viewController(for: .inspector) is the page", page === inspector,
                "\(String(describing: page))")
        }.on(.iPadPro11),
        .rule(
            EvidenceEntry(
                "hunt26-split-07", "The user drags the separator between the columns", ios: "26+",
                animated: true, devices: ["iPad Pro 11-inch"], source: .documentation(adaptiveSession),
                notes: """
                    A recognizer may begin after some points. Quote: In iPadOS 26, you can now resize columns by
                    dragging the split view controller's separators.
                    """),
            statements: 2
        ) { stage in
            let columns = Columns(stage)
            columns.split.preferredSplitBehavior = .tile
            columns.split.preferredDisplayMode = .oneBesideSecondary
            columns.split.maximumPrimaryColumnWidth = 420
            try stage.show(columns.split, sideways: true)
            @MainActor func width(draggedBy distance: CGFloat) throws -> CGFloat {
                let edge = CGPoint(
                    x: try require(columns.frame(of: .primary)).maxX, y: columns.split.view.bounds.midY)
                let end = CGPoint(x: edge.x + distance, y: edge.y)
                stage.sim.touchDown(at: edge)
                stage.sim.touchMove(to: end, over: 0.5)
                stage.sim.advance(by: 0.3)
                stage.sim.touchUp()
                try stage.settle()
                let widened = try require(columns.frame(of: .primary))
                return widened.width
            }
            let before = try require(columns.frame(of: .primary)).width
            let after = try width(draggedBy: 40)
            stage.state(
                "the primary column becomes wider by as much", abs(after - before - 40) <= 10,
                "\(before), \(after)")
            let widest = try width(draggedBy: 400)
            stage.state(
                "it doesn't become wider than maximumPrimaryColumnWidth", widest > after && widest <= 420,
                "\(widest)")
        }.on(.iPadPro11),
        .uncovered(
            EvidenceEntry(
                "hunt26-split-08",
                "searchBarPlacementAllowsExternalIntegration of the primary column's page",
                ios: "26+", devices: ["iPad Pro 11-inch"],
                source: .documentation("iPhoneOS 26.2 SDK, UIKit.framework/Headers/UINavigationItem.h"),
                notes: """
                    Quote: to place the search bar in the navigation bar for the trailingmost column independent
                    of the column used for this view controller.
                    """,
                events: [
                    "it is false by default: the search bar is in the primary column",
                    "true: it is in the secondary column's navigation bar",
                ]),
            "searchBarPlacementAllowsExternalIntegration isn't implemented yet."),
        .rule(
            EvidenceEntry(
                "hunt26-split-09", "minimumSecondaryColumnWidth beside a wide primary column", ios: "26+",
                devices: ["iPad Pro 11-inch"], source: .documentation(header),
                notes: """
                    The width is the secondary column's part that the primary one doesn't cover. Quote: An
                    animatable property that specifies the minimum absolute width of the secondary column in the
                    split view controller.
                    """),
            statements: 1
        ) { stage in
            let columns = Columns(stage)
            columns.split.preferredSplitBehavior = .tile
            columns.split.preferredDisplayMode = .oneBesideSecondary
            columns.split.maximumPrimaryColumnWidth = 700
            columns.split.preferredPrimaryColumnWidth = 700
            columns.split.minimumSecondaryColumnWidth = 600
            try stage.show(columns.split, sideways: true)
            let primary = try require(columns.frame(of: .primary))
            let secondary = try require(columns.frame(of: .secondary))
            let free = secondary.maxX - max(secondary.minX, primary.maxX)
            stage.state(
                "the secondary column has its minimum width, and the primary one less than it prefers",
                free >= 600 && primary.width < 700, "\(primary), \(secondary)")
        }.on(.iPadPro11),
        .rule(
            EvidenceEntry(
                "hunt26-split-10", "The window becomes narrow while the inspector is shown, and wide again",
                ios: "26+", animated: true, devices: ["iPad Pro 11-inch"],
                source: .documentation(adaptiveSession),
                notes: """
                    Quote: When collapsed, the split view controller adapts automatically, and presents the
                    inspector column as a sheet.
                    """),
            statements: 2
        ) { stage in
            let (columns, inspector) = (Columns(stage), stage.page("Inspector"))
            let split = columns.split
            split.setViewController(inspector, for: .inspector)
            try stage.launch(split)
            split.show(.inspector)
            try stage.settle()
            let size = split.view.bounds.size
            stage.sim.resizeScene(to: CGSize(width: 400, height: size.height))
            try stage.settle()
            let sheet = split.presentedViewController
            stage.state(
                "narrow: the inspector is presented",
                split.isCollapsed && sheet != nil
                    && sheet === (inspector.navigationController ?? inspector),
                "\(String(describing: sheet))")
            stage.sim.resizeScene(to: size)
            try stage.settle()
            let frame = inspector.view.convert(inspector.view.bounds, to: split.view)
            stage.state(
                "wide again: it is a column at the trailing edge",
                split.presentedViewController == nil && inspector.view.window != nil
                    && split.isShowing(.inspector) && frame.maxX == split.view.bounds.maxX, "\(frame)")
        }.on(.iPadPro11),
    ]

    private typealias Environment = UISplitViewController.LayoutEnvironment

    private static let header = "iPhoneOS 26.2 SDK, UIKit.framework/Headers/UISplitViewController.h"
    private static let adaptiveSession = "https://developer.apple.com/videos/play/wwdc2025/282"
    private static let delegatePage =
        "https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/"

    private static func withInspector(_ stage: Stage) -> UISplitViewController {
        let split = Columns(stage).split
        split.setViewController(stage.page("Inspector"), for: .inspector)
        return split
    }
}

/// Records the columns that are shown and hidden.
@MainActor
private final class ColumnLog: NSObject, UISplitViewControllerDelegate {
    var heard: [String] = []

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        heard.append("willShow(\(column))")
    }

    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
        heard.append("didShow(\(column))")
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        heard.append("willHide(\(column))")
    }

    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
        heard.append("didHide(\(column))")
    }
}
