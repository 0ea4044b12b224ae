import BackButton
import DocumentPages
import PageFlow
import PageFlowTesting
import Simulator
import Testing

/// The article's back button function and PageFlow's method, tapped in the same places.
@MainActor
@Suite(.onStage)
struct BackButtonTests {
    init() {
        PageLog.write = { _ in }
    }

    @Test(arguments: BackSituation.all)
    func `each situation comes to where its row says, by either button`(situation: BackSituation) throws {
        #expect(try path(after: BackPage.tapBackAction, in: situation) == situation.afterBackAction)
        #expect(try path(after: BackPage.tapGoBack, in: situation) == situation.afterGoBack)
    }

    @Test func `the document's function falls short in eight situations`() throws {
        let differing = try BackSituation.all.filter {
            try path(after: BackPage.tapBackAction, in: $0) != path(after: BackPage.tapGoBack, in: $0)
        }
        #expect(
            differing.map(\.name) == [
                "a pushed page, tapped twice",
                "a pushed page under another",
                "a pushed page under a modal",
                "a child in a presented page",
                "a modal under a modal",
                "the only page of a presented stack under a modal",
                "the first page of a stack in a tab inside a modal",
                "a page alone in a tab inside a modal",
            ])
    }

    @Test func `where there is nothing to go back to, only goBack says so`() throws {
        let nothingBefore = NavigationOutcome.failed(NavigationError(.nothingBefore, at: "HomePage"))
        #expect(try log(of: BackPage.tapBackAction) == ["HomePage taps backAction"])
        #expect(
            try log(of: BackPage.tapGoBack) == [
                "HomePage taps goBack",
                "HomePage begins to go back from HomePage",
                "HomePage navigation ended, \(nothingBefore)",
            ])
    }

    /// The log of a button that is tapped on a window's root page.
    private func log(of tap: (BackPage) -> (Any?) -> Void) throws -> [String] {
        let sim = Simulator()
        let home = HomePage()
        sim.launch(home)
        var log: [String] = []
        PageLog.write = { log.append($0) }
        tap(home)(nil)
        try sim.settle()
        return log
    }

    /// The app's path after a button has been tapped in a situation, and the app has settled.
    private func path(
        after tap: (BackPage) -> (Any?) -> Void, in situation: BackSituation
    ) throws -> String {
        let sim = Simulator()
        let home = HomePage()
        sim.launch(situation.isInStack ? UINavigationController(rootViewController: home) : home)
        for step in situation.route {
            try step.run(sim.window.visiblePage)
            try sim.settle()
        }
        #expect(PageTree(of: sim.window).path == situation.before)
        let page = try #require(situation.tapped(sim.window.visiblePage) as? BackPage)
        for _ in 0..<situation.taps { tap(page)(nil) }
        try sim.settle()
        #expect(sim.diagnostics.isEmpty)
        return PageTree(of: sim.window).path
    }
}
