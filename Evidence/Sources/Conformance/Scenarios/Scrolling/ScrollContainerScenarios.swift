import Simulator

// Scroll views in scroll views, in tabs and below bars, since iOS 18.
extension Scenario {
    static let scrollContainers: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt27-updates-04",
                "A scroll view in a scroll view, at its end, is dragged on: transfersVerticalScrollingToParent",
                ios: "18+", animated: true,
                source: .documentation("iPhoneOS 27.0 SDK, UIKit.framework/Headers/UIScrollView.h"),
                notes: """
                    Quote: If YES, scrolling vertically past the top and bottom edges of the content will start
                    scrolling parent scroll views. Default: YES
                    """),
            statements: 2
        ) { stage in
            for transfers in [true, false] {
                let scene = try LongScroll(stage)
                let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
                inner.contentSize = CGSize(width: 390, height: 1000)
                inner.contentInsetAdjustmentBehavior = .never
                scene.view.addSubview(inner)
                inner.contentOffset.y = 600
                let isDefault = inner.transfersVerticalScrollingToParent
                if !transfers { inner.transfersVerticalScrollingToParent = false }
                stage.sim.pan(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 200))
                try stage.settle()
                let offset = scene.view.contentOffset.y
                if transfers {
                    stage.state(
                        "true by default: the drag scrolls the outer scroll view", isDefault && offset > 100,
                        "\(isDefault), \(offset)")
                } else {
                    stage.state("false: the outer scroll view doesn't move", offset == 0, "\(offset)")
                }
            }
        },
        .rule(
            EvidenceEntry(
                "hunt27-updates-06",
                "A list of the first tab is scrolled; another tab and the first one are tapped",
                ios: "18.4 and 26.2", animated: true,
                source: .log(
                    "https://github.com/software-mansion/react-native-screens/blob/207203ce6cc98799033b4265a2658165ddadeb4b/apps/src/tests/single-feature-tests/tabs/test-tabs-special-effects-scroll-to-top/scenario.md"
                ),
                notes: """
                    Quote: Tab1 becomes active and the scroll position is **preserved** - the list does not scroll
                    back to the top.
                    """),
            statements: 2
        ) { stage in
            let (list, tabs) = (UITableViewController(), UITabBarController())
            let rows = HeardRows(ListData([50]))
            list.tableView.register(KeptCell.self, forCellReuseIdentifier: "cell")
            list.tableView.dataSource = rows
            list.title = "A"
            tabs.viewControllers = [list, stage.titled("B")]
            try stage.launch(tabs)
            let top = list.tableView.contentOffset.y
            stage.sim.pan(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 250))
            try stage.settle()
            let scrolled = list.tableView.contentOffset.y
            for index in [1, 0] {
                stage.sim.tapTab(index, in: tabs)
                try stage.settle()
            }
            stage.state(
                "the list is where it was",
                scrolled > top + 100 && list.tableView.contentOffset.y == scrolled,
                "\(top), \(scrolled), \(list.tableView.contentOffset)")
            stage.sim.tapTab(0, in: tabs)
            try stage.settle()
            stage.state(
                "a tap on the selected tab scrolls it to its top", list.tableView.contentOffset.y == top,
                "\(list.tableView.contentOffset)")
        },
        .rule(
            EvidenceEntry(
                "hunt27-updates-07", "contentInsetAdjustmentBehavior of a list in a stack in a tab",
                ios: "18.6 and 26.2",
                source: .log(
                    "https://github.com/software-mansion/react-native-screens/blob/0b9151a1f08d9370b653de76f2911b4049c36467/apps/src/tests/single-feature-tests/tabs/test-tabs-override-scroll-view-content-inset-ios/scenario.md"
                ),
                notes: """
                    Quote: The last item is fully visible and is not obscured by the tab bar. The scroll view
                    respects the bottom inset.
                    """),
            statements: 2
        ) { stage in
            for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.never, .automatic] {
                let (list, tabs) = (UITableViewController(), UITabBarController())
                let rows = HeardRows(ListData([30]))
                list.tableView.register(KeptCell.self, forCellReuseIdentifier: "cell")
                list.tableView.dataSource = rows
                list.tableView.contentInsetAdjustmentBehavior = behavior
                list.title = "A"
                let stack = stage.navigation([list])
                tabs.viewControllers = [stack, stage.titled("B")]
                try stage.launch(tabs)
                let table: UITableView = list.tableView
                @MainActor func frame(
                    ofRow row: Int, _ position: UITableView.ScrollPosition
                ) throws -> CGRect {
                    table.scrollToRow(at: .first(row), at: position, animated: false)
                    try stage.settle()
                    return table.convert(table.rectForRow(at: .first(row)), to: nil)
                }
                let (last, first) = (try frame(ofRow: 29, .bottom), try frame(ofRow: 0, .top))
                let bottom = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil).minY
                let top = stack.navigationBar.convert(stack.navigationBar.bounds, to: nil).maxY
                if behavior == .never {
                    stage.state(
                        "never: the last row ends behind the tab bar, the first begins behind the other bar",
                        last.maxY > bottom + 10 && first.minY < top - 10,
                        "\(last), \(first), \(bottom), \(top)")
                } else {
                    stage.state(
                        "automatic: the last row ends above the tab bar, the first begins below the other bar",
                        last.maxY <= bottom + 1 && first.minY >= top - 1,
                        "\(last), \(first), \(bottom), \(top)")
                }
            }
        },
        .rule(
            EvidenceEntry(
                "hunt27-updates-10", "contentScrollView(for:) of a page", ios: "18+",
                source: .documentation("iPhoneOS 27.0 SDK, UIKit.framework/Headers/UIViewController.h"),
                notes: """
                    Quote: Pass only a single edge (e.g., NSDirectionalRectEdgeTop) in the `edge` parameter.
                    Raises an exception when passed an aggregate edge (e.g., NSDirectionalRectEdgeAll)
                    """),
            statements: 2, isMisuse: true
        ) { stage in
            let (page, view) = (stage.page("A"), UIScrollView())
            page.setContentScrollView(view, for: .all)
            stage.state(
                "it is the scroll view that was set for all edges, at the top and the bottom",
                page.contentScrollView(for: .top) === view && page.contentScrollView(for: .bottom) === view,
                "\(String(describing: page.contentScrollView(for: .top)))")
            let exceptions = stage.sim.exceptions { _ = page.contentScrollView(for: .all) }
            stage.state("an aggregate edge raises an exception", exceptions.count == 1, "\(exceptions)")
        },
    ]
}
