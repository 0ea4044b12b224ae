import PageFlow
import PageFlowTesting
import Testing
import UIKit

@testable import Shop

/// An address form with unsaved input asks before its input is discarded.
@MainActor
@Suite(.onStage) struct AddressTests {
    private let checkout = "tab:0/CataloguePage/Sencha + modal:AddressPage"

    private func typed() async -> Customer {
        let customer = Customer()
        await customer.tap("Sencha", "Buy now")
        await customer.type("1 High Street", into: "Address")
        await customer.tap("Cancel")
        return customer
    }

    @Test func `keeping the address stays on the page`() async throws {
        let customer = await typed()
        customer.stage.expectPath("\(checkout) + modal:UIAlertController")
        let asked = try #require(customer.navigator.pending.first)
        #expect(asked.askedGuard?.name == "AddressPage")
        await customer.tap("Keep")
        customer.stage.expectPath(checkout)
        guard case .refused(let page) = asked.result else {
            Issue.record("it ended as \(String(describing: asked.result))")
            return
        }
        #expect(page.name == "AddressPage")
        #expect(customer.navigator.pending.isEmpty)
    }

    @Test func `discarding the address leaves the page`() async throws {
        let customer = await typed()
        await customer.tap("Discard")
        customer.stage.expectPath("tab:0/CataloguePage/Sencha")
        #expect(customer.store.address == "")
        await customer.expectNoLeaks()
    }

    @Test func `a question that the app dismisses keeps the page, and the next exit asks again`() async throws
    {
        let customer = await typed()
        #expect(customer.navigator.visiblePage is UIAlertController)
        customer.navigator.visiblePage?.dismiss(animated: true, completion: nil)
        await customer.stage.settle()
        customer.stage.expectPath(checkout)
        #expect(customer.navigator.pending.isEmpty)
        await customer.tap("Cancel", "Discard")
        customer.stage.expectPath("tab:0/CataloguePage/Sencha")
        await customer.expectNoLeaks()
    }

    @Test func `an unchanged address asks no question`() async throws {
        let customer = Customer()
        await customer.tap("Sencha", "Buy now", "Cancel")
        customer.stage.expectPath("tab:0/CataloguePage/Sencha")
    }

    @Test(arguments: [("Keep", false), ("Discard", true)])
    func `a link from outside waits for the answer`(answer: String, isOpened: Bool) async throws {
        let customer = Customer()
        await customer.tap("Sencha", "Buy now")
        await customer.type("1 High Street", into: "Address")
        let link = try await customer.open("shop://teas/2")
        #expect(link.result == nil)
        await customer.tap(answer)
        #expect((link.result == .done) == isOpened)
        customer.stage.expectPath(isOpened ? "tab:0/CataloguePage/Darjeeling" : checkout)
    }
}
