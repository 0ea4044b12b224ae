extension Int {
    /// Rounds a number toward zero, and limits it to the bounds. NaN becomes 0, or the bound nearest to 0. Swift's own conversion traps
    /// for such values, which occur in files and apps.
    package init(
        bounded value: some BinaryFloatingPoint, in range: ClosedRange<Int> = -1_000_000_000...1_000_000_000
    ) {
        let number = value.isNaN ? 0 : Double(value)
        self = Int(Swift.min(Swift.max(number, Double(range.lowerBound)), Double(range.upperBound)))
    }
}
