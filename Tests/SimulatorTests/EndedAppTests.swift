import PageFlowTesting
import Simulator
import Testing

/// The objects that an app's clock retains when another simulator becomes the running one.
@MainActor
@Suite(.onStage) struct EndedAppTests {
    private final class Page: UIViewController {}

    @Test func `a page that only the ended app's clock retained is released without a trace`() {
        weak var page: UIViewController?
        var first: Simulator? = Simulator()
        first?.launch(Page())
        page = first?.window.rootViewController
        keepUntilLater(first?.window)
        first = nil
        let second = Simulator()
        #expect(page == nil)
        #expect(second.trace.lines.isEmpty)
    }

    @Test func `another test's page without a callback is released without a trace`() async {
        let first = Simulator()
        first.launch(UIViewController())
        let second = await Task { Simulator() }.value
        second.launch(UIViewController())
        second.clearTrace()
        _ = Page()
        #expect(second.trace.lines.isEmpty)
        first.clearTrace()
        _ = Page()
        #expect(first.trace.lines == ["Page.deinit"])
    }

    @Test func `a page that was created before the app is released with a trace`() {
        Simulator().launch(UIViewController())
        var page: Page? = Page()
        let simulator = Simulator()
        #expect(page?.isViewLoaded == false)
        page = nil
        #expect(simulator.trace.lines == ["Page.deinit"])
    }

    /// An object of the app waits for an animation, and retains the window.
    private func keepUntilLater(_ window: UIWindow?) {
        UIView.animate(withDuration: 1) {
            window?.alpha = 0
        } completion: { _ in
            window?.isHidden = true
        }
    }
}
