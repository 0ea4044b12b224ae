import Simulator
import Testing

class Page: UIViewController {
    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        debugName = name
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite struct OrderTests {
    @Test func launchPushPop() throws {
        let sim = Simulator()
        let nav = UINavigationController(rootViewController: Page("A"))
        nav.debugName = "Nav"
        sim.launch(nav)
        print(sim.trace.lines)
        sim.clearTrace()
        nav.pushViewController(Page("B"), animated: true)
        print(try sim.settle())
        print(sim.trace.lines)
        sim.clearTrace()
        nav.popViewController(animated: true)
        print(try sim.settle())
        print(sim.trace.lines)
        print(sim.tree)
        sim.clearTrace()
        nav.pushViewController(Page("B"), animated: false)
        sim.turn()
        print(sim.trace.lines)
        sim.clearTrace()
        do {
            let page = Page("M")
            page.modalPresentationStyle = .fullScreen
            nav.topViewController!.present(page, animated: true) { print("present end") }
        }
        print(try sim.settle())
        print(sim.trace.lines)
        print(sim.tree)
        sim.clearTrace()
        nav.dismiss(animated: false) { print("dismiss end") }
        print(try sim.settle())
        print(sim.trace.lines)
        print(sim.diagnostics)
    }
}
