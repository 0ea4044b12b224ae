import PageFlow
import Simulator
import Testing

@MainActor
@Suite struct TraceTests {
    @MainActor
    private final class Lines {
        var lines: [String] = []
        var shown: [String] { lines.filter { $0.hasSuffix("shown") } }
    }

    private func heard(_ app: TestApp) -> Lines {
        let lines = Lines()
        app.navigator.trace.onEvent { lines.lines.append($0.description) }
        return lines
    }

    @Test func `a page is shown once for each time it becomes visible`() {
        let a = A()
        let app = TestApp(stack: a)
        let heard = heard(app)
        let b = B()
        _ = app.outcome(of: a.open(b))
        b.navigationController?.popViewController(animated: true)
        app.settle()
        a.navigationController?.pushViewController(C(), animated: false)
        app.settle()
        #expect(heard.shown == ["B shown", "A shown", "C shown"])
    }

    @Test func `a navigation tells its beginning, its pages and its end`() {
        let a = A()
        let app = TestApp(stack: a)
        let heard = heard(app)
        let b = B()
        _ = app.outcome(of: a.open(b))
        _ = app.outcome(of: b.goBack())
        #expect(
            heard.lines == [
                "A begins to open B", "B shown", "A navigation ended, done",
                "B begins to go back from B", "B left, code", "A shown", "B navigation ended, done",
            ])
    }

    @Test func `an encoded event has the time, the page, the cause and the request`() throws {
        let a = A()
        let b = B()
        let app = TestApp(stack: a, b)
        var lines: [String] = []
        app.navigator.trace.onEvent { event in
            // Strings and numbers can always be encoded.
            lines.append(String(decoding: (try? JSONEncoder().encode(event)) ?? Data(), as: UTF8.self))
        }
        app.sim.advance(by: 2)
        let back = b.goBack(animated: false)
        app.settle()
        let left = try #require(lines.first { $0.contains("left") })
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(left.utf8)) as? [String: Any])
        #expect(object["page"] as? String == "B" && object["detail"] as? String == "code")
        #expect(object["request"] as? Int == back.id)
        #expect(object["time"] as? Double == app.sim.now)
    }

    @Test func `a loop receives every event from its beginning on`() async {
        let a = A()
        let app = TestApp(stack: a)
        var events = app.navigator.trace.makeAsyncIterator()
        _ = app.outcome(of: a.open(B(), animated: false))
        var kinds: [PageEvent.Kind] = []
        while kinds.count < 3, let event = await events.next(isolation: MainActor.shared) {
            kinds.append(event.kind)
        }
        #expect(kinds == [.began("open B"), .shown, .ended(.done)])
    }
}

extension TestsThatWait {
    @MainActor
    @Suite struct LeakTests {
        @Test func `a page that outlives its exit is reported with its path and the navigations`()
            async throws
        {
            let a = A()
            let app = TestApp(stack: a)
            var reports: [LeakReport] = []
            app.navigator.leaks.onLeak(after: 2) { reports.append($0) }
            var kept: UIViewController? = B()
            let opening = a.open(try #require(kept))
            app.settle()
            let back = try #require(kept).goBack()
            app.sim.advance(by: 0.5)
            #expect(back.result == .done && reports.isEmpty)
            app.sim.advance(by: 2)
            let report = try #require(reports.first)
            #expect(report.name == "B" && report.path == "A/B")
            #expect(report.removedBy === back && report.openedBy === opening)
            #expect(
                report.description
                    == "B is alive after it left A/B, removed by go back from B, opened by open B")
            kept = nil
            await app.sim.settled()
            #expect(report.isWithdrawn && app.navigator.leaks.reports.isEmpty)
        }

        /// The object that retains a search controller after the search.
        enum Keeper: CaseIterable {
            case navigationItem, property, nobodyInSight
        }

        /// A page with its own search.
        private final class Finder: UIViewController {
            private var ownSearch: UISearchController?

            func takeSearch(_ keeper: Keeper) -> UISearchController {
                let search = UISearchController(searchResultsController: B())
                definesPresentationContext = true
                switch keeper {
                case .navigationItem: navigationItem.searchController = search
                case .property: ownSearch = search
                case .nobodyInSight: break
                }
                return search
            }
        }

        /// A search ends twice while its page exists. Then the page leaves, and an object retains both.
        @Test(arguments: Keeper.allCases)
        func `a search is no leak while its page lives and keeps it`(_ keeper: Keeper) {
            let app = TestApp(stack: A())
            var names: [String] = []
            app.navigator.leaks.onLeak(after: 1) { names.append($0.name) }
            let finder = Finder()
            _ = app.navigator.visiblePage.map { app.outcome(of: $0.open(finder)) }
            let search = finder.takeSearch(keeper)
            for _ in 0..<2 {
                _ = app.outcome(of: finder.open(search, by: .present))
                search.dismiss(animated: false)
                app.settle()
                app.sim.advance(by: 2)
            }
            #expect(names.contains("UISearchController") == (keeper == .nobodyInSight), "\(names)")
            finder.navigationController?.popViewController(animated: true)
            app.settle()
            app.sim.advance(by: 3)
            #expect(names.sorted() == ["Finder", "UISearchController"], "\(names)")
        }

        @Test func `a page that reappears at once is not reported`() {
            let app = TestApp(stack: A())
            var names: [String] = []
            app.navigator.leaks.onLeak(after: 2) { names.append($0.name) }
            let page = B()
            for _ in 0..<2 {
                app.navigator.visiblePage?.present(page, animated: false)
                app.settle()
                page.presentingViewController?.dismiss(animated: false)
                app.settle()
            }
            app.navigator.visiblePage?.present(page, animated: false)
            app.sim.advance(by: 10)
            #expect(names.isEmpty)
        }

        @Test func `a page that is released is not reported`() {
            let a = A()
            let app = TestApp(stack: a)
            var reports: [LeakReport] = []
            app.navigator.leaks.onLeak { reports.append($0) }
            for _ in 0..<3 {
                _ = app.outcome(of: a.open(B()))
                a.navigationController?.popViewController(animated: true)
                app.settle()
            }
            app.sim.advance(by: 10)
            #expect(reports.isEmpty)
        }
    }
}
