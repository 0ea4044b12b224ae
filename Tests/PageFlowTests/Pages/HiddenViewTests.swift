import PageFlow
import Simulator
import Testing

/// Pages whose views don't accept hidden subviews.
@MainActor
@Suite(.onStage) struct HiddenViewTests {
    private final class Blurred: UIViewController {
        override func loadView() { view = UIVisualEffectView(effect: UIBlurEffect(style: .dark)) }
    }

    private final class OwnAlert: UIAlertController {}

    nonisolated static let pages: [@MainActor @Sendable () -> UIViewController] = [
        { UIAlertController(title: "Saved", message: nil, preferredStyle: .alert) },
        { OwnAlert(title: "Saved", message: nil, preferredStyle: .alert) },
        { Blurred() },
        { UIActivityViewController(activityItems: ["text"], applicationActivities: nil) },
        { UIImagePickerController() },
    ]

    /// The number of subviews of a page without PageFlow.
    private func subviewsAlone(_ page: UIViewController) -> Int {
        page.loadViewIfNeeded()
        return page.view.subviews.count
    }

    @Test(arguments: pages.indices)
    func `nothing is put into the page's view, and its exit is noticed`(index: Int) {
        let a = A()
        let app = TestApp(a)
        var exits: [String] = []
        app.navigator.onExit { exits.append($0.name) }
        let page = Self.pages[index]()
        let mark = "HiddenView"
        #expect(app.open(page, from: a, by: .present) == .done)
        #expect(!page.view.subviews.contains { "\(type(of: $0))" == mark })
        #expect(app.sim.diagnostics.isEmpty)
        a.dismiss(animated: true)
        app.settle()
        #expect(exits.filter { $0 == "\(type(of: page))" }.count == 1 && app.path == "A")
    }

    @Test func `the window contains no view of PageFlow`() {
        let app = TestApp(stack: A())
        #expect(!app.sim.window.subviews.contains { String(reflecting: type(of: $0)).hasPrefix("PageFlow") })
    }

    @Test func `the release of a page in an invisible stack is noticed while its view is retained`() {
        let stack = A().inStack
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, C()]
        let app = TestApp(tabs)
        var exits: [String] = []
        app.navigator.onExit { exits.append($0.name) }
        stack.pushViewController(B(), animated: false)
        app.settle()
        let view = stack.topViewController?.view
        tabs.selectedIndex = 1
        app.settle()
        stack.popViewController(animated: false)
        app.settle()
        #expect(exits == ["B"])
        withExtendedLifetime(view) {}
    }

    @Test func `a pushed page with an effect view is noticed`() {
        let app = TestApp(stack: A(), B())
        var exits: [ExitCause] = []
        app.navigator.onExit { exits.append($0.cause) }
        let stack = app.sim.window.rootViewController as? UINavigationController
        for _ in 1...2 {
            stack?.pushViewController(Blurred(), animated: true)
            app.settle()
            app.navigator.updatePages()
            stack?.popViewController(animated: true)
            app.settle()
        }
        #expect(exits == [.code, .code] && app.sim.diagnostics.isEmpty)
    }
}
