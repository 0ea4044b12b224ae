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

/// Equal and different requests.
@MainActor
@Suite(.onStage) struct SameRequestTests {
    struct Pair: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let isSame: Bool
        /// Whether two events open the pages, or one event.
        var inTwoEvents = false
        let make: @MainActor @Sendable () -> [UIViewController]
    }

    nonisolated static let pairs: [Pair] = [
        Pair(testDescription: "the same page twice", isSame: true) {
            let page = B()
            return [page, page]
        },
        Pair(testDescription: "pages of one class in one event", isSame: false) { [B(), B()] },
        Pair(testDescription: "pages of one class in two events", isSame: true, inTwoEvents: true) {
            [B(), B()]
        },
        Pair(testDescription: "pages of two classes in two events", isSame: false, inTwoEvents: true) {
            [B(), C()]
        },
        Pair(testDescription: "different identities in two events", isSame: false, inTwoEvents: true) {
            [Product(1), Product(2)]
        },
        Pair(testDescription: "different routes in two events", isSame: false, inTwoEvents: true) {
            [Routed(1), Routed(2)]
        },
        Pair(testDescription: "pages with equal identities", isSame: true) { [Product(1), Product(1)] },
        Pair(testDescription: "pages with different identities", isSame: false) { [Product(1), Product(2)] },
        Pair(testDescription: "pages with equal routes", isSame: true) { [Routed(1), Routed(1)] },
        Pair(testDescription: "pages with different routes", isSame: false) { [Routed(1), Routed(2)] },
    ]

    @Test(arguments: pairs)
    func `a request for the same page joins the first one`(_ pair: Pair) {
        let a = A()
        let app = TestApp(stack: a)
        let requests = pair.make().map { page in
            defer { if pair.inTwoEvents { app.sim.advance(by: 0.1) } }
            return a.open(page, by: .push)
        }
        app.settle()
        #expect((requests[1].joined === requests[0]) == pair.isSame)
        #expect(requests.map(\.result) == [.done, .done])
        #expect(app.navigator.tree.root?.children.count == (pair.isSame ? 2 : 3))
    }

    @Test func `a loop opens a page for each of its values`() {
        let a = A()
        let app = TestApp(stack: a)
        let requests = (1...3).map { a.open(B($0)) }
        app.settle()
        #expect(requests.map(\.result) == [.done, .done, .done] && app.path == "A/B/B/B")
    }

    @Test func `a helper that is called twice in one event opens two pages`() {
        let a = A()
        let app = TestApp(stack: a)
        func show(_ number: Int) { a.open(B(number)) }
        show(1)
        show(2)
        app.settle()
        #expect(app.path == "A/B/B")
    }

    @Test func `two taps that the run loop handles in one turn open one page`() {
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
        let a = A()
        var requests: [NavigationRequest] = []
        button.addAction(UIAction { _ in requests.append(a.open(B())) }, for: .touchUpInside)
        let app = TestApp(stack: a)
        a.view.addSubview(button)
        app.sim.tap(button)
        app.sim.tap(button)
        app.settle()
        #expect(requests.map(\.result) == Array(repeating: .done, count: requests.count) && app.path == "A/B")
    }

    @Test func `stacks in two events are the same if their first pages are`() {
        let a = A()
        let app = TestApp(stack: a)
        let first = a.open(B().inStack, by: .present)
        app.sim.advance(by: 0.1)
        let (second, other) = (a.open(B().inStack, by: .present), a.open(C().inStack, by: .present))
        #expect(second.joined === first && other.joined == nil)
        app.settle()
        #expect([first.result, second.result] == [.done, .done] && other.result != nil)
    }

    @Test func `alerts of other texts are no double tap`() {
        let a = A()
        let app = TestApp(stack: a)
        func alert(_ title: String) -> UIAlertController {
            UIAlertController(title: title, message: nil, preferredStyle: .alert)
        }
        let first = a.open(alert("Offline"), by: .present)
        app.sim.advance(by: 0.1)
        let (second, other) = (a.open(alert("Offline"), by: .present), a.open(alert("Full"), by: .present))
        #expect(second.joined === first && other.joined == nil)
        app.settle()
        #expect([first.result, second.result] == [.done, .done] && other.result != nil)
    }

    @Test func `a request that has joined another fails as that does`() {
        let a = A()
        let app = TestApp(a)
        let first = a.open(C(), by: .present)
        let again = B()
        app.sim.turn()
        let requests = [a.open(again, by: .present), a.open(again, by: .present)]
        #expect(requests[1].joined === requests[0])
        app.settle()
        let covered = NavigationError(.covered(by: "C"), at: "A")
        #expect(first.result == .done && requests.map(\.result) == [.failed(covered), .failed(covered)])
    }

    @Test(arguments: [0, 0.1])
    func `the value of a second return is delivered`(after seconds: TimeInterval) {
        let (a, c) = (A(), C())
        let app = TestApp(stack: a, B(), c)
        let values = ["first", "second"]
        var got: [String] = []
        let requests = values.map { value in
            defer { if seconds > 0 { app.sim.advance(by: seconds) } }
            return c.returnTo(A.self) { _ in got.append(value) }
        }
        app.settle()
        #expect(got == values && app.path == "A")
        #expect(requests.map(\.result) == [.done, .done])
    }

    @Test func `returns to different pages of one class are not the same`() {
        let (b, c) = (B(1), C())
        let app = TestApp(stack: A(), b, B(2), c)
        let near = c.returnTo(B.self)
        let far = c.returnTo(B.self, where: { $0.number == 1 })
        app.settle()
        #expect(near.result == .done && far.joined == nil && far.result == .superseded)
    }
}
