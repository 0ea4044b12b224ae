/// The customer's data. A real app would load it from the bank's servers; this one starts with samples.
@MainActor
public final class BankData {
    /// The data of the customer who logged in.
    public static let shared = BankData()

    /// The customer.
    public var customer = Samples.customer
    /// The customer's accounts.
    public var accounts = Samples.accounts
    /// The customer's cards.
    public var cards = Samples.cards
    /// The customer's deposits.
    public var deposits = Samples.deposits
    /// The customer's loans.
    public var loans = Samples.loans
    /// The customer's payees.
    public var payees = Samples.payees
    /// The customer's standing orders.
    public var standingOrders = Samples.standingOrders
    /// The creditors' direct debits.
    public var directDebits = Samples.directDebits
    /// Today's rates.
    public var currencies = Samples.currencies
    /// The bank's branches, nearest first.
    public var branches = Samples.branches
    /// The bank's machines, nearest first.
    public var cashMachines = Samples.cashMachines
    /// The customer's appointments.
    public var appointments = Samples.appointments
    /// The customer's messages, latest first.
    public var messages = Samples.messages
    /// The customer's complaints.
    public var complaints = Samples.complaints
    /// Frequently asked questions.
    public var questions = Samples.questions
    /// The devices that may use the accounts.
    public var devices = Samples.devices
    /// The current day in the samples.
    public let today = Day(24, 3)

    /// Creates the sample data.
    public init() {}

    /// The total balance of all accounts.
    public var total: Money { accounts.reduce(Money(cents: 0)) { $0 + $1.balance } }

    /// Books a transfer and reduces the account's balance.
    public func book(_ transfer: Transfer) {
        guard let index = accounts.firstIndex(where: { $0.iban == transfer.from.iban }) else { return }
        let movement = Movement(
            title: transfer.payee.name, day: transfer.day ?? today,
            amount: Money(cents: -transfer.amount.cents), category: .other, reference: transfer.reference,
            note: transfer.note)
        accounts[index].balance = accounts[index].balance - transfer.amount
        accounts[index].movements.insert(movement, at: 0)
    }

    /// Moves money between two accounts of the customer.
    public func move(_ amount: Money, from source: Int, to target: Int) {
        accounts[source].balance = accounts[source].balance - amount
        accounts[target].balance = accounts[target].balance + amount
    }
}
