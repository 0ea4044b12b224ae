#if canImport(Simulator)
    import Simulator
    import UIKit

    /// The device of a stage, and the user's settings on it.
    package struct StageDevice: Sendable {
        /// The device that the test's trait chooses.
        @TaskLocal package static var ofTask = StageDevice()

        package let device: Device
        package let system: System
        package let orientation: UIInterfaceOrientation
        package let textSize: UIContentSizeCategory
        package let locale: Locale
        package let timeZone: TimeZone
        package let now: Date?

        package init(
            device: Device = .iPhone16, system: System = .default,
            orientation: UIInterfaceOrientation = .portrait, textSize: UIContentSizeCategory = .large,
            locale: Locale = Simulator.defaultLocale, timeZone: TimeZone = .gmt, now: Date? = nil
        ) {
            (self.device, self.system, self.orientation) = (device, system, orientation)
            (self.textSize, self.locale, self.timeZone, self.now) = (textSize, locale, timeZone, now)
        }

        @MainActor
        package func makeSimulator() -> Simulator {
            let simulator = Simulator(
                device: device, system: system, locale: locale, timeZone: timeZone, now: now)
            if textSize != .large { simulator.setTraits { $0.preferredContentSizeCategory = textSize } }
            return simulator
        }

        /// Rotates an app that was launched in portrait, and waits until it is at rest.
        @MainActor
        package func turn(_ simulator: Simulator) {
            guard orientation != .portrait else { return }
            simulator.rotate(to: orientation)
            _ = try? simulator.settle()
        }
    }
#endif
