/// What the app knows of the customer. The real one asks the bank's servers; this one begins with samples.
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
    /// Whom the customer pays.
    public var payees = Samples.payees
    /// What the customer pays again and again.
    public var standingOrders = Samples.standingOrders
    /// What creditors took.
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
    /// What many ask.
    public var questions = Samples.questions
    /// The devices that may use the accounts.
    public var devices = Samples.devices
    /// The day it is in the samples.
    public let today = Day(24, 3)

    /// Creates the data that the samples have.
    public init() {}

    /// All accounts together.
    public var total: Money { accounts.reduce(Money(cents: 0)) { $0 + $1.balance } }

    /// Books a transfer: the account has the money no more.
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
