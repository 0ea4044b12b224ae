import InterfaceFiles

extension InterfaceReader {
    /// Returns the color of a property; `nil` if the file has none.
    package func color(_ key: String) -> UIColor? {
        element.child("color", key: key).flatMap { loading.color($0) }
    }
}

extension InterfaceLoading {
    /// Returns the color of an element: a system color, a color of an asset catalog, or components.
    func color(_ element: InterfaceElement) -> UIColor? {
        // Xcode stores the resolved color with the name.
        let seen = UIColor(components: element)
        let oldName = element["cocoaTouchSystemColor"]
        if let name = element["systemColor"] ?? oldName {
            return UIColor.interfaceSystemColor(name) ?? savedColor(file.resources.systemColors[name]) ?? seen
        }
        if let name = element["name"] {
            guard AssetBundle.of(bundle).color(name) != nil else {
                return savedColor(file.resources.namedColors[name]) ?? seen
            }
            return UIColor(named: name, in: bundle, compatibleWith: nil)
        }
        element.reportAbsence(of: "patternImage")
        return seen
    }

    /// Returns the color that Interface Builder resolved for a name, if the app has no color with that name.
    private func savedColor(_ variants: [InterfaceElement]?) -> UIColor? {
        variants?.first.flatMap { UIColor(components: $0) }
    }
}

extension UIColor {
    /// Creates a color from components: `red`, `green` and `blue`, or `white`, and `alpha`; `nil` if there are none.
    fileprivate convenience init?(components element: InterfaceElement) {
        _ = (element["colorSpace"], element["customColorSpace"])
        let alpha = element.number("alpha") ?? 1
        if let white = element.number("white") {
            self.init(white: white, alpha: alpha)
        } else if let red = element.number("red"), let green = element.number("green"),
            let blue = element.number("blue")
        {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        } else {
            return nil
        }
    }

    /// Returns the system color with a name, such as `labelColor` or `systemBlueColor`.
    fileprivate static func interfaceSystemColor(_ name: String) -> UIColor? { systemColors[name] }

    private static let systemColors: [String: UIColor] = [
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "linkColor": .link,
        "placeholderTextColor": .placeholderText,
        "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
        "systemBackgroundColor": .systemBackground,
        "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
        "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
        "lightTextColor": .lightText, "darkTextColor": .darkText,
        "systemBlueColor": .systemBlue, "systemGreenColor": .systemGreen, "systemIndigoColor": .systemIndigo,
        "systemOrangeColor": .systemOrange, "systemPinkColor": .systemPink,
        "systemPurpleColor": .systemPurple,
        "systemRedColor": .systemRed, "systemTealColor": .systemTeal, "systemYellowColor": .systemYellow,
        "systemBrownColor": .systemBrown, "systemMintColor": .systemMint, "systemCyanColor": .systemCyan,
        "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
        "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
        "tintColor": .tintColor, "groupTableViewBackgroundColor": .systemGroupedBackground,
        "viewFlipsideBackgroundColor": UIColor(white: 0.15, alpha: 1),
        "scrollViewTexturedBackgroundColor": UIColor(white: 0.45, alpha: 1),
        "blackColor": .black, "whiteColor": .white, "clearColor": .clear, "redColor": .red,
        "greenColor": .green, "blueColor": .blue, "grayColor": .gray, "darkGrayColor": .darkGray,
        "lightGrayColor": .lightGray, "orangeColor": .orange, "yellowColor": .yellow,
        "purpleColor": .purple, "brownColor": .brown, "magentaColor": .magenta, "cyanColor": .cyan,
    ]
}
