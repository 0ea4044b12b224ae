import Simulator

/// A figure of an entry.
struct ExpectedFigure: Equatable {
    /// The measured quantity, such as `top`.
    let name: String
    /// The value, in points or in the entry's unit.
    let value: CGFloat

    /// Reads `top: 59`; `nil` for other text.
    init?(_ event: String) {
        let parts = event.components(separatedBy: ": ")
        guard parts.count == 2, !parts[0].isEmpty, let number = Double(parts[1]) else { return nil }
        name = parts[0]
        value = CGFloat(number)
    }

    /// Whether a measured value equals the figure within the tolerance. A tolerance of 0 allows only for floating-point rounding.
    func holds(for seen: CGFloat, within tolerance: Double) -> Bool {
        abs(seen - value) <= CGFloat(tolerance) + 0.001
    }
}
