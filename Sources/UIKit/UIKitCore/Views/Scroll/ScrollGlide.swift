import Foundation

/// The motion of content on one axis after a drag: it decelerates, and a spring returns it from beyond an edge.
///
/// The speed decreases by the rate each millisecond until it is below a hundredth of a point per millisecond, as
/// measured on devices: an offset of 364 and a speed of 4.61994 at 0.998 ends at 2664.5 after 3.07 s.
package struct ScrollGlide {
    /// The speed at which the content stops, in points per millisecond.
    static let slowest: CGFloat = 0.01
    /// The speed from which on a swipe turns the page, however little of it is visible, in points per millisecond.
    package static let slowestFlick: CGFloat = 0.2

    private let start: CGFloat
    private let velocity: CGFloat
    private let rate: CGFloat
    /// The duration of the deceleration, in seconds.
    private let glideDuration: TimeInterval
    /// The spring motion after it.
    private let rebound: Rebound?
    let end: CGFloat

    var duration: TimeInterval { glideDuration + (rebound?.duration ?? 0) }

    /// Returns the distance of a deceleration. The velocity is in points per millisecond.
    static func distance(velocity: CGFloat, rate: CGFloat) -> CGFloat {
        let excess = max(0, abs(velocity) - slowest)
        return (velocity < 0 ? -excess : excess) * rate / (1 - rate)
    }

    /// Creates a deceleration that ends at an offset.
    init(from start: CGFloat, to end: CGFloat, rate: CGFloat) {
        let distance = end - start
        let velocity = distance * (1 - rate) / rate + (distance < 0 ? -1 : 1) * ScrollGlide.slowest
        self.start = start
        self.end = end
        self.rate = rate
        self.velocity = velocity
        glideDuration = distance == 0 ? 0 : log(ScrollGlide.slowest / abs(velocity)) / log(rate) / 1000
        rebound = nil
    }

    /// Creates a deceleration that passes an edge and returns to it, or stops there if the content doesn't bounce.
    init(from start: CGFloat, velocity: CGFloat, rate: CGFloat, past edge: CGFloat, bounces: Bool) {
        self.start = start
        self.rate = rate
        self.velocity = velocity
        end = edge
        let isPast = velocity > 0 ? start >= edge : start <= edge
        let left = isPast ? 1 : 1 - (edge - start) * (1 - rate) / (velocity * rate)
        glideDuration = isPast ? 0 : log(left) / log(rate) / 1000
        rebound =
            bounces
            ? Rebound(edge: edge, from: isPast ? start : edge, velocity: velocity * left * 1000) : nil
    }

    /// Creates a motion back to the edge.
    init(back edge: CGFloat, from start: CGFloat, velocity: CGFloat) {
        self.start = start
        self.velocity = velocity
        rate = 0
        glideDuration = 0
        end = edge
        rebound = Rebound(edge: edge, from: start, velocity: velocity * 1000)
    }

    func position(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return end }
        if time >= glideDuration, let rebound { return rebound.position(at: time - glideDuration) }
        return start + velocity * rate * (1 - pow(rate, time * 1000)) / (1 - rate)
    }
}

/// A critically damped spring that returns content to an edge.
struct Rebound {
    /// The angular frequency in radians per second.
    private static let frequency: CGFloat = 10

    private let edge: CGFloat
    private let distance: CGFloat
    private let velocity: CGFloat
    let duration: TimeInterval

    /// - Parameter velocity: The velocity in points per second.
    init(edge: CGFloat, from start: CGFloat, velocity: CGFloat) {
        self.edge = edge
        distance = start - edge
        self.velocity = velocity
        let (away, push) = (abs(distance), abs(velocity + Rebound.frequency * distance))
        // With a large velocity the content moves away from the edge until the time constant of the spring has passed.
        var time: TimeInterval = push > 1 ? 1 / Rebound.frequency : 0
        while (away + push * time) * exp(-Rebound.frequency * time) > 0.5 { time += 1 / 60 }
        duration = time
    }

    func position(at time: TimeInterval) -> CGFloat {
        edge + (distance + (velocity + Rebound.frequency * distance) * time)
            * exp(-Rebound.frequency * time)
    }
}
