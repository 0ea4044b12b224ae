import Simulator

/// One figure of an entry, read.
struct ExpectedFigure: Equatable {
    /// What is measured, such as `top`.
    let name: String
    /// In points, or what the entry counts in.
    let value: CGFloat

    /// Reads `top: 59`; `nil` when the text is something else.
    init?(_ event: String) {
        let parts = event.components(separatedBy: ": ")
        guard parts.count == 2, !parts[0].isEmpty, let number = Double(parts[1]) else { return nil }
        name = parts[0]
        value = CGFloat(number)
    }

    /// Whether what was seen is the figure, or no more than the tolerance off. A tolerance of 0 allows for the rounding of
    /// floating point alone.
    func holds(for seen: CGFloat, within tolerance: Double) -> Bool {
        abs(seen - value) <= CGFloat(tolerance) + 0.001
    }
}
