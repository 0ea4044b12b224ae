import Simulator

// More pages than fit in a tab bar.
extension Scenario {
    static let moreTabs: [Scenario] = [
        .statements("more-01") { stage in
            let six = try MoreApp(6, on: stage)
            stage.state(0, six.items == ["1", "2", "3", "4", "More"], "\(six.items)")
            let five = try MoreApp(5, on: stage)
            stage.state(1, five.items == ["1", "2", "3", "4", "5"], "\(five.items)")
        },
        .statements("more-02") { stage in
            let app = try MoreApp(9, on: stage)
            stage.state(0, app.items == ["1", "2", "3", "4", "More"], "\(app.items)")
            stage.sim.rotate(to: .landscapeRight)
            try stage.settle()
            stage.state(1, app.items.count == 8 && app.items.last == "More", "\(app.items)")
        },
        .statements("more-03") { stage in
            let app = try MoreApp(6, on: stage)
            stage.state(0, app.items.count == 6 && !app.items.contains("More"), "\(app.items)")
            try app.resize(.compact)
            stage.note("compact: four items and More", app.items.count == 5, "\(app.items)")
        },
        .statements("more-04") { stage in
            let app = try MoreApp(10, on: stage)
            try app.tapTab(4)
            let table = app.more.viewControllers[0].view as? UITableView
            let titles = (0..<6).map { table?.cellForRow(at: [0, $0])?.textLabel?.text ?? "" }
            stage.state(0, titles == ["5", "6", "7", "8", "9", "10"], "\(titles)")
            let edit = app.more.navigationBar.topItem?.rightBarButtonItem
            stage.state(2, edit != nil, "\(String(describing: edit))")
            try app.tapRow("7")
            let bar = app.more.navigationBar
            stage.state(
                1, app.isVisible(6) && bar.backItem?.title == "More" && !app.more.isNavigationBarHidden,
                "\(String(describing: bar.backItem?.title))")
        },
        .statements("more-05") { stage in
            let app = try MoreApp(6, on: stage)
            try app.tapTab(4)
            stage.state(0, app.tabs.selectedIndex == NSNotFound, "\(app.tabs.selectedIndex)")
            stage.state(1, app.tabs.selectedViewController === app.more, app.selection)
            stage.state(2, app.tabs.viewControllers?.contains(app.more) == false, "it does")
        },
        .statements("more-06") { stage in
            let app = try MoreApp(6, on: stage)
            let calls = TabCalls()
            app.tabs.delegate = calls
            app.more.delegate = calls
            try app.tapTab(4)
            stage.state(
                0, calls.take() == ["shouldSelect More", "didSelect More", "willShow More"], "\(calls.last)")
            try app.tapRow("6")
            let ofRow = calls.take()
            stage.state(1, !ofRow.contains { $0.contains("Select") }, "\(ofRow)")
            stage.state(2, ofRow == ["willShow 6"] && app.more.topViewController === app.pages[5], "\(ofRow)")
        },
        .statements("more-07") { stage in
            let app = try MoreApp(6, on: stage)
            let calls = TabCalls()
            app.tabs.delegate = calls
            try app.tapTab(4)
            try app.tapRow("5")
            stage.state(0, app.tabs.selectedIndex == 4 && app.selectedItem == "More", app.selection)
            try app.tapTab(2)
            stage.state(1, app.tabs.selectedIndex == 2 && app.selectedItem == "3", app.selection)
            _ = calls.take()
            try app.tapTab(4)
            stage.state(2, app.isVisible(4) && calls.take().last == "didSelect 5", "\(calls.last)")
            try app.tapTab(4)
            stage.state(
                3, app.tabs.selectedViewController === app.more && calls.take().last == "didSelect More",
                "\(calls.last)")
        },
        .statements("more-08") { stage in
            let app = try MoreApp(6, on: stage)
            try app.tapTab(4)
            try app.tapRow("6")
            let parent = app.pages[5].parent
            stage.state(0, parent is UINavigationController, "\(String(describing: parent))")
        },
        .statements("more-09") { stage in
            let pages = [stage.page("Root"), stage.page("Pushed")]
            let stack = stage.navigation(pages)
            let app = try MoreApp(5, and: [stack], on: stage)
            app.tabs.selectedViewController = stack
            try stage.settle()
            stage.state(
                0, app.more.viewControllers.dropFirst().elementsEqual(pages, by: ===),
                "\(app.more.viewControllers)")
            stage.state(1, pages.allSatisfy { $0.parent === app.more }, "\(pages.map(\.parent))")
            stage.state(2, app.tabs.selectedViewController === stack, app.selection)
            stage.state(3, app.tabs.children.last === app.more, "\(app.tabs.children)")
        },
        .statements("more-10") { stage in
            let tabs = UITabBarController(
                tabs: (1...6).map { number in
                    UITab(title: "\(number)", image: nil, identifier: "\(number)") { _ in
                        stage.page("\(number)")
                    }
                })
            try stage.launch(tabs)
            tabs.selectedViewController = tabs.viewControllers?[1]
            stage.sim.tapTab(4, in: tabs)
            try stage.settle()
            stage.state(
                0, tabs.selectedIndex == NSNotFound && tabs.selectedTab?.identifier == "2",
                "\(String(describing: tabs.selectedTab?.identifier))")
        },
        .statements("more-11") { stage in
            let app = try MoreApp(6, on: stage)
            try app.resize(.compact)
            try app.tapTab(1)
            try app.tapTab(4)
            try app.tapRow("6")
            try app.tapTab(4)
            try app.resize(.regular)
            stage.state(0, app.tabs.selectedIndex == 1 && app.isVisible(1), app.selection)
            try app.tapTab(4)
            try app.resize(.compact)
            try app.tapTab(4)
            try app.resize(.regular)
            stage.state(1, app.tabs.selectedIndex == 4 && app.isVisible(4), app.selection)
        },
        .statements("more-12") { stage in
            let pages = [stage.page("Root"), stage.page("Pushed")]
            let stack = stage.navigation(pages)
            let app = try MoreApp(5, and: [stack], on: stage)
            try app.tapTab(4)
            try app.resize(.compact)
            stage.state(0, app.selectedItem == "More" && app.isVisible(4), app.selection)
            app.tabs.selectedViewController = stack
            try stage.settle()
            try app.resize(.regular)
            stage.note(
                "on the way back a navigation controller has its pages",
                stack.viewControllers.elementsEqual(pages, by: ===) && pages[1].view.window != nil,
                "\(stack.viewControllers)")
        },
        .statements("more-13") { stage in
            let app = try MoreApp(6, on: stage)
            let edit = { app.more.viewControllers[0].navigationItem.rightBarButtonItem }
            stage.state(
                0, app.tabs.customizableViewControllers == app.pages && edit() != nil,
                "\(String(describing: app.tabs.customizableViewControllers))")
            for none in [nil, []] as [[UIViewController]?] {
                app.tabs.customizableViewControllers = none
                stage.state(1, edit() == nil, "\(String(describing: edit()))")
            }
            app.tabs.viewControllers = app.pages.reversed()
            stage.state(
                2, app.tabs.customizableViewControllers?.count == 6 && edit() != nil,
                "\(String(describing: app.tabs.customizableViewControllers))")
        },
        .statements("more-14") { stage in
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
            stage.state(0, begin == ["willBegin 123", "didBegin 123"], "\(begin)")
            let start = stage.sim.place(of: "3") ?? .zero
            let end = bar.convert(CGPoint(x: bar.bounds.width * 0.75, y: 20), to: nil)
            stage.sim.pan(from: start, to: end)
            stage.sim.tap("Done")
            try stage.settle()
            stage.state(1, bar.items?.map(\.title) == ["1", "3"], "\(String(describing: bar.items))")
            let ending = calls.take()
            stage.state(2, ending == ["willEnd 13 true", "didEnd 13 true"], "\(ending)")
            stage.state(3, bar.selectedItem == nil, "\(String(describing: bar.selectedItem?.title))")
        },
    ]
}

/// An app with tabs "1", "2" and so on.
@MainActor
private struct MoreApp {
    let tabs = UITabBarController()
    let pages: [UIViewController]
    private let stage: Stage

    init(_ count: Int, and others: [UIViewController] = [], on stage: Stage) throws {
        self.stage = stage
        pages =
            (1...count).map { number in
                let page = stage.page("\(number)")
                page.title = "\(number)"
                return page
            } + others
        tabs.viewControllers = pages
        try stage.launch(tabs)
    }

    var more: UINavigationController { tabs.moreNavigationController }

    var items: [String] { tabs.tabBar.items?.map { $0 === more.tabBarItem ? "More" : $0.title ?? "" } ?? [] }

    var selectedItem: String? {
        tabs.tabBar.selectedItem === more.tabBarItem ? "More" : tabs.tabBar.selectedItem?.title
    }

    var selection: String { "\(tabs.selectedIndex), \(selectedItem ?? "none")" }

    func isVisible(_ index: Int) -> Bool { pages[index].viewIfLoaded?.window != nil }

    func tapTab(_ index: Int) throws {
        stage.sim.tapTab(index, in: tabs)
        try stage.settle()
    }

    func tapRow(_ title: String) throws {
        stage.sim.tap(title)
        try stage.settle()
    }

    func resize(_ width: UIUserInterfaceSizeClass) throws {
        tabs.traitOverrides.horizontalSizeClass = width
        try stage.settle()
    }
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
