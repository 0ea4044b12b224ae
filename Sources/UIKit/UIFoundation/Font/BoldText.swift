import TextMetrics

extension UIFont {
    /// The face in which the font is shown: with Bold Text, the system fonts are heavier.
    var shownFace: FontFace {
        var face = values.face
        guard face.family.isSystem, UIFont.isTextBold else { return face }
        face.weight = face.weight.forBoldText
        return face
    }

    private static var isTextBold: Bool {
        guard MainThread.isCurrent else { return false }
        return MainActor.assumeIsolated {
            RunningApp.current.screenTraits.legibilityWeight == .bold
        }
    }
}

extension FontWeight {
    /// Regular text becomes semibold, as Apple's page "legibilityWeight" describes for the environment.
    fileprivate var forBoldText: FontWeight {
        switch self {
        case .ultraLight, .thin, .light: .medium
        case .regular: .semibold
        case .medium, .semibold: .bold
        case .bold: .heavy
        case .heavy, .black: .black
        }
    }
}
