import PageFlow
import PageFlowTesting
import Simulator
import Testing

@testable import Shop

/// The teas: the sheet that returns an answer, and the full-screen tab.
@MainActor
@Suite(.onStage) struct CatalogueTests {
    @Test func `the sheet answers with a filter`() async throws {
        let customer = Customer()
        await customer.tap("Filter")
        customer.stage.expectPath("tab:0/CataloguePage + modal:FilterPage")
        await customer.tap("Green teas")
        customer.stage.expectPath("tab:0/CataloguePage")
        #expect(customer.sees("Green teas"))
        #expect(!customer.stage.simulator.tap("Darjeeling"))
        await customer.tap("Gyokuro")
        customer.stage.expectPath("tab:0/CataloguePage/Gyokuro")
        await customer.expectNoLeaks()
    }

    @Test func `a sheet that is pulled down changes nothing`() async throws {
        let customer = Customer()
        await customer.tap("Filter")
        customer.stage.simulator.pullSheet()
        await customer.stage.settle()
        customer.stage.expectPath("tab:0/CataloguePage")
        #expect(customer.sees("All teas"))
        await customer.expectNoLeaks()
    }

    @Test func `two teas that are opened at once are two pages, one that is opened twice is one`() async {
        let customer = Customer()
        let page = customer.navigator.visiblePage
        let (store, teas) = (customer.store, Product.all)
        page?.open(ProductPage(teas[0], store))
        page?.open(ProductPage(teas[0], store))
        page?.open(ProductPage(teas[1], store))
        await customer.stage.settle()
        customer.stage.expectPath("tab:0/CataloguePage/Sencha/Darjeeling")
    }

    @Test(arguments: [(SwipeEnd.finish, ""), (.cancel, "/Sencha")])
    func `a tea is swiped away from anywhere`(end: SwipeEnd, rest: String) async throws {
        let customer = Customer()
        await customer.tap("Sencha")
        customer.stage.simulator.contentSwipe(to: 0.6)
        customer.stage.simulator.endSwipe(end)
        await customer.stage.settle()
        customer.stage.expectPath("tab:0/CataloguePage\(rest)")
        await customer.expectNoLeaks()
    }

    @Test func `each tea has a bar of its own`() async throws {
        let customer = Customer()
        let first = try #require(customer.navigator.visiblePage?.navigationController?.navigationBar)
        await customer.tap("Sencha")
        #expect(customer.navigator.visiblePage?.navigationController?.navigationBar !== first)
        customer.stage.simulator.tap("Teas")
        await customer.stage.settle()
        customer.stage.expectPath("tab:0/CataloguePage")
    }
}
