/// A number as SVG has it: a few decimals, none that says nothing.
struct SVGNumber: CustomStringConvertible, Equatable {
    /// How exact a number is.
    enum Precision: Int {
        /// A length in points.
        case length = 1_000
        /// A factor that lengths are multiplied by.
        case factor = 1_000_000
    }

    private let parts: Int
    private let precision: Precision

    init(_ value: Double, _ precision: Precision = .length) {
        // What is not a number, or lies beyond any screen, is drawn nowhere.
        parts = abs(value) < 1e9 ? Int((value * Double(precision.rawValue)).rounded()) : 0
        self.precision = precision
    }

    var description: String {
        let unit = precision.rawValue
        let whole = "\(parts < 0 ? "-" : "")\(abs(parts) / unit)"
        guard parts % unit != 0 else { return whole }
        var decimals = String(abs(parts) % unit + unit).dropFirst()
        while decimals.last == "0" { decimals.removeLast() }
        return "\(whole).\(decimals)"
    }
}
