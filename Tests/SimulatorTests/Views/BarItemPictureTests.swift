import PageFlowTesting
import Simulator
import Testing

/// Bar button items in a bar since iOS 26: spaces, badges, and items that move in transitions.
@MainActor
@Suite(.onStage) struct BarItemPictureTests {
    private let page = UIViewController()

    private func launch() throws -> (Simulator, UINavigationController) { try launch(page, on: .iOS(26)) }

    private func launch(
        _ page: UIViewController, on system: System
    ) throws -> (Simulator, UINavigationController) {
        let stack = UINavigationController(rootViewController: page)
        let sim = Simulator(system: system)
        sim.launch(stack)
        try sim.settle()
        return (sim, stack)
    }

    private func text(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    /// The distance between two items around a space.
    private func distance(over space: UIBarButtonItem?, on system: System) throws -> CGFloat {
        let page = UIViewController()
        let (sim, _) = try launch(page, on: system)
        page.navigationItem.rightBarButtonItems = [text("One"), space, text("Two")].compactMap { $0 }
        let (one, two) = (try #require(sim.place(of: "One")), try #require(sim.place(of: "Two")))
        return one.x - two.x
    }

    @Test func `a fixed space in a navigation bar has no width since iOS 26`() throws {
        let usual = try distance(over: nil, on: .iOS(26))
        #expect(try distance(over: .fixedSpace(40), on: .iOS(26)) == usual)
        #expect(try distance(over: .fixedSpace(), on: .iOS(26)) == usual)
        #expect(try distance(over: .fixedSpace(40), on: .iOS(18)) == distance(over: nil, on: .iOS(18)) + 40)
    }

    @Test func `a fixed space has its width in a toolbar`() throws {
        let (sim, stack) = try launch()
        stack.isToolbarHidden = false
        page.toolbarItems = [text("One"), text("Two")]
        let first = try #require(sim.place(of: "Two")).x
        page.toolbarItems = [text("One"), .fixedSpace(40), text("Two")]
        #expect(try #require(sim.place(of: "Two")).x == first + 40)
    }

    @Test func `a badge is drawn in a navigation bar, not in a toolbar`() throws {
        let (sim, stack) = try launch()
        let item = text("Inbox")
        item.badge = .count(7)
        page.navigationItem.rightBarButtonItem = item
        #expect(sim.picture().svg.contains(">7</text>"))
        page.navigationItem.rightBarButtonItem = nil
        stack.isToolbarHidden = false
        page.toolbarItems = [item]
        #expect(!sim.picture().svg.contains(">7</text>") && sim.picture().svg.contains(">Inbox</text>"))
    }

    @Test func `a shared background is one shape`() throws {
        let (sim, _) = try launch()
        func shapes(_ items: [UIBarButtonItem]) -> Int {
            page.navigationItem.rightBarButtonItems = items
            return sim.picture().svg.matches(of: /fill-opacity="0\.88"/).count
        }
        let star = UIImage(systemName: "star")
        func image() -> UIBarButtonItem {
            UIBarButtonItem(image: star, style: .plain, target: nil, action: nil)
        }
        let (shared, apart) = (shapes([image(), image()]), shapes([image(), .fixedSpace(), image()]))
        #expect(apart == shared + 1)
    }

    @Test(arguments: [System.iOS(18), .iOS(26)])
    func `items that have no room are in a menu since iOS 26`(system: System) throws {
        let (sim, _) = try launch(page, on: system)
        var taps: [String] = []
        page.navigationItem.rightBarButtonItems = (1...4).map { number in
            UIBarButtonItem(
                primaryAction: UIAction(title: "A long title \(number)") { _ in taps.append("\(number)") })
        }
        _ = sim.picture()
        #expect(sim.tap("More") == (system == .iOS(26)))
        guard system == .iOS(26) else { return }
        try sim.settle()
        #expect(sim.chooseInMenu("A long title 4"))
        try sim.settle()
        #expect(taps == ["4"])
        #expect(sim.tap("A long title 1"))
        #expect(taps == ["4", "1"])
    }

    @Test func `items with one identifier are one control, which moves`() throws {
        let (sim, stack) = try launch()
        let (first, second) = (text("Edit"), text("A longer title"))
        first.identifier = "edit"
        second.identifier = "edit"
        page.navigationItem.rightBarButtonItems = [text("Other"), first]
        let start = try #require(sim.place(of: "Edit")).x
        let next = UIViewController()
        next.navigationItem.rightBarButtonItem = second
        stack.pushViewController(next, animated: true)
        sim.advance(by: 0.1)
        let middle = try #require(sim.place(of: "A longer title")).x
        try sim.settle()
        let end = try #require(sim.place(of: "A longer title")).x
        #expect(start < middle && middle < end)
    }
}
