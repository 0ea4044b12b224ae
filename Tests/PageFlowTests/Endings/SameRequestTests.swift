import PageFlow
import Simulator
import Testing

private final class Product: TestPage, IdentifiedPage {
    var pageID: AnyHashable { number }
}

private final class Routed: TestPage, RoutedPage {
    struct Number: PageRoute { let number: Int }
    var route: any PageRoute { Number(number: number) }
}

/// What asks for the same, and what does not.
@MainActor
@Suite(.onStage) struct SameRequestTests {
    struct Pair: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let isSame: Bool
        let make: @MainActor @Sendable () -> [UIViewController]
    }

    nonisolated static let pairs: [Pair] = [
        Pair(testDescription: "the same page twice", isSame: true) {
            let page = B()
            return [page, page]
        },
        Pair(testDescription: "pages of one class, by one call in one event", isSame: true) { [B(), B()] },
        Pair(testDescription: "pages of two classes", isSame: false) { [B(), C()] },
        Pair(testDescription: "pages with equal identities", isSame: true) { [Product(1), Product(1)] },
        Pair(testDescription: "pages with different identities", isSame: false) { [Product(1), Product(2)] },
        Pair(testDescription: "pages with equal routes", isSame: true) { [Routed(1), Routed(1)] },
        Pair(testDescription: "pages with different routes", isSame: false) { [Routed(1), Routed(2)] },
    ]

    @Test(arguments: pairs)
    func `pages that one call opens in one event`(_ pair: Pair) {
        let a = A()
        let app = TestApp(stack: a)
        let requests = pair.make().map { a.open($0, by: .push) }
        app.settle()
        #expect((requests[1].result == .coalesced) == pair.isSame)
        #expect(requests[0].result == .done)
    }

    @Test func `two calls in one event open two pages`() {
        let a = A()
        let app = TestApp(stack: a)
        let first = a.open(UINavigationController(rootViewController: B()), by: .present)
        let second = a.open(UINavigationController(rootViewController: C()), by: .present)
        app.settle()
        #expect(first.result == .done && second.result != .coalesced)
    }

    @Test func `one call in two events opens two pages`() {
        let a = A()
        let app = TestApp(stack: a)
        func tap() -> NavigationRequest { a.open(B(), by: .push) }
        let first = tap()
        app.sim.advance(by: 0.1)
        let second = tap()
        app.settle()
        #expect([first.result, second.result] == [.done, .done] && app.path == "A/B/B")
    }
}
