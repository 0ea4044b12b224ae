/// A damped spring of mass 1.
package struct Spring: Hashable, Sendable {
    /// The angular frequency of the undamped spring, in radians per second.
    package let frequency: Double
    /// The damping ratio: 1 is critical, less is underdamped, more is overdamped.
    package let dampingRatio: Double

    /// Creates a spring from physical parameters. An overdamped spring counts as critically damped.
    package init(mass: Double, stiffness: Double, damping: Double) {
        frequency = (stiffness / mass).squareRoot()
        dampingRatio = min(1, damping / (2 * (stiffness * mass).squareRoot()))
    }

    /// Creates a spring from its frequency and damping ratio.
    package init(frequency: Double, dampingRatio: Double) {
        self.frequency = frequency
        self.dampingRatio = dampingRatio
    }

    /// Creates a spring from its perceptual duration and a bounce: -1 to 0 is overdamped, 0 is critically damped,
    /// 1 is undamped.
    package init(duration: Double, bounce: Double) {
        frequency = 2 * .pi / max(duration, 1e-6)
        dampingRatio = bounce >= 0 ? 1 - min(bounce, 0.999) : 1 / (1 + max(bounce, -0.999))
    }

    /// Returns the time until the spring stays within a thousandth of the animated distance.
    ///
    /// - Parameter velocity: The initial velocity, as a multiple of the animated distance per second.
    package func settlingDuration(initialVelocity velocity: Double) -> Double {
        let tolerance = 0.001
        if dampingRatio < 1 {
            let decay = dampingRatio * frequency
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let envelope = 1 + abs((decay - velocity) / swing)
            return log(envelope / tolerance) / decay
        }
        let rest: (Double) -> Double
        if dampingRatio == 1 {
            rest = { [frequency] time in abs(1 + (frequency - velocity) * time) * exp(-frequency * time) }
        } else {
            let root = (dampingRatio * dampingRatio - 1).squareRoot()
            let slow = frequency * (dampingRatio - root)
            let fast = frequency * (dampingRatio + root)
            let share = (fast - velocity) / (fast - slow)
            rest = { time in abs(share * exp(-slow * time)) + abs((1 - share) * exp(-fast * time)) }
        }
        return Spring.lastTime(rest, above: tolerance)
    }

    /// Returns the progress, starting at 0; it may exceed 1 before it settles.
    ///
    /// - Parameter velocity: The initial velocity, as a multiple of the animated distance per second.
    package func progress(at time: Double, initialVelocity velocity: Double) -> Double {
        let decay = dampingRatio * frequency
        if dampingRatio < 1 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let side = (decay - velocity) / swing
            return 1 - exp(-decay * time) * (cos(swing * time) + side * sin(swing * time))
        }
        if dampingRatio == 1 {
            return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
        }
        let root = (dampingRatio * dampingRatio - 1).squareRoot()
        let (slow, fast) = (frequency * (dampingRatio - root), frequency * (dampingRatio + root))
        let share = (fast - velocity) / (fast - slow)
        return 1 - share * exp(-slow * time) - (1 - share) * exp(-fast * time)
    }

    /// Returns the last time at which a decaying motion exceeds the tolerance.
    private static func lastTime(_ rest: (Double) -> Double, above tolerance: Double) -> Double {
        var high = 0.01
        // A motion may pass through rest before it settles, so the search starts from the end.
        while high < 1000, rest(high) > tolerance || rest(high * 1.5) > tolerance { high *= 1.5 }
        var low = high / 1.5
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if rest(middle) > tolerance { low = middle } else { high = middle }
        }
        return high
    }
}
