import PageFlow
import PageFlowTesting
import Simulator
import Testing

/// A typical drawer container: a menu that slides over the content.
private final class Drawer: UIViewController {
    let menu: UIViewController
    private(set) var content: UIViewController
    private(set) var isOpen = false

    init(menu: UIViewController, content: UIViewController) {
        self.menu = menu
        self.content = content
        super.init(nibName: nil, bundle: nil)
        for child in [content, menu] {
            addChild(child)
            child.didMove(toParent: self)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(content.view)
    }

    func setOpen(_ open: Bool, animated: Bool, completion: @escaping () -> Void) {
        isOpen = open
        if open { view.addSubview(menu.view) }
        UIView.animate(
            withDuration: animated ? 0.3 : 0, animations: { self.menu.view.frame.origin.x = open ? 0 : -300 },
            completion: { _ in
                if !open { self.menu.view.removeFromSuperview() }
                completion()
            })
    }

    func setContent(_ page: UIViewController) {
        content.willMove(toParent: nil)
        content.view.removeFromSuperview()
        content.removeFromParent()
        content = page
        addChild(page)
        view.addSubview(page.view)
        page.didMove(toParent: self)
    }
}

private struct DrawerAdapter: ContainerAdapter {
    func pages(in drawer: Drawer) -> [UIViewController] { [drawer.menu, drawer.content] }

    func visiblePages(in drawer: Drawer) -> [UIViewController] {
        drawer.isOpen ? [drawer.content, drawer.menu] : [drawer.content]
    }

    func show(_ page: UIViewController, in drawer: Drawer, animated: Bool, completion: @escaping () -> Void) {
        drawer.setOpen(page === drawer.menu, animated: animated, completion: completion)
    }

    func replace(_ pages: [UIViewController], in drawer: Drawer) {
        if let content = pages.last { drawer.setContent(content) }
    }
}

/// An app's own containers work like UIKit's.
@MainActor
@Suite(.onStage) struct AdapterTests {
    private let menu = A()
    private let first = B()

    private func launch() -> (TestApp, Drawer) {
        ContainerAdapters.add(DrawerAdapter())
        let drawer = Drawer(menu: menu, content: first.inStack)
        return (TestApp(drawer), drawer)
    }

    @Test func `the tree looks into it`() {
        let (app, _) = launch()
        #expect(
            app.navigator.tree.root
                == PageNode(
                    "Drawer", kind: .container(visible: [1]),
                    children: [
                        PageNode("A"),
                        PageNode("UINavigationController", kind: .stack, children: [PageNode("B")]),
                    ]))
        #expect(app.path == "Drawer/B")
        #expect(app.navigator.visiblePage === first)
    }

    @Test func `pages inside it push, present and go back`() {
        let (app, _) = launch()
        let c = C()
        #expect(app.outcome(of: first.open(c)) == .done)
        #expect(app.path == "Drawer/B/C")
        #expect(app.outcome(of: c.open(D(), by: .present)) == .done)
        #expect(app.outcome(of: c.goBack()) == .done)
        #expect(app.path == "Drawer/B")
    }

    @Test func `a return to a page that it hides shows the page`() {
        let (app, drawer) = launch()
        let back = first.returnTo(A.self)
        #expect(app.outcome(of: back) == .done)
        #expect(back.plan?.description == "1. show A in Drawer, animated")
        #expect(drawer.isOpen && app.path == "Drawer/A")
    }

    @Test func `its page is replaced through the adapter, and leaves once`() {
        let (app, drawer) = launch()
        var exits: [String] = []
        app.navigator.onExit { exits.append($0.name) }
        let stack = drawer.content
        #expect(app.outcome(of: stack.replace(with: D())) == .done)
        #expect(app.path == "Drawer/D")
        #expect(exits == ["B", "UINavigationController"])
    }
}
