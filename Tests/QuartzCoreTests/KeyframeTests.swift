import Testing

@testable import QuartzCore

@MainActor @Suite struct KeyframeTests {
    private func values(_ make: (CAKeyframeAnimation) -> Void, at times: [Double]) -> [Double] {
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        animation.values = [0, 10, 30]
        animation.duration = 1
        make(animation)
        return times.map { animation.value(at: $0, over: nil)?.value as? Double ?? .nan }
    }

    @Test func linesLeadFromValueToValue() {
        #expect(values({ _ in }, at: [0, 0.25, 0.5, 0.75, 1]) == [0, 5, 10, 20, 30])
    }

    @Test func keyTimesSayWhenValuesAreReached() {
        let shown = values({ $0.keyTimes = [0, 0.8, 1] }, at: [0.4, 0.8, 0.9, 1])
        for (value, expected) in zip(shown, [5.0, 10, 20, 30]) { #expect(abs(value - expected) < 1e-9) }
    }

    @Test func discreteValuesStay() {
        let shown = values({ $0.calculationMode = .discrete }, at: [0, 0.3, 0.34, 0.6, 0.67, 1])
        #expect(shown == [0, 0, 10, 10, 30, 30])
        let timed = values(
            {
                $0.calculationMode = .discrete
                $0.keyTimes = [0, 0.1, 0.9, 1]
            }, at: [0.05, 0.5, 0.95])
        #expect(timed == [0, 10, 30])
    }

    @Test func pacedValuesPassAtOneSpeed() {
        #expect(values({ $0.calculationMode = .paced }, at: [0, 0.5, 1]) == [0, 15, 30])
    }

    @Test func cubicCurvesPassThroughTheirValues() {
        let shown = values({ $0.calculationMode = .cubic }, at: [0, 0.25, 0.5, 1])
        #expect([shown[0], shown[2], shown[3]] == [0, 10, 30])
        // By the Catmull–Rom formula, with the ends counted twice: (10 + 0) / 2 - (15 - 5) / 8.
        #expect(abs(shown[1] - 3.75) < 1e-9)
        let tight = values(
            {
                $0.calculationMode = .cubic
                $0.tensionValues = [1, 1, 1]
            }, at: [0.25])
        #expect(abs(tight[0] - 5) < 1e-9)
    }

    @Test func functionsPaceEachStep() {
        let shown = values(
            {
                $0.timingFunctions = [
                    CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
                ]
            }, at: [0.25, 0.75])
        #expect(abs(shown[0] - 3.1536) < 1e-3)
        #expect(abs(shown[1] - 20) < 1e-9)
    }

    private func path(_ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 1
        animation.calculationMode = mode
        return animation
    }

    @Test(arguments: [
        (CAAnimationCalculationMode.linear, CGPoint(x: 15, y: 0), CGPoint(x: 30, y: 5)),
        (.paced, CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 0)),
    ])
    func aPathIsFollowed(mode: CAAnimationCalculationMode, early: CGPoint, late: CGPoint) throws {
        let animation = path(mode)
        let points = [0.25, 0.75, 1].compactMap { animation.value(at: $0, over: nil)?.value as? CGPoint }
        #expect(points.count == 3)
        for (point, expected) in zip(points, [early, late, CGPoint(x: 30, y: 10)]) {
            #expect(isNear(point, expected, 1e-6))
        }
    }

    @Test func valueObjectsHoldPoints() {
        let layer = CALayer()
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.values = [NSValue(point: .zero), NSValue(point: CGPoint(x: 10, y: 20))]
        animation.duration = 1
        animation.beginTime = 10
        layer.add(animation, forKey: nil)
        #expect(layer.presentation(at: 10.5).position == CGPoint(x: 5, y: 10))
    }

    @Test func whatMovesAlongAPathMayTurnWithIt() {
        let layer = CALayer()
        let animation = path(.linear)
        animation.rotationMode = .rotateAuto
        animation.beginTime = 10
        layer.add(animation, forKey: nil)
        let angle = layer.presentation(at: 10.75).value(forKeyPath: "transform.rotation.z") as? Double
        let rest: Double = (angle ?? .nan) - Double.pi / 2
        #expect(abs(rest) < 1e-6)
    }
}
