import Pictures
import UIKit

/// Writes down what a screen shows while the clock goes on, and where fingers are.
@MainActor
package final class ScreenRecorder {
    /// So long a finger is seen before it does something, and words before it happens, in seconds.
    private static let lead = 0.45
    /// The longest that a screen is shown on which nothing moves.
    private static let longestRest = 1.5

    /// What happens now, in words.
    package var caption = ""
    /// What was seen, in order.
    package private(set) var moments: [ScreenMoment] = []
    private let simulator: Simulator
    private let interval: TimeInterval

    /// Records a number of moments each second of the simulator's clock from now on, as long as it lives.
    package init(of simulator: Simulator, framesPerSecond: Int) {
        self.simulator = simulator
        interval = 1 / Double(framesPerSecond)
        let interval = interval
        simulator.runtime.loop.watch = ClockWatch(at: simulator.now) { [weak self] in
            self?.look()
            return self == nil ? nil : interval
        }
    }

    /// What the screen shows now, for some seconds.
    package func rest(for seconds: TimeInterval) {
        add(simulator.picture(), touches: [], seconds: seconds)
    }

    /// Words for what comes now, over what is there still.
    package func announce(_ words: String) {
        caption = words
        rest(for: Self.lead)
    }

    private func look() {
        let touches = simulator.touches
        // A tap is too short to be seen.
        if !touches.isEmpty, let last = moments.last, last.touches.isEmpty {
            add(last.screen, touches: touches, seconds: Self.lead)
        }
        add(simulator.picture(), touches: touches, seconds: interval)
    }

    private func add(_ screen: Picture, touches: [CGPoint], seconds: TimeInterval) {
        let moment = ScreenMoment(screen: screen, touches: touches, caption: caption, seconds: seconds)
        guard let last = moments.last, last.isLike(moment) else { return moments.append(moment) }
        moments[moments.count - 1].seconds = min(last.seconds + seconds, Self.longestRest)
    }
}

extension ScreenMoment {
    /// Whether another moment shows the same.
    fileprivate func isLike(_ other: ScreenMoment) -> Bool {
        touches == other.touches && caption == other.caption && screen == other.screen
    }
}

extension Simulator {
    /// Where fingers are, in points of the screen.
    package var touches: [CGPoint] {
        let fingers = runtime.application.fingers
        return fingers.down.compactMap { fingers.position(of: $0) }
    }

    /// The device that it is.
    package var deviceSpec: DeviceSpec { runtime.screen.spec }

    /// Looks at the app once, when some seconds of the clock have passed from now on.
    package func look(after seconds: TimeInterval, _ look: @escaping @MainActor () -> Void) {
        runtime.loop.watch = ClockWatch(at: now + seconds) {
            look()
            return nil
        }
    }

    /// Films the screen while something happens, and until the app has come to rest after it.
    ///
    /// ```swift
    /// let film = sim.film { sim.tap("Buy now") }
    /// try film.svg.write(toFile: "checkout.svg", atomically: true, encoding: .utf8)
    /// ```
    ///
    /// Frames are taken of the simulator's clock while it is set on; a screen on which nothing moves is one frame. Fingers
    /// are drawn as gray dots. On the wall clock there are no frames between deadlines.
    public func film(framesPerSecond: Int = 30, of body: () throws -> Void) throws -> Film {
        let recorder = ScreenRecorder(of: self, framesPerSecond: framesPerSecond)
        recorder.rest(for: 0.5)
        try body()
        try settle()
        let style = FilmSheet.Style(
            showsDevice: false, isDark: runtime.screen.traitCollection.userInterfaceStyle == .dark)
        return FilmSheet(for: deviceSpec, style).film(of: recorder.moments)
    }
}
