import Simulator
import TestApps
import TestTraits
import Testing

/// The paste control.
@MainActor @Suite(.inTurn) struct PasteControlTests {
    @Test func `it pastes what its target can take`() throws {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let view = PasteView()
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        let control = UIPasteControl(configuration: UIPasteControl.Configuration())
        control.target = view
        control.frame = CGRect(x: 50, y: 200, width: 120, height: 44)
        page.view.addSubview(control)
        sim.turn()
        #expect(!control.isEnabled)
        UIPasteboard.general.string = "text"
        try sim.settle()
        #expect(control.isEnabled && sim.picture().svg.contains(">Paste</text>"))
        sim.tap(at: CGPoint(x: 110, y: 222))
        try sim.settle()
        #expect(view.pasted == 1)
    }
}
