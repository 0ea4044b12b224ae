import PageFlowTesting
import Simulator
import Testing

/// What the clock of an app keeps when another simulator takes its place.
@MainActor
@Suite(.onStage) struct EndedAppTests {
    private final class Page: UIViewController {}

    @Test func `a page that only the ended app's clock kept goes, and nobody writes it down`() {
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

    /// Something of the app's own waits for an animation, and has the window.
    private func keepUntilLater(_ window: UIWindow?) {
        UIView.animate(withDuration: 1) {
            window?.alpha = 0
        } completion: { _ in
            window?.isHidden = true
        }
    }
}
