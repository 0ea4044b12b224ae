import PageFlow
import PageFlowTesting
import Simulator
import Testing

/// Which finger swipes.
private enum Swipe: String, CaseIterable, Sendable {
    case edge, anywhere

    @MainActor func hold(at fraction: CGFloat, on sim: Simulator) {
        switch self {
        case .edge: sim.edgeSwipe(to: fraction)
        case .anywhere: sim.contentSwipe(to: fraction)
        }
    }
}

private struct Kind: Sendable, CustomTestStringConvertible {
    let swipe: Swipe
    let system: System
    var testDescription: String { "\(swipe) on iOS \(system)" }
    static let all = Swipe.allCases.flatMap { swipe in
        [System.iOS(15), .iOS(18), .iOS(26)].map { Kind(swipe: swipe, system: $0) }
    }
}

@MainActor
private struct App {
    let sim: Simulator
    let stack: FullScreenNavigationController
    let pages: [UIViewController]

    init(_ system: System = .iOS(18), pages: [UIViewController] = [A(), B(), C()]) {
        sim = Simulator(system: system)
        stack = FullScreenNavigationController()
        self.pages = pages
        stack.viewControllers = pages
        sim.launch(stack)
        _ = sim.window.navigator
        settle()
        sim.clearTrace()
    }

    func settle() {
        do { try sim.settle() } catch { fatalError("\(error)") }
    }

    /// What the pages heard of their appearance.
    var appearance: [String] {
        sim.trace.lines.filter { line in
            line.contains("ppear") && !line.contains("IsAppearing")
                && ["A", "B", "C", "D"].contains { line.hasPrefix($0 + ".") }
        }
    }

    /// The last page is in sight, touchable, and nothing is stuck: another push and pop go through.
    func expectAlive(_ location: SourceLocation = #_sourceLocation) {
        let before = stack.viewControllers
        let page = D()
        stack.pushViewController(page, animated: true)
        settle()
        #expect(page.view.window != nil && page.appearanceIsOver, sourceLocation: location)
        stack.popViewController(animated: true)
        settle()
        #expect(stack.viewControllers == before, sourceLocation: location)
        #expect(before.last?.view.window != nil, sourceLocation: location)
        #expect(sim.diagnostics.isEmpty, sourceLocation: location)
    }
}

extension UIViewController {
    fileprivate var appearanceIsOver: Bool { transitionCoordinator == nil && view.superview != nil }
}

@MainActor
@Suite("Full-screen back under a finger", .onStage) struct FullScreenSwipeTests {
    @Test(arguments: Kind.all)
    private func `a swipe takes the bar along with its page`(kind: Kind) throws {
        let app = App(kind.system)
        let bar = try #require(app.pages[2].navigationController)
        kind.swipe.hold(at: 0.4, on: app.sim)
        #expect(app.appearance == ["C.viewWillDisappear", "B.viewWillAppear"])
        let coordinator = try #require(app.stack.transitionCoordinator)
        #expect(coordinator.isInteractive && coordinator.percentComplete > 0.3)
        #expect(bar.view.window != nil && app.pages[2].view.isDescendant(of: bar.view))
        #expect(app.pages[1].view.window != nil && app.pages[1].navigationController !== bar)
        app.sim.endSwipe(.finish)
        app.settle()
        #expect(
            app.appearance == [
                "C.viewWillDisappear", "B.viewWillAppear", "C.viewDidDisappear", "B.viewDidAppear",
            ])
        #expect(app.stack.viewControllers == Array(app.pages.prefix(2)))
        app.expectAlive()
    }

    @Test(arguments: Kind.all)
    private func `a swipe let go in time leaves everything as it was`(kind: Kind) {
        let app = App(kind.system)
        kind.swipe.hold(at: 0.3, on: app.sim)
        app.sim.endSwipe(.cancel)
        app.settle()
        #expect(
            app.appearance == [
                "C.viewWillDisappear", "B.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear",
                "C.viewWillAppear", "C.viewDidAppear",
            ])
        #expect(app.stack.viewControllers == app.pages)
        #expect(app.pages[2].view.convert(CGPoint.zero, to: nil).x == 0)
        app.expectAlive()
    }

    /// Document 004: "interactivePopGestureRecognizer is freezing app".
    @Test(arguments: Kind.all)
    private func `a swipe on the first page never freezes the stack`(kind: Kind) {
        let app = App(kind.system, pages: [A()])
        for end in [SwipeEnd.finish, .cancel, .finish] {
            kind.swipe.hold(at: 0.5, on: app.sim)
            app.sim.endSwipe(end)
        }
        app.settle()
        #expect(app.appearance.isEmpty)
        app.expectAlive()
    }

    @Test(arguments: Kind.all)
    private func `a swipe in the middle of a push breaks nothing`(kind: Kind) {
        let app = App(kind.system)
        let page = D()
        app.stack.pushViewController(page, animated: true)
        app.sim.advance(by: 0.1)
        kind.swipe.hold(at: 0.3, on: app.sim)
        app.sim.endSwipe(.finish)
        app.settle()
        #expect(app.stack.viewControllers == app.pages + [page] && page.view.window != nil)
        app.expectAlive()
    }

    @Test(arguments: Kind.all, [SwipeEnd.finish, .cancel])
    private func `a push in the middle of a swipe comes after it`(kind: Kind, end: SwipeEnd) {
        let app = App(kind.system)
        kind.swipe.hold(at: 0.3, on: app.sim)
        let page = D()
        app.stack.pushViewController(page, animated: true)
        app.sim.endSwipe(end)
        app.settle()
        let below = end == .finish ? Array(app.pages.prefix(2)) : app.pages
        #expect(app.stack.viewControllers == below + [page] && page.view.window != nil)
        app.expectAlive()
    }

    @Test(arguments: Kind.all)
    private func `two quick swipes pop one page, or two from iOS 26 on`(kind: Kind) {
        let app = App(kind.system)
        let start: CGFloat = kind.swipe == .edge ? 0 : 100
        for _ in 0..<2 {
            app.sim.swipe(from: CGPoint(x: start, y: 400), to: CGPoint(x: start + 240, y: 400), over: 0.1)
        }
        app.settle()
        #expect((1...2).contains(app.stack.viewControllers.count))
        app.expectAlive()
    }

    @Test(arguments: Kind.all)
    private func `a swipe while a modal opens moves nothing`(kind: Kind) {
        let app = App(kind.system)
        let modal = D()
        modal.modalPresentationStyle = .fullScreen
        app.pages[2].present(modal, animated: true)
        app.sim.advance(by: 0.05)
        kind.swipe.hold(at: 0.5, on: app.sim)
        app.sim.endSwipe(.finish)
        app.settle()
        #expect(app.stack.viewControllers == app.pages && modal.view.window != nil)
        modal.dismiss(animated: false)
        app.settle()
        app.expectAlive()
    }

    @Test(arguments: Kind.all)
    private func `a modal asked for in the middle of a swipe opens after it`(kind: Kind) {
        let app = App(kind.system)
        kind.swipe.hold(at: 0.3, on: app.sim)
        let modal = D()
        app.stack.present(modal, animated: true)
        app.sim.endSwipe(.finish)
        app.settle()
        #expect(app.stack.presentedViewController === modal && modal.view.window != nil)
        #expect(app.stack.viewControllers == Array(app.pages.prefix(2)))
        modal.dismiss(animated: false)
        app.settle()
        app.expectAlive()
    }

    @Test(arguments: Kind.all)
    private func `a back button that was added kills no swipe`(kind: Kind) {
        let app = App(kind.system)
        app.stack.backButtonStyle = .custom { UIButton(type: .system) }
        app.pages[2].navigationController?.setNavigationBarHidden(true, animated: false)
        app.settle()
        kind.swipe.hold(at: 0.4, on: app.sim)
        app.sim.endSwipe(.finish)
        app.settle()
        #expect(app.stack.viewControllers.count == 2)
    }

    @Test(arguments: Kind.all)
    private func `a delegate of the app is told, and its animators leave the swipe alone`(kind: Kind) {
        final class Delegate: NSObject, UINavigationControllerDelegate {
            var shown: [String] = []
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) { shown.append("\(type(of: viewController))") }
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
        }
        let app = App(kind.system)
        let delegate = Delegate()
        app.stack.delegate = delegate
        kind.swipe.hold(at: 0.4, on: app.sim)
        app.sim.endSwipe(.finish)
        app.settle()
        #expect(app.stack.viewControllers.count == 2 && delegate.shown == ["B"])
    }
}

/// What a page has under the finger, and whether a swipe over it pops.
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
            let app = App(system)
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
            #expect((app.stack.viewControllers.count == 2) == row.pops)
        }
    }

    @Test func `an upright way scrolls a list and pops nothing`() {
        let app = App()
        let list = Row.scroll(width: 300, height: 5000, at: .zero)
        list.frame = app.pages[2].view.bounds
        app.pages[2].view.addSubview(list)
        app.settle()
        app.sim.pan(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 230, y: 200))
        app.settle()
        #expect(list.contentOffset.y > 100 && app.stack.viewControllers.count == 3)
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
            let app = App(pages: [A(), still])
            if isEdge { app.sim.edgeSwipe(to: 0.4) } else { app.sim.contentSwipe(to: 0.4) }
            app.sim.endSwipe(.finish)
            app.settle()
            #expect((app.stack.viewControllers.count == 1) == pops)
        }
    }

    @Test(arguments: Swipe.allCases)
    private func `where one reads from right to left the swipe goes from right to left`(swipe: Swipe) {
        for isMirrored in [true, false] {
            let app = App(.iOS(18))
            app.stack.view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
            app.sim.window.semanticContentAttribute = .forceRightToLeft
            app.settle()
            swipe.hold(at: 0.4, on: app.sim)
            app.sim.endSwipe(.finish)
            app.settle()
            #expect((app.stack.viewControllers.count == 2) == isMirrored)
        }
    }
}
