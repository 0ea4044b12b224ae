import PageFlowTesting
import Simulator
import Testing

/// Menus that a finger opens, chooses in and closes.
@MainActor @Suite(.onStage) struct MenuSurfaceTests {
    private final class Heard { var names: [String] = [] }

    private func menu(_ heard: Heard) -> UIMenu {
        func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
            UIAction(title: title, attributes: attributes) { heard.names.append($0.title) }
        }
        return UIMenu(children: [
            action("Copy"), action("Hidden", .hidden), action("Move", .disabled),
            UIMenu(title: "More", children: [action("Print"), action("Share")]),
            UIMenu(
                options: .displayInline,
                children: [action("Stay", .keepsMenuPresented), action("Delete", .destructive)]),
        ])
    }

    private func app(_ change: (UIButton) -> Void = { _ in }) -> (Simulator, UIButton, Heard) {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let heard = Heard()
        let button = UIButton(type: .system)
        button.setTitle("Open", for: .normal)
        button.frame = CGRect(x: 100, y: 200, width: 100, height: 40)
        button.menu = menu(heard)
        button.showsMenuAsPrimaryAction = true
        change(button)
        page.view.addSubview(button)
        sim.turn()
        return (sim, button, heard)
    }

    private func shows(_ sim: Simulator, _ title: String) -> Bool {
        sim.picture().svg.contains(">\(title)</text>")
    }

    @Test func `a tap opens it with all that is not hidden, and a choice closes it`() {
        let (sim, _, heard) = app()
        #expect(!shows(sim, "Copy"))
        sim.tap("Open")
        let titles = ["Copy", "Hidden", "Move", "More", "Print", "Stay", "Delete"]
        #expect(titles.map { shows(sim, $0) } == [true, false, true, true, false, true, true])
        #expect(sim.tap("Copy"))
        #expect(heard.names == ["Copy"] && !shows(sim, "Copy"))
    }

    @Test func `a finger beside it closes it and does nothing else`() {
        let (sim, button, heard) = app()
        var taps = 0
        let other = UIButton(frame: CGRect(x: 20, y: 700, width: 100, height: 40))
        other.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        button.superview?.addSubview(other)
        sim.tap("Open")
        sim.tap(at: CGPoint(x: 70, y: 720))
        #expect(!shows(sim, "Copy") && taps == 0 && heard.names.isEmpty)
        sim.tap(at: CGPoint(x: 70, y: 720))
        #expect(taps == 1)
    }

    @Test func `a menu within it takes its place, and leads back`() {
        let (sim, _, heard) = app()
        sim.tap("Open")
        sim.tap("More")
        #expect(shows(sim, "Print") && shows(sim, "More") && !shows(sim, "Copy"))
        sim.tap("More")
        #expect(shows(sim, "Copy") && !shows(sim, "Print"))
        sim.tap("More")
        sim.tap("Share")
        #expect(heard.names == ["Share"] && !shows(sim, "Print"))
    }

    @Test func `what is disabled cannot be chosen, and what keeps the menu keeps it`() {
        let (sim, _, heard) = app()
        sim.tap("Open")
        sim.tap("Move")
        sim.tap("Stay")
        sim.tap("Stay")
        #expect(heard.names == ["Stay", "Stay"] && shows(sim, "Move"))
    }

    @Test func `a button that shows the choice has one element on`() {
        let heard = Heard()
        let actions = ["A", "B"].map { title in UIAction(title: title) { heard.names.append($0.title) } }
        let (sim, _, _) = app {
            $0.menu = UIMenu(options: .singleSelection, children: actions)
            $0.changesSelectionAsPrimaryAction = true
        }
        for title in ["A", "B"] {
            sim.tap("Open")
            sim.tap(title)
        }
        #expect(actions.map(\.state) == [.off, .on] && heard.names == ["A", "B"])
    }

    @Test func `a bar's item opens its menu where it has nothing else to do`() {
        let sim = Simulator()
        let page = UIViewController()
        let heard = Heard()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Menu", menu: menu(heard))
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Act", primaryAction: UIAction(title: "Act") { heard.names.append($0.title) },
            menu: menu(heard))
        sim.launch(UINavigationController(rootViewController: page))
        sim.tap("Act")
        #expect(heard.names == ["Act"] && !shows(sim, "Delete"))
        sim.tap("Menu")
        #expect(shows(sim, "Delete"))
        sim.tap("Delete")
        #expect(heard.names == ["Act", "Delete"])
    }
}
