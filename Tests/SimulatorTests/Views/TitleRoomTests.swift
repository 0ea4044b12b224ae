import PageFlowTesting
import Simulator
import Testing

/// A bar's title and the back button's title next to each other.
@MainActor
@Suite(.onStage) struct TitleRoomTests {
    private func words(back: String, title: String, items: Int = 0) throws -> [String] {
        let sim = Simulator(system: .iOS(18))
        let (first, second) = (UIViewController(), UIViewController())
        first.title = back
        second.title = title
        second.navigationItem.rightBarButtonItems = (0..<items).map { _ in
            UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        }
        let stack = UINavigationController(rootViewController: first)
        sim.launch(stack)
        stack.pushViewController(second, animated: false)
        try sim.settle()
        return sim.picture().svg.matches(of: /<text[^>]*>([^<]*)<\/text>/).map { String($0.1) }
            .filter { $0 != "9:41" }
    }

    /// The drawn parts of the two titles.
    @Test(
        arguments: [
            ("Teas", "Green", 0, "Teas"), ("Storm Viewer", "Picture 1 of 10", 0, "Storm Viewer"),
            ("Countries Flag", "Flag of: Liechtenstein", 1, "Countries Flag"),
            ("All the countries of the world", "Flag of: Liechtenstein", 1, "Back"),
            ("All the countries", "The flag of the Principality of Monaco", 0, nil),
        ] as [(String, String, Int, String?)])
    func `the back button says what there is room for`(
        back: String, title: String, items: Int, shown: String?
    ) throws {
        let drawn = try words(back: back, title: title, items: items)
        #expect(Set(drawn) == Set([title, shown].compactMap { $0 }))
    }

    @Test func `a title without room in the middle is next to the button`() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [UINavigationItem(title: "Countries Flag"), UINavigationItem(title: "Estonia")]
        let sim = Simulator(system: .iOS(18))
        let page = UIViewController()
        page.view.addSubview(bar)
        sim.launch(page)
        let texts = sim.picture().svg.matches(of: /<text[^>]* x="([\d.]+)"[^>]*>([^<]*)<\/text>/)
        #expect(texts.contains { $0.2 == "Estonia" } && texts.contains { $0.2 == "Countries Flag" })
    }
}
