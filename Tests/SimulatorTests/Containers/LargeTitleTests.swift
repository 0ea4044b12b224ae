import PageFlowTesting
import Simulator
import Testing

/// A large title moves with the content below it.
@MainActor
@Suite(.onStage) struct LargeTitleTests {
    private final class Page: UIViewController {
        let content = UIScrollView()

        override func loadView() {
            view = content
            content.contentSize = CGSize(width: 300, height: 2_000)
        }
    }

    private let sim = Simulator(system: .iOS(18))
    private let page = Page()
    private let stack: UINavigationController

    init() {
        page.title = "Teas"
        stack = UINavigationController(rootViewController: page)
        stack.navigationBar.prefersLargeTitles = true
        sim.launch(stack)
    }

    private var barHeight: CGFloat {
        _ = sim.picture()
        return stack.navigationBar.frame.height
    }

    /// The scroll offset, the bar's height, and the safe area insets of the content.
    @Test(
        arguments: [(0, 96, 155), (20, 76, 135), (52, 44, 103), (300, 44, 103)]
            as [(CGFloat, CGFloat, CGFloat)])
    func `the title gives way to the content`(distance: CGFloat, height: CGFloat, inset: CGFloat) throws {
        page.content.contentOffset.y += distance
        try sim.settle()
        #expect(barHeight == height)
        #expect(page.content.contentOffset.y == -155 + distance)
        #expect(page.view.safeAreaInsets.top == inset)
        #expect(page.content.adjustedContentInset.top == inset)
    }

    @Test func `the large title reappears with the top of the content`() throws {
        page.content.contentOffset.y = 300
        try sim.settle()
        page.content.setContentOffset(CGPoint(x: 0, y: -155), animated: true)
        try sim.settle()
        #expect(barHeight == 96 && page.content.adjustedContentInset.top == 155)
    }

    @Test func `content that is pulled down draws the title along, and takes it back`() throws {
        sim.touchDown(at: CGPoint(x: 200, y: 300))
        sim.touchMove(to: CGPoint(x: 200, y: 500), over: 0.3)
        #expect(barHeight > 120 && page.view.safeAreaInsets.top == 155)
        sim.advance(by: 0.2)
        sim.touchUp()
        try sim.settle()
        #expect(barHeight == 96 && page.content.contentOffset.y == -155)
    }

    @Test(arguments: [(20, 96, -155), (40, 44, -103)] as [(CGFloat, CGFloat, CGFloat)])
    func `a title that is let go half visible comes or goes`(
        way: CGFloat, height: CGFloat, offset: CGFloat
    ) throws {
        // The first ten points start the drag.
        sim.pan(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 490 - way))
        try sim.settle()
        #expect(barHeight == height && page.content.contentOffset.y == offset)
    }

    @Test func `a page with a small title leaves the large one as it was`() throws {
        let next = UIViewController()
        next.navigationItem.largeTitleDisplayMode = .never
        stack.pushViewController(next, animated: true)
        try sim.settle()
        #expect(barHeight == 44 && next.view.safeAreaInsets.top == 103)
        stack.popViewController(animated: true)
        try sim.settle()
        #expect(barHeight == 96 && page.content.contentOffset.y == -155)
    }

    @Test func `a page that was scrolled is found so again`() throws {
        page.content.contentOffset.y = 300
        try sim.settle()
        stack.pushViewController(Page(), animated: true)
        try sim.settle()
        #expect(barHeight == 96)
        stack.popViewController(animated: true)
        try sim.settle()
        #expect(barHeight == 44 && page.content.contentOffset.y == 300)
    }

    @Test func `the bar has a background while content is under it`() throws {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemTeal
        stack.navigationBar.standardAppearance = appearance
        stack.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
        stack.navigationBar.scrollEdgeAppearance?.configureWithTransparentBackground()
        let teal = "#30B0C7"
        #expect(!sim.picture().svg.contains(teal))
        page.content.contentOffset.y = 0
        try sim.settle()
        #expect(sim.picture().svg.contains(teal))
    }

    @Test func `both titles are seen, one in place of the other`() throws {
        func texts() -> [String] { sim.picture().svg.matches(of: />Teas</).map { "\($0.output)" } }
        #expect(texts().count == 1)
        page.content.contentOffset.y += 45
        try sim.settle()
        #expect(texts().count == 2)
    }

    @Test func `a page without content that scrolls keeps its large title`() throws {
        let plain = UIViewController()
        stack.pushViewController(plain, animated: false)
        try sim.settle()
        #expect(barHeight == 96 && plain.view.safeAreaInsets.top == 155)
    }
}
