import PageFlowTesting
import Simulator
import Testing

private final class ShakenPage: UIViewController {
    var heard: [String] = []
    var wants = true

    override var canBecomeFirstResponder: Bool { wants }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard.append("began \(motion == .motionShake && event?.type == .motion)")
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard.append("ended")
    }

    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard.append("cancelled")
    }
}

private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

@MainActor
@Suite(.onStage) struct ShakeTests {
    @Test func `a page that is the first responder is notified of a shake and of its end`() throws {
        let sim = Simulator()
        let page = ShakenPage()
        sim.launch(page)
        page.becomeFirstResponder()
        sim.shake()
        #expect(page.heard == ["began true"])
        try sim.settle()
        #expect(page.heard == ["began true", "ended"])
    }

    @Test func `a shake goes up the chain from a view that has no use for it`() throws {
        let sim = Simulator()
        let page = ShakenPage()
        sim.launch(page)
        let field = Field()
        page.view.addSubview(field)
        field.becomeFirstResponder()
        sim.shake()
        try sim.settle()
        #expect(page.heard == ["began true", "ended"])
    }

    @Test func `a page that is no first responder is not notified, nor is an app in the background`() throws {
        let sim = Simulator()
        let page = ShakenPage()
        sim.launch(page)
        sim.shake()
        try sim.settle()
        page.becomeFirstResponder()
        sim.enterBackground()
        sim.shake()
        try sim.settle()
        #expect(page.heard.isEmpty)
    }

    @Test(arguments: [false, true])
    func `a shake is canceled when the app disappears or the responder leaves`(leaves: Bool) throws {
        let sim = Simulator()
        let page = ShakenPage()
        sim.launch(page)
        let child = ShakenPage()
        page.addChild(child)
        page.view.addSubview(child.view)
        child.didMove(toParent: page)
        child.becomeFirstResponder()
        sim.shake()
        if leaves { child.view.removeFromSuperview() } else { sim.enterBackground() }
        #expect(child.heard == ["began true", "cancelled"])
        try sim.settle()
        #expect(child.heard == ["began true", "cancelled"])
    }
}
