/// How often a standing order pays.
public enum Interval: String, CaseIterable, Sendable {
    /// Once a week.
    case week = "Week"
    /// Once a month.
    case month = "Month"
    /// Every three months.
    case quarter = "Quarter"
    /// Once a year.
    case year = "Year"

    /// A day one interval later.
    public func next(after day: Day) -> Day {
        switch self {
        case .week: day.adding(days: 7)
        case .month: day.adding(months: 1)
        case .quarter: day.adding(months: 3)
        case .year: day.adding(months: 12)
        }
    }
}

/// A payment that repeats.
public struct StandingOrder: Hashable, Sendable {
    /// Who is paid.
    public var name: String
    /// The number of the account.
    public var iban: String
    /// How much each time.
    public var amount: Money
    /// What the payee reads.
    public var reference: String
    /// How often.
    public var interval: Interval
    /// When it pays next.
    public var next: Day
    /// When it pays for the last time; `nil` for never.
    public var last: Day?
    /// Whether it is paused.
    public var isPaused: Bool

    /// Creates it from its parts.
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
