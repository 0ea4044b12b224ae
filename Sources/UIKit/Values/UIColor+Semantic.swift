// Colours named for what they are used for. iOS 13.
extension UIColor {
    /// Text of the first rank.
    public static let label = UIColor(light: Shade(0, 0, 0), dark: Shade(255, 255, 255))
    /// Text of the second rank.
    public static let secondaryLabel = UIColor(
        light: Shade(60, 60, 67, alpha: 0.6), dark: Shade(235, 235, 245, alpha: 0.6))
    /// Text of the third rank.
    public static let tertiaryLabel = UIColor(
        light: Shade(60, 60, 67, alpha: 0.3), dark: Shade(235, 235, 245, alpha: 0.3))
    /// Text of the fourth rank.
    public static let quaternaryLabel = UIColor(
        light: Shade(60, 60, 67, alpha: 0.18), dark: Shade(235, 235, 245, alpha: 0.16))
    /// Links.
    public static let link = UIColor(light: Shade(0, 122, 255), dark: Shade(9, 132, 255))
    /// Text that stands in an empty field.
    public static let placeholderText = UIColor(
        light: Shade(60, 60, 67, alpha: 0.3), dark: Shade(235, 235, 245, alpha: 0.3))
    /// Thin lines that let what is behind show through.
    public static let separator = UIColor(
        light: Shade(60, 60, 67, alpha: 0.29), dark: Shade(84, 84, 88, alpha: 0.6))
    /// Thin lines that cover what is behind.
    public static let opaqueSeparator = UIColor(light: Shade(198, 198, 200), dark: Shade(56, 56, 58))
    /// Thin and small shapes.
    public static let systemFill = UIColor(
        light: Shade(120, 120, 128, alpha: 0.2), dark: Shade(120, 120, 128, alpha: 0.36))
    /// Middle-sized shapes.
    public static let secondarySystemFill = UIColor(
        light: Shade(120, 120, 128, alpha: 0.16), dark: Shade(120, 120, 128, alpha: 0.32))
    /// Large shapes.
    public static let tertiarySystemFill = UIColor(
        light: Shade(118, 118, 128, alpha: 0.12), dark: Shade(118, 118, 128, alpha: 0.24))
    /// Large areas of complex content.
    public static let quaternarySystemFill = UIColor(
        light: Shade(116, 116, 128, alpha: 0.08), dark: Shade(118, 118, 128, alpha: 0.18))
    /// The background of the interface.
    public static let systemBackground = UIColor(light: Shade(255, 255, 255), dark: Shade(0, 0, 0))
    /// Content on the background.
    public static let secondarySystemBackground = UIColor(
        light: Shade(242, 242, 247), dark: Shade(28, 28, 30))
    /// Content on the second background.
    public static let tertiarySystemBackground = UIColor(light: Shade(255, 255, 255), dark: Shade(44, 44, 46))
    /// The background of grouped content.
    public static let systemGroupedBackground = UIColor(light: Shade(242, 242, 247), dark: Shade(0, 0, 0))
    /// Content on the grouped background.
    public static let secondarySystemGroupedBackground = UIColor(
        light: Shade(255, 255, 255), dark: Shade(28, 28, 30))
    /// Content on the second grouped background.
    public static let tertiarySystemGroupedBackground = UIColor(
        light: Shade(242, 242, 247), dark: Shade(44, 44, 46))
}
