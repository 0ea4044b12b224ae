import PageFlow
import PageFlowTesting
import Simulator
import Testing

private struct AccountsRoute: PageRoute {
    var place: RoutePlace { .tab(1) }
}

private struct AccountRoute: PageRoute {
    let number: Int
    var dependencies: [any PageRoute] { [AccountsRoute()] }
    var place: RoutePlace { .tab(1) }
}

private struct HelpRoute: PageRoute {
    let topic: String
}

private struct LoginRoute: PageRoute {
    var place: RoutePlace { .modal }
}

@MainActor
@Suite(.onStage) struct RouteTests {
    /// Two tabs: a page A in the first stack, a page B in the second.
    @MainActor
    private struct Bank {
        let app: TestApp
        let home = A()
        var built = 0

        init() {
            let tabs = UITabBarController()
            tabs.viewControllers = [home.inStack, B().inStack]
            app = TestApp(tabs)
            let routes = app.navigator.routes
            routes.register(AccountsRoute.self) { _ in C() }
            routes.register(AccountRoute.self) { D($0.number) }
            routes.register(HelpRoute.self) { _ in B(7) }
            routes.register(LoginRoute.self) { _ in C(1) }
            let links = app.navigator.links
            links.add("accounts") { _ in AccountsRoute() }
            links.add("accounts/{number:int}") { AccountRoute(number: try $0.value("number")) }
            links.add("help/{topic}") { HelpRoute(topic: try $0.query("full") ?? $0.value("topic")) }
        }

        func open(_ link: String) -> NavigationOutcome? {
            app.outcome(of: app.navigator.open(URL(string: link)!))
        }
    }

    @Test func `a link into a tab creates the pages below`() {
        let bank = Bank()
        #expect(bank.open("bank://accounts/4711") == .done)
        #expect(bank.app.path == "tab:1/B/C/D")
        #expect((bank.app.navigator.visiblePage as? D)?.number == 4711)
    }

    @Test func `a link into a tab under a modal closes the modal, with one animation`() {
        let bank = Bank()
        _ = bank.app.outcome(of: bank.home.open(D(), by: .present))
        let link = bank.app.navigator.open(AccountRoute(number: 1))
        #expect(bank.app.outcome(of: link) == .done)
        #expect(bank.app.path == "tab:1/B/C/D")
        #expect(
            link.plan?.description
                == "1. put C, D on the stack\n2. select tab 1\n3. dismiss D, animated")
    }

    @Test func `pages that lie there already stay`() {
        let bank = Bank()
        _ = bank.open("bank://accounts")
        let accounts = bank.app.navigator.visiblePage
        #expect(bank.open("bank://accounts/1") == .done)
        #expect(bank.open("bank://accounts/2") == .done)
        #expect(bank.app.path == "tab:1/B/C/D")
        #expect((bank.app.navigator.visiblePage?.navigationController?.viewControllers[1]) === accounts)
        #expect(bank.open("bank://accounts") == .done)
        #expect(bank.app.navigator.visiblePage === accounts)
    }

    @Test func `a route without a place goes onto the visible stack`() {
        let bank = Bank()
        #expect(bank.open("https://bank.example/help/cards") == .done)
        #expect(bank.app.path == "tab:0/A/B")
    }

    @Test func `a modal route gets a stack of its own`() {
        let bank = Bank()
        #expect(bank.app.outcome(of: bank.app.navigator.open(LoginRoute())) == .done)
        #expect(bank.app.path == "tab:0/A + modal:C")
    }

    @Test(arguments: ["bank://accounts/abc", "bank://nothing", "bank://accounts/1/2"])
    func `a link that nothing fits is an error, and nothing moves`(link: String) {
        let bank = Bank()
        #expect(bank.open(link) == .failed(NavigationError(.unknownLink(link), at: link)))
        #expect(bank.app.path == "tab:0/A")
    }

    @Test func `a route without a builder is an error`() {
        struct Unknown: PageRoute {}
        let bank = Bank()
        let outcome = bank.app.outcome(of: bank.app.navigator.open(Unknown()))
        #expect(outcome == .failed(NavigationError(.unknownRoute("Unknown"), at: "Unknown")))
    }

    @Test func `a gate parks a link, and it resumes`() {
        let bank = Bank()
        var isLoggedIn = false
        bank.app.navigator.links.addGate { route in
            route is AccountRoute && !isLoggedIn ? .park(opening: D(1)) : .pass
        }
        let link = bank.app.navigator.open(AccountRoute(number: 5))
        #expect(bank.app.outcome(of: link) == nil)
        #expect(bank.app.path == "tab:0/A + modal:D")
        #expect(bank.app.navigator.links.parked.map(\.request.id) == [link.id])
        isLoggedIn = true
        bank.app.navigator.links.resume()
        #expect(bank.app.outcome(of: link) == .done)
        #expect(bank.app.path == "tab:1/B/C/D")
        #expect(bank.app.navigator.links.parked.isEmpty)
    }

    @Test func `a second parked link supersedes the first`() {
        let bank = Bank()
        bank.app.navigator.links.addGate { _ in .park(opening: nil) }
        let first = bank.app.navigator.open(AccountRoute(number: 1))
        let second = bank.app.navigator.open(AccountRoute(number: 2))
        #expect(bank.app.outcome(of: first) == .superseded && second.result == nil)
    }

    @Test func `a placeholder is of its type`() throws {
        let id = "8C2A7C8E-6F0B-4B8B-9C55-0C7A5B3F9E11"
        let bank = Bank()
        var found: [String] = []
        bank.app.navigator.links.add("x/{a:int}/{b:double}/{c:bool}/{d:uuid}/{e}") { match in
            let a: Int = try match.value("a")
            let b: Double = try match.value("b")
            let c: Bool = try match.value("c")
            let d: UUID = try match.value("d")
            let e: String = try match.value("e")
            found = ["\(a)", "\(b)", "\(c)", "\(d)", e]
            return HelpRoute(topic: e)
        }
        _ = try bank.app.navigator.links.route(for: #require(URL(string: "app://x/1/2.5/true/\(id)/z")))
        #expect(found == ["1", "2.5", "true", id, "z"])
    }
}
