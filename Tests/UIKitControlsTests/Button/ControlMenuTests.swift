import Simulator
import TestTraits
import Testing

/// The menus of controls and of bar button items.
@MainActor @Suite(.inTurn) struct ControlMenuTests {
    fileprivate final class Heard { var names: [String] = [] }

    @MainActor fileprivate struct App {
        let sim = Simulator()
        let page = UIViewController()
        let heard = Heard()
        let button = UIButton(type: .system)

        init() {
            let heard = heard
            sim.launch(UINavigationController(rootViewController: page))
            button.frame = CGRect(x: 100, y: 300, width: 100, height: 40)
            button.setTitle("Act", for: .normal)
            for (event, name) in [
                (UIControl.Event.touchUpInside, "up inside"), (.touchCancel, "cancel"),
                (.menuActionTriggered, "menu"),
            ] {
                button.addAction(UIAction { _ in heard.names.append(name) }, for: event)
            }
            page.view.addSubview(button)
            sim.turn()
        }

        func menu(_ titles: String...) -> UIMenu {
            UIMenu(
                children: titles.map { title in UIAction(title: title) { _ in heard.names.append(title) } })
        }

        /// The visible ones of these titles, from top to bottom.
        func shown(_ titles: String...) -> [String] {
            let svg = sim.picture().svg
            let places = titles.compactMap { title in
                svg.range(of: ">\(title)</text>").map { (title, $0.lowerBound) }
            }
            return places.sorted { $0.1 < $1.1 }.map(\.0)
        }
    }

    @Test func `a menu turns the interaction on, and no menu turns it off`() {
        let app = App()
        #expect(!app.button.isContextMenuInteractionEnabled && app.button.contextMenuInteraction == nil)
        app.button.menu = app.menu("A")
        #expect(app.button.isContextMenuInteractionEnabled)
        #expect(app.button.contextMenuInteraction?.delegate === app.button)
        #expect(app.button.interactions.count == 1)
        app.button.menu = nil
        #expect(!app.button.isContextMenuInteractionEnabled && app.button.interactions.isEmpty)
    }

    @Test func `a tap is the button's own, and a finger that is held opens the menu`() {
        let app = App()
        app.button.menu = app.menu("A", "B")
        app.sim.tap("Act")
        #expect(app.heard.names == ["up inside"] && app.shown("A").isEmpty)
        app.sim.longPress(app.button)
        #expect(app.heard.names == ["up inside", "menu", "cancel"] && app.shown("B", "A") == ["A", "B"])
        #expect(app.button.contextMenuInteraction?.menuAppearance == .compact)
        app.sim.tap("B")
        #expect(app.heard.names.last == "B" && app.shown("A").isEmpty)
        #expect(app.button.contextMenuInteraction?.menuAppearance == .unknown)
    }

    @Test(arguments: [true, false])
    func `a finger that opens the menu slides to an entry`(_ isPrimary: Bool) {
        let app = App()
        app.button.menu = app.menu("A", "B")
        app.button.showsMenuAsPrimaryAction = isPrimary
        app.sim.touchDown(at: CGPoint(x: 150, y: 320))
        app.sim.advance(by: isPrimary ? 0.1 : 0.6)
        // The menu begins 8 points below the button.
        app.sim.touchMove(to: CGPoint(x: 150, y: 300 + 40 + 8 + 66))
        app.sim.touchUp()
        #expect(app.heard.names.last == "B" && app.shown("A").isEmpty)
    }

    struct Order: Sendable {
        let order: UIContextMenuConfiguration.ElementOrder
        let y: CGFloat
        let titles: [String]
    }

    @Test(arguments: [
        Order(order: .priority, y: 300, titles: ["A", "B"]),
        Order(order: .priority, y: 780, titles: ["B", "A"]),
        Order(order: .fixed, y: 780, titles: ["A", "B"]),
        Order(order: .automatic, y: 780, titles: ["B", "A"]),
    ])
    func `by priority the first entry is next to the button`(_ order: Order) {
        let app = App()
        app.button.frame.origin.y = order.y
        app.button.menu = app.menu("A", "B")
        app.button.preferredMenuElementOrder = order.order
        app.sim.longPress(app.button)
        #expect(app.shown("A", "B") == order.titles)
    }

    /// A control with its own menu.
    private final class Chooser: UIControl {
        var heard: [String] = []
        var point: CGPoint?

        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            heard.append("configuration")
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "A") { _ in }])
            })
        }

        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { heard.append("display") }

        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { heard.append("end") }

        override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
            point ?? super.menuAttachmentPoint(for: configuration)
        }
    }

    @Test func `a subclass of UIControl has a menu where it says so`() {
        let app = App()
        let chooser = Chooser(frame: CGRect(x: 20, y: 200, width: 300, height: 60))
        chooser.showsMenuAsPrimaryAction = true
        app.page.view.addSubview(chooser)
        app.sim.tap(chooser)
        #expect(chooser.heard.isEmpty)
        chooser.isContextMenuInteractionEnabled = true
        app.sim.tap(chooser)
        #expect(chooser.heard == ["configuration", "display"] && app.shown("A") == ["A"])
        app.sim.tap(at: CGPoint(x: 380, y: 700))
        #expect(chooser.heard == ["configuration", "display", "end"] && app.shown("A").isEmpty)
        let before = app.sim.picture()
        chooser.point = CGPoint(x: 10, y: 0)
        app.sim.tap(chooser)
        app.sim.tap(at: CGPoint(x: 380, y: 700))
        #expect(app.sim.picture() == before)
    }

    @Test func `a bar button item with an action shows its menu to a finger that is held`() {
        let app = App()
        let heard = app.heard
        app.page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", primaryAction: UIAction(title: "Add") { _ in heard.names.append("Add") },
            menu: app.menu("Photo", "File"))
        app.sim.turn()
        app.sim.tap("Add")
        #expect(app.heard.names == ["Add"] && app.shown("Photo").isEmpty)
        let bar = app.page.navigationController?.navigationBar
        app.sim.longPress(at: CGPoint(x: 365, y: (bar?.frame.midY ?? 0)))
        #expect(app.shown("Photo", "File") == ["Photo", "File"])
        app.sim.tap("File")
        #expect(app.heard.names == ["Add", "File"])
    }
}
