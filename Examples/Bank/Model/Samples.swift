/// The sample customer's data.
enum Samples {
    static let customer = Customer(
        name: "Clara Winter", number: "20418873", street: "Lindenallee 14", postcode: "50668",
        place: "Cologne",
        mobile: "0171 5550127", mail: "clara.winter@example.com", since: 2009)

    static let accounts = [
        Account(
            name: "Current account", iban: "DE89 3704 0044 0532 0130 00", symbol: "creditcard",
            balance: Money(3_204.12), overdraft: Money(1_500), movements: movements),
        Account(
            name: "Rainy days", iban: "DE46 3704 0044 0532 0130 41", symbol: "umbrella",
            balance: Money(11_114.28), movements: [movements[3]]),
        Account(
            name: "Household with Jonas", iban: "DE12 3704 0044 0532 0130 77", symbol: "house",
            balance: Money(10_000), movements: [movements[1], movements[4]]),
    ]

    static let movements = [
        Movement(
            title: "Bakery Lindner", day: Day(14, 3), amount: Money(-8.40), category: .groceries,
            reference: "4411 0923", isCardPayment: true),
        Movement(
            title: "Stadtwerke Köln", day: Day(3, 3), amount: Money(-84), category: .home,
            reference: "SWK-118-220"),
        Movement(
            title: "Deutsche Bahn", day: Day(2, 3), amount: Money(-63.90), category: .travel,
            reference: "4410 8817", isCardPayment: true),
        Movement(
            title: "Architekten Brandt & Sohn", day: Day(28, 2), amount: Money(3_412), category: .income,
            reference: "Wages February"),
        Movement(
            title: "Hausverwaltung Kern", day: Day(1, 3), amount: Money(-980), category: .home,
            reference: "Rent, flat 12"),
        Movement(
            title: "Rheinfit", day: Day(1, 3), amount: Money(-34.90), category: .leisure, reference: "MF-2209"
        ),
        Movement(
            title: "Bookshop am Dom", day: Day(25, 2), amount: Money(-22), category: .leisure,
            reference: "4407 1120", isCardPayment: true),
    ]

    static let cards = [
        Card(name: "Meridian Visa", lastDigits: "4471", expiry: "09/27"),
        Card(name: "Meridian Debit", lastDigits: "0093", expiry: "02/28", worksAbroad: true),
    ]

    static let deposits = [
        Deposit(amount: Money(10_000), months: 12, rate: 2.75, began: Day(1, 11, 2024)),
        Deposit(amount: Money(4_500), months: 24, rate: 2.4, began: Day(15, 6, 2024), renews: false),
    ]

    static let loans = [
        Loan(
            name: "Car loan", symbol: "car.fill", amount: Money(12_300), open: Money(9_840),
            rate: Money(228.40),
            monthsLeft: 48, months: 60),
        Loan(
            name: "Kitchen", symbol: "house.fill", amount: Money(6_000), open: Money(1_250), rate: Money(125),
            monthsLeft: 10, months: 48),
    ]
}
