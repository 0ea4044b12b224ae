import Simulator

// More pages than fit in a tab bar: the calls of its delegate, and a window that changes its width.
extension Scenario {
    static let moreTabChanges: [Scenario] = [
        .rule(
            EvidenceEntry(
                "more-06",
                "A delegate of the tabs; More is tapped, then a row of its list",
                source: .claim("https://github.com/software-mansion/react-native-screens/pull/3838"),
                notes: """
                    The library overrides pushViewController to hear of rows, because the delegate of
                    the tabs does not.
                    """),
            statements: 3
        ) { stage in
            let app = try MoreApp(6, on: stage)
            let calls = TabCalls()
            app.tabs.delegate = calls
            app.more.delegate = calls
            try app.tapTab(4)
            stage.state(
                "More tapped: shouldSelect and didSelect with the More navigation controller",
                calls.take() == ["shouldSelect More", "didSelect More", "willShow More"], "\(calls.last)")
            try app.tapRow("6")
            let ofRow = calls.take()
            stage.state(
                "the row: no call on the delegate of the tabs", !ofRow.contains { $0.contains("Select") },
                "\(ofRow)")
            stage.state(
                """
                the row: pushViewController of the More navigation controller, and its delegate's \
                willShow
                """, ofRow == ["willShow 6"] && app.more.topViewController === app.pages[5], "\(ofRow)")
        },
        .rule(
            EvidenceEntry(
                "more-07",
                "Six pages; More, the fifth by its row, the third tab, More, and More once more",
                ios: "18",
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/main/apps/src/tests/single-feature-tests/tabs/test-tabs-more-navigation-controller-ios/scenario.md"
                ),
                notes: """
                    Tried on iOS 18.6 and 26.2. That didSelect gets the page is a comment in
                    RNSTabBarController.mm.
                    """),
            statements: 4
        ) { stage in
            let app = try MoreApp(6, on: stage)
            let calls = TabCalls()
            app.tabs.delegate = calls
            try app.tapTab(4)
            try app.tapRow("5")
            stage.state(
                "the row: the page is selected, and More's item stays selected",
                app.tabs.selectedIndex == 4 && app.selectedItem == "More", app.selection)
            try app.tapTab(2)
            stage.state(
                "the third tab: it is selected", app.tabs.selectedIndex == 2 && app.selectedItem == "3",
                app.selection)
            _ = calls.take()
            try app.tapTab(4)
            stage.state(
                "More: the fifth page is visible again, and didSelect gets it",
                app.isVisible(4) && calls.take().last == "didSelect 5", "\(calls.last)")
            try app.tapTab(4)
            stage.state(
                """
                More once more: the list is visible, and didSelect gets the More navigation \
                controller
                """, app.tabs.selectedViewController === app.more && calls.take().last == "didSelect More",
                "\(calls.last)")
        },
        .rule(
            EvidenceEntry(
                "more-11",
                "An iPad of iPhone's width, More's list visible; the window becomes wide",
                ios: "18", devices: ["iPad Pro 11-inch"],
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/main/apps/src/tests/single-feature-tests/tabs/test-tabs-more-navigation-controller-ios/scenario.md"
                ),
                notes: "Tried on iOS 18.6 and 26.2."),
            statements: 2
        ) { stage in
            let app = try MoreApp(6, on: stage)
            try app.resize(.compact)
            try app.tapTab(1)
            try app.tapTab(4)
            try app.tapRow("6")
            try app.tapTab(4)
            try app.resize(.regular)
            stage.state(
                """
                the second tab, then More, the sixth by its row, More again: the second tab becomes \
                active
                """, app.tabs.selectedIndex == 1 && app.isVisible(1), app.selection)
            try app.tapTab(4)
            try app.resize(.compact)
            try app.tapTab(4)
            try app.resize(.regular)
            stage.state(
                """
                the fifth selected while wide, then narrow and More tapped: the fifth becomes active
                """, app.tabs.selectedIndex == 4 && app.isVisible(4), app.selection)
        },
        .rule(
            EvidenceEntry(
                "more-12",
                "An iPad in its full size, the fifth of six tabs visible; the window becomes narrow",
                ios: "18", devices: ["iPad Pro 11-inch"],
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/main/apps/src/tests/single-feature-tests/tabs/test-tabs-more-navigation-controller-ios/scenario.md"
                ),
                notes: """
                    Tried on iOS 18.6 and 26.2. Radars of iOS 8 and 9 (21055909) report that a
                    navigation controller was empty on the way back, and expect its pages.
                    """),
            statements: 1
        ) { stage in
            let pages = [stage.page("Root"), stage.page("Pushed")]
            let stack = stage.navigation(pages)
            let app = try MoreApp(5, and: [stack], on: stage)
            try app.tapTab(4)
            try app.resize(.compact)
            stage.state(
                "More is selected, and the fifth page is visible",
                app.selectedItem == "More" && app.isVisible(4), app.selection)
            app.tabs.selectedViewController = stack
            try stage.settle()
            try app.resize(.regular)
            stage.note(
                "on the way back a navigation controller has its pages",
                stack.viewControllers.elementsEqual(pages, by: ===) && pages[1].view.window != nil,
                "\(stack.viewControllers)")
        },
        .rule(
            EvidenceEntry(
                "more-14",
                """
                A tab bar of its own with two items; three are customized, and the user drags the \
                third onto the second
                """,
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitabbar/begincustomizingitems(_:)"),
                notes: "The last is from the header UITabBar.h."),
            statements: 4
        ) { stage in
            let page = stage.page("Page")
            try stage.launch(page)
            let bar = UITabBar(frame: CGRect(x: 0, y: 600, width: page.view.bounds.width, height: 49))
            let items = ["1", "2", "3"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
            bar.items = Array(items.prefix(2))
            bar.selectedItem = items[1]
            let calls = TabCalls()
            bar.delegate = calls
            page.view.addSubview(bar)
            bar.beginCustomizingItems(items)
            try stage.settle()
            let begin = calls.take()
            stage.state(
                "willBeginCustomizing and didBeginCustomizing with the items on the sheet",
                begin == ["willBegin 123", "didBegin 123"], "\(begin)")
            let start = stage.sim.place(of: "3") ?? .zero
            let end = bar.convert(CGPoint(x: bar.bounds.width * 0.75, y: 20), to: nil)
            stage.sim.pan(from: start, to: end)
            stage.sim.tap("Done")
            try stage.settle()
            stage.state(
                "the dragged item replaces the other, and the number of items stays",
                bar.items?.map(\.title) == ["1", "3"], "\(String(describing: bar.items))")
            let ending = calls.take()
            stage.state(
                "willEndCustomizing and didEndCustomizing say that there was a change",
                ending == ["willEnd 13 true", "didEnd 13 true"], "\(ending)")
            stage.state(
                "a selected item that is not in the bar any more: none is selected", bar.selectedItem == nil,
                "\(String(describing: bar.selectedItem?.title))")
        },
    ]
}

/// The calls on the delegates of tabs, of More and of a bar.
@MainActor
private final class TabCalls: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate,
    UITabBarDelegate
{
    private var calls: [String] = []
    private(set) var last: [String] = []

    func take() -> [String] {
        last = calls
        calls = []
        return last
    }

    private func name(_ page: UIViewController) -> String {
        page is UINavigationController ? "More" : page.title ?? ""
    }

    func tabBarController(_ tabs: UITabBarController, shouldSelect page: UIViewController) -> Bool {
        calls.append("shouldSelect \(name(page))")
        return true
    }

    func tabBarController(_ tabs: UITabBarController, didSelect page: UIViewController) {
        calls.append("didSelect \(name(page))")
    }

    func navigationController(
        _ stack: UINavigationController, willShow page: UIViewController, animated: Bool
    ) { calls.append("willShow \(name(page))") }

    private func note(_ call: String, _ items: [UITabBarItem], _ rest: String = "") {
        calls.append("\(call) \(items.map { $0.title ?? "" }.joined())\(rest)")
    }

    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { note("willBegin", items) }

    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { note("didBegin", items) }

    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        note("willEnd", items, " \(changed)")
    }

    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        note("didEnd", items, " \(changed)")
    }
}
