import PageFlow
import Simulator
import Testing

/// A UIKit page in place of a hosting controller of SwiftUI.
private final class Host: TestPage, DescribedPage, AnsweringPage {
    typealias Answer = String

    let pageDescription: PageDescription

    init(_ name: String, route: (any PageRoute)? = nil, question: PageDescription.Question? = nil) {
        pageDescription = PageDescription(name, route: route, question: question)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    var pageName: String { pageDescription.name }
    var pageSteps: PageSteps? { pageDescription.steps }

    func canLeave(_ request: LeaveRequest) async -> Bool { await pageDescription.canLeave(request) }
}

/// A part of such a page, with the guard and the steps of a view.
@MainActor
private final class Part {
    let viewGuard = ViewGuard()
    let steps = PageSteps()
    var path: [String] = []

    init() {
        steps.names = { [unowned self] in path }
        steps.removeLast = { [unowned self] _ in path.removeLast() }
    }

    /// Makes its guard record its name, and return an answer.
    func asks(_ name: String, in asked: Asked, _ answer: Bool = true) -> Part {
        viewGuard.question = { _ in
            asked.names.append(name)
            return answer
        }
        return self
    }
}

@MainActor
private final class Asked {
    var names: [String] = []
}

private struct ShopRoute: PageRoute {
    let number: Int
}

extension PageProxy {
    /// The proxy of a view inside this number of guards.
    fileprivate func within(_ depth: Int) -> PageProxy {
        var inner = self
        inner.depth = depth
        return inner
    }
}

extension TestsThatWait {
    @MainActor
    @Suite struct DescribedPageTests {
        private let asked = Asked()

        private func settledOutcome(_ app: TestApp, _ request: NavigationRequest) async -> NavigationOutcome?
        {
            await app.sim.settled()
            return request.result
        }

        // Guards.

        @Test func `guards of views are asked the topmost first, and the page's own last`() async {
            let host = Host("Draft") { [asked] _ in
                asked.names.append("page")
                return true
            }
            let app = TestApp(stack: A(), host)
            let parts = [
                Part().asks("outer", in: asked), Part().asks("later", in: asked),
                Part().asks("inner", in: asked),
            ]
            let proxy = PageProxy(host)
            for (part, depth) in zip(parts, [0, 0, 1]) { proxy.within(depth).add(part.viewGuard) }
            #expect(await settledOutcome(app, host.goBack()) == .done)
            #expect(asked.names == ["inner", "later", "outer", "page"] && app.path == "A")
        }

        @Test func `one that does not agree ends the questions`() async {
            let host = Host("Draft")
            let app = TestApp(stack: A(), host)
            let parts = [Part().asks("outer", in: asked), Part().asks("inner", in: asked, false)]
            for (depth, part) in parts.enumerated() {
                PageProxy(host).within(depth).add(part.viewGuard)
            }
            #expect(await settledOutcome(app, host.goBack()) == .refused(by: PageReference(host)))
            #expect(asked.names == ["inner"] && app.path == "A/Draft")
        }

        @Test func `a guard is removed with its view, and is added once`() async {
            let host = Host("Draft")
            let app = TestApp(stack: A(), host)
            var part: Part? = Part().asks("part", in: asked, false)
            for _ in 0..<2 { part.map { PageProxy(host).add($0.viewGuard) } }
            _ = await settledOutcome(app, host.goBack())
            #expect(asked.names == ["part"])
            part = nil
            #expect(await settledOutcome(app, host.goBack()) == .done)
        }

        @Test func `a covered page's views are asked`() async {
            let host = Host("Draft")
            let app = TestApp(stack: A(), host)
            let part = Part().asks("part", in: asked, false)
            PageProxy(host).add(part.viewGuard)
            let b = B()
            #expect(await settledOutcome(app, host.open(b)) == .done && asked.names.isEmpty)
            #expect(await settledOutcome(app, b.returnHome()) == .refused(by: PageReference(host)))
        }

        @Test func `a swipe takes a page along while no view has a guard, and asks when one has`()
            async throws
        {
            let host = Host("Draft")
            let app = TestApp(stack: A(), host)
            let part = Part().asks("part", in: asked, false)
            let stack = try #require(host.navigationController)
            PageProxy(host).add(part.viewGuard)
            app.sim.edgeSwipe(to: 0.6)
            app.sim.endSwipe(.finish)
            await app.sim.settled()
            #expect(asked.names == ["part"] && app.path == "A/Draft")
            app.sim.tapBack(in: stack)
            await app.sim.settled()
            #expect(asked.names == ["part", "part"] && app.path == "A/Draft")
            withExtendedLifetime(part) {}
        }

        @Test func `a page that never had a guard is swiped away with the finger`() async {
            let host = Host("Draft")
            let app = TestApp(stack: A(), host)
            app.sim.edgeSwipe(to: 0.6)
            #expect(host.transitionCoordinator?.isInteractive == true)
            app.sim.endSwipe(.finish)
            await app.sim.settled()
            #expect(app.path == "A")
        }

        // Steps.

        @Test func `going back takes the steps first, and then the page`() async {
            let host = Host("Shop")
            let app = TestApp(stack: A(), host)
            let part = Part()
            PageProxy(host).show(part.steps)
            part.path = ["Teas", "Assam"]
            #expect(app.path == "A/Shop/Teas/Assam")
            let back = host.goBack()
            #expect(await settledOutcome(app, back) == .done && app.path == "A/Shop/Teas")
            #expect(back.summary == "go back within Shop")
            _ = await settledOutcome(app, host.goBack())
            #expect(app.path == "A/Shop")
            _ = await settledOutcome(app, host.goBack())
            #expect(app.path == "A")
        }

        @Test func `the guards of the last step are asked before it goes, and no others`() async {
            let host = Host("Shop") { [asked] _ in
                asked.names.append("page")
                return true
            }
            let app = TestApp(stack: A(), host)
            let (shop, order) = (Part().asks("shop", in: asked), Part().asks("order", in: asked, false))
            let proxy = PageProxy(host)
            proxy.show(shop.steps)
            proxy.add(shop.viewGuard)
            shop.path = ["Order"]
            proxy.add(order.viewGuard)
            #expect(await settledOutcome(app, host.goBack()) == .refused(by: PageReference(host)))
            #expect(asked.names == ["order"] && app.path == "A/Shop/Order")
            _ = order.asks("order", in: asked)
            #expect(await settledOutcome(app, host.goBack()) == .done)
            #expect(asked.names == ["order", "order"] && app.path == "A/Shop")
            shop.path = ["Order"]
            #expect(await settledOutcome(app, host.returnHome()) == .done)
            #expect(asked.names.dropFirst(2) == ["order", "shop", "page"] && app.path == "A")
        }

        @Test func `two requests for one step take one, also if it goes while the guard is asked`() async {
            let host = Host("Shop")
            let app = TestApp(stack: A(), host)
            let part = Part()
            PageProxy(host).show(part.steps)
            part.path = ["Teas", "Assam"]
            part.viewGuard.question = { [unowned part] _ in
                part.path.removeLast()
                return true
            }
            PageProxy(host).add(part.viewGuard)
            let requests = [host.goBack(), host.goBack()]
            await app.sim.settled()
            #expect(requests.map(\.result) == [.done, .done] && part.path == ["Teas"])
        }

        @Test func `pages and steps above the page leave with it`() async {
            let host = Host("Shop")
            let app = TestApp(stack: A(), host)
            let part = Part()
            PageProxy(host).show(part.steps)
            part.path = ["Teas"]
            _ = await settledOutcome(app, host.open(B(), by: .present))
            #expect(app.path == "A/Shop/Teas + modal:B")
            #expect(await settledOutcome(app, host.goBack()) == .done)
            #expect(app.path == "A")
        }

        @Test func `steps are no part of the name that a page is known by`() async throws {
            let host = Host("Shop", route: ShopRoute(number: 7))
            let app = TestApp(stack: A(), host)
            app.navigator.routes.register(ShopRoute.self) { Host("Shop", route: $0) }
            let part = Part()
            PageProxy(host).show(part.steps)
            part.path = ["Teas"]
            let saved = try app.navigator.save()
            #expect(String(decoding: saved, as: UTF8.self).contains(#""name":"Shop""#))
            let b = B()
            _ = await settledOutcome(app, host.open(b))
            #expect(await settledOutcome(app, b.returnTo(pageNamed: "Shop")) == .done)
            #expect(app.path == "A/Shop/Teas")
        }

        // Routes and page identity.

        @Test func `a page's route is its own, and tells it apart`() async {
            let host = Host("Shop", route: ShopRoute(number: 7))
            let app = TestApp(stack: A(), host)
            #expect(app.navigator.route(of: host) as? ShopRoute == ShopRoute(number: 7))
            let pages = [8, 8, 9].map { Host("Shop", route: ShopRoute(number: $0)) }
            let requests = pages.map { host.open($0, by: .present) }
            await app.sim.settled()
            let covered = NavigationError(.covered(by: "Shop"), at: "Shop")
            #expect(requests.map(\.result) == [.done, .done, .failed(covered)])
            #expect(requests[1].joined === requests[0] && requests[2].joined == nil)
        }

        @Test func `a page is released with its guards and steps`() async {
            let app = TestApp(stack: A())
            weak var host: Host?
            let part = Part().asks("part", in: asked)
            do {
                let page = Host("Shop")
                host = page
                _ = await settledOutcome(app, app.navigator.visiblePage!.open(page))
                PageProxy(page).add(part.viewGuard)
                PageProxy(page).show(part.steps)
                _ = await settledOutcome(app, page.goBack())
            }
            await app.sim.settled()
            #expect(host == nil && asked.names == ["part"] && app.path == "A")
        }
    }
}
