// Colours with a name, as iOS 15 to iOS 18 show them at normal contrast.
enum SystemColors {
    static let systemRed = UIColor(light: Shade(255, 59, 48), dark: Shade(255, 69, 58))
    static let systemGreen = UIColor(light: Shade(52, 199, 89), dark: Shade(48, 209, 88))
    static let systemBlue = UIColor(light: Shade(0, 122, 255), dark: Shade(10, 132, 255))
    static let systemOrange = UIColor(light: Shade(255, 149, 0), dark: Shade(255, 159, 10))
    static let systemYellow = UIColor(light: Shade(255, 204, 0), dark: Shade(255, 214, 10))
    static let systemPink = UIColor(light: Shade(255, 45, 85), dark: Shade(255, 55, 95))
    static let systemPurple = UIColor(light: Shade(175, 82, 222), dark: Shade(191, 90, 242))
    static let systemTeal = UIColor(light: Shade(48, 176, 199), dark: Shade(64, 200, 224))
    static let systemIndigo = UIColor(light: Shade(88, 86, 214), dark: Shade(94, 92, 230))
    static let systemBrown = UIColor(light: Shade(162, 132, 94), dark: Shade(172, 142, 104))
    static let systemMint = UIColor(light: Shade(0, 199, 190), dark: Shade(99, 230, 226))
    static let systemCyan = UIColor(light: Shade(50, 173, 230), dark: Shade(100, 210, 255))
    static let systemGray = UIColor(light: Shade(142, 142, 147), dark: Shade(142, 142, 147))
    static let systemGray2 = UIColor(light: Shade(174, 174, 178), dark: Shade(99, 99, 102))
    static let systemGray3 = UIColor(light: Shade(199, 199, 204), dark: Shade(72, 72, 74))
    static let systemGray4 = UIColor(light: Shade(209, 209, 214), dark: Shade(58, 58, 60))
    static let systemGray5 = UIColor(light: Shade(229, 229, 234), dark: Shade(44, 44, 46))
    static let systemGray6 = UIColor(light: Shade(242, 242, 247), dark: Shade(28, 28, 30))
}

/// A colour of one style, in the 255 steps that Apple's tables use.
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
}
