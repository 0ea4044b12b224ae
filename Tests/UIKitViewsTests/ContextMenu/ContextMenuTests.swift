import Simulator
import TestApps
import TestTraits
import Testing

/// A page with a card at 40, 300, which has a context menu, and the app that shows it.
@MainActor
struct ContextMenuApp {
    let sim: Simulator
    let page = UIViewController()
    let card = UIView(frame: CGRect(x: 40, y: 300, width: 200, height: 120))
    let delegate: MenuDelegate
    let interaction: UIContextMenuInteraction

    init(system: System = .iOS(18)) {
        sim = Simulator(system: system)
        delegate = MenuDelegate()
        interaction = UIContextMenuInteraction(delegate: delegate)
        page.view.backgroundColor = .systemBackground
        card.backgroundColor = .systemTeal
        page.view.addSubview(card)
        sim.launch(page)
        card.addInteraction(interaction)
        sim.turn()
    }

    var heard: [String] { delegate.heard }

    func shows(_ title: String) -> Bool { sim.picture().svg.contains(">\(title)</text>") }

    /// Holds a finger on the card until the menu is open.
    func openMenu() {
        sim.longPress(card, for: 0.6)
        #expect(throws: Never.self) { try sim.settle() }
    }
}

/// Implements both variants of the preview methods, or only the older ones.
@MainActor
private final class BothForms: NSObject, UIContextMenuInteractionDelegate {
    var heard: [String] = []

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: "card" as NSString) { nil }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        heard.append("highlight \(identifier)")
        return nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        heard.append("dismissal \(identifier)")
        return nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        heard.append("highlight")
        return nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        heard.append("dismissal")
        return nil
    }
}

@MainActor @Suite(.inTurn) struct ContextMenuTests {
    private static let opening = [
        "configuration", "highlight", "preview", "actions 0", "display", "display animates",
        "display is over",
    ]
    private static let ending = ["end", "dismissal", "end animates", "end is over"]

    @Test func `a finger that is held opens it, and the delegate is notified of each step`() {
        let app = ContextMenuApp()
        app.sim.touchDown(at: CGPoint(x: 60, y: 330))
        app.sim.advance(by: 0.25)
        #expect(app.heard == ["configuration", "highlight"] && !app.shows("Copy"))
        #expect(app.interaction.menuAppearance == .rich)
        app.sim.advance(by: 0.3)
        #expect(app.heard == Array(Self.opening.dropLast()))
        app.sim.touchUp()
        app.sim.advance(by: 1)
        #expect(app.heard == Self.opening && app.shows("Copy") && app.shows("Delete"))
        #expect(app.delegate.places == [CGPoint(x: 20, y: 30)])
        #expect(app.interaction.location(in: app.page.view) == CGPoint(x: 60, y: 330))
    }

    @Test func `a finger beside it ends it`() {
        let app = ContextMenuApp()
        app.openMenu()
        app.sim.tap(at: CGPoint(x: 380, y: 60))
        #expect(app.interaction.menuAppearance == .unknown)
        app.sim.advance(by: 1)
        #expect(app.heard == Self.opening + Self.ending && !app.shows("Copy"))
    }

    @Test func `a tap on an entry ends it and does what the entry is for`() {
        let app = ContextMenuApp()
        app.openMenu()
        #expect(app.sim.tap("Delete"))
        app.sim.advance(by: 1)
        #expect(
            app.heard == Self.opening + ["end", "dismissal", "end animates", "chose Delete", "end is over"])
    }

    @Test func `the finger that opened it slides to an entry and chooses it by going up`() {
        let app = ContextMenuApp()
        app.sim.touchDown(at: CGPoint(x: 60, y: 330))
        app.sim.advance(by: 1)
        // The menu begins 12 points below the card: two entries of 44 points, of which the second is disabled.
        app.sim.touchMove(to: CGPoint(x: 60, y: 300 + 120 + 12 + 66))
        app.sim.touchMove(to: CGPoint(x: 60, y: 300 + 120 + 12 + 22))
        app.sim.touchUp()
        #expect(app.heard.last == "chose Copy")
    }

    @Test func `lifting the sliding finger elsewhere leaves it open`() {
        let app = ContextMenuApp()
        app.sim.touchDown(at: CGPoint(x: 60, y: 330))
        app.sim.advance(by: 1)
        app.sim.touchMove(to: CGPoint(x: 60, y: 300 + 120 + 12 + 22))
        app.sim.touchMove(to: CGPoint(x: 60, y: 300 + 120 + 12 + 66))
        app.sim.touchUp()
        #expect(app.heard == Self.opening && app.shows("Copy"))
    }

    @Test(arguments: [UIContextMenuInteractionCommitStyle.dismiss, .pop])
    func `a tap on the preview commits it`(_ style: UIContextMenuInteractionCommitStyle) {
        let app = ContextMenuApp()
        app.delegate.style = style
        app.openMenu()
        app.sim.tap(at: CGPoint(x: 140, y: 360))
        app.sim.advance(by: 1)
        let dismissal = style == .pop ? [] : ["dismissal"]
        #expect(
            app.heard == Self.opening + ["commit", "end"] + dismissal
                + ["commit animates", "end animates", "commit is over", "end is over"])
        #expect(!app.shows("Copy"))
    }

    @Test func `a page is the preview, and goes where the app takes it`() {
        let app = ContextMenuApp()
        let shown = UIViewController()
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
        label.text = "The page"
        shown.view.addSubview(label)
        shown.preferredContentSize = CGSize(width: 300, height: 200)
        app.delegate.previewPage = shown
        app.openMenu()
        #expect(app.shows("The page") && app.heard.contains("display of a page"))
        #expect(shown.view.bounds.size == CGSize(width: 300, height: 200))
        app.sim.tap(at: CGPoint(x: 140, y: 300))
        app.sim.advance(by: 1)
        #expect(app.heard.contains("commit of a page") && !app.shows("The page") && shown.view.window == nil)
        app.page.present(shown, animated: false)
        app.sim.turn()
        #expect(app.shows("The page"))
    }

    @Test func `a finger that goes up early or moves away opens nothing`() {
        for isMoved in [false, true] {
            let app = ContextMenuApp()
            app.sim.touchDown(at: CGPoint(x: 60, y: 330))
            app.sim.advance(by: 0.3)
            if isMoved { app.sim.touchMove(to: CGPoint(x: 60, y: 380)) }
            app.sim.touchUp()
            app.sim.advance(by: 1)
            #expect(app.heard == ["configuration", "highlight"] && !app.shows("Copy"))
            #expect(app.interaction.menuAppearance == .unknown)
        }
    }

    @Test func `without a configuration the touch is the view's and its other recognizers'`() {
        let app = ContextMenuApp()
        app.delegate.hasMenu = false
        var presses = 0
        let target = Calling { presses += 1 }
        let press = UILongPressGestureRecognizer(target: target, action: Calling.call)
        app.card.addGestureRecognizer(press)
        app.sim.longPress(app.card, for: 0.6)
        #expect(presses == 2 && app.heard == ["configuration"])
    }

    struct Asked: Sendable {
        let version: Int
        let questions: [String]
    }

    @Test(arguments: [
        Asked(version: 15, questions: ["highlight", "dismissal"]),
        Asked(version: 16, questions: ["highlight card", "dismissal card"]),
    ])
    func `previews are asked for in the form of the version`(_ asked: Asked) {
        let app = ContextMenuApp(system: .iOS(asked.version))
        let delegate = BothForms()
        let interaction = UIContextMenuInteraction(delegate: delegate)
        app.card.removeInteraction(app.interaction)
        app.card.addInteraction(interaction)
        app.openMenu()
        interaction.dismissMenu()
        #expect(delegate.heard == asked.questions)
    }

    @Test func `an older form is asked where the newer one is not there`() {
        let app = ContextMenuApp(system: .iOS(16))
        app.openMenu()
        app.interaction.dismissMenu()
        #expect(app.heard.contains("highlight") && app.heard.contains("dismissal"))
    }

    @Test func `the visible menu can be exchanged and closed by the app`() {
        let app = ContextMenuApp()
        app.interaction.updateVisibleMenu { _ in UIMenu(children: [UIAction(title: "Never") { _ in }]) }
        app.openMenu()
        app.interaction.updateVisibleMenu {
            $0.replacingChildren([UIAction(title: "Other") { _ in }] + $0.children)
        }
        #expect(app.shows("Other") && app.shows("Copy"))
        app.interaction.dismissMenu()
        app.sim.advance(by: 1)
        #expect(!app.shows("Other") && app.heard.suffix(4) == Self.ending)
    }

    @Test func `an open menu ends when its interaction is taken away`() {
        let app = ContextMenuApp()
        app.openMenu()
        app.card.removeInteraction(app.interaction)
        app.sim.advance(by: 1)
        #expect(app.heard == Self.opening + Self.ending && app.interaction.view == nil)
        app.sim.longPress(app.card, for: 0.6)
        #expect(app.heard == Self.opening + Self.ending)
    }

    @Test func `pictures show the way in, and the view in its place again at the end`() {
        let app = ContextMenuApp()
        let before = app.sim.picture()
        app.sim.touchDown(at: CGPoint(x: 60, y: 330))
        app.sim.advance(by: 0.55)
        var pictures = [app.sim.picture().svg]
        for _ in 0..<4 {
            app.sim.advance(by: 0.1)
            pictures.append(app.sim.picture().svg)
        }
        #expect(Set(pictures).count >= 4)
        app.sim.touchUp()
        app.sim.tap(at: CGPoint(x: 380, y: 60))
        app.sim.advance(by: 1)
        #expect(app.sim.picture().svg == before.svg)
    }

    @Test func `every entry can be reached at every position of the view`() {
        for x in [0.0, 100, 190] {
            for y in [0.0, 200, 500, 720] {
                for size in [CGSize(width: 200, height: 120), CGSize(width: 393, height: 700)] {
                    let app = ContextMenuApp()
                    app.card.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
                    app.sim.longPress(at: CGPoint(x: x + 20, y: y + 20))
                    app.sim.advance(by: 1)
                    #expect(app.sim.tap("Copy") && app.heard.contains("chose Copy"), "\(x), \(y), \(size)")
                }
            }
        }
    }
}

/// A target that runs a closure.
@MainActor private final class Calling: NSObject {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    func run() { body() }

    static let call = Selector("run", Calling.run)
}
