import ArgumentParser
import Simulator
import Synchronization

/// The options of a picture: the device, and the user's settings.
package struct PictureOptions: ParsableArguments {
    @Option(help: "The device.")
    package var device = DeviceOption.standard

    @Option(help: "The version of iOS to behave as, such as 12 or 17.4; 12 is the oldest.")
    package var system = SystemOption()

    @Flag(help: "The user has chosen the dark style.")
    package var dark = false

    @Flag(help: "The language is read from right to left.")
    package var rightToLeft = false

    @Option(help: "The text size that the user has chosen, from XS, S, M, L, XL, XXL, XXXL to AX1 ... AX5.")
    package var textSize = TextSizeOption.L

    @Flag(help: "The user has increased the contrast.")
    package var increasedContrast = false

    @Flag(help: "The user has reduced transparency.")
    package var reducedTransparency = false

    @Flag(help: "The user has chosen bold text.")
    package var boldText = false

    @Flag(help: "The user has reduced motion, and prefers pages that fade.")
    package var reducedMotion = false

    @Flag(help: "Draw the device around its screen.")
    package var frame = false

    package init() {}

    /// The style of a sheet with the screen.
    package var style: FilmSheet.Style { FilmSheet.Style(showsDevice: frame, isDark: dark) }

    /// Applies the user's settings to a simulator.
    @MainActor
    package func apply(to simulator: Simulator) {
        simulator.setTraits { traits in
            traits.userInterfaceStyle = dark ? .dark : .light
            traits.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
            traits.preferredContentSizeCategory = textSize.category
        }
        simulator.setAccessibility(.darkerSystemColors, isOn: increasedContrast)
        simulator.setAccessibility(.reduceTransparency, isOn: reducedTransparency)
        simulator.setAccessibility(.boldText, isOn: boldText)
        simulator.setAccessibility(.reduceMotion, isOn: reducedMotion)
        simulator.setAccessibility(.crossFadeTransitions, isOn: reducedMotion)
    }
}

/// A device on the command line, by its name in the simulator.
package struct DeviceOption: ExpressibleByArgument {
    package let device: Device
    package let defaultValueDescription: String

    private static let usual = Mutex(DeviceOption(device: .iPhone16, defaultValueDescription: "iPhone16"))
    /// The device if none is chosen. The program of one app sets the one that the app was made for.
    package static var standard: DeviceOption {
        get { usual.withLock { $0 } }
        set { usual.withLock { $0 = newValue } }
    }
    package static var allValueStrings: [String] { Device.named.map(\.key) }

    private init(device: Device, defaultValueDescription: String) {
        (self.device, self.defaultValueDescription) = (device, defaultValueDescription)
    }

    package init?(argument: String) {
        guard let found = Device.named.first(where: { $0.key == argument }) else { return nil }
        self.init(device: found.value, defaultValueDescription: found.key)
    }
}

/// A text size on the command line.
package enum TextSizeOption: String, CaseIterable, ExpressibleByArgument {
    case XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5

    package var category: UIContentSizeCategory {
        switch self {
        case .XS: .extraSmall
        case .S: .small
        case .M: .medium
        case .L: .large
        case .XL: .extraLarge
        case .XXL: .extraExtraLarge
        case .XXXL: .extraExtraExtraLarge
        case .AX1: .accessibilityMedium
        case .AX2: .accessibilityLarge
        case .AX3: .accessibilityExtraLarge
        case .AX4: .accessibilityExtraExtraLarge
        case .AX5: .accessibilityExtraExtraExtraLarge
        }
    }
}
