import Simulator

// Pull to refresh in a table view.
extension Scenario {
    static let refreshControls: [Scenario] =
        figures("list-table-32") { stage in
            stage.measure("height", UIRefreshControl().frame.height)
        } + [
            .statements("list-table-33") { stage in
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
                stage.state(0, sent == 1 && control.isRefreshing, "\(sent), \(control.isRefreshing)")
                control.endRefreshing()
                try stage.settle()
                let ended = !control.isRefreshing
                control.beginRefreshing()
                stage.state(1, control.isRefreshing && sent == 1, "\(control.isRefreshing), \(sent)")
                try stage.settle()
                let stays = control.isRefreshing
                control.endRefreshing()
                stage.state(2, ended && stays && !control.isRefreshing, "\(ended), \(stays)")
            }
        ]
}
