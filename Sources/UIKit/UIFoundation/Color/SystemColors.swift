// The system colors of iOS 15 to iOS 18 at normal and increased contrast, from the tables of Apple's Human
// Interface Guidelines.
enum SystemColors {
    static let systemRed = UIColor(
        light: Shade(255, 59, 48), dark: Shade(255, 69, 58), lightContrast: Shade(215, 0, 21),
        darkContrast: Shade(255, 105, 97))
    static let systemGreen = UIColor(
        light: Shade(52, 199, 89), dark: Shade(48, 209, 88), lightContrast: Shade(36, 138, 61),
        darkContrast: Shade(48, 219, 91))
    static let systemBlue = UIColor(
        light: Shade(0, 122, 255), dark: Shade(10, 132, 255), lightContrast: Shade(0, 64, 221),
        darkContrast: Shade(64, 156, 255))
    static let systemOrange = UIColor(
        light: Shade(255, 149, 0), dark: Shade(255, 159, 10), lightContrast: Shade(201, 52, 0),
        darkContrast: Shade(255, 179, 64))
    static let systemYellow = UIColor(
        light: Shade(255, 204, 0), dark: Shade(255, 214, 10), lightContrast: Shade(178, 80, 0),
        darkContrast: Shade(255, 212, 38))
    static let systemPink = UIColor(
        light: Shade(255, 45, 85), dark: Shade(255, 55, 95), lightContrast: Shade(211, 15, 69),
        darkContrast: Shade(255, 100, 130))
    static let systemPurple = UIColor(
        light: Shade(175, 82, 222), dark: Shade(191, 90, 242), lightContrast: Shade(137, 68, 171),
        darkContrast: Shade(218, 143, 255))
    static let systemTeal = UIColor(
        light: Shade(48, 176, 199), dark: Shade(64, 200, 224), lightContrast: Shade(0, 130, 153),
        darkContrast: Shade(93, 230, 255))
    static let systemIndigo = UIColor(
        light: Shade(88, 86, 214), dark: Shade(94, 92, 230), lightContrast: Shade(54, 52, 163),
        darkContrast: Shade(125, 122, 255))
    static let systemBrown = UIColor(
        light: Shade(162, 132, 94), dark: Shade(172, 142, 104), lightContrast: Shade(127, 101, 69),
        darkContrast: Shade(181, 148, 105))
    static let systemMint = UIColor(
        light: Shade(0, 199, 190), dark: Shade(99, 230, 226), lightContrast: Shade(12, 129, 123),
        darkContrast: Shade(102, 212, 207))
    static let systemCyan = UIColor(
        light: Shade(50, 173, 230), dark: Shade(100, 210, 255), lightContrast: Shade(0, 113, 164),
        darkContrast: Shade(112, 215, 255))
    static let systemGray = UIColor(
        light: Shade(142, 142, 147), dark: Shade(142, 142, 147), lightContrast: Shade(108, 108, 112),
        darkContrast: Shade(174, 174, 178))
    static let systemGray2 = UIColor(
        light: Shade(174, 174, 178), dark: Shade(99, 99, 102), lightContrast: Shade(142, 142, 147),
        darkContrast: Shade(124, 124, 128))
    static let systemGray3 = UIColor(
        light: Shade(199, 199, 204), dark: Shade(72, 72, 74), lightContrast: Shade(174, 174, 178),
        darkContrast: Shade(84, 84, 86))
    static let systemGray4 = UIColor(
        light: Shade(209, 209, 214), dark: Shade(58, 58, 60), lightContrast: Shade(188, 188, 192),
        darkContrast: Shade(68, 68, 70))
    static let systemGray5 = UIColor(
        light: Shade(229, 229, 234), dark: Shade(44, 44, 46), lightContrast: Shade(216, 216, 220),
        darkContrast: Shade(54, 54, 56))
    static let systemGray6 = UIColor(
        light: Shade(242, 242, 247), dark: Shade(28, 28, 30), lightContrast: Shade(235, 235, 240),
        darkContrast: Shade(36, 36, 38))
}

/// A color for one style, in the 255 steps of Apple's tables.
struct Shade: Sendable {
    let color: UIColor

    init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) {
        color = UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}

extension UIColor {
    convenience init(light: Shade, dark: Shade) {
        self.init { $0.userInterfaceStyle == .dark ? dark.color : light.color }
    }

    /// Creates a color with an additional shade for content above other content in the dark style.
    convenience init(light: Shade, dark: Shade, elevated: Shade) {
        self.init { traits in
            guard traits.userInterfaceStyle == .dark else { return light.color }
            return traits.userInterfaceLevel == .elevated ? elevated.color : dark.color
        }
    }

    /// Creates a color with additional shades for increased contrast.
    convenience init(light: Shade, dark: Shade, lightContrast: Shade, darkContrast: Shade) {
        self.init { traits in
            let isDark = traits.userInterfaceStyle == .dark
            guard traits.accessibilityContrast == .high else { return isDark ? dark.color : light.color }
            return isDark ? darkContrast.color : lightContrast.color
        }
    }
}
