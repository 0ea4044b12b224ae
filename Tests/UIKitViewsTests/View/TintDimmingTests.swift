import Simulator
import TestTraits
import Testing

@MainActor @Suite(.inTurn) struct TintDimmingTests {
    private final class Tinted: UIView {
        var changes = 0

        override func tintColorDidChange() { changes += 1 }
    }

    @Test func `the nearest view that says something decides`() {
        let (outer, inner) = (Tinted(), Tinted())
        outer.addSubview(inner)
        inner.tintColor = .red
        let before = inner.changes
        #expect(inner.tintAdjustmentMode == .normal)
        outer.tintAdjustmentMode = .dimmed
        #expect(outer.tintAdjustmentMode == .dimmed && inner.tintAdjustmentMode == .dimmed)
        #expect(inner.changes == before + 1 && inner.tintColor != .red)
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        inner.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(red == green && green == blue)
        inner.tintAdjustmentMode = .normal
        #expect(inner.tintColor == .red && inner.changes == before + 2)
        outer.tintAdjustmentMode = .automatic
        #expect(outer.tintAdjustmentMode == .normal && inner.changes == before + 2)
    }

    enum Shown: CaseIterable { case alert, actionSheet, sheet, fullScreen, undimmedSheet }

    @Test(arguments: Shown.allCases)
    func `views behind a presentation are dimmed until it ends`(_ shown: Shown) {
        let sim = Simulator()
        let page = UIViewController()
        let view = Tinted(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        page.view.addSubview(view)
        sim.launch(page)
        let before = view.changes
        let isDimmed = shown != .fullScreen && shown != .undimmedSheet
        let presented = controller(for: shown)
        page.present(presented, animated: true)
        sim.turn()
        sim.advance(by: 1)
        #expect(view.tintAdjustmentMode == (isDimmed ? .dimmed : .normal))
        #expect(view.changes == before + (isDimmed ? 1 : 0))
        #expect(presented.view.tintAdjustmentMode == .normal)
        page.dismiss(animated: true)
        sim.turn()
        sim.advance(by: 1)
        #expect(view.tintAdjustmentMode == .normal && view.changes == before + (isDimmed ? 2 : 0))
    }

    private func controller(for shown: Shown) -> UIViewController {
        switch shown {
        case .alert: return UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        case .actionSheet:
            return UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
        case .sheet: return UIViewController()
        case .fullScreen:
            let page = UIViewController()
            page.modalPresentationStyle = .fullScreen
            return page
        case .undimmedSheet:
            let page = UIViewController()
            page.sheetPresentationController?.detents = [.medium()]
            page.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            return page
        }
    }
}
