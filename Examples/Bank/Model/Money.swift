/// An amount of money.
public struct Money: Hashable, Comparable, Sendable {
    /// The amount in hundredths of the currency.
    public var cents: Int
    /// The currency's code, such as "EUR".
    public var currency: String

    /// Creates an amount from hundredths.
    public init(cents: Int, currency: String = "EUR") {
        self.cents = cents
        self.currency = currency
    }

    /// Creates an amount, rounded to hundredths.
    public init(_ amount: Double, currency: String = "EUR") {
        self.init(cents: Int((amount * 100).rounded()), currency: currency)
    }

    /// Reads an amount that a customer typed, such as "1,250.50"; `nil` if it isn't an amount.
    public init?(typed text: String?) {
        guard let amount = text.flatMap({ text in Double(text.filter { $0 != "," }) }) else { return nil }
        self.init(amount)
    }

    /// The amount as a number.
    public var amount: Double { Double(cents) / 100 }

    /// The amount with its currency symbol, such as "€1,250.50".
    public var text: String {
        let sign = cents < 0 ? "−" : ""
        let units = String(abs(cents) / 100)
        let hundredths = String(abs(cents) % 100 + 100).dropFirst()
        return sign + symbol + Money.grouped(units) + "." + hundredths
    }

    /// The amount without hundredths, such as "€1,250".
    public var roundText: String {
        (cents < 0 ? "−" : "") + symbol + Money.grouped(String(abs(cents) / 100))
    }

    private var symbol: String {
        ["EUR": "€", "USD": "$", "GBP": "£", "JPY": "¥"][currency] ?? currency + " "
    }

    private static func grouped(_ digits: String) -> String {
        guard digits.count > 3 else { return digits }
        return grouped(String(digits.dropLast(3))) + "," + digits.suffix(3)
    }

    /// Whether an amount is smaller than another. Both have the same currency.
    public static func < (left: Money, right: Money) -> Bool { left.cents < right.cents }

    /// The sum of two amounts in the same currency.
    public static func + (left: Money, right: Money) -> Money {
        Money(cents: left.cents + right.cents, currency: left.currency)
    }

    /// The difference of two amounts in the same currency.
    public static func - (left: Money, right: Money) -> Money {
        Money(cents: left.cents - right.cents, currency: left.currency)
    }
}
