import PageFlow
import PageFlowFullScreen
import PageFlowTesting
import Simulator
import Testing

/// The content under the finger, and whether a swipe over it pops.
private struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var pops: Bool
    var isRightToLeft = false
    var make: @MainActor @Sendable () -> UIView

    @MainActor static func scroll(width: CGFloat, height: CGFloat, at offset: CGPoint) -> UIScrollView {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: width, height: height)
        scroll.contentOffset = offset
        return scroll
    }
}

private final class Cell: UIView, UIGestureRecognizerDelegate {
    private let pan = UIPanGestureRecognizer()
    private let hasActions: Bool

    init(hasActions: Bool) {
        self.hasActions = hasActions
        super.init(frame: .zero)
        pan.delegate = self
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer !== pan || hasActions
    }
}

@MainActor
@Suite("What a swipe from anywhere yields to", .onStage) struct FullScreenSwipeYieldingTests {
    @Test(arguments: [
        Row(testDescription: "a plain view", pops: true) { UIView() },
        Row(testDescription: "a button", pops: true) { UIButton(type: .system) },
        Row(testDescription: "a slider", pops: false) { UISlider() },
        Row(testDescription: "a list", pops: true) { Row.scroll(width: 300, height: 5000, at: .zero) },
        Row(testDescription: "a pager on its first page", pops: true) {
            Row.scroll(width: 3000, height: 300, at: .zero)
        },
        Row(testDescription: "a pager on another page", pops: false) {
            Row.scroll(width: 3000, height: 300, at: CGPoint(x: 393, y: 0))
        },
        Row(testDescription: "a pager that does not scroll now", pops: true) {
            let scroll = Row.scroll(width: 3000, height: 300, at: CGPoint(x: 393, y: 0))
            scroll.isScrollEnabled = false
            return scroll
        },
        Row(testDescription: "a pager on another page, right to left", pops: false, isRightToLeft: true) {
            Row.scroll(width: 3000, height: 300, at: CGPoint(x: 393, y: 0))
        },
        Row(testDescription: "a map", pops: false) { Cell(hasActions: true) },
        Row(testDescription: "a cell with swipe actions", pops: false) { Cell(hasActions: true) },
        Row(testDescription: "a cell without swipe actions", pops: true) { Cell(hasActions: false) },
    ])
    private func `a swipe from anywhere`(row: Row) throws {
        for system in [System.iOS(18), .iOS(26)] {
            let app = SwipedApp(system)
            let view = row.make()
            let page = try #require(app.pages.last)
            if row.isRightToLeft {
                app.sim.window.semanticContentAttribute = .forceRightToLeft
                app.stack.view.semanticContentAttribute = .forceRightToLeft
            }
            view.frame = page.view.bounds
            let offset = (view as? UIScrollView)?.contentOffset
            page.view.addSubview(view)
            if let offset { (view as? UIScrollView)?.contentOffset = offset }
            app.settle()
            app.sim.contentSwipe(to: 0.4)
            app.sim.endSwipe(.finish)
            app.settle()
            #expect((app.stack.pages.count == 2) == row.pops)
        }
    }

    private final class Chapters: NSObject, UIPageViewControllerDataSource {
        let all: [UIViewController] = [A(), B(), C()]
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            all.firstIndex(of: viewController).flatMap { $0 > 0 ? all[$0 - 1] : nil }
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            all.firstIndex(of: viewController).flatMap { $0 + 1 < all.count ? all[$0 + 1] : nil }
        }
    }

    /// The page controller's scroll view has an offset of its width, even on the first page.
    @Test(arguments: [0, 1, 2])
    func `a swipe over a page controller pops on its first page`(shown: Int) {
        for system in [System.iOS(18), .iOS(26)] {
            let chapters = Chapters()
            let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pager.dataSource = chapters
            pager.setViewControllers([chapters.all[shown]], direction: .forward, animated: false)
            let app = SwipedApp(system, pages: [A(), B(), pager])
            app.sim.contentSwipe(to: 0.4)
            app.sim.endSwipe(.finish)
            app.settle()
            #expect((app.stack.pages.count == 2) == (shown == 0))
            withExtendedLifetime(chapters) {}
        }
    }

    @Test func `an upright way scrolls a list and pops nothing`() {
        let app = SwipedApp()
        let list = Row.scroll(width: 300, height: 5000, at: .zero)
        list.frame = app.pages[2].view.bounds
        app.pages[2].view.addSubview(list)
        app.settle()
        app.sim.pan(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 230, y: 200))
        app.settle()
        #expect(list.contentOffset.y > 100 && app.stack.pages.count == 3)
    }

    final class Still: UIViewController, SwipeBackPage {
        var swipeBack = SwipeBack.never
    }

    @Test(arguments: [
        (SwipeBack.never, false, false), (.fromEdge, true, false), (.fromAnywhere, true, true),
    ])
    func `a page can opt out`(allowance: SwipeBack, edge: Bool, anywhere: Bool) {
        for (isEdge, pops) in [(true, edge), (false, anywhere)] {
            let still = Still()
            still.swipeBack = allowance
            let app = SwipedApp(pages: [A(), still])
            if isEdge { app.sim.edgeSwipe(to: 0.4) } else { app.sim.contentSwipe(to: 0.4) }
            app.sim.endSwipe(.finish)
            app.settle()
            #expect((app.stack.pages.count == 1) == pops)
        }
    }

    @Test(arguments: Swipe.allCases)
    func `where one reads from right to left the swipe goes from right to left`(swipe: Swipe) {
        for isMirrored in [true, false] {
            let app = SwipedApp(.iOS(18))
            app.stack.view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
            app.sim.window.semanticContentAttribute = .forceRightToLeft
            app.settle()
            swipe.hold(at: 0.4, on: app.sim)
            app.sim.endSwipe(.finish)
            app.settle()
            #expect((app.stack.pages.count == 2) == isMirrored)
        }
    }
}
