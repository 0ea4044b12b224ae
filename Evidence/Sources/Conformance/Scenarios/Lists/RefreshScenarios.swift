import Simulator

// Pull to refresh in a table view.
extension Scenario {
    static let refreshControls: [Scenario] =
        figures("list-table-32") { stage in
            stage.measure("height", UIRefreshControl().frame.height)
        } + [
            .rule(
                EvidenceEntry(
                    "list-table-33",
                    "A refresh control",
                    ios: "13.2 SDK",
                    source: .documentation(
                        "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIRefreshControl.h"
                    ),
                    notes: """
                        Quote: When a user has pulled-to-refresh, the UIRefreshControl fires its
                        UIControlEventValueChanged event. / May be used to indicate to the
                        refreshControl that an external event has initiated the refresh action / Must be
                        explicitly called when the refreshing has completed
                        """),
                statements: 3
            ) { stage in
                let scene = TableScene(stage, [30])
                let control = UIRefreshControl()
                scene.table.refreshControl = control
                var sent = 0
                control.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
                try scene.show()
                stage.sim.touchDown(at: CGPoint(x: 200, y: 200))
                stage.sim.touchMove(to: CGPoint(x: 200, y: 700), over: 0.6)
                stage.sim.advance(by: 0.2)
                stage.sim.touchUp()
                try stage.settle()
                stage.state(
                    "a pull by the user sends valueChanged, and it refreshes",
                    sent == 1 && control.isRefreshing, "\(sent), \(control.isRefreshing)")
                control.endRefreshing()
                try stage.settle()
                let ended = !control.isRefreshing
                control.beginRefreshing()
                stage.state(
                    "beginRefreshing() alone makes it refresh", control.isRefreshing && sent == 1,
                    "\(control.isRefreshing), \(sent)")
                try stage.settle()
                let stays = control.isRefreshing
                control.endRefreshing()
                stage.state(
                    "it refreshes until endRefreshing()", ended && stays && !control.isRefreshing,
                    "\(ended), \(stays)")
            }
        ]
}
