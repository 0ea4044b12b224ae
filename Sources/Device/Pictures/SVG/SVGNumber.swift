/// A number in SVG syntax: with few decimals, without trailing zeros.
struct SVGNumber: CustomStringConvertible, Equatable {
    /// The precision of a number.
    enum Precision: Int {
        /// A length in points.
        case length = 1_000
        /// A factor of lengths.
        case factor = 1_000_000
    }

    private let parts: Int
    private let precision: Precision

    init(_ value: Double, _ precision: Precision = .length) {
        // NaN and coordinates beyond any screen aren't drawn.
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
