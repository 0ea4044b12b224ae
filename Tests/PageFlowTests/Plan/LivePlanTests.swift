import PageFlow
import PageFlowTesting
import SeededNumbers
import Simulator
import Testing

/// A request is planned on the live pages, and with the same destination on a page tree. Both plans must be equal.
@MainActor
@Suite(.onStage) struct LivePlanTests {
    @Test func `a step back is planned as the whole tree plans it`() throws {
        var plans = 0
        try forEveryPage { page, place, tree in
            let expected = plan { try tree.plan(for: .back(from: place), animated: false) }
            let navigation = page.goBack(animated: false)
            plans += try compare(navigation, expected)
        }
        #expect(plans > 100)
    }

    @Test func `a push is planned as the whole tree plans it`() throws {
        var plans = 0
        try forEveryPage { page, place, tree in
            let expected = plan { try tree.plan(for: .push(from: place), animated: false) }
            let navigation = page.open(D(), by: .push, animated: false)
            plans += try compare(navigation, expected)
        }
        #expect(plans > 100)
    }

    /// Creates each app again for each of its pages, because a request changes it.
    private func forEveryPage(
        _ body: (UIViewController, PagePath, PageTree) throws -> Void
    ) throws {
        for seed in 0..<60 as Range<UInt64> {
            var index = 0
            while true {
                var random = Random(seed: seed)
                let app = TestApp(random.root())
                random.cover(app)
                let pages = app.pages
                guard index < pages.count else { break }
                let page = pages[index]
                let place = try #require(PagePath(to: page, in: app.sim.window))
                try body(page, place, app.navigator.tree)
                app.settle()
                index += 1
            }
        }
    }

    private func plan(_ make: () throws -> NavigationPlan<LocatedPage>) -> Result<
        NavigationPlan<LocatedPage>, any Error
    > {
        Result(catching: make)
    }

    /// - Returns: 1 if there was a plan to compare, 0 if both have failed.
    private func compare(
        _ navigation: NavigationRequest, _ expected: Result<NavigationPlan<LocatedPage>, any Error>
    ) throws -> Int {
        switch expected {
        case .success(let plan):
            // Values don't contain the pushed page.
            let words = "\(plan)".replacing("the new page", with: "D")
            #expect(navigation.plan?.description == words)
            #expect(navigation.plan?.leaving.map(\.name) == plan.leaving.map(\.name))
            return 1
        case .failure(let error):
            let error = try #require(error as? NavigationError)
            #expect(navigation.plan == nil)
            #expect(navigation.result == .failed(error))
            return 0
        }
    }
}

/// Equal seeds produce equal apps.
private struct Random {
    private var numbers: SeededNumbers

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
    }

    private mutating func number(below count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }

    @MainActor
    mutating func root() -> UIViewController {
        guard number(below: 2) == 0 else { return controller() }
        let tabs = UITabBarController()
        tabs.viewControllers = (0...number(below: 3)).map { _ in controller() }
        tabs.selectedIndex = number(below: tabs.viewControllers?.count ?? 1)
        return tabs
    }

    /// A stack, or less often a single page.
    @MainActor
    private mutating func controller() -> UIViewController {
        guard number(below: 4) > 0 else { return page() }
        let stack = UINavigationController()
        stack.viewControllers = (0...number(below: 3)).map { _ in page() }
        return stack
    }

    @MainActor
    private mutating func page() -> UIViewController {
        let page = [A(), B(), C()][number(below: 3)]
        if number(below: 6) == 0 {
            let part = D()
            page.addChild(part)
            page.view.addSubview(part.view)
            part.didMove(toParent: page)
        }
        return page
    }

    /// Presents some pages, one over the other.
    @MainActor
    mutating func cover(_ app: TestApp) {
        for _ in 0..<number(below: 3) {
            app.navigator.visiblePage?.present(controller(), animated: false)
            app.settle()
        }
    }
}

extension TestApp {
    /// Every page that a user could have reached, including child pages and pages in other tabs.
    fileprivate var pages: [UIViewController] {
        sim.window.rootViewController.map { held(by: $0) } ?? []
    }

    private func held(by controller: UIViewController) -> [UIViewController] {
        var pages =
            controller is UINavigationController || controller is UITabBarController ? [] : [controller]
        for child in controller.children { pages += held(by: child) }
        if let presented = controller.presentedViewController,
            presented.presentingViewController === controller
        {
            pages += held(by: presented)
        }
        return pages
    }
}
