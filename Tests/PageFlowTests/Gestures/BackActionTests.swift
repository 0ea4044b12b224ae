import PageFlow
import PageFlowFullScreen
import Simulator
import Testing

private final class Keeper: TestPage, LeaveGuard {
    private(set) var causes: [ExitCause] = []
    var agrees = false

    func canLeave(_ request: LeaveRequest) async -> Bool {
        causes.append(request.cause)
        return agrees
    }
}

private final class Wrapper: UIViewController, TransparentContainer {
    let contentPage: UIViewController?

    init(_ page: UIViewController) {
        contentPage = page
        super.init(nibName: nil, bundle: nil)
        addChild(page)
        page.didMove(toParent: self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        contentPage.map { view.addSubview($0.view) }
    }
}

/// A page with a guard has a back action only while there is a page to go back to.
@MainActor
@Suite(.onStage) struct BackActionTests {
    @Test func `a first page has none, at the root or in a modal`() async {
        let (first, modal) = (Keeper(), Keeper())
        let app = TestApp(first.inStack)
        #expect(first.navigationItem.backAction == nil)
        first.open(modal.inStack, by: .present)
        await app.sim.settled()
        #expect(app.path == "Keeper + modal:Keeper" && modal.navigationItem.backAction == nil)
    }

    @Test func `the back action is removed with the page below, and added with one`() async throws {
        let keeper = Keeper()
        let app = TestApp(stack: A(), keeper)
        let stack = try #require(keeper.navigationController)
        #expect(keeper.navigationItem.backAction != nil)
        _ = app.outcome(of: stack.viewControllers[0].remove())
        #expect(app.path == "Keeper" && keeper.navigationItem.backAction == nil)
        stack.viewControllers = [B(), keeper]
        app.navigator.updatePages()
        #expect(keeper.navigationItem.backAction != nil)
        app.sim.tapBack(in: stack)
        await app.sim.settled()
        #expect(app.path == "B/Keeper" && keeper.causes == [.backButton])
        stack.viewControllers = [keeper]
        app.navigator.updatePages()
        #expect(keeper.navigationItem.backAction == nil)
    }

    @Test func `a back button that app code's edit has brought asks from the touch on`() async throws {
        let keeper = Keeper()
        let app = TestApp(stack: keeper)
        let stack = try #require(keeper.navigationController)
        stack.viewControllers = [B(), keeper]
        app.settle()
        app.sim.tapBack(in: stack)
        await app.sim.settled()
        #expect(app.path == "B/Keeper" && keeper.causes == [.backButton])
    }

    @Test func `a page that has left keeps no action`() async throws {
        let keeper = Keeper()
        keeper.agrees = true
        let app = TestApp(stack: A(), keeper)
        keeper.goBack()
        await app.sim.settled()
        #expect(app.path == "A" && keeper.navigationItem.backAction == nil)
    }

    @Test func `an action of the app's own stays`() async throws {
        let keeper = Keeper()
        let own = UIAction { _ in }
        keeper.navigationItem.backAction = own
        let app = TestApp(stack: A(), keeper)
        _ = app.outcome(of: keeper.navigationController!.viewControllers[0].remove())
        #expect(keeper.navigationItem.backAction === own)
    }

    @Test func `a guard in a transparent container is asked by the bar's own button`() async throws {
        let keeper = Keeper()
        let app = TestApp(stack: A(), Wrapper(keeper))
        let stack = try #require(keeper.navigationController)
        app.sim.tapBack(in: stack)
        await app.sim.settled()
        #expect(app.path == "A/Keeper" && keeper.causes == [.backButton])
    }

    @Test func `the only page of a full-screen stack's bar has none`() async throws {
        let keeper = Keeper()
        let stack = FullScreenNavigationController(rootViewController: A())
        stack.pushViewController(keeper, animated: false)
        let app = TestApp(stack)
        #expect(keeper.navigationItem.backAction == nil)
        app.sim.pressBackKeys()
        await app.sim.settled()
        #expect(app.path == "A/Keeper" && keeper.causes == [.escape])
    }
}

// The keys for going back, and the menu.
extension BackActionTests {
    @Test func `the keys for going back are free where there is nothing to go back to`() async throws {
        let stack = A().inStack
        let app = TestApp(stack)
        #expect(stack.keyCommands?.isEmpty != false)
        stack.pushViewController(B(), animated: true)
        app.settle()
        #expect(stack.keyCommands?.count == 1)
        stack.popViewController(animated: true)
        app.settle()
        #expect(stack.keyCommands?.isEmpty != false)
    }

    @Test func `the back button of the page below a guard follows that page's title`() async throws {
        let (below, keeper) = (A(), Keeper())
        below.title = "Loading"
        let app = TestApp(stack: below, keeper)
        let stack = try #require(keeper.navigationController)
        #expect(app.sim.longPressBack(in: stack) == ["Loading"])
        app.sim.tap(at: CGPoint(x: 200, y: 600))
        below.title = "Orders"
        #expect(below.navigationItem.backBarButtonItem?.title == "Orders")
        below.navigationItem.backBarButtonItem?.title = "All"
        #expect(below.navigationItem.backBarButtonItem?.title == "All")
    }

    @Test func `a back button that the app has left without words stays so above a guard`() {
        let below = A()
        below.title = "Orders"
        below.navigationItem.backBarButtonItem = UIBarButtonItem(
            title: "", style: .plain, target: nil, action: nil)
        let app = TestApp(stack: below, Keeper())
        #expect(below.navigationItem.backBarButtonItem?.title == "" && app.path == "A/Keeper")
    }

    @Test func `the menu of guarded pages moves to the page that an edit puts below`() async throws {
        let (a, keeper) = (A(), Keeper())
        let app = TestApp(stack: a, keeper)
        let stack = try #require(keeper.navigationController)
        #expect(a.navigationItem.backBarButtonItem != nil)
        let b = B()
        stack.viewControllers = [a, b, keeper]
        app.navigator.updatePages()
        #expect(a.navigationItem.backBarButtonItem == nil && b.navigationItem.backBarButtonItem != nil)
        app.sim.longPressBack(in: stack)
        app.sim.chooseInMenu("Back")
        await app.sim.settled()
        #expect(app.path == "A/B/Keeper" && keeper.causes == [.backMenu])
    }

    @Test func `a swipe without a touch asks a guard`() async throws {
        let (keeper, own, stack) = (Keeper(), AgreeingDelegate(), A().inStack)
        let app = TestApp(stack)
        let swipe = try #require(stack.interactivePopGestureRecognizer)
        swipe.delegate = own
        stack.pushViewController(keeper, animated: true)
        app.settle()
        #expect(swipe.delegate?.gestureRecognizerShouldBegin(swipe) == false)
        await app.sim.settled()
        #expect(app.path == "A/Keeper" && keeper.causes == [.edgeSwipe])
    }

    @Test func `a custom presentation is made by UIKit, with its presenter`() async throws {
        let (a, b, transition) = (A(), B(), CustomTransition())
        let app = TestApp(stack: a)
        b.modalPresentationStyle = .custom
        b.transitioningDelegate = transition
        #expect(app.outcome(of: a.open(b, by: .present)) == .done)
        #expect(transition.presenters.count == 1)
        #expect(transition.presenters.first == ObjectIdentifier(app.sim.window.rootViewController!))
    }
}

private final class AgreeingDelegate: NSObject, UIGestureRecognizerDelegate {}

private final class CustomTransition: NSObject, UIViewControllerTransitioningDelegate {
    /// The presenter of each call; `nil` for a call without one.
    private(set) var presenters: [ObjectIdentifier?] = []

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        presenters.append(presenting.map(ObjectIdentifier.init))
        return UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
}
