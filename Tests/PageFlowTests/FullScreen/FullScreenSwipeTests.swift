import PageFlow
import PageFlowTesting
import Simulator
import Testing

@MainActor
@Suite("Full-screen back under a finger", .onStage) struct FullScreenSwipeTests {
    @Test(arguments: SwipeKind.all)
    func `a swipe takes the bar along with its page`(kind: SwipeKind) throws {
        let app = SwipedApp(kind.system)
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
        #expect(app.stack.pages == Array(app.pages.prefix(2)))
        app.expectAlive()
    }

    @Test(arguments: SwipeKind.all)
    func `a swipe that ends early changes nothing`(kind: SwipeKind) {
        let app = SwipedApp(kind.system)
        kind.swipe.hold(at: 0.3, on: app.sim)
        app.sim.endSwipe(.cancel)
        app.settle()
        #expect(
            app.appearance == [
                "C.viewWillDisappear", "B.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear",
                "C.viewWillAppear", "C.viewDidAppear",
            ])
        #expect(app.stack.pages == app.pages)
        #expect(app.pages[2].view.convert(CGPoint.zero, to: nil).x == 0)
        app.expectAlive()
    }

    /// The article: "interactivePopGestureRecognizer is freezing app".
    @Test(arguments: SwipeKind.all)
    func `a swipe on the first page never freezes the stack`(kind: SwipeKind) {
        let app = SwipedApp(kind.system, pages: [A()])
        for end in [SwipeEnd.finish, .cancel, .finish] {
            kind.swipe.hold(at: 0.5, on: app.sim)
            app.sim.endSwipe(end)
        }
        app.settle()
        #expect(app.appearance.isEmpty)
        app.expectAlive()
    }

    @Test(arguments: SwipeKind.all)
    func `a swipe in the middle of a push breaks nothing`(kind: SwipeKind) {
        let app = SwipedApp(kind.system)
        let page = D()
        app.stack.pushViewController(page, animated: true)
        app.sim.advance(by: 0.1)
        kind.swipe.hold(at: 0.3, on: app.sim)
        app.sim.endSwipe(.finish)
        app.settle()
        #expect(app.stack.pages == app.pages + [page] && page.view.window != nil)
        app.expectAlive()
    }

    @Test(arguments: SwipeKind.all, [SwipeEnd.finish, .cancel])
    func `a push in the middle of a swipe is performed after it`(kind: SwipeKind, end: SwipeEnd) {
        let app = SwipedApp(kind.system)
        kind.swipe.hold(at: 0.3, on: app.sim)
        let page = D()
        app.stack.pushViewController(page, animated: true)
        app.sim.endSwipe(end)
        app.settle()
        let below = end == .finish ? Array(app.pages.prefix(2)) : app.pages
        #expect(app.stack.pages == below + [page] && page.view.window != nil)
        app.expectAlive()
    }

    @Test(arguments: SwipeKind.all)
    func `two quick swipes pop one page, or two from iOS 26 on`(kind: SwipeKind) {
        let app = SwipedApp(kind.system)
        let start: CGFloat = kind.swipe == .edge ? 0 : 100
        for _ in 0..<2 {
            app.sim.swipe(from: CGPoint(x: start, y: 400), to: CGPoint(x: start + 240, y: 400), over: 0.1)
        }
        app.settle()
        #expect((1...2).contains(app.stack.pages.count))
        app.expectAlive()
    }

    @Test(arguments: SwipeKind.all)
    func `a swipe while a modal opens moves nothing`(kind: SwipeKind) {
        let app = SwipedApp(kind.system)
        let modal = D()
        modal.modalPresentationStyle = .fullScreen
        app.pages[2].present(modal, animated: true)
        app.sim.advance(by: 0.05)
        kind.swipe.hold(at: 0.5, on: app.sim)
        app.sim.endSwipe(.finish)
        app.settle()
        #expect(app.stack.pages == app.pages && modal.view.window != nil)
        modal.dismiss(animated: false)
        app.settle()
        app.expectAlive()
    }

    @Test(arguments: SwipeKind.all)
    func `a modal asked for in the middle of a swipe opens after it`(kind: SwipeKind) {
        let app = SwipedApp(kind.system)
        kind.swipe.hold(at: 0.3, on: app.sim)
        let modal = D()
        app.stack.present(modal, animated: true)
        app.sim.endSwipe(.finish)
        app.settle()
        #expect(app.stack.presentedViewController === modal && modal.view.window != nil)
        #expect(app.stack.pages == Array(app.pages.prefix(2)))
        modal.dismiss(animated: false)
        app.settle()
        app.expectAlive()
    }

    @Test(arguments: SwipeKind.all)
    func `a back button that was added kills no swipe`(kind: SwipeKind) {
        let app = SwipedApp(kind.system)
        app.stack.backButtonStyle = .custom { UIButton(type: .system) }
        app.pages[2].navigationController?.setNavigationBarHidden(true, animated: false)
        app.settle()
        kind.swipe.hold(at: 0.4, on: app.sim)
        app.sim.endSwipe(.finish)
        app.settle()
        #expect(app.stack.pages.count == 2)
    }

    @Test(arguments: SwipeKind.all)
    func `a delegate of the app is notified, and its animators don't affect the swipe`(kind: SwipeKind) {
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
        let app = SwipedApp(kind.system)
        let delegate = Delegate()
        app.stack.delegate = delegate
        kind.swipe.hold(at: 0.4, on: app.sim)
        app.sim.endSwipe(.finish)
        app.settle()
        #expect(app.stack.pages.count == 2 && delegate.shown == ["B"])
    }
}
