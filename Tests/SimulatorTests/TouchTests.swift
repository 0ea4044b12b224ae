import PageFlowTesting
import Simulator
import Testing

@MainActor private final class Listener: NSObject {
    var heard: [String] = []

    func pan(_ pan: UIPanGestureRecognizer) {
        heard.append("\(pan.state) \(Int(pan.translation(in: pan.view).x))")
    }

    func tap() { heard.append("tap") }

    static let pan = Selector("pan:", Listener.pan(_:))
    static let tap = Selector("tap", Listener.tap)
}

@MainActor @Suite(.onStage) struct TouchTests {
    @Test func `a pan begins after ten points and counts from where the finger came down`() {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let listener = Listener()
        page.view.addGestureRecognizer(UIPanGestureRecognizer(target: listener, action: Listener.pan))
        sim.touchDown(at: CGPoint(x: 100, y: 300))
        sim.touchMove(to: CGPoint(x: 106, y: 300))
        sim.touchMove(to: CGPoint(x: 112, y: 300))
        sim.touchMove(to: CGPoint(x: 142, y: 300), over: 1.0 / 30)
        sim.touchUp()
        #expect(listener.heard == ["began 12", "changed 27", "changed 42", "ended 42"])
    }

    @Test func `a tap reaches its target by the name of the method alone`() {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let listener = Listener()
        _ = Listener.tap
        page.view.addGestureRecognizer(UITapGestureRecognizer(target: listener, action: "tap"))
        sim.tap(at: CGPoint(x: 100, y: 300))
        #expect(listener.heard == ["tap"])
    }
}
