/// The metrics of a font family, and the source of its widths.
struct FamilyFacts {
    /// The source of a family's widths.
    enum Widths: Hashable {
        /// San Francisco's widths, times a factor.
        case sanFrancisco(Double)
        /// San Francisco's widths, with monospaced digits.
        case sanFranciscoWithEqualDigits
        /// Arial's widths, times a factor.
        case arial(Double)
        /// Times New Roman's widths, times a factor.
        case times(Double)
        /// One width for all characters, in ems.
        case equal(Double)
    }

    var metrics: FontMetrics
    var widths: Widths

    static func facts(of face: FontFace) -> FamilyFacts {
        switch face.family {
        case .system: FamilyFacts(metrics: sanFrancisco, widths: .sanFrancisco(1))
        case .systemMonospacedDigits:
            FamilyFacts(metrics: sanFrancisco, widths: .sanFranciscoWithEqualDigits)
        case .systemRounded: FamilyFacts(metrics: sanFrancisco, widths: .sanFrancisco(1))
        case .systemMonospaced: FamilyFacts(metrics: sanFrancisco, widths: .equal(0.618))
        case .systemSerif: FamilyFacts(metrics: sanFrancisco, widths: .times(1.12))
        case .named("Helvetica Neue") where face.weight == .medium:
            FamilyFacts(metrics: helveticaNeueMedium, widths: .arial(1.02))
        case .named(let name): named[name] ?? unknown
        }
    }

    // The sum of ascent and descent is 1.193359375 em: 2479 of 3531 labels have exactly that height in pixels.
    private static let sanFrancisco = FontMetrics(
        ascender: 1950 / 2048, descender: 494 / 2048, capHeight: 1443 / 2048, xHeight: 1078 / 2048)

    private static let helveticaNeueMedium = FontMetrics(
        ascender: 0.975, descender: 0.217, leading: 0.029, capHeight: 0.714, xHeight: 0.523)

    /// An unlisted family has the system font's metrics.
    private static let unknown = FamilyFacts(metrics: sanFrancisco, widths: .sanFrancisco(1))

    /// The heights are from the fonts' own tables; labels in ten of these families agree with them. The widths of
    /// Arial, Helvetica, Times New Roman, and Courier New are exact. The others use a factor by the kind of typeface,
    /// accurate to about five percent.
    private static let named: [String: FamilyFacts] = [
        "Arial": family(0.905, 0.212, 0.033, 0.716, 0.519, .arial(1)),
        "Helvetica": family(0.92, 0.23, 0, 0.718, 0.523, .arial(1)),
        "Helvetica Neue": family(0.952, 0.213, 0.028, 0.714, 0.517, .arial(1)),
        "Times New Roman": family(0.891, 0.216, 0.042, 0.662, 0.448, .times(1)),
        "Courier New": family(0.833, 0.3, 0, 0.571, 0.423, .equal(0.6001)),
        "Menlo": family(0.928, 0.236, 0, 0.729, 0.547, .equal(0.602)),
        "Georgia": family(0.917, 0.219, 0, 0.692, 0.481, .times(1.09)),
        "Palatino": family(0.84, 0.27, 0.025, 0.729, 0.478, .times(1.06)),
        "Baskerville": family(0.9, 0.245, 0, 0.672, 0.4, .times(0.98)),
        "Verdana": family(1.005, 0.21, 0, 0.727, 0.545, .arial(1.15)),
        "Trebuchet MS": family(0.939, 0.222, 0, 0.716, 0.523, .arial(1)),
        "Avenir": family(1, 0.366, 0, 0.708, 0.468, .arial(1)),
        "Avenir Next": family(1, 0.366, 0, 0.708, 0.468, .arial(1)),
        "Futura": family(1.039, 0.26, 0.029, 0.756, 0.433, .arial(0.98)),
        "Gill Sans": family(0.918, 0.23, 0, 0.682, 0.449, .arial(0.92)),
    ]

    private static func family(
        _ ascender: Double, _ descender: Double, _ leading: Double, _ capHeight: Double, _ xHeight: Double,
        _ widths: Widths
    ) -> FamilyFacts {
        FamilyFacts(
            metrics: FontMetrics(
                ascender: ascender, descender: descender, leading: leading, capHeight: capHeight,
                xHeight: xHeight),
            widths: widths)
    }
}
