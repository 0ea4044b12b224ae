import PageFlow
import Simulator
import Testing

/// A container around a page, as in many apps.
private final class Banner: UIViewController, TransparentContainer {
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
        if let inner = contentPage?.view { view.addSubview(inner) }
    }
}

/// Pages in a transparent container count as if they were at the container's position.
@MainActor
@Suite(.onStage) struct TransparentContainerTests {
    @Test func `paths and arrivals pass it over`() {
        let b = B()
        let app = TestApp(stack: A(), Banner(b))
        #expect(app.path == "A/B")
        guard case .pushed = b.arrival else {
            Issue.record("\(b.arrival)")
            return
        }
    }

    @Test func `its page goes back, and returns come to a page in one`() {
        let (a, b) = (A(), B())
        let app = TestApp(stack: Banner(a), Banner(b), C())
        #expect(app.outcome(of: b.goBack()) == .done && app.path == "A")
        #expect(app.outcome(of: a.open(Banner(C()))) == .done && app.path == "A/C")
        let c = app.navigator.visiblePage
        #expect(c is C)
        #expect(c.map { app.outcome(of: $0.open(D(), by: .present)) } == .done && app.path == "A/C + modal:D")
        #expect(
            app.navigator.visiblePage.map { app.outcome(of: $0.returnTo(A.self)) } == .done && app.path == "A"
        )
    }

    @Test func `a page leaves with it once`() {
        let app = TestApp(stack: A())
        var exits: [String] = []
        app.navigator.onExit { exits.append("\($0)") }
        let opening = app.navigator.visiblePage.map { app.outcome(of: $0.open(Banner(B()))) }
        #expect(opening == .done)
        app.navigator.visiblePage?.navigationController?.popViewController(animated: true)
        app.settle()
        #expect(exits == ["B left: code"])
    }

    @Test func `a root in one is the root`() {
        let a = A()
        let app = TestApp(Banner(a))
        #expect(app.path == "A")
        #expect(app.outcome(of: a.open(B(), by: .present)) == .done && app.path == "A + modal:B")
        #expect(app.outcome(of: a.dismissAll()) == .done && app.path == "A")
    }
}
