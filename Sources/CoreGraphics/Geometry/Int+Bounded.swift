extension Int {
    /// A number without its decimals, or the nearer bound if it is beyond them; 0, or the bound nearest to it, for a value that is not a
    /// number. Swift's own conversion ends the program for such values, and files and apps contain them.
    package init(
        bounded value: some BinaryFloatingPoint, in range: ClosedRange<Int> = -1_000_000_000...1_000_000_000
    ) {
        let number = value.isNaN ? 0 : Double(value)
        self = Int(Swift.min(Swift.max(number, Double(range.lowerBound)), Double(range.upperBound)))
    }
}
