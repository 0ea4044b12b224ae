extension Samples {
    static let payees = [
        Payee(
            name: "Anna Lindqvist", iban: "DE21 5001 0517 5407 3249 31", bank: "ING", isTrusted: true,
            total: Money(640)),
        Payee(
            name: "Hausverwaltung Kern", iban: "DE75 3705 0198 0012 9938 10", bank: "Sparkasse KölnBonn",
            total: Money(11_760)),
        Payee(name: "Jonas Winter", iban: "DE12 3704 0044 0532 0130 77", bank: "Meridian Bank"),
        Payee(
            name: "Dr. Mirjam Öztürk", iban: "DE02 1203 0000 0000 2020 51", bank: "DKB", total: Money(118.60)),
    ]

    static let standingOrders = [
        StandingOrder(
            name: "Hausverwaltung Kern", iban: "DE75 3705 0198 0012 9938 10", amount: Money(980),
            reference: "Rent, flat 12", interval: .month, next: Day(1, 4)),
        StandingOrder(
            name: "Jonas Winter", iban: "DE12 3704 0044 0532 0130 77", amount: Money(250),
            reference: "Household", interval: .month, next: Day(1, 4)),
        StandingOrder(
            name: "Tierheim Köln", iban: "DE61 3705 0198 0001 1142 22", amount: Money(54),
            reference: "Gift", interval: .quarter, next: Day(15, 5)),
    ]

    static let directDebits = [
        DirectDebit(
            name: "Stadtwerke Köln", amount: Money(84), day: Day(3, 3), mandate: "SWK-118-220",
            creditor: "DE98ZZZ09999999999"),
        DirectDebit(
            name: "Rheinfit", amount: Money(34.90), day: Day(1, 3), mandate: "MF-2209",
            creditor: "DE31ZZZ00000412077"),
        DirectDebit(
            name: "Kölner Stadt-Anzeiger", amount: Money(46.50), day: Day(17, 2), mandate: "KSTA-90021",
            creditor: "DE17ZZZ00000088141"),
    ]

    static let currencies = [
        Currency(code: "USD", name: "US dollar", flag: "🇺🇸", rate: 1.0842, change: 0.3),
        Currency(code: "GBP", name: "Pound sterling", flag: "🇬🇧", rate: 0.8369, change: -0.1),
        Currency(code: "CHF", name: "Swiss franc", flag: "🇨🇭", rate: 0.9561, change: 0.0),
        Currency(code: "JPY", name: "Yen", flag: "🇯🇵", rate: 162.38, change: 0.7),
        Currency(code: "TRY", name: "Turkish lira", flag: "🇹🇷", rate: 41.07, change: -0.4),
        Currency(code: "PLN", name: "Zloty", flag: "🇵🇱", rate: 4.182, change: 0.1),
        Currency(code: "SEK", name: "Swedish krona", flag: "🇸🇪", rate: 10.94, change: -0.2),
    ]
}
