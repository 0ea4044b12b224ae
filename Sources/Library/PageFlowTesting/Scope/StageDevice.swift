#if canImport(Simulator)
    import Simulator
    import UIKit

    /// The device of a stage, and the user's settings on it.
    struct StageDevice: Sendable {
        /// The device that the test's trait chooses.
        @TaskLocal static var ofTask = StageDevice()

        var device = Device.iPhone16
        var system = System.iOS(18)
        var orientation = UIInterfaceOrientation.portrait
        var textSize = UIContentSizeCategory.large
        var locale = Simulator.defaultLocale
        var timeZone = TimeZone.gmt
        var now: Date?

        @MainActor
        func makeSimulator() -> Simulator {
            let simulator = Simulator(
                device: device, system: system, locale: locale, timeZone: timeZone, now: now)
            if textSize != .large { simulator.setTraits { $0.preferredContentSizeCategory = textSize } }
            return simulator
        }

        /// Rotates an app that was launched in portrait, and waits until it is at rest.
        @MainActor
        func turn(_ simulator: Simulator) {
            guard orientation != .portrait else { return }
            simulator.rotate(to: orientation)
            _ = try? simulator.settle()
        }
    }
#endif
