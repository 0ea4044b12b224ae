import PageFlow
import PageFlowTesting
import Testing

@testable import Shop

/// The checkout opens from any page, and returns to the teas with the order.
@MainActor
@Suite(.onStage) struct CheckoutTests {
    /// A page that opens the checkout.
    struct Origin: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let path: String
        let reach: @MainActor @Sendable (Customer) async throws -> Void
    }

    private nonisolated static let origins = [
        Origin(testDescription: "a tea", path: "tab:0/CataloguePage/Sencha") {
            await $0.tap("Sencha", "Buy now")
        },
        Origin(testDescription: "the basket", path: "tab:1/BasketPage") {
            await $0.tap("Sencha", "Add to the basket", "Check out")
        },
        Origin(testDescription: "an old order", path: "tab:2/AccountPage/OrdersPage/OrderPage") {
            $0.store.customer = "Ada"
            _ = try await $0.open("shop://orders/4711")
            await $0.tap("Buy again")
        },
    ]

    @Test(arguments: origins)
    func `the teas thank for the order, wherever it was made`(_ origin: Origin) async throws {
        let customer = Customer()
        try await origin.reach(customer)
        customer.stage.expectPath("\(origin.path) + modal:AddressPage")
        await customer.type("1 High Street", into: "Address")
        await customer.tap("Continue", "Pay 9 euros")
        customer.stage.expectPath("\(origin.path) + modal:AddressPage/PaymentPage/ReceiptPage")
        #expect(customer.sees("9 euros, to 1 High Street"))
        await customer.tap("Done")
        customer.stage.expectPath("tab:0/CataloguePage")
        #expect(customer.sees("Thank you. Your order has number 4712."))
        #expect(customer.store.basket.isEmpty && customer.store.orders.count == 2)
        await customer.expectNoLeaks()
    }

    @Test func `paying later leads to the basket`() async throws {
        let customer = Customer()
        await customer.tap("Gyokuro", "Buy now")
        await customer.tap("Continue", "Pay later")
        customer.stage.expectPath("tab:1/BasketPage")
        #expect(customer.sees("Your basket is kept.") && customer.sees("24 euros in all"))
        await customer.expectNoLeaks()
    }

    @Test func `a receipt cannot be swiped back to the payment`() async throws {
        let customer = Customer()
        await customer.tap("Sencha", "Buy now", "Continue", "Pay 9 euros")
        customer.stage.simulator.edgeSwipe(to: 0.6)
        customer.stage.simulator.endSwipe(.finish)
        await customer.stage.settle()
        customer.stage.expectPath("tab:0/CataloguePage/Sencha + modal:AddressPage/PaymentPage/ReceiptPage")
    }
}
