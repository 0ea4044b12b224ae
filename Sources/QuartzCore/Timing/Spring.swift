/// A damped spring of mass 1.
package struct Spring: Hashable, Sendable {
    /// The speed of the undamped spring, in radians a second.
    package let frequency: Double
    /// 1 is critical: less bounces, more creeps.
    package let dampingRatio: Double

    /// A spring by its physics. One that is damped more than critically runs as a critical one.
    package init(mass: Double, stiffness: Double, damping: Double) {
        frequency = (stiffness / mass).squareRoot()
        dampingRatio = min(1, damping / (2 * (stiffness * mass).squareRoot()))
    }

    /// A spring by its frequency and damping ratio.
    package init(frequency: Double, dampingRatio: Double) {
        self.frequency = frequency
        self.dampingRatio = dampingRatio
    }

    /// A spring by its perceived duration, and a bounce from -1, creeping, over 0, critical, to 1, undamped.
    package init(duration: Double, bounce: Double) {
        frequency = 2 * .pi / max(duration, 1e-6)
        dampingRatio = bounce >= 0 ? 1 - min(bounce, 0.999) : 1 / (1 + max(bounce, -0.999))
    }

    /// When the spring stays within a thousandth of its way.
    ///
    /// - Parameter velocity: the speed at the beginning, in ways a second.
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

    /// How much of the way is behind the spring, from 0 at its beginning; it may go beyond 1 and come back.
    ///
    /// - Parameter velocity: the speed at the beginning, in ways a second.
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

    /// The last time at which a motion that dies away is above a value.
    private static func lastTime(_ rest: (Double) -> Double, above tolerance: Double) -> Double {
        var high = 0.01
        // A motion may pass through rest on its way, so that the end is sought from behind.
        while high < 1000, rest(high) > tolerance || rest(high * 1.5) > tolerance { high *= 1.5 }
        var low = high / 1.5
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if rest(middle) > tolerance { low = middle } else { high = middle }
        }
        return high
    }
}
