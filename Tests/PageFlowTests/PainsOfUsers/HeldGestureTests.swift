import PageFlow
import PageFlowFullScreen
import Simulator
import Testing

private final class Keeper: TestPage, LeaveGuard {
    private(set) var causes: [ExitCause] = []
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    /// `nil` to refuse without a question.
    var question: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }

    func canLeave(_ request: LeaveRequest) async -> Bool {
        causes.append(request.cause)
        guard let question else { return false }
        return await confirm(question, keep: "Keep", discard: "Discard")
    }
}

/// A finger that drives a gesture during other events.
@MainActor
@Suite(.onStage) struct HeldGestureTests {
    /// Source: https://github.com/software-mansion/react-native-screens/pull/2129
    @Test func `a guard is asked of a pull to the end, not of a drag`() async {
        let (a, keeper) = (A(), Keeper())
        let app = TestApp(a)
        a.open(keeper, by: .presented(.pageSheet))
        await app.sim.settled()
        app.sim.pullSheet(to: 0.1)
        app.sim.endSwipe(.cancel)
        await app.sim.settled()
        #expect(keeper.causes == [] && app.path == "A + modal:Keeper")
        app.sim.pullSheet()
        await app.sim.settled()
        #expect(keeper.causes == [.interactiveDismissal] && app.path == "A + modal:Keeper")
    }

    /// Source: https://github.com/dinhquan/SwiftAlertView/pull/6
    @Test func `the text field is edited again when the user keeps the page`() async {
        let keeper = Keeper()
        keeper.question = "Discard?"
        let app = TestApp(stack: A(), keeper)
        keeper.field.becomeFirstResponder()
        app.sim.edgeSwipe(to: 0.5)
        app.sim.endSwipe(.finish)
        await app.sim.settled()
        #expect(app.path == "A/Keeper + modal:UIAlertController")
        app.sim.tap("Keep")
        await app.sim.settled()
        #expect(app.path == "A/Keeper" && keeper.field.isFirstResponder)
        app.sim.type("x")
        #expect(keeper.field.text == "x")
    }

    /// Source: https://github.com/MixinNetwork/ios-app/pull/225
    @Test func `the text field is edited again after a canceled swipe`() {
        let b = B()
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        b.view.addSubview(field)
        let app = TestApp(stack: A(), b)
        field.becomeFirstResponder()
        app.sim.edgeSwipe(to: 0.4)
        app.sim.endSwipe(.cancel)
        app.settle()
        #expect(app.path == "A/B" && field.isFirstResponder)
        app.sim.type("x")
        #expect(field.text == "x")
    }

    enum Over: CaseIterable {
        case page, stack, fullScreenStack
    }

    /// Source: https://github.com/react-navigation/react-navigation/issues/513, https://github.com/react-navigation/react-navigation/issues/11236
    @Test(arguments: Over.allCases)
    func `a swipe over a modal page pops nothing below it`(_ over: Over) {
        let (b, d) = (B(), D())
        let app = TestApp(stack: A(), b)
        let exits = Exits(of: app)
        let modal: UIViewController =
            switch over {
            case .page: d
            case .stack: d.inStack
            case .fullScreenStack: FullScreenNavigationController(rootViewController: d)
            }
        _ = app.open(modal, from: b, by: .presented(.overFullScreen))
        app.sim.edgeSwipe(to: 0.5)
        app.sim.endSwipe(.finish)
        app.settle()
        #expect(app.path == "A/B + modal:D" && exits.list == [])
        #expect(app.outcome(of: d.goBack()) == .done)
        app.sim.edgeSwipe(to: 0.5)
        app.sim.endSwipe(.finish)
        app.settle()
        #expect(app.path == "A")
    }

    /// Source: https://github.com/lionheart/openradar-mirror/issues/6933
    @Test(arguments: [SwipeEnd.cancel, .finish])
    func `a sheet that is being pulled goes back by its button`(_ end: SwipeEnd) {
        let (a, sheet) = (A(), B())
        let app = TestApp(a)
        let exits = Exits(of: app)
        _ = app.open(sheet, from: a, by: .presented(.pageSheet))
        app.sim.pullSheet(to: 0.3)
        let back = sheet.goBack()
        app.sim.endSwipe(end)
        app.settle()
        #expect(back.result == .done || back.result == .superseded)
        #expect(app.path == "A" && exits.list.count == 1)
        #expect(app.open(C(), from: a, by: .present) == .done && app.path == "A + modal:C")
        #expect(app.sim.diagnostics.isEmpty)
    }

    // MARK: During the gesture

    enum Hold: CaseIterable {
        case edgeSwipe, contentSwipe, fullScreenSwipe, sheetPull
    }

    /// The app of a page in the middle of an interactive pop or dismissal.
    private func hold(_ page: UIViewController, by hold: Hold) -> TestApp {
        let a = A()
        let stack = hold == .fullScreenSwipe ? FullScreenNavigationController() : UINavigationController()
        stack.viewControllers = [a]
        let app = TestApp(stack, system: .iOS(26))
        _ = app.open(page, from: a, by: hold == .sheetPull ? .presented(.pageSheet) : .push)
        switch hold {
        case .edgeSwipe, .fullScreenSwipe: app.sim.edgeSwipe(to: 0.4)
        case .contentSwipe: app.sim.contentSwipe(to: 0.4)
        case .sheetPull: app.sim.pullSheet(to: 0.3)
        }
        return app
    }

    @Test(arguments: Hold.allCases)
    func `the page that a finger holds is the visible one until the finger has decided`(_ hold: Hold) {
        let b = B()
        let app = self.hold(b, by: hold)
        let path = hold == .sheetPull ? "A + modal:B" : "A/B"
        #expect(app.navigator.visiblePage === b && app.path == path)
        switch b.arrival {
        case .pushed: #expect(hold != .sheetPull)
        case .presented: #expect(hold == .sheetPull)
        default: Issue.record("\(b.arrival)")
        }
        app.sim.endSwipe(.cancel)
        #expect(app.navigator.visiblePage === b && app.path == path)
        app.settle()
        #expect(app.navigator.visiblePage === b && app.path == path)
        #expect(app.sim.diagnostics.isEmpty)
    }

    @Test(arguments: Hold.allCases, [SwipeEnd.cancel, .finish])
    func `a request of the page that a finger holds is done if the page stays`(_ hold: Hold, _ end: SwipeEnd)
    {
        let b = B()
        let app = self.hold(b, by: hold)
        let request = app.navigator.visiblePage?.open(C(), by: .present)
        app.sim.endSwipe(end)
        app.settle()
        let path = hold == .sheetPull ? "A + modal:B" : "A/B"
        #expect(request?.result == (end == .cancel ? .done : .superseded))
        #expect(app.path == (end == .cancel ? path + " + modal:C" : "A"))
        #expect(app.sim.diagnostics.isEmpty)
    }
}
