import PageFlow
import Simulator
import Testing

private struct ItemRoute: PageRoute {
    var isModal = false
    var place: RoutePlace { isModal ? .modal : .current }
}

/// The Home Screen, and the app's next launch.
@MainActor
@Suite(.onStage) struct BackgroundAndStateTests {
    private func launch() -> TestApp {
        let app = TestApp(stack: A())
        app.navigator.routes.register(ItemRoute.self) { _ in B() }
        return app
    }

    /// Source: https://github.com/johnpatrickmorgan/NavigationBackport/issues/53
    @Test func `pages that open in the background are visible when the app returns`() throws {
        let app = launch()
        let exits = Exits(of: app)
        let a = try #require(app.navigator.visiblePage)
        app.sim.enterBackground()
        app.settle()
        let requests = [a.open(B()), a.open(C())]
        app.sim.advance(by: 5)
        app.sim.enterForeground()
        app.settle()
        #expect(requests.map(\.result) == [.done, .done])
        #expect(app.path == "A/B/C" && exits.list == [])
        #expect(app.navigator.visiblePage?.viewIfLoaded?.window != nil)
    }

    /// Source: https://github.com/fastred/SloppySwiper/pull/11
    @Test(arguments: [false, true])
    func `a swipe that the home button ends leaves the page, in the saved state as well`(isPull: Bool) throws
    {
        let app = launch()
        let exits = Exits(of: app)
        _ = app.outcome(of: app.navigator.open(ItemRoute(isModal: isPull)))
        if isPull { app.sim.pullSheet(to: 0.3) } else { app.sim.edgeSwipe(to: 0.5) }
        app.sim.enterBackground()
        let saved = try app.navigator.save()
        app.settle()
        app.sim.enterForeground()
        app.settle()
        let path = isPull ? "A + modal:B" : "A/B"
        #expect(app.path == path && exits.list == [])
        let b = try #require(app.navigator.visiblePage)
        #expect(app.open(C(), from: b) == .done && app.path == path + "/C")
        let next = launch()
        #expect(next.outcome(of: try next.navigator.restore(saved)) == .done)
        #expect(next.path == path)
    }

    /// Source: https://github.com/wikimedia/wikipedia-ios/pull/4531
    @Test(arguments: [false, true])
    func `a restored modal has a way out`(byPull: Bool) throws {
        let app = launch()
        _ = app.outcome(of: app.navigator.open(ItemRoute(isModal: true)))
        let saved = try app.navigator.save()
        let next = launch()
        let exits = Exits(of: next)
        #expect(next.outcome(of: try next.navigator.restore(saved)) == .done && next.path == "A + modal:B")
        if byPull {
            next.sim.pullSheet()
            next.settle()
        } else {
            #expect(next.navigator.visiblePage.flatMap { next.outcome(of: $0.goBack()) } == .done)
        }
        #expect(next.path == "A")
        let causes = byPull ? ["ancestorDismissed", "interactiveDismissal"] : ["code", "code"]
        #expect(exits.list == ["B \(causes[0])", "UINavigationController \(causes[1])"])
    }
}
