import Simulator
import TestTraits
import Testing

/// The background effects of presentations, and defaults of sheets.
@MainActor @Suite(.inTurn) struct PresentationEffectTests {
    @Test(arguments: [(17, true), (18, false), (26, false)])
    func `a sheet prefers the page size before iOS 18`(system: Int, prefers: Bool) {
        let sim = Simulator(system: .iOS(system))
        defer { withExtendedLifetime(sim) {} }
        let page = UIViewController()
        page.modalPresentationStyle = .pageSheet
        #expect(page.sheetPresentationController?.prefersPageSizing == prefers)
    }

    @Test func `the effect of a sheet, or of its detent, is behind a clear page`() throws {
        let sim = Simulator(system: .iOS(26))
        let (home, page) = (UIViewController(), UIViewController())
        sim.launch(home)
        let sheet = try #require(page.sheetPresentationController)
        #expect(sheet.backgroundEffect == nil)
        sheet.detents = [.medium()]
        page.view.backgroundColor = .clear
        home.present(page, animated: false)
        try sim.settle()
        var pictures = [sim.picture().svg]
        sheet.backgroundEffect = UIColorEffect(color: .red)
        pictures.append(sim.picture().svg)
        sheet.detents[0].backgroundEffect = UIColorEffect(color: .green)
        pictures.append(sim.picture().svg)
        #expect(Set(pictures).count == 3)
        #expect(sheet.backgroundEffect == UIColorEffect(color: .red))
    }
}
