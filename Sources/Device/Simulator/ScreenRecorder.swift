import Pictures
import UIKit

/// Records the screen's pictures and the locations of fingers while the clock moves.
@MainActor
package final class ScreenRecorder {
    /// Seconds for which a finger is visible before it acts, and a caption before its action.
    private static let lead = 0.45
    /// The longest time for which a still screen is shown, in seconds.
    private static let longestRest = 1.5

    /// The caption of the current moment.
    package var caption = ""
    /// The recorded moments, in order.
    package private(set) var moments: [ScreenMoment] = []
    private let simulator: Simulator
    private let interval: TimeInterval

    /// Records a number of moments per second of the simulator's clock until the recorder is released.
    package init(of simulator: Simulator, framesPerSecond: Int) {
        self.simulator = simulator
        interval = 1 / Double(framesPerSecond)
        let interval = interval
        simulator.runtime.loop.watch = ClockWatch(at: simulator.now) { [weak self] in
            self?.look()
            return self == nil ? nil : interval
        }
    }

    /// Shows the current screen for some seconds.
    package func rest(for seconds: TimeInterval) {
        add(simulator.picture(), touches: [], seconds: seconds)
    }

    /// Shows a caption for the next action over the current screen.
    package func announce(_ words: String) {
        caption = words
        rest(for: Self.lead)
    }

    private func look() {
        let touches = simulator.touches
        // A tap is too short to be visible.
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
    /// Whether another moment shows the same screen.
    fileprivate func isLike(_ other: ScreenMoment) -> Bool {
        touches == other.touches && caption == other.caption && screen == other.screen
    }
}

extension Simulator {
    /// The locations of the fingers, in points of the screen.
    package var touches: [CGPoint] {
        let fingers = runtime.application.fingers
        return fingers.down.compactMap { fingers.position(of: $0) }
    }

    /// The device's specification.
    package var deviceSpec: DeviceSpec { runtime.screen.spec }

    /// Calls a closure once, after some seconds of the clock.
    package func look(after seconds: TimeInterval, _ look: @escaping @MainActor () -> Void) {
        runtime.loop.watch = ClockWatch(at: now + seconds) {
            look()
            return nil
        }
    }

    /// Films the screen while the body runs, and until the app settles after it.
    ///
    /// ```swift
    /// let film = sim.film { sim.tap("Buy now") }
    /// try film.svg.write(toFile: "checkout.svg", atomically: true, encoding: .utf8)
    /// ```
    ///
    /// The film contains one frame for each interval of the simulator's clock; a still screen is one frame. Fingers are drawn as gray dots.
    /// With the wall clock, frames exist only at deadlines.
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
