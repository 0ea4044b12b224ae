import Testing

@testable import QuartzCore

@Suite struct SpringTests {
    /// The first figure is the value of a default animation on a device; the others are from Apple's page.
    @Test(arguments: [(CGFloat(10), 1.4727003346780927, 1e-9), (5, 2.85, 0.01), (15, 1.02, 0.01)])
    func springsSettleWhenAppleSays(damping: CGFloat, duration: CFTimeInterval, tolerance: Double) {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.damping = damping
        #expect(abs(spring.settlingDuration - duration) < tolerance)
    }

    /// The spring's equation holds: mass · x'' + damping · x' + stiffness · x = 0 for the remaining distance.
    @Test(arguments: [(0.3, 0.0), (0.8, 4), (1, 0), (1, -3), (1.7, 0), (1.7, 5)])
    func motionObeysTheEquation(ratio: Double, velocity: Double) {
        let spring = Spring(frequency: 12, dampingRatio: ratio)
        func left(_ time: Double) -> Double { 1 - spring.progress(at: time, initialVelocity: velocity) }
        let step = 1e-4
        for time in stride(from: 0.05, to: 1, by: 0.05) {
            let speed = (left(time + step) - left(time - step)) / (2 * step)
            let pull = (left(time + step) - 2 * left(time) + left(time - step)) / (step * step)
            #expect(abs(pull + 2 * ratio * 12 * speed + 144 * left(time)) < 1e-3)
        }
        #expect(abs(left(0) - 1) < 1e-12)
        #expect(abs((left(0) - left(1e-7)) / 1e-7 - velocity) < 1e-3)
    }

    @Test func perceptualSpringsAreTheirPhysics() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
        #expect(abs(spring.perceptualDuration - 0.5) < 1e-9)
        #expect(isNear(spring.bounce, 0.2))
        #expect(isNear(spring.stiffness, 157.91367, 1e-4))
        #expect(isNear(spring.damping, 20.10619, 1e-4))
    }

    @Test func aSpringIsOverdampedOnlyWhereThatIsAllowed() {
        let spring = CASpringAnimation(keyPath: "opacity")
        spring.damping = 40
        let critical = spring.share(at: 0.3)
        spring.damping = 20
        #expect(spring.share(at: 0.3) == critical)
        spring.damping = 40
        spring.allowsOverdamping = true
        #expect(spring.share(at: 0.3) < critical)
    }
}
