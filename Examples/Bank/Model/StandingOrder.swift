/// The interval of a standing order.
public enum Interval: String, CaseIterable, Sendable {
    /// Once a week.
    case week = "Week"
    /// Once a month.
    case month = "Month"
    /// Every three months.
    case quarter = "Quarter"
    /// Once a year.
    case year = "Year"

    /// The day one interval later.
    public func next(after day: Day) -> Day {
        switch self {
        case .week: day.adding(days: 7)
        case .month: day.adding(months: 1)
        case .quarter: day.adding(months: 3)
        case .year: day.adding(months: 12)
        }
    }
}

/// A recurring payment.
public struct StandingOrder: Hashable, Sendable {
    /// The payee.
    public var name: String
    /// The account number.
    public var iban: String
    /// The amount of each payment.
    public var amount: Money
    /// The reference for the payee.
    public var reference: String
    /// The interval.
    public var interval: Interval
    /// The next payment.
    public var next: Day
    /// The last payment; `nil` if there is no end.
    public var last: Day?
    /// Whether it is paused.
    public var isPaused: Bool

    /// Creates a standing order.
    public init(
        name: String, iban: String, amount: Money, reference: String, interval: Interval, next: Day,
        last: Day? = nil, isPaused: Bool = false
    ) {
        self.name = name
        self.iban = iban
        self.amount = amount
        self.reference = reference
        self.interval = interval
        self.next = next
        self.last = last
        self.isPaused = isPaused
    }
}
