/// A color in an asset catalog.
struct AssetColor: Decodable {
    /// The name of a system color, such as `systemBlueColor`.
    var reference: String?
    var space: String?
    var components: [String: String]?

    private enum CodingKeys: String, CodingKey {
        case reference, components
        case space = "color-space"
    }

    /// The color; `nil` if its components are invalid or the name isn't a system color.
    var color: UIColor? {
        if let reference { return SystemColorNames.color(reference) }
        guard let components, let alpha = Self.number(components["alpha"] ?? "1.0") else { return nil }
        if let white = components["white"].flatMap(Self.number) { return UIColor(white: white, alpha: alpha) }
        let parts = ["red", "green", "blue"].compactMap { components[$0].flatMap(Self.number) }
        guard parts.count == 3 else { return nil }
        return Self.color(parts, alpha, in: space)
    }

    private static func color(_ parts: [CGFloat], _ alpha: CGFloat, in space: String?) -> UIColor? {
        switch space {
        case "display-p3": UIColor(displayP3Red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
        case "extended-linear-srgb":
            CGColorSpace(name: CGColorSpace.extendedLinearSRGB)
                .flatMap { CGColor(colorSpace: $0, components: parts + [alpha]) }
                .map { UIColor(cgColor: $0) }
        default: UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
        }
    }

    /// Parses a decimal number from 0 to 1, an integer from 0 to 255, or a hexadecimal number with `0x`.
    static func number(_ text: String) -> CGFloat? {
        let text = text.trimmingCharacters(in: .whitespaces)
        if text.lowercased().hasPrefix("0x") {
            return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
        }
        if let whole = Int(text) { return CGFloat(whole) / 255 }
        return Double(text).map { CGFloat($0) }
    }
}

/// The system colors by their names in asset catalogs.
enum SystemColorNames {
    static func color(_ name: String) -> UIColor? { colors[name] }

    private static let colors: [String: UIColor] = [
        "systemRedColor": .systemRed, "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue,
        "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
        "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal,
        "systemIndigoColor": .systemIndigo, "systemBrownColor": .systemBrown,
        "systemMintColor": .systemMint, "systemCyanColor": .systemCyan, "systemGrayColor": .systemGray,
        "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
        "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
        "systemGray6Color": .systemGray6, "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
        "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
        "linkColor": .link, "placeholderTextColor": .placeholderText, "separatorColor": .separator,
        "opaqueSeparatorColor": .opaqueSeparator, "systemFillColor": .systemFill,
        "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
        "quaternarySystemFillColor": .quaternarySystemFill, "systemBackgroundColor": .systemBackground,
        "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "tintColor": .tintColor, "darkTextColor": .darkText, "lightTextColor": .lightText,
    ]
}
