/// A currency.
public struct Currency: Hashable, Sendable {
    /// Its code, such as "USD".
    public var code: String
    /// Its name.
    public var name: String
    /// The flag of its country.
    public var flag: String
    /// The price of one euro in it.
    public var rate: Double
    /// The change since yesterday, in percent.
    public var change: Double

    /// Creates a currency.
    public init(code: String, name: String, flag: String, rate: Double, change: Double) {
        self.code = code
        self.name = name
        self.flag = flag
        self.rate = rate
        self.change = change
    }
}
