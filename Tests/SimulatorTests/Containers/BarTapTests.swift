import PageFlowTesting
import Simulator
import Testing

/// Taps on navigation bars that scroll the content to its top, since iOS 26.
@MainActor
@Suite(.onStage) struct BarTapTests {
    private final class List: UIViewController {
        let content = UIScrollView()
        var taps = 0

        override func loadView() {
            view = content
            content.contentSize = CGSize(width: 300, height: 3000)
        }
    }

    private func launch(_ system: Simulator.System = .iOS(26)) throws -> (Simulator, UINavigationBar, List) {
        let sim = Simulator(device: .iPadPro11, system: system)
        let list = List()
        list.title = "List"
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Item", primaryAction: UIAction { _ in list.taps += 1 })
        let stack = UINavigationController(rootViewController: list)
        sim.launch(stack)
        try sim.settle()
        list.content.contentOffset.y = 900
        return (sim, stack.navigationBar, list)
    }

    private func tap(_ bar: UINavigationBar, atPart part: CGFloat, _ sim: Simulator) throws {
        sim.tap(at: CGPoint(x: bar.bounds.width * part, y: bar.frame.midY))
        try sim.settle()
    }

    @Test(arguments: [(18, false), (26, true)])
    func `a tap on the empty part of the bar scrolls up since iOS 26`(system: Int, scrolls: Bool) throws {
        let (sim, bar, list) = try launch(.iOS(system))
        try tap(bar, atPart: 0.25, sim)
        #expect((list.content.contentOffset.y <= 0) == scrolls)
    }

    @Test func `a tap on an item performs its action alone`() throws {
        let (sim, _, list) = try launch()
        sim.tap("Item")
        try sim.settle()
        #expect(list.taps == 1 && list.content.contentOffset.y == 900)
    }

    @Test func `a tap on a view of the app in the bar scrolls, too`() throws {
        let (sim, bar, list) = try launch()
        let label = UILabel()
        label.text = "Title view"
        label.isUserInteractionEnabled = true
        list.navigationItem.titleView = label
        try sim.settle()
        try tap(bar, atPart: 0.5, sim)
        #expect(list.content.contentOffset.y <= 0)
    }

    @Test func `a scroll view that doesn't scroll to its top stays`() throws {
        let (sim, bar, list) = try launch()
        list.content.scrollsToTop = false
        try tap(bar, atPart: 0.25, sim)
        #expect(list.content.contentOffset.y == 900)
    }
}
