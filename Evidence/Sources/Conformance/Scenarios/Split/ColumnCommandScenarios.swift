import Simulator

// Commands of an app to a split view that is still animating.
extension Scenario {
    static let columnCommands: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt27-tabs-10", "show(.primary) 100 ms after hide(.primary) of a split view on an iPad",
                ios: "26 (2026)", animated: true, devices: ["iPad Pro 11-inch"],
                source: .log(
                    "https://github.com/software-mansion/react-native-screens/blob/930e447bb26ade37e390ac23064eb6e991f64fe0/apps/src/tests/single-feature-tests/split/test-split-column-visibility-ios/scenario.md"
                ),
                notes: """
                    Quote: The final layout follows the last command, without an extra transition or event loop.
                    Each display-mode change emits one event. The JS preference remains `oneBesideSecondary`
                    """),
            statements: 3
        ) { stage in
            let (columns, log) = (Columns(stage), ModeLog())
            columns.split.preferredSplitBehavior = .tile
            columns.split.preferredDisplayMode = .oneBesideSecondary
            try columns.launchSideways()
            columns.split.delegate = log
            columns.split.hide(.primary)
            stage.sim.advance(by: 0.1)
            columns.split.show(.primary)
            try stage.settle()
            stage.state(
                "it ends with both columns",
                columns.split.displayMode == .oneBesideSecondary && columns.isInSight(columns.page(.primary)),
                "\(columns.split.displayMode)")
            stage.state(
                "the delegate is told of each change of the display mode once",
                log.modes == [.secondaryOnly, .oneBesideSecondary], "\(log.modes)")
            stage.state(
                "preferredDisplayMode is still oneBesideSecondary",
                columns.split.preferredDisplayMode == .oneBesideSecondary,
                "\(columns.split.preferredDisplayMode)")
        }
    ]
}

/// Records the changes of a split view's display mode.
@MainActor
private final class ModeLog: NSObject, UISplitViewControllerDelegate {
    private(set) var modes: [UISplitViewController.DisplayMode] = []

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { modes.append(displayMode) }
}
