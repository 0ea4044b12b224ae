// Colors named for their use. iOS 13.
enum SemanticColors {
    static let label = UIColor(light: Shade(0, 0, 0), dark: Shade(255, 255, 255))
    static let secondaryLabel = UIColor(
        light: Shade(60, 60, 67, alpha: 0.6), dark: Shade(235, 235, 245, alpha: 0.6))
    static let tertiaryLabel = UIColor(
        light: Shade(60, 60, 67, alpha: 0.3), dark: Shade(235, 235, 245, alpha: 0.3))
    static let quaternaryLabel = UIColor(
        light: Shade(60, 60, 67, alpha: 0.18), dark: Shade(235, 235, 245, alpha: 0.16))
    static let link = UIColor(light: Shade(0, 122, 255), dark: Shade(9, 132, 255))
    static let placeholderText = UIColor(
        light: Shade(60, 60, 67, alpha: 0.3), dark: Shade(235, 235, 245, alpha: 0.3))
    static let separator = UIColor(
        light: Shade(60, 60, 67, alpha: 0.29), dark: Shade(84, 84, 88, alpha: 0.6))
    static let opaqueSeparator = UIColor(light: Shade(198, 198, 200), dark: Shade(56, 56, 58))
    static let systemFill = UIColor(
        light: Shade(120, 120, 128, alpha: 0.2), dark: Shade(120, 120, 128, alpha: 0.36))
    static let secondarySystemFill = UIColor(
        light: Shade(120, 120, 128, alpha: 0.16), dark: Shade(120, 120, 128, alpha: 0.32))
    static let tertiarySystemFill = UIColor(
        light: Shade(118, 118, 128, alpha: 0.12), dark: Shade(118, 118, 128, alpha: 0.24))
    static let quaternarySystemFill = UIColor(
        light: Shade(116, 116, 128, alpha: 0.08), dark: Shade(118, 118, 128, alpha: 0.18))
    static let systemBackground = UIColor(
        light: Shade(255, 255, 255), dark: Shade(0, 0, 0), elevated: Shade(28, 28, 30))
    static let secondarySystemBackground = UIColor(
        light: Shade(242, 242, 247), dark: Shade(28, 28, 30), elevated: Shade(44, 44, 46))
    static let tertiarySystemBackground = UIColor(
        light: Shade(255, 255, 255), dark: Shade(44, 44, 46), elevated: Shade(58, 58, 60))
    static let systemGroupedBackground = UIColor(
        light: Shade(242, 242, 247), dark: Shade(0, 0, 0), elevated: Shade(28, 28, 30))
    static let secondarySystemGroupedBackground = UIColor(
        light: Shade(255, 255, 255), dark: Shade(28, 28, 30), elevated: Shade(44, 44, 46))
    static let tertiarySystemGroupedBackground = UIColor(
        light: Shade(242, 242, 247), dark: Shade(44, 44, 46), elevated: Shade(58, 58, 60))
}
