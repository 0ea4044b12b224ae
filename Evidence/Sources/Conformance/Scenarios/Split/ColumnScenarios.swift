import Simulator

// Split views: defaults, display modes by behavior, and widths.
extension Scenario {
    static let columns: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt4-split-01",
                "A split view of two columns is made and its properties are read",
                ios: "14+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uisplitviewcontroller"),
                notes: """
                    Header of the SDK of iOS 26.2, UISplitViewController.h: the comments give each
                    default. Quote: default Automatic, actual behavior will be determined by width
                    buckets and view aspect ration
                    """),
            statements: 5
        ) { stage in
            let split = UISplitViewController(style: .doubleColumn)
            let automatic = UISplitViewController.automaticDimension
            stage.state(
                "style is doubleColumn, preferredDisplayMode and preferredSplitBehavior are automatic",
                split.style == .doubleColumn && split.preferredDisplayMode == .automatic
                    && split.preferredSplitBehavior == .automatic, "\(split.preferredDisplayMode)")
            stage.state(
                "presentsWithGesture is true and displayModeButtonVisibility is automatic",
                split.presentsWithGesture && split.displayModeButtonVisibility == .automatic,
                "\(split.displayModeButtonVisibility)")
            stage.state(
                "primaryEdge is leading and showsSecondaryOnlyButton is false",
                split.primaryEdge == .leading && !split.showsSecondaryOnlyButton, "\(split.primaryEdge)")
            stage.state(
                "primaryBackgroundStyle is none", split.primaryBackgroundStyle == .none,
                "\(split.primaryBackgroundStyle)")
            stage.state(
                "preferredPrimaryColumnWidth and its bounds are automaticDimension",
                [
                    split.preferredPrimaryColumnWidth, split.minimumPrimaryColumnWidth,
                    split.maximumPrimaryColumnWidth,
                ].allSatisfy { $0 == automatic }, "\(split.preferredPrimaryColumnWidth)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-split-02",
                """
                Three columns on an iPad in landscape, preferredDisplayMode twoBesideSecondary, with \
                each split behavior
                """,
                ios: "14+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferreddisplaymode"
                ),
                notes: """
                    The page of preferredDisplayMode. Quote: if you set the preferred display mode to
                    twoBesideSecondary, the actual displayMode is interpreted as twoOverSecondary for
                    overlay, and as twoDisplaceSecondary for displace
                    """),
            statements: 4
        ) { stage in
            let cases: [(UISplitViewController.SplitBehavior, UISplitViewController.DisplayMode)] = [
                (.tile, .twoBesideSecondary), (.overlay, .twoOverSecondary),
                (.displace, .twoDisplaceSecondary),
            ]
            for (statement, (behavior, mode)) in zip(
                [
                    "tile: displayMode is twoBesideSecondary",
                    "overlay: displayMode is twoOverSecondary",
                    "displace: displayMode is twoDisplaceSecondary",
                ], cases)
            {
                let columns = Columns(stage, .tripleColumn)
                columns.split.preferredSplitBehavior = behavior
                columns.split.preferredDisplayMode = .twoBesideSecondary
                try columns.launchSideways()
                stage.state(
                    statement, columns.split.displayMode == mode,
                    "\(columns.split.displayMode)")
                stage.state(
                    "preferredDisplayMode is as set",
                    columns.split.preferredDisplayMode == .twoBesideSecondary,
                    "\(columns.split.preferredDisplayMode)")
            }
        }
        .on(.iPadPro13),
        .rule(
            EvidenceEntry(
                "hunt4-split-03",
                "The width of the primary column beside the secondary one on an iPad in landscape",
                ios: "14 and 18",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferredprimarycolumnwidth"
                ),
                notes: """
                    The pages of preferredPrimaryColumnWidth and its bounds. Quote: The actual width of
                    the primary view controller's content is constrained by the minimum and maximum.
                    Since iOS 26 the primary column floats over the secondary one (ios26-SPLIT-09).
                    """),
            statements: 4
        ) { stage in
            let columns = Columns(stage)
            columns.split.preferredPrimaryColumnWidth = 300
            try columns.launchSideways()
            stage.state(
                "preferredPrimaryColumnWidth 300: primaryColumnWidth is 300",
                columns.split.primaryColumnWidth == 300, "\(columns.split.primaryColumnWidth)")
            let start = columns.safeLeft(of: .secondary)
            stage.state(
                "the secondary column begins where the primary one ends", start == 300,
                "\(String(describing: start))")
            columns.split.maximumPrimaryColumnWidth = 250
            try stage.settle()
            stage.state(
                "maximumPrimaryColumnWidth 250: it is 250", columns.split.primaryColumnWidth == 250,
                "\(columns.split.primaryColumnWidth)")
            columns.split.maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
            columns.split.minimumPrimaryColumnWidth = 350
            try stage.settle()
            stage.state(
                "minimumPrimaryColumnWidth 350 and no maximum: it is 350",
                columns.split.primaryColumnWidth == 350, "\(columns.split.primaryColumnWidth)")
        }
        .on(.iPadPro11),
        .rule(
            EvidenceEntry(
                "hunt4-split-04",
                "primaryEdge trailing on an iPad in landscape",
                ios: "11+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/primaryedge-swift.property"
                ),
                notes: "The page of primaryEdge. Quote: The side on which the primary view controller sits."),
            statements: 2
        ) { stage in
            let columns = Columns(stage)
            columns.split.primaryEdge = .trailing
            try columns.launchSideways()
            let frame = columns.frame(of: .primary)
            stage.state(
                "the primary column ends at the right edge of the split view",
                frame?.maxX == columns.split.view.bounds.width, "\(String(describing: frame))")
            stage.state(
                "the secondary column begins at its left edge", columns.left(of: .secondary) == 0,
                "\(String(describing: columns.left(of: .secondary)))")
        }
        .on(.iPadPro11),
        .rule(
            EvidenceEntry(
                "hunt4-split-06",
                """
                An iPad with a split view of two columns is turned from portrait to landscape and \
                back
                """,
                ios: "14+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum"
                ),
                notes: """
                    The page of DisplayMode and the article on split views: with automatic the primary
                    column is beside the secondary one where there is room. Quote: Setting the value of
                    this property to automatic causes the split view controller to choose the most
                    appropriate display mode for the currently available space.
                    """),
            statements: 4
        ) { stage in
            let columns = Columns(stage)
            let delegate = ModeLog()
            try stage.launch(columns.split)
            columns.split.delegate = delegate
            let primary = columns.page(.primary)
            stage.state(
                "portrait: displayMode is secondaryOnly and the primary column is not in sight",
                columns.split.displayMode == .secondaryOnly && !columns.isInSight(primary),
                "\(columns.split.displayMode)")
            stage.begin()
            stage.sim.rotate(to: .landscapeRight)
            try stage.settle()
            let coming = stage.appearance(of: "Primary")
            stage.state(
                "landscape: displayMode is oneBesideSecondary and the primary column is in sight",
                columns.split.displayMode == .oneBesideSecondary && columns.isInSight(primary),
                "\(columns.split.displayMode)")
            stage.begin()
            stage.sim.rotate(to: .portrait)
            try stage.settle()
            let leaving = stage.appearance(of: "Primary")
            stage.state(
                "the delegate's willChangeTo gets each new mode once",
                delegate.modes == [.oneBesideSecondary, .secondaryOnly], "\(delegate.modes)")
            stage.state(
                """
                the primary page gets viewWillAppear and viewDidAppear, and on the way back \
                viewWillDisappear and viewDidDisappear
                """,
                coming.filter { $0 != "viewIsAppear" } == ["viewWillAppear", "viewDidAppear"]
                    && leaving == ["viewWillDisappear", "viewDidDisappear"], "\(coming), \(leaving)")
        }
        .on(.iPadPro11),
    ]
}

/// Records the display modes that a split view changes to.
@MainActor
private final class ModeLog: NSObject, UISplitViewControllerDelegate {
    private(set) var modes: [UISplitViewController.DisplayMode] = []

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { modes.append(displayMode) }
}
