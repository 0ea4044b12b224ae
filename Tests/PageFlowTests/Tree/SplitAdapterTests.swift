import PageFlow
import PageFlowTesting
import Simulator
import Testing

@MainActor
private struct SplitApp {
    let sim: Simulator
    let split = UISplitViewController(style: .doubleColumn)
    let list = A()
    let detail = B()

    init(on device: Device) {
        sim = Simulator(device: device)
        sim.recordsExceptions = true
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        sim.launch(split)
        _ = navigator
        _ = try? sim.settle()
    }

    var navigator: Navigator { sim.window.navigator }

    func outcome(of navigation: NavigationRequest) -> NavigationOutcome? {
        _ = try? sim.settle()
        return navigation.result
    }
}

/// Split views are supported without registration.
@MainActor
@Suite(.onStage) struct SplitAdapterTests {
    @Test func `columns side by side are a container's pages, the visible ones marked`() {
        let app = SplitApp(on: .iPadPro11)
        #expect(
            app.navigator.tree.root
                == PageNode(
                    "UISplitViewController", kind: .columns(visible: [1]),
                    children: [
                        PageNode("UINavigationController", kind: .stack, children: [PageNode("A")]),
                        PageNode("UINavigationController", kind: .stack, children: [PageNode("B")]),
                    ]))
        #expect(app.navigator.tree.path == "B")
    }

    @Test func `a return to a page in a hidden column shows the column`() {
        let app = SplitApp(on: .iPadPro11)
        let back = app.detail.returnTo(A.self)
        #expect(app.outcome(of: back) == .done)
        #expect(app.split.displayMode == .oneOverSecondary)
        #expect(app.navigator.tree.path == "A" && app.list.view.window != nil)
    }

    @Test func `collapsed columns are stacks on a stack, and a step back leaves the upper one`() {
        let app = SplitApp(on: .iPhone16)
        #expect(app.navigator.tree.path == "A/B")
        #expect(app.outcome(of: app.detail.goBack()) == .done)
        #expect(app.navigator.visiblePage === app.list)
    }

    @Test func `a collapsed column that is not on the stack is returned to`() {
        let app = SplitApp(on: .iPhone16)
        #expect(app.outcome(of: app.detail.goBack()) == .done)
        #expect(app.outcome(of: app.list.returnTo(B.self)) == .done)
        #expect(app.navigator.visiblePage === app.detail && app.detail.view.window != nil)
    }

    @Test func `a column is replaced, and its pages leave`() {
        let app = SplitApp(on: .iPadPro11)
        var exits: [String] = []
        app.navigator.onExit { exits.append($0.name) }
        let stack = app.detail.navigationController!
        #expect(app.outcome(of: stack.replace(with: C().inStack)) == .done)
        #expect(app.navigator.tree.path == "C")
        #expect(exits == ["B", "UINavigationController"])
    }
}

private final class Chapters: NSObject, PageListing {
    let chapters: [UIViewController]

    init(_ chapters: [UIViewController]) { self.chapters = chapters }

    func pages(of pageViewController: UIPageViewController) -> [UIViewController] { chapters }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
}

/// Page controllers are supported without registration.
@MainActor
@Suite(.onStage) struct PagingAdapterTests {
    private let pages: [UIViewController] = [A(), B(), C()]

    private func pager(_ source: Chapters?) -> UIPageViewController {
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.dataSource = source
        pager.setViewControllers([pages[2]], direction: .forward, animated: false)
        return pager
    }

    @Test func `without a list the visible page is all there is`() {
        let app = TestApp(pager(nil))
        #expect(app.path == "UIPageViewController/C")
        #expect(app.navigator.visiblePage === pages[2])
        let back = pages[2].returnTo(A.self)
        app.settle()
        #expect(back.result != .done && app.navigator.visiblePage === pages[2])
    }

    @Test func `a return to another page of the list turns to it, backwards`() {
        let source = Chapters(pages)
        let app = TestApp(pager(source))
        let back = pages[2].returnTo(A.self)
        #expect(app.outcome(of: back) == .done)
        #expect(back.plan?.description == "1. show A in UIPageViewController, animated")
        #expect(app.path == "UIPageViewController/A" && pages[0].view.window != nil)
    }

    @Test func `its page is replaced`() {
        let app = TestApp(pager(nil))
        #expect(app.outcome(of: pages[2].replace(with: D())) == .done)
        #expect(app.path == "UIPageViewController/D")
    }

    @Test func `a page inside presents and is come back to`() {
        let app = TestApp(pager(nil))
        let d = D()
        #expect(app.outcome(of: pages[2].open(d, by: .present)) == .done)
        #expect(app.outcome(of: d.returnTo(C.self)) == .done)
        #expect(app.navigator.visiblePage === pages[2])
    }
}
