import PageFlowTesting
import Simulator
import Testing

/// Facts about gestures from developers' experience, each as a test.
@MainActor
@Suite("Facts about gestures that the field paid for", .onStage) struct FieldFactTests {
    final class Page: UIViewController {
        var onDidDisappear: () -> Void = {}

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            onDidDisappear()
        }
    }

    final class AllowsAll: NSObject, UIGestureRecognizerDelegate {}

    /// A visible stack with some pages.
    private func shown(_ count: Int, on sim: Simulator) -> UINavigationController {
        let stack = UINavigationController()
        stack.viewControllers = (0..<count).map { _ in Page() }
        sim.launch(stack)
        return stack
    }

    @Test func `a page popped by a swipe is released only after its viewDidDisappear`() throws {
        let sim = Simulator()
        let stack = shown(1, on: sim)
        weak var page: Page?
        var wasAlive: Bool?
        do {
            let top = Page()
            page = top
            top.onDidDisappear = { wasAlive = page != nil }
            stack.pushViewController(top, animated: false)
            try sim.settle()
        }
        sim.edgeSwipe(to: 0.5)
        sim.endSwipe(.finish)
        #expect(page != nil)
        try sim.settle()
        #expect(wasAlive == true && page == nil)
    }

    @Test func `a swipe under a delegate that allows all, during a push, leaves the stack stuck`() throws {
        let sim = Simulator(system: .iOS(18))
        let stack = shown(2, on: sim)
        let delegate = AllowsAll()
        stack.interactivePopGestureRecognizer?.delegate = delegate
        stack.pushViewController(Page(), animated: true)
        sim.advance(by: 0.1)
        sim.edgeSwipe(to: 0.5)
        sim.endSwipe(.finish)
        _ = try? sim.settle()
        let page = Page()
        stack.pushViewController(page, animated: true)
        _ = try? sim.settle()
        #expect(page.viewIfLoaded?.window == nil)
    }

    @Test func `an app that takes the gesture's delegate away gets its swipe back under a hidden bar`() throws
    {
        let sim = Simulator()
        let stack = shown(2, on: sim)
        stack.isNavigationBarHidden = true
        let delegate = AllowsAll()
        stack.interactivePopGestureRecognizer?.delegate = delegate
        sim.edgeSwipe(to: 0.5)
        sim.endSwipe(.finish)
        try sim.settle()
        #expect(stack.viewControllers.count == 1 && stack.topViewController?.view.window != nil)
    }

    @Test func `two recognizers of iOS 26 have two delegates`() {
        for (system, hasContent) in [(System.iOS(18), false), (.iOS(26), true)] {
            let sim = Simulator(system: system)
            let stack = shown(2, on: sim)
            #expect((stack.interactiveContentPopGestureRecognizer != nil) == hasContent)
            stack.interactivePopGestureRecognizer?.isEnabled = false
            sim.contentSwipe(to: 0.5)
            sim.endSwipe(.finish)
            _ = try? sim.settle()
            #expect((stack.viewControllers.count == 1) == hasContent)
        }
    }

    @Test func `a canceled swipe leaves interactive transitions and their completions told apart`() throws {
        let sim = Simulator()
        let stack = shown(2, on: sim)
        var completions: [Bool] = []
        for end in [SwipeEnd.cancel, .finish] {
            sim.edgeSwipe(to: 0.4)
            stack.transitionCoordinator?.animate(alongsideTransition: nil) {
                completions.append($0.isCancelled)
            }
            sim.endSwipe(end)
            try sim.settle()
        }
        #expect(completions == [true, false])
    }

    @Test func `coordinator completions of a swipe run in the reverse order of adding`() throws {
        let sim = Simulator()
        let stack = shown(2, on: sim)
        sim.edgeSwipe(to: 0.4)
        var order: [Int] = []
        for number in 1...3 {
            stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in order.append(number) }
        }
        sim.endSwipe(.cancel)
        try sim.settle()
        #expect(order == [3, 2, 1])
    }

    @Test func `the delegate is notified of a pull that closes a sheet, and not of a dismissal in code`()
        throws
    {
        final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
            var count = 0
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                count += 1
            }
        }
        let sim = Simulator()
        let page = Page()
        sim.launch(page)
        let delegate = Delegate()
        for pulls in [true, false] {
            let sheet = Page()
            sheet.presentationController?.delegate = delegate
            page.present(sheet, animated: true)
            try sim.settle()
            if pulls { sim.pullSheet() } else { page.dismiss(animated: true) }
            try sim.settle()
            #expect(page.presentedViewController == nil)
        }
        #expect(delegate.count == 1)
    }
}
