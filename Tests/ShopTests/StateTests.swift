import PageFlow
import PageFlowTesting
import Simulator
import Testing

@testable import Shop

/// The pages are restored at the next launch.
@MainActor
@Suite(.onStage) struct StateTests {
    private let path = "tab:0/CataloguePage/Sencha/ReviewPage"

    private func reviewing() async throws -> Customer {
        let customer = Customer()
        _ = try await customer.open("shop://teas/1/review")
        await customer.type("Fresh", into: "What do you think of it?")
        return customer
    }

    @Test func `a review is restored with its text`() async throws {
        let before = try await reviewing()
        let data = try before.navigator.save()
        let after = Customer()
        let restored = try after.navigator.restore(data)
        await after.stage.settle()
        #expect(restored.result == .done)
        after.stage.expectPath(path)
        #expect((after.navigator.visiblePage as? ReviewPage)?.pageState == "Fresh")
        #expect(try after.navigator.save() == data)
        await after.tap("Send")
        after.stage.expectPath("tab:0/CataloguePage/Sencha")
        await after.expectNoLeaks()
    }

    @Test func `the system's activity brings the pages back`() async throws {
        let before = try await reviewing()
        let activity = try #require(before.navigator.restorationActivity)
        let after = Customer()
        let restored = try #require(after.navigator.open(activity))
        await after.stage.settle()
        #expect(restored.result == .done)
        after.stage.expectPath(path)
    }

    @Test func `an app that leaves gives its pages to its session, and the next launch finds them`() throws {
        let (before, after) = (Simulator(), Simulator())
        before.launch(sceneDelegate: ShopScene())
        before.tap("Sencha")
        try before.settle()
        let session = try #require(before.window.windowScene?.session)
        #expect(session.stateRestorationActivity == nil)
        before.enterBackground()
        let activity = try #require(session.stateRestorationActivity)
        after.launch(sceneDelegate: ShopScene(), restoring: activity)
        try after.settle()
        #expect(after.window.navigator.visiblePage is ProductPage)
    }

    @Test func `a checkout is not saved, and the omission is reported`() async throws {
        let before = Customer()
        await before.tap("Sencha", "Buy now")
        #expect(throws: NavigationError.self) { try before.navigator.save() }
        let (data, omitted) = try before.navigator.savePartially()
        #expect(omitted.map(\.name) == ["AddressPage"])
        let after = Customer()
        try after.navigator.restore(data)
        await after.stage.settle()
        after.stage.expectPath("tab:0/CataloguePage/Sencha")
    }

    @Test func `restored orders pass the gate too`() async throws {
        let before = Customer()
        before.store.customer = "Ada"
        _ = try await before.open("shop://orders")
        let data = try before.navigator.save()
        let after = Customer()
        let restored = try after.navigator.restore(data)
        await after.stage.settle()
        after.stage.expectPath("tab:0/CataloguePage + modal:LoginPage")
        await after.tap("Log in")
        #expect(restored.result == .done)
        after.stage.expectPath("tab:2/AccountPage/OrdersPage")
    }
}
