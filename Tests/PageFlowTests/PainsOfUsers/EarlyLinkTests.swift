import PageFlow
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

@MainActor
private final class Session {
    var isLoggedIn = false
}

/// Links that arrive before the pages, at the launch or during a login, and links that open over current pages.
@MainActor
@Suite(.onStage) struct EarlyLinkTests {
    private let link = URL(string: "bank://accounts/4711")

    private func register(in navigator: Navigator) {
        navigator.routes.register(AccountsRoute.self) { _ in C() }
        navigator.routes.register(AccountRoute.self) { D($0.number) }
        navigator.links.add("accounts/{number:int}") { AccountRoute(number: try $0.value("number")) }
    }

    private func tabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [A().inStack, B().inStack]
        return tabs
    }

    enum HomeComes: CaseIterable {
        case byVerb, byVerbAtRest, byRoot
    }

    /// Source: https://github.com/QuickBirdEng/XCoordinator/issues/142
    @Test(arguments: HomeComes.allCases)
    func `a link waits for a login that is the root, and is opened in the root that follows`(
        _ way: HomeComes
    ) throws {
        let login = TestPage()
        let app = TestApp(login.inStack)
        register(in: app.navigator)
        let session = Session()
        app.navigator.links.addGate { _ in session.isLoggedIn ? .pass : .park(opening: nil) }
        let opening = app.navigator.open(try #require(link))
        #expect(app.outcome(of: opening) == nil && app.path == "TestPage")
        session.isLoggedIn = true
        switch way {
        case .byVerb: app.sim.window.rootViewController?.replace(with: tabs())
        case .byVerbAtRest:
            app.sim.window.rootViewController?.replace(with: tabs())
            app.settle()
        case .byRoot: app.sim.window.rootViewController = tabs()
        }
        app.navigator.links.resume()
        #expect(app.outcome(of: opening) == .done && app.path == "tab:1/B/C/D")
    }

    enum Before: CaseIterable {
        case root, visible
    }

    /// Source: https://github.com/manaflow-ai/cmux/pull/5927
    @Test(arguments: Before.allCases)
    func `a link that arrives before the first page is opened in it`(_ before: Before) throws {
        let app = TestApp(UIViewController())
        let window = UIWindow(windowScene: try #require(app.sim.window.windowScene))
        register(in: window.navigator)
        if before == .visible { window.rootViewController = tabs() }
        let opening = window.navigator.open(try #require(link))
        if before == .root {
            app.settle()
            #expect(opening.result == nil)
            window.rootViewController = tabs()
        }
        window.makeKeyAndVisible()
        #expect(app.outcome(of: opening) == .done)
        #expect(window.navigator.tree.path == "tab:1/B/C/D")
        #expect(window.navigator.visiblePage?.viewIfLoaded?.window === window)
    }

    /// Source: https://github.com/mozilla-mobile/firefox-ios/pull/1456
    @Test func `a link closes a form and the alert over it in one movement`() throws {
        let form = TestPage()
        let app = TestApp(tabs())
        register(in: app.navigator)
        let exits = Exits(of: app)
        _ = app.open(form, from: try #require(app.navigator.visiblePage), by: .present)
        let alert = UIAlertController(title: "Offline", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        form.present(alert, animated: true, completion: nil)
        app.settle()
        let opening = app.navigator.open(try #require(link))
        #expect(app.outcome(of: opening) == .done && app.path == "tab:1/B/C/D")
        #expect(opening.plan?.steps.filter(\.isAnimated).count == 1)
        #expect(exits.list == ["UIAlertController code", "TestPage code"])
        #expect(app.sim.diagnostics.isEmpty)
    }

    /// Source: https://github.com/Automattic/pocket-casts-ios/issues/1655
    @Test func `a page's link opens in its own window`() throws {
        let (a, b) = (A(), B())
        let app = TestApp(stack: a)
        let window = UIWindow(windowScene: try #require(app.sim.window.windowScene))
        window.rootViewController = b.inStack
        window.isHidden = false
        app.settle()
        struct HelpRoute: PageRoute {}
        window.navigator.routes.register(HelpRoute.self) { _ in C() }
        app.sim.clearTrace()
        let opening = try #require(b.navigator?.open(HelpRoute()))
        #expect(app.outcome(of: opening) == .done && window.navigator.tree.path == "B/C")
        #expect(app.path == "A" && app.callbacks(of: A.self).isEmpty)
    }
}
