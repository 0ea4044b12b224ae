import PageFlow
import PageFlowFullScreen
import PageFlowTesting
import Simulator
import Testing

/// Scroll views on a full-screen page, which share touches with the swipe from anywhere.
@MainActor
@Suite(.onStage) struct FullScreenScrollTests {
    private final class ScrollPage: UIViewController {
        let scroll = UIScrollView()
        private let contentSize: CGSize

        init(_ contentSize: CGSize) {
            self.contentSize = contentSize
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.frame = view.bounds
            scroll.contentSize = contentSize
            view.addSubview(scroll)
        }
    }

    private func isDragged(_ size: CGSize, by way: CGPoint, _ system: System) -> Bool {
        let page = ScrollPage(size)
        let app = SwipedApp(system, pages: [A(), page])
        app.sim.touchDown(at: CGPoint(x: 200, y: 400))
        app.sim.touchMove(to: CGPoint(x: 200 + way.x, y: 400 + way.y), over: 0.1)
        defer { app.sim.touchUp() }
        return page.scroll.isDragging
    }

    @Test(arguments: [System.iOS(17), .iOS(18), .iOS(26)])
    func `content that only scrolls up and down doesn't wait for the swipe`(_ system: System) {
        #expect(isDragged(CGSize(width: 0, height: 3_000), by: CGPoint(x: 0, y: -16), system))
    }

    @Test func `content that scrolls sideways waits until the swipe has been decided`() {
        let size = CGSize(width: 3_000, height: 3_000)
        #expect(!isDragged(size, by: CGPoint(x: -16, y: 0), .iOS(26)))
        #expect(isDragged(size, by: CGPoint(x: -60, y: 0), .iOS(26)))
    }
}
