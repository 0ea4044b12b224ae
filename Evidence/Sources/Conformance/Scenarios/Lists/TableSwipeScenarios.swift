import Simulator

// Actions that a swipe on a row shows.
extension Scenario {
    static let tableSwipes: [Scenario] = [
        .rule(
            EvidenceEntry(
                "list-table-24",
                "A row's swipe actions",
                ios: "11+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration/init(actions:)"
                ),
                notes: """
                    Quote: The first item in the array represents the outermost action. For example,
                    when the user swipes from right-to-left, the first action is rightmost. The first
                    action is also the default action. The last, UIContextualAction.h: call the
                    completionHandler to reset the context to its normal state (e.g. when swiping,
                    resets to unswiped state)
                    """),
            statements: 4
        ) { stage in
            let delegate = HeardSwipes()
            let scene = try TableScene(stage, [3], delegate: delegate).show()
            delegate.titles = ["First", "Second"]
            try scene.swipe(0, from: 0.8, to: 0.3)
            let places = delegate.titles.map { scene.place(of: $0) }
            stage.state(
                "the first of the trailing actions is the rightmost", (places[0] ?? 0) > (places[1] ?? 1000),
                "\(places)")
            stage.begin()
            _ = stage.sim.tap("Second")
            try stage.settle()
            stage.state(
                "the row closes when the handler calls its completion handler",
                stage.actions == ["Second"] && scene.place(of: "First") == nil,
                "\(stage.lines), \(String(describing: scene.place(of: "First")))")
            stage.begin()
            try scene.swipe(1, from: 0.95, to: 0.02)
            stage.state("a full swipe performs the first", stage.actions == ["First"], "\(stage.lines)")
            delegate.performsFirst = false
            stage.begin()
            try scene.swipe(2, from: 0.95, to: 0.02)
            stage.state(
                "not with performsFirstActionWithFullSwipe set to false", stage.actions.isEmpty,
                "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "list-table-25",
                "A data source's commit, and swipe actions of the delegate's",
                ios: "11+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITableView.h"
                ),
                notes: """
                    Quote: return nil to get the default swipe actions / Not called for edit actions
                    using UITableViewRowAction - the action's handler will be invoked instead
                    """),
            statements: 2
        ) { stage in
            let delegate = HeardSwipes()
            let scene = try TableScene(stage, [3], source: EditedRows.init, delegate: delegate).show()
            try scene.swipe(0, from: 0.8, to: 0.5)
            stage.begin()
            let isThere = stage.sim.tap("Delete")
            try stage.settle()
            stage.state(
                "nil from the delegate gives the button that deletes",
                isThere && stage.has("Table.commit(delete, 0)"), "\(isThere), \(stage.lines)")
            delegate.titles = ["Flag"]
            try scene.swipe(1, from: 0.8, to: 0.5)
            stage.begin()
            _ = stage.sim.tap("Flag")
            try stage.settle()
            stage.state(
                "a configuration takes its place: commit is not called for its actions",
                stage.lines.filter { !$0.hasPrefix("Cell.") && !$0.contains("can") } == ["Flag"],
                "\(stage.lines)")
        },
    ]
}

extension TableScene {
    /// The x position of the button with a title; `nil` if it isn't visible.
    fileprivate func place(of title: String) -> CGFloat? {
        guard let window = table.window, let label = label(title, in: window) else { return nil }
        return label.convert(CGPoint.zero, to: nil).x
    }

    private func label(_ title: String, in view: UIView) -> UIView? {
        if view.accessibilityIdentifier == title, !view.isHidden, view.alpha > 0 { return view }
        return view.subviews.lazy.compactMap { self.label(title, in: $0) }.first
    }
}

/// A delegate that returns a row's trailing swipe actions: none until it has titles.
@MainActor
private final class HeardSwipes: NSObject, UITableViewDelegate {
    private let journal = Journal.current
    var titles: [String] = []
    var performsFirst = true

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard !titles.isEmpty else { return nil }
        let configuration = UISwipeActionsConfiguration(actions: titles.map(action))
        configuration.performsFirstActionWithFullSwipe = performsFirst
        return configuration
    }

    private func action(_ title: String) -> UIContextualAction {
        UIContextualAction(style: .normal, title: title) { [journal] _, _, completion in
            journal.log(title)
            completion(true)
        }
    }
}

extension Stage {
    /// The actions that were performed.
    fileprivate var actions: [String] { lines.filter { ["First", "Second"].contains($0) } }
}
