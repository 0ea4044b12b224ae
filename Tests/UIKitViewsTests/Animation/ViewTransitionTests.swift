import Simulator
import TestTraits
import Testing

/// The visible state during `UIView.transition`.
@MainActor @Suite(.inTurn) struct ViewTransitionTests {
    @MainActor fileprivate struct App {
        let sim = Simulator()
        let page = UIViewController()
        let card = UIView(frame: CGRect(x: 50, y: 200, width: 200, height: 100))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

        init() {
            card.backgroundColor = .systemTeal
            label.text = "Old"
            card.addSubview(label)
            page.view.addSubview(card)
            sim.launch(page)
            sim.turn()
        }

        /// The visible ones of the two texts.
        var shown: [String] {
            let svg = sim.picture().svg
            return ["Old", "New"].filter { svg.contains(">\($0)</text>") }
        }
    }

    struct Way: Sendable {
        let options: UIView.AnimationOptions
        /// The visible texts at 0, 0.2, 0.6 and 1 of the duration.
        let shown: [[String]]
    }

    @Test(arguments: [
        Way(options: .transitionCrossDissolve, shown: [["Old"], ["Old", "New"], ["Old", "New"], ["New"]]),
        Way(options: .transitionFlipFromLeft, shown: [["Old"], ["Old"], ["New"], ["New"]]),
        Way(options: .transitionFlipFromBottom, shown: [["Old"], ["Old"], ["New"], ["New"]]),
        Way(options: [], shown: [["New"], ["New"], ["New"], ["New"]]),
    ])
    func `a view goes over from what it showed into what it shows`(_ way: Way) {
        let app = App()
        var isOver = false
        UIView.transition(with: app.card, duration: 1, options: [way.options, .curveLinear]) {
            app.label.text = "New"
        } completion: { _ in
            isOver = true
        }
        var shown = [app.shown]
        for part in [0.2, 0.4, 0.4] {
            app.sim.advance(by: part)
            shown.append(app.shown)
        }
        #expect(shown == way.shown)
        #expect(isOver)
    }

    @Test func `changes of the block are animated only where an option says so`() {
        for isAnimated in [false, true] {
            let app = App()
            let options: UIView.AnimationOptions = isAnimated ? .allowAnimatedContent : []
            UIView.transition(with: app.card, duration: 1, options: [.transitionCrossDissolve, options]) {
                app.label.frame.origin.y = 60
            }
            app.sim.turn()
            #expect((app.label.layer.animationKeys() ?? []).isEmpty != isAnimated)
            #expect(app.label.frame.minY == 60)
        }
    }

    @Test func `of two views that are exchanged the one around them goes over`() {
        let app = App()
        let other = UILabel(frame: app.label.frame)
        other.text = "New"
        UIView.transition(from: app.label, to: other, duration: 1, options: .transitionFlipFromRight)
        #expect(app.label.superview == nil && other.superview === app.card && app.shown == ["Old"])
        app.sim.advance(by: 0.9)
        #expect(app.shown == ["New"])
        app.sim.advance(by: 0.2)
        #expect(app.shown == ["New"])
    }
}
