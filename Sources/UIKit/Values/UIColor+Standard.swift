// Colours that are the same everywhere.
extension UIColor {
    /// White 0.
    public static let black = UIColor(white: 0, alpha: 1)
    /// White 1/3.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// White 2/3.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// White 1.
    public static let white = UIColor(white: 1, alpha: 1)
    /// White 0.5.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Red 1.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Green 1.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Blue 1.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Green 1, blue 1.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Red 1, green 1.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Red 1, blue 1.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Red 1, green 0.5.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Red 0.5, blue 0.5.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Red 0.6, green 0.4, blue 0.2.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// White 0 with no opacity.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// For text on light backgrounds: white 0.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// For text on dark backgrounds: white 1 with opacity 0.6.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
}
