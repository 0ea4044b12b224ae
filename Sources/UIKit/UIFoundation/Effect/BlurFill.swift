// The translucent fill that replaces a blur in a picture. The shades are close to those of Apple's materials over white or black.
extension UIBlurEffect.Style {
    @MainActor var fillColor: UIColor {
        switch self {
        case .extraLight: Self.always(0.97, 0.9)
        case .light, .systemThinMaterialLight: Self.always(0.97, 0.7)
        case .dark, .systemThinMaterialDark: Self.always(0.11, 0.7)
        case .regular, .systemMaterial: Self.fitting(light: (0.97, 0.8), dark: (0.14, 0.8))
        case .prominent: Self.fitting(light: (0.98, 0.9), dark: (0.16, 0.85))
        case .systemUltraThinMaterial: Self.fitting(light: (0.96, 0.55), dark: (0.12, 0.55))
        case .systemThinMaterial: Self.fitting(light: (0.97, 0.7), dark: (0.13, 0.7))
        case .systemThickMaterial: Self.fitting(light: (0.98, 0.92), dark: (0.15, 0.92))
        case .systemChromeMaterial: Self.fitting(light: (0.98, 0.9), dark: (0.11, 0.9))
        case .systemUltraThinMaterialLight: Self.always(0.96, 0.55)
        case .systemMaterialLight: Self.always(0.97, 0.8)
        case .systemThickMaterialLight: Self.always(0.98, 0.92)
        case .systemChromeMaterialLight: Self.always(0.98, 0.9)
        case .systemUltraThinMaterialDark: Self.always(0.12, 0.55)
        case .systemMaterialDark: Self.always(0.14, 0.8)
        case .systemThickMaterialDark: Self.always(0.15, 0.92)
        case .systemChromeMaterialDark: Self.always(0.11, 0.9)
        }
    }

    private static func always(_ white: CGFloat, _ alpha: CGFloat) -> UIColor {
        UIColor(white: white, alpha: alpha)
    }

    private static func fitting(light: (CGFloat, CGFloat), dark: (CGFloat, CGFloat)) -> UIColor {
        UIColor { traits in
            let (white, alpha) = traits.userInterfaceStyle == .dark ? dark : light
            return UIColor(white: white, alpha: alpha)
        }
    }
}
