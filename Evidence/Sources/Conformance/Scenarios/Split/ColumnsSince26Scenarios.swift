import Simulator

// The columns of split views since iOS 26.
extension Scenario {
    static let columnsSince26: [Scenario] = [
        .rule(
            EvidenceEntry(
                "ios26-SPLIT-01", "The inspector column: hidden, shown, and collapsed", ios: "26+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/column/inspector")),
            statements: 3
        ) { stage in
            let (columns, inspector) = withInspector(stage)
            try stage.launch(columns.split)
            stage.state(
                "the column is hidden at first", !columns.split.isShowing(.inspector), "\(columns.split)")
            columns.split.show(.inspector)
            try stage.settle()
            let frame = inspector.view.convert(inspector.view.bounds, to: columns.split.view)
            stage.state(
                "expanded, it is at the trailing edge",
                columns.split.isShowing(.inspector) && frame.maxX == columns.split.view.bounds.maxX,
                "\(frame)")
            let phone = stage.phone()
            let (collapsed, other) = withInspector(stage)
            phone.launch(collapsed.split)
            try phone.settle()
            collapsed.split.show(.inspector)
            try phone.settle()
            let shown = collapsed.split.presentedViewController
            stage.state(
                "collapsed, it is presented", shown != nil && shown === (other.navigationController ?? other),
                "\(String(describing: shown))")
        }.on(.iPadPro11),
        .rule(
            EvidenceEntry(
                "ios26-SPLIT-02", "isShowing(_:) of the columns", ios: "26+",
                source: .documentation("iPhoneOS 26.2 SDK, UIKit.framework/Headers/UISplitViewController.h"),
                notes: "Quote: Returns whether a given column is visible in the split view controller."),
            statements: 2
        ) { stage in
            let split = Columns(stage).split
            try stage.launch(split)
            split.preferredDisplayMode = .secondaryOnly
            try stage.settle()
            stage.state(
                "with the secondary column only, the primary isn't visible",
                !split.isShowing(.primary) && split.isShowing(.secondary), "\(split.displayMode)")
            split.preferredDisplayMode = .oneBesideSecondary
            try stage.settle()
            stage.state(
                "side by side, both are visible", split.isShowing(.primary) && split.isShowing(.secondary),
                "\(split.displayMode)")
        }.on(.iPadPro11),
        .contradicted(
            EvidenceEntry(
                "ios26-SPLIT-03", "The delegate of a split view that shows a column", ios: "26+",
                source: .documentation("iPhoneOS 26.2 SDK, UIKit.framework/Headers/UISplitViewController.h"),
                events: ["show(.primary): willShow and didShow, each once"]),
            by: "hunt26-split-04", "hunt-split-05",
            why: """
                Apple's pages of these methods say that the system doesn't call them for show(_:) and hide(_:). \
                The header has no such words.
                """),
        .rule(
            EvidenceEntry(
                "ios26-SPLIT-04", "The user begins to dismiss the inspector's sheet, and cancels", ios: "26",
                source: .claim("https://github.com/software-mansion/react-native-screens"),
                notes: """
                    ios/split/RNSSplitHostController.mm. Quote: `didHide` for modal is called on finger down for
                    dismiss, what is problematic, because we can cancel dismissing.
                    """),
            statements: 2
        ) { stage in
            let (columns, inspector) = withInspector(stage)
            let listener = ColumnListener()
            try stage.launch(columns.split)
            columns.split.show(.inspector)
            try stage.settle()
            columns.split.delegate = listener
            let sheet = inspector.navigationController ?? inspector
            let top = try require(sheet.view.window).convert(sheet.view.bounds.origin, from: sheet.view).y
            stage.sim.touchDown(at: CGPoint(x: 200, y: top + 10))
            stage.sim.touchMove(to: CGPoint(x: 200, y: top + 110), over: 0.5)
            stage.state(
                "didHide is called while the finger is down", listener.hidden == 1, "\(listener.hidden)")
            stage.sim.touchMove(to: CGPoint(x: 200, y: top + 10), over: 0.5)
            stage.sim.touchUp()
            try stage.settle()
            stage.state(
                "the column stays after the cancellation", columns.split.isShowing(.inspector),
                "\(String(describing: columns.split.presentedViewController))")
        },
        .rule(
            EvidenceEntry(
                "ios26-SPLIT-05", "The widths of the secondary and the inspector column", ios: "26+",
                source: .documentation("iPhoneOS 26.2 SDK, UIKit.framework/Headers/UISplitViewController.h"),
                notes: """
                    Quote: If set to non-automatic, takes precedence over preferredInspectorColumnWidthFraction.
                    """),
            statements: 2
        ) { stage in
            let (columns, inspector) = withInspector(stage)
            let split = columns.split
            let widths = [
                split.preferredSecondaryColumnWidth, split.preferredSecondaryColumnWidthFraction,
                split.minimumSecondaryColumnWidth, split.preferredInspectorColumnWidth,
                split.preferredInspectorColumnWidthFraction, split.minimumInspectorColumnWidth,
                split.maximumInspectorColumnWidth,
            ]
            stage.state(
                "all are automatic by default",
                widths.allSatisfy { $0 == UISplitViewController.automaticDimension }, "\(widths)")
            try stage.launch(split)
            split.show(.inspector)
            split.preferredInspectorColumnWidthFraction = 0.2
            split.preferredInspectorColumnWidth = 250
            try stage.settle()
            let width = inspector.view.bounds.width
            stage.state("a width takes precedence over a fraction", width == 250, "\(width)")
        }.on(.iPadPro11),
        .rule(
            EvidenceEntry(
                "ios26-SPLIT-09", "The safe area of the column beside a sidebar", ios: "26+",
                source: .documentation("https://developer.apple.com/videos/play/wwdc2025/282"),
                notes: "The sidebar floats, and its inset is at the leading side only."),
            statements: 2
        ) { stage in
            let split = Columns(stage).split
            split.preferredDisplayMode = .oneBesideSecondary
            split.preferredSplitBehavior = .tile
            try stage.launch(split)
            let content = try require(split.viewControllers.last?.view)
            stage.state(
                "the column has a leading inset, and no trailing one",
                content.safeAreaInsets.left > 0 && content.safeAreaInsets.right == 0,
                "\(content.safeAreaInsets)")
            let frame = content.convert(content.bounds, to: split.view)
            stage.state("the column extends below the sidebar", frame.minX == 0, "\(frame)")
        }.on(.iPadPro11),
    ]

    private static func withInspector(_ stage: Stage) -> (Columns, Page) {
        let (columns, inspector) = (Columns(stage), stage.page("Inspector"))
        columns.split.setViewController(inspector, for: .inspector)
        return (columns, inspector)
    }
}

private final class ColumnListener: UISplitViewControllerDelegate {
    var hidden = 0

    func splitViewController(
        _ svc: UISplitViewController, didHide column: UISplitViewController.Column
    ) { hidden += 1 }
}
