import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// The tab bar item of a stack, the selection after pages are replaced, and the order of callbacks.
@MainActor @Suite("Tabs and their pages", .inTurn) struct TabItemTests {
    private func titled(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        return page
    }

    @Test func `a stack has its lowest page's tab, image and all`() {
        let (first, second) = (titled("First"), titled("Second"))
        first.tabBarItem.badgeValue = "3"
        let stack = UINavigationController(rootViewController: first)
        stack.pushViewController(second, animated: false)
        #expect(stack.tabBarItem === first.tabBarItem && stack.tabBarItem.badgeValue == "3")
        stack.setViewControllers([second], animated: false)
        #expect(stack.tabBarItem === second.tabBarItem && stack.tabBarItem.title == "Second")
    }

    @Test func `a stack's own title or tab goes before, until the lowest page gets another title`() {
        let (first, second) = (titled("First"), titled("Second"))
        let stack = UINavigationController(rootViewController: first)
        stack.title = "Stack"
        #expect(stack.tabBarItem.title == "Stack" && first.tabBarItem.title == "First")
        stack.tabBarItem = UITabBarItem(title: "Given", image: nil, tag: 7)
        stack.pushViewController(second, animated: false)
        second.title = "Other"
        #expect(stack.tabBarItem.title == "Given")
        first.title = "New"
        #expect(stack.tabBarItem.title == "New" && stack.tabBarItem.tag == 7)
        #expect(stack.title == "Stack")
    }

    @Test func `a stack keeps its tab while More has its pages`() throws {
        let app = ShownApp()
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: titled("Last"))
        tabs.viewControllers = (0..<5).map { titled("\($0)") } + [stack]
        app.show(tabs)
        tabs.selectedIndex = 5
        app.settle()
        #expect(stack.viewControllers.isEmpty && stack.tabBarItem.title == "Last")
        tabs.viewControllers = [stack]
        app.settle()
        #expect(tabs.tabBar.items?.map(\.title) == ["Last"] && stack.viewControllers.count == 1)
    }

    @Test(arguments: [(17, ["a went", "b came"]), (18, ["b came", "a went"])])
    func `the coming page appears before the other has gone since tabs fade`(system: Int, expected: [String])
    {
        let app = ShownApp(system: .iOS(system))
        let notes = Notes()
        let tabs = UITabBarController()
        tabs.viewControllers = ["a", "b"].map { NotingPage($0, notes) }
        app.show(tabs)
        notes.lines = []
        tabs.selectedIndex = 1
        app.settle()
        #expect(notes.lines == expected)
    }

    private final class Notes {
        var lines: [String] = []
    }

    private final class NotingPage: UIViewController {
        private let notes: Notes

        init(_ title: String, _ notes: Notes) {
            self.notes = notes
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            notes.lines.append("\(title ?? "") came")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            notes.lines.append("\(title ?? "") went")
        }
    }
}
