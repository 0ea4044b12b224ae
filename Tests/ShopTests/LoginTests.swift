import PageFlow
import PageFlowTesting
import Testing

@testable import Shop

/// A link to a page that requires a login waits for the login.
@MainActor
@Suite(.onStage) struct LoginTests {
    private let waiting = "tab:0/CataloguePage + modal:LoginPage"

    @Test func `a link is opened after the login`() async throws {
        let customer = Customer()
        let link = try await customer.open("shop://orders/4711")
        customer.stage.expectPath(waiting)
        #expect(link.result == nil && customer.navigator.links.parked.count == 1)
        await customer.type("Ada", into: "Name")
        await customer.tap("Log in")
        #expect(link.result == .done && customer.store.customer == "Ada")
        customer.stage.expectPath("tab:2/AccountPage/OrdersPage/OrderPage")
        await customer.expectNoLeaks()
    }

    @Test func `a link is opened after a registration, from the second page of the login`() async throws {
        let customer = Customer()
        let link = try await customer.open("https://shop.example/orders")
        await customer.tap("I am new")
        customer.stage.expectPath("tab:0/CataloguePage + modal:LoginPage/RegisterPage")
        await customer.type("Grace", into: "Your name")
        await customer.tap("Register")
        #expect(link.result == .done && customer.store.customer == "Grace")
        customer.stage.expectPath("tab:2/AccountPage/OrdersPage")
        await customer.expectNoLeaks()
    }

    @Test func `a link is dropped when the login is canceled, and a later login opens nothing`() async throws
    {
        let customer = Customer()
        let link = try await customer.open("shop://orders/4711")
        await customer.tap("Cancel")
        #expect(link.result == .cancelledByUser && customer.navigator.links.parked.isEmpty)
        customer.stage.expectPath("tab:0/CataloguePage")
        try await customer.select(tab: 2)
        await customer.tap("Log in")
        await customer.tap("Log in")
        customer.stage.expectPath("tab:2/AccountPage")
        await customer.expectNoLeaks()
    }

    @Test func `a link is dropped when the login's sheet is pulled down`() async throws {
        let customer = Customer()
        let link = try await customer.open("shop://orders")
        customer.stage.simulator.pullSheet()
        await customer.stage.settle()
        #expect(link.result == .cancelledByUser)
        customer.stage.expectPath("tab:0/CataloguePage")
    }

    @Test func `two links that wait need one login, and the newer one is opened`() async throws {
        let customer = Customer()
        let older = try await customer.open("shop://orders")
        let newer = try await customer.open("shop://orders/4711")
        customer.stage.expectPath(waiting)
        await customer.tap("Log in")
        #expect(older.result == .superseded && newer.result == .done)
        customer.stage.expectPath("tab:2/AccountPage/OrdersPage/OrderPage")
    }

    @Test func `a logged-in user passes the gate, until the logout`() async throws {
        let customer = Customer()
        try await customer.select(tab: 2)
        await customer.tap("Log in", "Log in", "Orders", "Order 4711")
        customer.stage.expectPath("tab:2/AccountPage/OrdersPage/OrderPage")
        customer.stage.simulator.tapTab(2, in: try #require(customer.tabs))
        await customer.stage.settle()
        await customer.tap("Log out", "Orders")
        customer.stage.expectPath("tab:2/AccountPage + modal:LoginPage")
    }

    @Test(arguments: [
        ("shop://teas/2", "tab:0/CataloguePage/Darjeeling"),
        ("https://shop.example/teas/3", "tab:0/CataloguePage/Gyokuro"),
        ("shop://teas/1/review", "tab:0/CataloguePage/Sencha/ReviewPage"),
    ])
    func `a link to a public page opens without a login`(link: String, path: String) async throws {
        let customer = Customer()
        #expect(try await customer.open(link).result == .done)
        customer.stage.expectPath(path)
    }

    @Test(arguments: ["https://elsewhere.example/teas/2", "bank://teas/2", "shop://teas/99", "shop://coffee"])
    func `a link that the shop does not know is refused, and nothing moves`(link: String) async throws {
        let customer = Customer()
        guard case .failed = try await customer.open(link).result else {
            Issue.record("\(link) did not fail")
            return
        }
        customer.stage.expectPath("tab:0/CataloguePage")
    }
}
