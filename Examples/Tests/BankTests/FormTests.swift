import PageFlow
import PageFlowTesting
import Simulator
import Testing

@testable import UIKitCore

/// A payment form, and a customer's first input in it.
struct PaymentFormCase: CustomTestStringConvertible {
    let page: String
    let steps: [Way.Step]
    /// The form's own close button.
    let close: Way.Step

    init(_ page: String, _ steps: Way.Step..., close: Way.Step) {
        (self.page, self.steps, self.close) = (page, steps, close)
    }

    var testDescription: String { page }

    static let all = [
        PaymentFormCase("TransferAmount", "€50", close: "Back"),
        PaymentFormCase("TransferDetails", .fill("Invoice 2025-114", "Rent"), close: .close),
        PaymentFormCase("OwnTransfer", .fill("0.00", "120"), close: .close),
        PaymentFormCase("ForeignTransfer", .fill("Name as on the account", "Ada King"), close: "Cancel"),
        PaymentFormCase("PhoneTopUp", "€15", close: .close),
        PaymentFormCase("StandingOrderEdit", "Rent, flat 12", .type(" again"), close: "Cancel"),
        PaymentFormCase("PayeeEdit", "Anna Lindqvist", .type(" and son"), close: "Cancel"),
    ]
}

/// A payment form with input asks before its input is discarded, regardless of the way in which the customer leaves it.
@MainActor @Suite(.onStage) struct FormTests {
    private func begun(_ form: PaymentFormCase) async -> Customer {
        let customer = Customer()
        await customer.go(to: form.page)
        for step in form.steps { await customer.take(step) }
        return customer
    }

    @Test(arguments: PaymentFormCase.all)
    func `keeping a form stays on it, and the next exit asks again`(form: PaymentFormCase) async {
        let customer = await begun(form)
        for leave in [form.close, "Home tab"] {
            await customer.take(leave)
            #expect(customer.page == "UIAlertController")
            #expect(customer.navigator.pending.first?.askedGuard != nil)
            await customer.take("Keep")
            #expect(customer.page == form.page)
            #expect(customer.navigator.pending.isEmpty)
        }
    }

    @Test(arguments: PaymentFormCase.all)
    func `discarding a form leaves by its own button`(form: PaymentFormCase) async {
        let customer = await begun(form)
        await customer.take(form.close, "Discard")
        #expect(customer.page == Way.all.first { $0.page == form.page }?.previous)
        await customer.waitForReports()
        #expect(customer.navigator.leaks.reports.map(\.description) == [])
    }

    @Test(arguments: PaymentFormCase.all)
    func `discarding a form returns home`(form: PaymentFormCase) async {
        let customer = await begun(form)
        await customer.take("Home tab", "Discard")
        #expect(customer.page == "Home")
        await customer.waitForReports()
        #expect(customer.navigator.leaks.reports.map(\.description) == [])
    }

    @Test(arguments: PaymentFormCase.all.filter { $0.page != "TransferDetails" })
    func `an unchanged form asks no question`(form: PaymentFormCase) async {
        let customer = Customer()
        await customer.go(to: form.page)
        await customer.take("Home tab")
        #expect(customer.page == "Home")
    }

    @Test(arguments: PaymentFormCase.all)
    func `the author's forms disappear without a question`(form: PaymentFormCase) async {
        let customer = Customer(.author)
        await customer.go(to: form.page)
        for step in form.steps + [form.close] { await customer.take(step) }
        #expect(customer.page == Way.all.first { $0.page == form.page }?.previous)
    }

    @Test func `a sheet that is pulled down asks too`() async throws {
        let customer = Customer()
        await customer.go(to: "PayeeEdit")
        await customer.take("Anna Lindqvist", .type(" and son"))
        let sheet = try #require(customer.navigator.visiblePage?.navigationController)
        customer.simulator.pullAway(sheet)
        await customer.simulator.settled()
        await customer.take("Keep")
        #expect(customer.page == "PayeeEdit")
        customer.simulator.pullAway(sheet)
        await customer.simulator.settled()
        await customer.take("Discard")
        #expect(customer.page == "Payee")
    }

    @Test func `a payment of several pages asks once`() async {
        let customer = Customer()
        await customer.go(to: "TransferDetails")
        await customer.take(.fill("Invoice 2025-114", "Rent"), "Check the transfer", "Send", "Home tab")
        await customer.take("Discard")
        #expect(customer.page == "Home")
    }

    @Test(arguments: ["TransferDone", "Receipt", "StandingOrderSaved"])
    func `a sent form asks no question`(page: String) async {
        let customer = Customer()
        await customer.go(to: page)
        await customer.take("Home tab")
        #expect(customer.page == "Home")
    }
}
