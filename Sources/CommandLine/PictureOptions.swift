import ArgumentParser
import Simulator

/// What a picture is taken of: the device, and what its user has set.
struct PictureOptions: ParsableArguments {
    @Option(
        help:
            "The device: iPhoneSE, iPhone16, iPhone16Plus, iPhone16Pro, iPhone16ProMax, iPadPro11, iPadPro13."
    )
    var device = DeviceOption.iPhone16

    @Option(help: "The version of iOS to behave as, such as 12 or 17.4; 12 is the oldest.")
    var system = SystemOption()

    @Flag(help: "The user has chosen the dark style.")
    var dark = false

    @Flag(help: "The language is read from right to left.")
    var rightToLeft = false

    @Option(help: "The text size that the user has chosen, from XS, S, M, L, XL, XXL, XXXL to AX1 ... AX5.")
    var textSize = TextSizeOption.L

    /// Sets what the user has chosen.
    @MainActor
    func apply(to simulator: Simulator) {
        simulator.setTraits { traits in
            traits.userInterfaceStyle = dark ? .dark : .light
            traits.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
            traits.preferredContentSizeCategory = textSize.category
        }
    }
}

/// A device on the command line.
enum DeviceOption: String, CaseIterable, ExpressibleByArgument {
    case iPhoneSE, iPhone16, iPhone16Plus, iPhone16Pro, iPhone16ProMax, iPadPro11, iPadPro13

    var device: Device {
        switch self {
        case .iPhoneSE: .iPhoneSE
        case .iPhone16: .iPhone16
        case .iPhone16Plus: .iPhone16Plus
        case .iPhone16Pro: .iPhone16Pro
        case .iPhone16ProMax: .iPhone16ProMax
        case .iPadPro11: .iPadPro11
        case .iPadPro13: .iPadPro13
        }
    }
}

/// A text size on the command line.
enum TextSizeOption: String, CaseIterable, ExpressibleByArgument {
    case XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5

    var category: UIContentSizeCategory {
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
