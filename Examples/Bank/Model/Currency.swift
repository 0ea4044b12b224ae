/// A currency.
public struct Currency: Hashable, Sendable {
    /// Its code, such as "USD".
    public var code: String
    /// Its name.
    public var name: String
    /// The flag of its country.
    public var flag: String
    /// How many of it one euro is.
    public var rate: Double
    /// The change since yesterday, in percent.
    public var change: Double

    /// Creates it from its parts.
    public init(code: String, name: String, flag: String, rate: Double, change: Double) {
        self.code = code
        self.name = name
        self.flag = flag
        self.rate = rate
        self.change = change
    }
}
