import PageFlowTesting
import Simulator
import Testing

/// Subtitles in navigation bars, since iOS 26.
@MainActor
@Suite(.onStage) struct SubtitleTests {
    private final class Page: UIViewController {
        let content = UIScrollView()

        override func loadView() {
            view = content
            content.contentSize = CGSize(width: 300, height: 2_000)
        }
    }

    private let page = Page()

    private func launch(large: Bool, on system: System = .iOS(26)) throws -> (
        Simulator, UINavigationController
    ) {
        page.title = "Teas"
        let stack = UINavigationController(rootViewController: page)
        stack.navigationBar.prefersLargeTitles = large
        let sim = Simulator(system: system)
        sim.launch(stack)
        try sim.settle()
        return (sim, stack)
    }

    private func texts(_ sim: Simulator) -> [String] {
        sim.picture().svg.matches(of: /<text[^>]*>([^<]*)<\/text>/).map { String($0.1) }
            .filter { $0 != "9:41" }
    }

    @Test func `a subtitle is drawn below the title`() throws {
        page.navigationItem.subtitle = "of Asia"
        let (sim, stack) = try launch(large: false)
        #expect(texts(sim) == ["Teas", "of Asia"] && stack.navigationBar.frame.height == 54)
    }

    @Test func `a subtitle is not drawn before iOS 26`() throws {
        page.navigationItem.subtitle = "of Asia"
        page.navigationItem.largeTitle = "All Teas"
        let (sim, _) = try launch(large: true, on: .iOS(18))
        #expect(texts(sim) == ["Teas"])
    }

    @Test func `a large title has its own text, and the bar is higher with a subtitle`() throws {
        page.navigationItem.largeTitle = "All Teas"
        let (sim, stack) = try launch(large: true)
        #expect(texts(sim) == ["All Teas"])
        let height = stack.navigationBar.frame.height
        page.navigationItem.largeSubtitle = "of Asia"
        stack.view.setNeedsLayout()
        try sim.settle()
        #expect(texts(sim) == ["All Teas", "of Asia"] && stack.navigationBar.frame.height > height)
    }

    @Test func `scrolled up, the small title and its subtitle are drawn`() throws {
        page.navigationItem.largeTitle = "All Teas"
        page.navigationItem.subtitle = "of Asia"
        let (sim, stack) = try launch(large: true)
        page.content.contentOffset.y += 300
        try sim.settle()
        #expect(stack.navigationBar.frame.height == 54)
        #expect(texts(sim).suffix(2) == ["Teas", "of Asia"])
    }

    @Test(arguments: [false, true])
    func `a subtitle view is in the bar`(large: Bool) throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 12))
        page.navigationItem.subtitle = "of Asia"
        if large {
            page.navigationItem.largeSubtitleView = view
        } else {
            page.navigationItem.subtitleView = view
        }
        let (sim, stack) = try launch(large: large)
        #expect(view.window === sim.window)
        #expect(texts(sim) == ["Teas"])
        #expect(view.superview === stack.navigationBar && view.frame.size == CGSize(width: 80, height: 12))
        #expect(large ? view.frame.minX < 40 : abs(view.frame.midX - stack.navigationBar.bounds.midX) < 1)
    }
}
