extension Samples {
    private static let hours = ["9:00–18:00", "9:00–18:00", "9:00–13:00", "9:00–18:00", "9:00–16:00"]

    static let branches = [
        Branch(
            name: "Cologne Rudolfplatz", address: "Hohenzollernring 22, 50672 Cologne",
            phone: "0221 555 0122",
            meters: 350, hours: hours, isSaved: true),
        Branch(
            name: "Cologne Neumarkt", address: "Schildergasse 70, 50667 Cologne", phone: "0221 555 0170",
            meters: 1_100, hours: hours),
        Branch(
            name: "Bonn Markt", address: "Markt 9, 53111 Bonn", phone: "0228 555 0109", meters: 26_400,
            hours: hours),
    ]

    static let cashMachines = [
        CashMachine(
            name: "Rudolfplatz station", meters: 120, isOpen: true, hasSteps: false, takesNotes: true),
        CashMachine(
            name: "Belgian Quarter, Aachener Straße", meters: 480, isOpen: true, hasSteps: true,
            takesNotes: false),
        CashMachine(name: "Neumarkt branch", meters: 1_100, isOpen: false, hasSteps: false, takesNotes: true),
    ]

    static let appointments = [
        Appointment(topic: "Loan", day: Day(27, 3), time: "10:30")
    ]

    static let messages = [
        Message(
            sender: "Mr Abel, Cologne", subject: "Your car loan", day: Day(24, 3),
            text: """
                Dear Mrs Winter,

                the papers for your loan are ready and need only your signature. Come by when it suits you, or \
                sign here in the app.

                Yours sincerely
                J. Abel
                """,
            attachment: "Agreement.pdf"),
        Message(
            sender: "Security", subject: "A new device", day: Day(20, 3),
            text: "Somebody logged in with a device that we had not seen before: an iPad in Bonn. Was it you?"
        ),
        Message(
            sender: "Meridian Bank", subject: "Your statement of February", day: Day(1, 3),
            text: "Your statement lies in your mailbox.", attachment: "Statement-2025-02.pdf", isRead: true),
    ]

    static let complaints = [
        Complaint(number: "K-7702", kind: "Fees", detail: "We gave back €12.50 on 4 March.", isSettled: true),
        Complaint(number: "K-7719", kind: "A card", detail: "Mrs Yilmaz looks after it"),
    ]

    static let questions = [
        Question(
            title: "How long does a transfer take?",
            answer: """
                A transfer in euros arrives on the next working day at the latest. Sent as an instant transfer \
                it arrives within ten seconds, at any hour.
                """),
        Question(
            title: "How do I return a direct debit?",
            answer: "Open it in Payments, under Direct debits. You have eight weeks, and need give no reason."
        ),
        Question(
            title: "What does a card cost abroad?",
            answer: "In euros nothing. In other currencies 1.75 % of the amount."),
        Question(
            title: "Where do I find my tax statement?",
            answer: "In your messages, each year in the middle of March."),
    ]

    static let devices = [
        Device(
            name: "iPhone 15 of Clara", symbol: "iphone", system: "iOS 18.2", added: Day(3, 1),
            lastUsed: "today, 8:12", place: "Cologne"),
        Device(
            name: "iPad", symbol: "ipad", system: "iPadOS 17.6", added: Day(20, 3),
            lastUsed: "20 March, 19:40",
            place: "Bonn", approves: false),
    ]
}
