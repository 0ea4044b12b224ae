import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// Records the calls of a tab bar controller's delegate.
@MainActor
private final class TabNotes: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate {
    private(set) var lines: [String] = []
    var mayChoose = true

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    private func name(_ page: UIViewController) -> String {
        page is UIMoreNavigationController ? "More" : page.title ?? "untitled"
    }

    private func names(_ pages: [UIViewController]) -> String { pages.map(name).joined() }

    func tabBarController(_ tabs: UITabBarController, shouldSelect page: UIViewController) -> Bool {
        lines.append("may \(name(page))")
        return mayChoose
    }

    func tabBarController(_ tabs: UITabBarController, didSelect page: UIViewController) {
        lines.append("did \(name(page)) \(tabs.selectedIndex == NSNotFound ? -1 : tabs.selectedIndex)")
    }

    func tabBarController(_ tabs: UITabBarController, willBeginCustomizing pages: [UIViewController]) {
        lines.append("will begin \(names(pages))")
    }

    func tabBarController(
        _ tabs: UITabBarController, willEndCustomizing pages: [UIViewController], changed: Bool
    ) { lines.append("will end \(names(pages)) \(changed)") }

    func tabBarController(
        _ tabs: UITabBarController, didEndCustomizing pages: [UIViewController], changed: Bool
    ) { lines.append("did end \(names(pages)) \(changed), now \(names(tabs.viewControllers ?? []))") }

    func navigationController(
        _ stack: UINavigationController, willShow page: UIViewController, animated: Bool
    ) { lines.append("will show \(page.title ?? "untitled")") }
}

/// Tabs a to f or more; those in `stacks` are navigation controllers with a page of the same letter in uppercase.
@MainActor
private struct TabsApp {
    let sim: Simulator
    let tabs = UITabBarController()
    let notes = TabNotes()
    let pages: [UIViewController]

    init(
        _ titles: String = "abcdef", stacks: String = "", device: Simulator.Device = .iPhone16,
        system: Simulator.System = .iOS(18)
    ) throws {
        sim = Simulator(device: device, system: system)
        sim.recordsExceptions = true
        pages = titles.map { title in
            let page = UIViewController()
            page.title = String(title)
            guard stacks.contains(title) else { return page }
            page.title = String(title).uppercased()
            let stack = UINavigationController(rootViewController: page)
            stack.title = String(title)
            return stack
        }
        tabs.viewControllers = pages
        tabs.delegate = notes
        sim.launch(tabs)
    }

    var more: UINavigationController { tabs.moreNavigationController }
    var items: [String] { tabs.tabBar.items?.map { $0.shownTitle ?? "" } ?? [] }
    var selectedItem: String? { tabs.tabBar.selectedItem?.shownTitle }
    var stack: [String] { more.viewControllers.map { $0.title ?? "" } }
    var list: UITableView? { more.viewControllers.first?.view as? UITableView }

    func tapTab(_ index: Int) throws {
        sim.tapTab(index, in: tabs)
        try sim.settle()
    }

    func tap(_ name: String) throws {
        sim.tap(name)
        try sim.settle()
    }

    func isVisible(_ page: UIViewController) -> Bool { page.viewIfLoaded?.window != nil }
}

extension UIViewController {
    fileprivate func push(_ title: String, animated: Bool = false) {
        let page = UIViewController()
        page.title = title
        navigationController?.pushViewController(page, animated: animated)
    }
}

@MainActor @Suite("More tabs than the bar has room for", .inTurn) struct MoreTabTests {
    @Test(arguments: [
        ("abcde", ["a", "b", "c", "d", "e"]), ("abcdef", ["a", "b", "c", "d", "More"]),
        ("abcdefghij", ["a", "b", "c", "d", "More"]),
    ])
    func `a compact bar has five items`(titles: String, items: [String]) throws {
        let app = try TabsApp(titles)
        #expect(app.items == items)
        #expect(app.tabs.viewControllers == app.pages)
        #expect(app.sim.diagnostics.isEmpty)
    }

    @Test(arguments: [(17, "abcdefgh", 8), (17, "abcdefghi", 8), (18, "abcdefghi", 9)])
    func `a tablet's bar has eight items, and with iOS 18 all`(system: Int, titles: String, count: Int) throws
    {
        let app = try TabsApp(titles, device: .iPadPro11, system: .iOS(system))
        #expect(app.items.count == count)
        #expect(app.items.contains("More") == (titles.count > count))
    }

    @Test func `More is there in any case, and a child with its item`() throws {
        let app = try TabsApp("abc")
        #expect(app.more === app.tabs.moreNavigationController)
        #expect(app.more.parent == nil)
        #expect(app.more.tabBarItem.shownTitle == "More")
        app.tabs.viewControllers = try TabsApp("abcdef").pages
        #expect(app.more.parent === app.tabs && app.tabs.children.last === app.more)
        app.tabs.viewControllers = app.pages
        #expect(app.more.parent == nil)
    }

    @Test func `the list has the pages without an item, in rows with title and image`() throws {
        let app = try TabsApp("abcdefg")
        app.pages[5].tabBarItem.image = UIImage(systemName: "star")
        try app.tapTab(4)
        let list = try #require(app.list)
        #expect(list.numberOfRows(inSection: 0) == 3)
        let cells = (0..<3).map { list.cellForRow(at: [0, $0]) }
        #expect(cells.map { $0?.textLabel?.text } == ["e", "f", "g"])
        #expect(cells.map { $0?.imageView?.image != nil } == [false, true, false])
        #expect(app.more.navigationBar.topItem?.title == "More")
    }

    @Test func `a tap on More selects it, and a row pushes its page`() throws {
        let app = try TabsApp()
        try app.tapTab(4)
        #expect(app.notes.take() == ["may More", "did More -1"])
        #expect(app.tabs.selectedViewController === app.more)
        #expect(app.tabs.selectedIndex == NSNotFound)
        #expect(app.selectedItem == "More")
        try app.tap("e")
        #expect(app.notes.take() == [])
        #expect(app.stack == ["More", "e"])
        #expect(app.isVisible(app.pages[4]))
        #expect(app.pages[4].parent === app.more && app.pages[4].tabBarController === app.tabs)
        #expect(app.tabs.selectedViewController === app.pages[4] && app.tabs.selectedIndex == 4)
        #expect(app.selectedItem == "More")
    }

    @Test func `More shows what it has shown, and a second tap goes back to the list`() throws {
        let app = try TabsApp()
        try app.tapTab(4)
        try app.tap("e")
        try app.tapTab(2)
        #expect(app.tabs.selectedIndex == 2)
        try app.tapTab(4)
        try app.tapTab(0)
        #expect(app.tabs.selectedIndex == 0 && app.isVisible(app.pages[0]))
        _ = app.notes.take()
        try app.tapTab(4)
        #expect(app.notes.take() == ["may More", "did e 4"])
        #expect(app.isVisible(app.pages[4]))
        try app.tapTab(4)
        #expect(app.notes.take() == ["may More", "did More -1"])
        #expect(app.stack == ["More"] && app.isVisible(app.more.viewControllers[0]))
        #expect(app.pages[4].parent === app.tabs)
        try app.tapTab(4)
        #expect(app.notes.take() == ["may More", "did More -1"])
    }

    @Test func `a delegate that refuses More leaves all as it was`() throws {
        let app = try TabsApp()
        app.notes.mayChoose = false
        try app.tapTab(4)
        #expect(app.tabs.selectedIndex == 0 && app.notes.take() == ["may More"])
    }

    @Test func `a page of the list selected in code is shown above the list`() throws {
        let app = try TabsApp()
        app.tabs.selectedIndex = 5
        #expect(app.tabs.selectedIndex == 5)
        try app.sim.settle()
        #expect(app.stack == ["More", "f"] && app.isVisible(app.pages[5]) && app.selectedItem == "More")
        app.tabs.selectedViewController = app.pages[4]
        try app.sim.settle()
        #expect(app.stack == ["More", "e"] && app.isVisible(app.pages[4]))
        #expect(app.pages[5].parent === app.tabs && !app.isVisible(app.pages[5]))
        app.tabs.selectedViewController = app.more
        try app.sim.settle()
        #expect(app.tabs.selectedIndex == 4)
        app.sim.tapBack(in: app.more)
        try app.sim.settle()
        #expect(app.tabs.selectedViewController === app.more)
        app.tabs.selectedIndex = 1
        try app.sim.settle()
        #expect(app.isVisible(app.pages[1]) && app.selectedItem == "b" && app.notes.take() == [])
        #expect(app.sim.diagnostics.isEmpty)
    }

    @Test func `without its item More cannot be selected`() throws {
        let app = try TabsApp("abc")
        app.tabs.selectedViewController = app.more
        #expect(app.tabs.selectedIndex == 0)
        #expect(app.sim.diagnostics.count == 1)
    }

    @Test func `the pages of a stack lie on More's, and the lowest goes back`() throws {
        let app = try TabsApp(stacks: "ef")
        let stack = try #require(app.pages[5] as? UINavigationController)
        let root = stack.viewControllers[0]
        try app.tapTab(4)
        try app.tap("f")
        #expect(app.stack == ["More", "F"] && stack.viewControllers.isEmpty)
        #expect(root.navigationController === app.more && app.tabs.selectedViewController === stack)
        root.push("pushed", animated: true)
        try app.sim.settle()
        #expect(app.stack == ["More", "F", "pushed"])
        app.sim.tapBack(in: app.more)
        try app.sim.settle()
        #expect(app.stack == ["More", "F"] && app.isVisible(root))
        app.sim.tapBack(in: app.more)
        try app.sim.settle()
        #expect(app.stack == ["More"] && stack.viewControllers == [root])
        #expect(root.navigationController === stack && stack.parent === app.tabs)
        try app.tap("e")
        #expect(app.stack == ["More", "E"])
        #expect(app.sim.diagnostics.isEmpty)
    }

    @Test func `an empty stack is not shown`() throws {
        let app = try TabsApp("abcde")
        let empty = UINavigationController()
        app.tabs.viewControllers = app.pages + [empty]
        app.tabs.selectedViewController = empty
        try app.sim.settle()
        #expect(app.stack == ["More"])
    }

    @Test func `a split view does not join More, with UIKit's words`() throws {
        let app = try TabsApp("abcde")
        let split = UISplitViewController()
        split.title = "split"
        app.tabs.viewControllers = app.pages + [split]
        try app.tapTab(4)
        try app.tap("split")
        #expect(app.stack == ["More"])
        #expect(
            app.sim.diagnostics.last?.message.hasPrefix(
                "Split View Controllers cannot be pushed to a Navigation Controller <UIMoreNavigationController"
            )
                == true)
    }

    @Test func `a canceled swipe back leaves the page on the list`() throws {
        let app = try TabsApp()
        app.tabs.selectedIndex = 4
        try app.sim.settle()
        app.sim.edgeSwipe(to: 0.4)
        app.sim.endSwipe(.cancel)
        try app.sim.settle()
        #expect(
            app.stack == ["More", "e"] && app.pages[4].parent === app.more && app.tabs.selectedIndex == 4)
        app.sim.edgeSwipe(to: 0.6)
        app.sim.endSwipe(.finish)
        try app.sim.settle()
        #expect(app.stack == ["More"] && app.pages[4].parent === app.tabs)
    }

    // MARK: Changes of the pages

    @Test func `a page that gets an item leaves More, and is seen on`() throws {
        let app = try TabsApp(stacks: "f")
        let stack = try #require(app.pages[5] as? UINavigationController)
        app.tabs.selectedIndex = 5
        try app.sim.settle()
        app.more.topViewController?.push("pushed")
        try app.sim.settle()
        app.tabs.viewControllers = [app.pages[5]] + app.pages.prefix(5)
        try app.sim.settle()
        #expect(app.tabs.selectedIndex == 0 && app.selectedItem == "f")
        #expect(stack.viewControllers.map(\.title) == ["F", "pushed"])
        #expect(app.isVisible(stack.viewControllers[1]) && app.stack == ["More"])
    }

    @Test func `a page that loses its item goes to More, and is seen on`() throws {
        let app = try TabsApp(stacks: "a")
        let stack = try #require(app.pages[0] as? UINavigationController)
        stack.viewControllers[0].push("pushed")
        try app.sim.settle()
        app.tabs.viewControllers = app.pages.dropFirst() + [stack]
        try app.sim.settle()
        #expect(app.selectedItem == "More" && app.tabs.selectedIndex == 5)
        #expect(app.stack == ["More", "A", "pushed"])
        #expect(app.more.topViewController.map(app.isVisible) == true)
        #expect(app.sim.diagnostics.isEmpty)
    }

    @Test func `a page of the list that is no tab any more goes`() throws {
        let app = try TabsApp("abcdefg")
        app.tabs.selectedIndex = 6
        try app.sim.settle()
        app.tabs.viewControllers = Array(app.pages.dropLast())
        try app.sim.settle()
        #expect(app.pages[6].parent == nil && !app.isVisible(app.pages[6]))
        #expect(app.stack == ["More"])
        #expect(app.tabs.children.filter { $0 !== app.more }.count == 6)
    }

    @Test func `a page that leaves by itself is no tab any more`() throws {
        let app = try TabsApp("abcdefg")
        app.tabs.selectedIndex = 6
        try app.sim.settle()
        app.pages[6].removeFromParent()
        try app.sim.settle()
        #expect(app.tabs.viewControllers?.count == 6 && app.stack == ["More"])
    }

    // MARK: Changes of the size

    @Test func `wider, a page of the list gets an item and is seen on; narrower, it goes back`() throws {
        let app = try TabsApp("abcdefghi", stacks: "g")
        let stack = try #require(app.pages[6] as? UINavigationController)
        app.tabs.selectedIndex = 6
        try app.sim.settle()
        app.more.topViewController?.push("pushed")
        try app.sim.settle()
        app.tabs.traitOverrides.horizontalSizeClass = .regular
        try app.sim.settle()
        #expect(app.items == ["a", "b", "c", "d", "e", "f", "g", "More"])
        #expect(app.tabs.selectedIndex == 6 && app.selectedItem == "g")
        #expect(stack.viewControllers.map(\.title) == ["G", "pushed"] && app.stack == ["More"])
        #expect(app.isVisible(stack.viewControllers[1]))
        app.tabs.traitOverrides.horizontalSizeClass = .compact
        try app.sim.settle()
        #expect(app.tabs.selectedIndex == 6 && app.selectedItem == "More")
        #expect(app.stack == ["More", "G", "pushed"] && stack.viewControllers.isEmpty)
        #expect(app.more.topViewController.map(app.isVisible) == true)
        #expect(app.sim.diagnostics.isEmpty)
    }

    @Test func `wider, the list goes back to the last choice of a tab`() throws {
        let app = try TabsApp()
        try app.tapTab(1)
        try app.tapTab(4)
        try app.tap("f")
        try app.tapTab(4)
        app.tabs.traitOverrides.horizontalSizeClass = .regular
        try app.sim.settle()
        #expect(app.tabs.selectedIndex == 1 && app.isVisible(app.pages[1]))
        app.tabs.selectedIndex = 4
        app.tabs.traitOverrides.horizontalSizeClass = .compact
        try app.sim.settle()
        #expect(app.stack == ["More", "e"])
        try app.tapTab(4)
        app.tabs.traitOverrides.horizontalSizeClass = .regular
        try app.sim.settle()
        #expect(app.tabs.selectedIndex == 4 && app.isVisible(app.pages[4]))
        #expect(app.more.parent == nil)
        #expect(app.sim.diagnostics.isEmpty)
    }

    @Test func `a large phone on its side has room for eight items`() throws {
        let app = try TabsApp("abcdefghi", device: .iPhone16Plus)
        app.tabs.selectedIndex = 6
        try app.sim.settle()
        app.sim.rotate(to: .landscapeRight)
        try app.sim.settle()
        #expect(app.items.count == 8 && app.selectedItem == "g" && app.isVisible(app.pages[6]))
        app.sim.rotate(to: .portrait)
        try app.sim.settle()
        #expect(app.items.count == 5 && app.selectedItem == "More" && app.isVisible(app.pages[6]))
    }

    // MARK: Callbacks

    @Test func `callbacks come as with any push and any change of tabs`() throws {
        let app = try TabsApp()
        try app.tapTab(4)
        app.pages[4].debugName = "E"
        app.sim.clearTrace()
        try app.tap("e")
        let ofPage = app.sim.trace.lines.filter { $0.hasPrefix("E.") && !$0.contains("Layout") }
        #expect(
            ofPage == [
                "E.willMove(toParent:UIMoreNavigationController)", "E.viewDidLoad", "E.viewWillAppear",
                "E.viewIsAppearing", "E.viewDidAppear", "E.didMove(toParent:UIMoreNavigationController)",
            ])
        app.sim.clearTrace()
        app.sim.tapBack(in: app.more)
        try app.sim.settle()
        let ofReturn = app.sim.trace.lines.filter { $0.hasPrefix("E.") && !$0.contains("Layout") }
        #expect(
            ofReturn == [
                "E.willMove(toParent:nil)", "E.viewWillDisappear", "E.viewDidDisappear",
                "E.didMove(toParent:nil)",
                "E.willMove(toParent:UITabBarController)", "E.didMove(toParent:UITabBarController)",
            ])
    }

    @Test func `the delegate of More's stack is notified of rows`() throws {
        let app = try TabsApp()
        app.more.delegate = app.notes
        try app.tapTab(4)
        try app.tap("f")
        #expect(app.notes.take() == ["may More", "did More -1", "will show More", "will show f"])
    }

    // MARK: Customizing

    @Test func `the list has an Edit button unless no page may be moved`() throws {
        let app = try TabsApp()
        let item = { app.more.viewControllers[0].navigationItem.rightBarButtonItem }
        #expect(item()?.systemItem == .edit)
        app.tabs.customizableViewControllers = []
        #expect(item() == nil)
        app.tabs.customizableViewControllers = [app.pages[0]]
        #expect(item() != nil)
        app.tabs.customizableViewControllers = nil
        #expect(item() == nil)
        app.tabs.viewControllers = app.pages.reversed()
        #expect(item() != nil && app.tabs.customizableViewControllers?.count == 6)
    }

    @Test func `a finger drags a page of the list onto the bar`() throws {
        let app = try TabsApp()
        try app.tapTab(4)
        _ = app.notes.take()
        try app.tap("Edit")
        #expect(app.tabs.tabBar.isCustomizing)
        #expect(app.notes.take() == ["will begin abcdef"])
        let start = try #require(app.sim.place(of: "f"))
        let bar = app.tabs.tabBar
        let end = bar.convert(CGPoint(x: bar.bounds.width * 0.3, y: 20), to: nil)
        app.sim.touchDown(at: start)
        app.sim.touchMove(to: end, over: 0.5)
        app.sim.touchUp()
        #expect(bar.shownItems.map(\.shownTitle) == ["a", "f", "c", "d", "More"])
        try app.tap("Done")
        #expect(!bar.isCustomizing)
        #expect(app.notes.take() == ["will end afcdeb true", "did end afcdeb true, now afcdeb"])
        #expect(app.items == ["a", "f", "c", "d", "More"])
        #expect(app.list?.numberOfRows(inSection: 0) == 2)
        #expect(app.sim.diagnostics.isEmpty)
    }

    @Test func `a finger changes the order of the bar, and fixed items stay`() throws {
        let app = try TabsApp()
        app.tabs.customizableViewControllers = [app.pages[0], app.pages[1], app.pages[4]]
        try app.tapTab(4)
        try app.tap("Edit")
        let bar = app.tabs.tabBar
        let place = { (item: CGFloat) in
            bar.convert(CGPoint(x: bar.bounds.width * (item + 0.5) / 5, y: 20), to: nil)
        }
        app.sim.pan(from: place(0), to: place(3))
        #expect(bar.shownItems.map(\.shownTitle) == ["b", "a", "c", "d", "More"])
        app.sim.pan(from: place(2), to: place(0))
        #expect(bar.shownItems.map(\.shownTitle) == ["b", "a", "c", "d", "More"])
        #expect(bar.endCustomizing(animated: false))
        #expect(app.notes.take().last == "did end bacdef true, now bacdef")
        #expect(app.tabs.customizableViewControllers?.count == 3)
    }

    @Test func `unchanged, the end says so`() throws {
        let app = try TabsApp()
        try app.tapTab(4)
        try app.tap("Edit")
        _ = app.notes.take()
        #expect(!app.tabs.tabBar.endCustomizing(animated: true))
        try app.sim.settle()
        #expect(app.notes.take() == ["will end abcdef false", "did end abcdef false, now abcdef"])
    }

    @Test func `a controller's bar refuses the app's sheet`() throws {
        let app = try TabsApp()
        app.tabs.tabBar.beginCustomizingItems(app.tabs.tabBar.items ?? [])
        #expect(!app.tabs.tabBar.isCustomizing && app.sim.diagnostics.count == 1)
    }
}

/// Records the calls of a bar's delegate.
@MainActor
private final class BarNotes: NSObject, UITabBarDelegate {
    private(set) var lines: [String] = []

    private func note(_ what: String, _ items: [UITabBarItem], _ rest: String = "") {
        lines.append("\(what) \(items.map { $0.title ?? "" }.joined())\(rest)")
    }

    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { note("will begin", items) }

    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { note("did begin", items) }

    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        note("will end", items, " \(changed)")
    }

    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        note("did end", items, " \(changed)")
    }
}

@MainActor @Suite("Customizing a bar of one's own", .inTurn) struct TabBarCustomizingTests {
    @Test func `items of the sheet replace items of the bar, and a selected one that goes is not selected`()
        throws
    {
        let sim = Simulator()
        let page = UIViewController()
        let notes = BarNotes()
        sim.launch(page)
        let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 393, height: 49))
        let items = ["a", "b", "c"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.items = Array(items.prefix(2))
        bar.selectedItem = items[1]
        bar.delegate = notes
        page.view.addSubview(bar)
        bar.beginCustomizingItems([items[1], items[2]])
        #expect(bar.isCustomizing)
        try sim.settle()
        let start = try #require(sim.place(of: "c"))
        sim.pan(from: start, to: bar.convert(CGPoint(x: 300, y: 20), to: nil))
        #expect(bar.endCustomizing(animated: true))
        #expect(bar.items?.map(\.title) == ["a", "c"] && bar.selectedItem == nil)
        try sim.settle()
        #expect(
            notes.lines == ["will begin bc", "did begin bc", "will end ac true", "did end ac true"])
        #expect(page.view.subviews.last === bar)
    }

    @Test func `without items it is refused, and without a sheet nothing ends`() {
        let sim = Simulator()
        sim.recordsExceptions = true
        let bar = UITabBar()
        bar.beginCustomizingItems([])
        #expect(!bar.isCustomizing && sim.diagnostics.count == 1)
        #expect(!bar.endCustomizing(animated: false))
    }
}
