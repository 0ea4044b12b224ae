import PageFlowTesting
import Simulator
import Testing

/// Menus whose elements are provided later, and menus that are longer than the screen.
@MainActor @Suite(.onStage) struct DeferredMenuTests {
    private func app(_ menu: UIMenu) -> Simulator {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let button = UIButton(type: .system)
        button.setTitle("Open", for: .normal)
        button.frame = CGRect(x: 100, y: 200, width: 100, height: 40)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        page.view.addSubview(button)
        sim.turn()
        return sim
    }

    private func shows(_ sim: Simulator, _ title: String) -> Bool {
        sim.picture().svg.contains(">\(title)</text>")
    }

    @Test(arguments: [(true, 1), (false, 2)])
    func `elements are asked for when the menu is shown, and kept or not`(isCached: Bool, asked: Int) {
        var completions: [([UIMenuElement]) -> Void] = []
        var chosen: [String] = []
        let provider: (@escaping ([UIMenuElement]) -> Void) -> Void = { completions.append($0) }
        let element = isCached ? UIDeferredMenuElement(provider) : UIDeferredMenuElement.uncached(provider)
        let sim = app(UIMenu(children: [UIAction(title: "Copy") { _ in }, element]))
        #expect(completions.isEmpty)
        sim.tap("Open")
        #expect(completions.count == 1 && shows(sim, "Copy") && shows(sim, "Loading…"))
        sim.tap("Loading…")
        #expect(shows(sim, "Copy"))
        completions[0]([UIAction(title: "Late") { chosen.append($0.title) }])
        completions[0]([])
        #expect(!shows(sim, "Loading…") && sim.tap("Late") && chosen == ["Late"])
        sim.tap("Open")
        #expect(completions.count == asked && shows(sim, "Late") == isCached)
    }

    @Test func `elements that come at once are there at once, in groups and menus within too`() {
        let deep = UIDeferredMenuElement { $0([UIAction(title: "Deep") { _ in }]) }
        let group = UIDeferredMenuElement { done in
            done([UIMenu(options: .displayInline, children: [UIAction(title: "Grouped") { _ in }])])
        }
        let sim = app(UIMenu(children: [group, UIMenu(title: "More", children: [deep])]))
        sim.tap("Open")
        #expect(shows(sim, "Grouped") && !shows(sim, "Loading…"))
        sim.tap("More")
        #expect(shows(sim, "Deep"))
    }

    @Test func `a long menu scrolls within the screen`() throws {
        var chosen: [String] = []
        let sim = app(
            UIMenu(
                title: "Rows",
                children: (0..<40).map { row in UIAction(title: "Row \(row)") { chosen.append($0.title) } }))
        sim.tap("Open")
        #expect(!sim.tap("Row 39") && shows(sim, "Row 0"))
        for _ in 0..<4 {
            sim.pan(from: CGPoint(x: 150, y: 700), to: CGPoint(x: 150, y: 150))
            try sim.settle()
        }
        #expect(shows(sim, "Rows") && sim.tap("Row 39") && chosen == ["Row 39"] && !shows(sim, "Row 38"))
    }
}
