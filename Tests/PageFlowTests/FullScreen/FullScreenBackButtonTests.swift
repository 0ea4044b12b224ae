import PageFlow
import PageFlowFullScreen
import PageFlowTesting
import Simulator
import Testing

private final class Guarded: TestPage, LeaveGuard {
    var causes: [ExitCause] = []
    var agrees = false
    func canLeave(_ request: LeaveRequest) async -> Bool {
        causes.append(request.cause)
        return agrees
    }
}

private final class Arrowed: TestPage, BackButtonPage {
    var backButtonStyle: BackButtonStyle? { .arrow }
}

@MainActor
@Suite(.onStage) struct FullScreenBackButtonTests {
    private func app(_ pages: UIViewController...) -> TestApp {
        let stack = FullScreenNavigationController()
        stack.viewControllers = pages
        return TestApp(stack)
    }

    private func stack(_ app: TestApp) -> FullScreenNavigationController? {
        app.sim.window.rootViewController as? FullScreenNavigationController
    }

    private func button(_ page: UIViewController) -> UIBarButtonItem? {
        page.navigationItem.leftBarButtonItem
    }

    private func words(_ page: UIViewController) -> String? {
        (button(page)?.customView as? UIButton)?.currentTitle ?? button(page)?.accessibilityLabel
    }

    private func tap(_ page: UIViewController) {
        if let control = button(page)?.customView as? UIControl {
            control.sendActions(for: .primaryActionTriggered)
        } else {
            button(page)?.perform()
        }
    }

    @Test func `it has the words of UIKit's own: the item's, the given ones, the title, or Back`() {
        let (a, b) = (A(), B())
        let app = app(a, b)
        func push() -> String? {
            stack(app)?.popToRootViewController(animated: false)
            app.settle()
            stack(app)?.pushViewController(b, animated: false)
            app.settle()
            return words(b)
        }
        #expect(push() == "Back")
        a.title = "Inbox"
        #expect(push() == "Inbox")
        a.navigationItem.backButtonTitle = "In"
        #expect(push() == "In")
        a.navigationItem.backBarButtonItem = UIBarButtonItem(
            title: "I", style: .plain, target: nil, action: nil)
        #expect(push() == "I")
        a.navigationItem.backButtonDisplayMode = .generic
        #expect(push() == "Back")
        a.navigationItem.backButtonDisplayMode = .minimal
        #expect(push() ?? "" == "")
    }

    @Test func `since iOS 26 it is an arrow, and the title is its accessibility label`() {
        let sim = Simulator(system: .iOS(26))
        let (a, b, stack) = (A(), B(), FullScreenNavigationController())
        a.title = "Inbox"
        stack.pages = [a, b]
        let app = TestApp(stack, in: sim)
        #expect(button(b)?.customView == nil && button(b)?.image != nil)
        #expect(button(b)?.accessibilityLabel == "Inbox" && sim.tap("Inbox"))
        app.settle()
        #expect(app.path == "A")
    }

    @Test func `a style is the stack's or the page's own`() {
        let (b, arrowed) = (B(), Arrowed())
        let app = app(A(), b, arrowed)
        #expect(words(b) == "Back")
        #expect(button(arrowed)?.image != nil && button(arrowed)?.customView == nil)
        stack(app)?.backButtonStyle = .custom { UISwitch() }
        stack(app)?.popViewController(animated: false)
        app.settle()
        #expect(button(b)?.customView is UISwitch)
    }

    @Test(arguments: 0..<3)
    func `every style goes back by a tap, with the back button as the cause`(number: Int) {
        let styles: [BackButtonStyle] = [.title, .arrow, .custom { UIButton(type: .custom) }]
        let b = B()
        let app = app(A())
        stack(app)?.backButtonStyle = styles[number]
        stack(app)?.pushViewController(b, animated: true)
        app.settle()
        var causes: [ExitCause] = []
        app.navigator.onExit { causes.append($0.cause) }
        tap(b)
        app.settle()
        #expect(app.path == "A" && causes == [.backButton])
    }

    @Test func `a guarded page is asked first`() async {
        let page = Guarded()
        let app = app(A(), page)
        tap(page)
        await app.sim.settled()
        #expect(app.path == "A/Guarded" && page.causes == [.backButton])
        page.agrees = true
        tap(page)
        await app.sim.settled()
        #expect(app.path == "A")
    }

    @Test func `a page's own back action runs in its place`() {
        let b = B()
        var taps = 0
        b.navigationItem.backAction = UIAction { _ in taps += 1 }
        let app = app(A(), b)
        tap(b)
        app.settle()
        #expect(taps == 1 && app.path == "A/B")
    }

    @Test func `left items of the app replace the back button, or are next to it`() {
        let (b, c) = (B(), C())
        let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
        let other = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
        b.navigationItem.leftBarButtonItem = own
        c.navigationItem.leftBarButtonItem = other
        c.navigationItem.leftItemsSupplementBackButton = true
        let app = app(A(), b, c)
        #expect(c.navigationItem.leftBarButtonItems?.count == 2)
        #expect(c.navigationItem.leftBarButtonItems?.last === other)
        stack(app)?.popViewController(animated: false)
        app.settle()
        #expect(b.navigationItem.leftBarButtonItems == [own])
    }

    @Test func `a page that hides its back button has none`() {
        let b = B()
        b.navigationItem.hidesBackButton = true
        let app = app(A(), b)
        #expect(button(b) == nil)
        withExtendedLifetime(app) {}
    }

    @Test func `a page that becomes the first one has no back button, and has one again above another page`()
    {
        let (a, b) = (A(), B())
        let app = app(a, b)
        #expect(button(b) != nil)
        stack(app)?.viewControllers = [b]
        app.settle()
        #expect(button(b) == nil)
        stack(app)?.viewControllers = [a, b]
        app.settle()
        #expect(button(b) != nil && button(a) == nil)
    }
}
