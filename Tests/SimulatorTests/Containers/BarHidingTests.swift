import PageFlowTesting
import Simulator
import Testing

@MainActor
@Suite("Bars that hide by themselves", .onStage) struct BarHidingTests {
    @MainActor struct App {
        let sim = Simulator()
        let page = UIViewController()
        let stack: UINavigationController

        init(hasToolbarItems: Bool = false) {
            stack = UINavigationController(rootViewController: page)
            if hasToolbarItems {
                page.toolbarItems = [UIBarButtonItem(title: "Share", primaryAction: nil)]
                stack.isToolbarHidden = false
            }
            sim.launch(stack)
        }

        var hidden: [Bool] { [stack.isNavigationBarHidden, stack.isToolbarHidden] }

        func swipe(from start: CGFloat, to end: CGFloat) throws {
            sim.touchDown(at: CGPoint(x: 200, y: start))
            sim.touchMove(to: CGPoint(x: 200, y: end), over: 0.2)
            sim.touchUp()
            try sim.settle()
        }

        func tap() throws {
            sim.tap(at: CGPoint(x: 200, y: 300))
            // The delay for a possible second tap has passed.
            try sim.settle()
        }
    }

    @Test(arguments: [false, true])
    func `a swipe up hides, a swipe down shows, and a toolbar with items goes along`(hasItems: Bool) throws {
        let app = App(hasToolbarItems: hasItems)
        try app.swipe(from: 600, to: 300)
        #expect(app.hidden == [false, !hasItems])
        app.stack.hidesBarsOnSwipe = true
        let top = app.page.view.safeAreaInsets.top
        try app.swipe(from: 600, to: 300)
        #expect(app.hidden == [true, true] && app.page.view.safeAreaInsets.top < top)
        try app.swipe(from: 300, to: 600)
        #expect(app.hidden == [false, !hasItems] && app.page.view.safeAreaInsets.top == top)
    }

    @Test func `content scrolls on under the swipe`() throws {
        let app = App()
        app.stack.hidesBarsOnSwipe = true
        let content = UIScrollView(frame: app.page.view.bounds)
        content.contentSize = CGSize(width: 100, height: 5_000)
        app.page.view.addSubview(content)
        let start = content.contentOffset.y
        try app.swipe(from: 600, to: 300)
        #expect(app.stack.isNavigationBarHidden && content.contentOffset.y > start + 200)
    }

    @Test func `a tap that nothing takes hides and shows; a button's tap does neither`() throws {
        let app = App()
        app.stack.hidesBarsOnTap = true
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Buy") { _ in taps += 1 })
        button.frame = CGRect(x: 20, y: 600, width: 100, height: 44)
        app.page.view.addSubview(button)
        var hidden: [Bool] = []
        try app.tap()
        hidden.append(app.stack.isNavigationBarHidden)
        app.sim.tap(button)
        hidden.append(app.stack.isNavigationBarHidden)
        try app.tap()
        hidden.append(app.stack.isNavigationBarHidden)
        #expect(hidden == [true, true, false] && taps == 1)
    }

    @Test func `bars follow the height, and a tap brings them back`() throws {
        let app = App()
        app.stack.hidesBarsWhenVerticallyCompact = true
        #expect(!app.stack.isNavigationBarHidden)
        app.sim.rotate(to: .landscapeLeft)
        try app.sim.settle()
        #expect(app.stack.isNavigationBarHidden)
        try app.tap()
        #expect(!app.stack.isNavigationBarHidden)
        try app.tap()
        #expect(!app.stack.isNavigationBarHidden)
        app.stack.isNavigationBarHidden = true
        app.sim.rotate(to: .portrait)
        try app.sim.settle()
        #expect(!app.stack.isNavigationBarHidden)
    }
}
