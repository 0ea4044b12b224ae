/// The colors of the onscreen keyboard.
@MainActor
struct KeyboardColors {
    let ground: UIColor
    let key: UIColor
    /// The background of keys that don't insert text.
    let greyKey: UIColor
    /// The bottom edge of a key.
    let shadow: UIColor
    let text: UIColor
    /// The text on a disabled return key.
    let offText: UIColor
    /// The symbols next to the home indicator.
    let sign: UIColor
    let line: UIColor
    let blue = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)

    static let light = KeyboardColors(
        ground: color(0xD1D3D9), key: .white, greyKey: color(0xABB0BC), shadow: color(0x898A8D),
        text: .black, offText: color(0x70747C), sign: color(0x50555C), line: color(0xB4B8C1))

    static let dark = KeyboardColors(
        ground: color(0x2B2B2D), key: color(0x6A6A6C), greyKey: color(0x464648), shadow: color(0x1A1A1C),
        text: .white, offText: color(0x8E8E93), sign: color(0xC8C8CC), line: color(0x4C4C50))

    /// The colors since iOS 26, in which all keys have the same background. They have no source.
    static let lightGlass = KeyboardColors(
        ground: color(0xE1E3E8), key: .white, greyKey: .white, shadow: .clear, text: .black,
        offText: color(0x9A9DA5), sign: color(0x3C3F45), line: color(0xB9BCC4))

    static let darkGlass = KeyboardColors(
        ground: color(0x232326), key: color(0x4A4A4E), greyKey: color(0x4A4A4E), shadow: .clear, text: .white,
        offText: color(0x8E8E93), sign: color(0xDADADF), line: color(0x4C4C50))

    /// The colors in the system's design.
    static func colors(isDark: Bool) -> KeyboardColors {
        switch (Runtime.current.design, isDark) {
        case (.flat, false): light
        case (.flat, true): dark
        case (.glass, false): lightGlass
        case (.glass, true): darkGlass
        }
    }

    private static func color(_ hex: Int) -> UIColor {
        UIColor(
            red: CGFloat(hex >> 16) / 255, green: CGFloat(hex >> 8 & 255) / 255,
            blue: CGFloat(hex & 255) / 255, alpha: 1)
    }
}
