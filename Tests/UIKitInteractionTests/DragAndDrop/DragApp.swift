import Simulator
import TestApps
import TestTraits
import Testing

/// A page with a draggable card at 40, 100 and a drop target at 40, 400, and the app that shows it.
@MainActor
final class DragApp {
    let sim: Simulator
    let page = UIViewController()
    let card = UIView(frame: CGRect(x: 40, y: 100, width: 200, height: 100))
    let well = UIView(frame: CGRect(x: 40, y: 400, width: 200, height: 200))
    let journal = DragJournal()
    let drag: UIDragInteraction
    let drop: UIDropInteraction

    static let onCard = CGPoint(x: 100, y: 150)
    static let onWell = CGPoint(x: 140, y: 500)
    static let onNothing = CGPoint(x: 320, y: 300)

    init(_ sim: Simulator = Simulator()) {
        self.sim = sim
        drag = UIDragInteraction(delegate: journal)
        drop = UIDropInteraction(delegate: journal)
        page.view.backgroundColor = .systemBackground
        card.backgroundColor = .systemTeal
        well.backgroundColor = .systemGray5
        page.view.addSubview(card)
        page.view.addSubview(well)
        sim.launch(page)
        card.addInteraction(drag)
        well.addInteraction(drop)
        sim.turn()
    }

    var heard: [String] { journal.heard }

    /// Holds a finger on the card until it is lifted.
    func lift(at point: CGPoint = DragApp.onCard) {
        sim.touchDown(at: point)
        sim.advance(by: 1)
    }

    func lift(thenMoveTo points: CGPoint...) {
        lift()
        for point in points { sim.touchMove(to: point) }
    }

    func letGo() throws {
        sim.touchUp()
        try sim.settle()
    }
}
