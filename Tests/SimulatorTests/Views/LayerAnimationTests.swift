import PageFlowTesting
import Simulator
import Testing

@MainActor
@Suite(.onSimulator) struct LayerAnimationTests {
    private final class Listener: CAAnimationDelegate {
        var heard: [String] = []
        func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
    }

    @Test func aLayersAnimationRunsOnTheSimulatorsClock() throws {
        let sim = Simulator()
        let (layer, listener) = (CALayer(), Listener())
        layer.isShownAsRoot = true
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.toValue = 100
        animation.duration = 1
        animation.delegate = listener
        var isOver = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isOver = true }
        layer.add(animation, forKey: "slide")
        CATransaction.commit()
        sim.advance(by: 0.25)
        #expect(layer.presentation()?.position.x == 25)
        #expect(listener.heard == ["start"] && !isOver)
        try sim.settle()
        #expect(listener.heard == ["start", "stop true"] && isOver)
        #expect(layer.presentation()?.position.x == 0)
    }

    @Test func theEndOfATurnDrawsLayers() {
        let sim = Simulator()
        let layer = CALayer()
        layer.isShownAsRoot = true
        layer.setNeedsLayout()
        layer.setNeedsDisplay()
        sim.turn()
        #expect(!layer.needsLayout() && !layer.needsDisplay())
    }
}
