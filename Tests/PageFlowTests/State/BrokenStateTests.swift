import PageFlow
import Simulator
import Testing

private struct NumberRoute: PageRoute {
    let number: Int
}

private struct StackRoute: PageRoute {}

/// Saved state that was modified after saving.
@MainActor
@Suite(.onStage) struct BrokenStateTests {
    private final class List: UITableViewController, RoutedPage, StatefulPage {
        var pageState: [String: Int] = [:]
        var route: any PageRoute { NumberRoute(number: 0) }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            UITableViewCell()
        }
    }

    private func app() -> TestApp {
        let app = TestApp(stack: A())
        app.navigator.routes.register(NumberRoute.self) { _ in List() }
        app.navigator.routes.register(StackRoute.self) { _ in UINavigationController(rootViewController: B())
        }
        return app
    }

    private func saved(_ route: some PageRoute) throws -> SavedPage {
        SavedPage(
            kind: .routed(name: type(of: route).name, route: try JSONEncoder().encode(route)), name: "List")
    }

    /// A stack with a page and another page presented over it, so that every field has a value.
    private func full() throws -> SavedState {
        var root = SavedPage(kind: .stack(class: nil), name: "UINavigationController")
        var page = try saved(NumberRoute(number: 1))
        page.place = SavedPlace(item: SavedPlace.Item(section: 0, item: 3), x: 0, y: 4)
        page.state = try JSONEncoder().encode(["draft": 1])
        var above = try saved(NumberRoute(number: 2))
        above.style = 1
        page.presented = [above]
        root.children = [SavedPage(kind: .given, name: "A"), page]
        return SavedState(root: root)
    }

    nonisolated static let numbers = [Int.min, -1_000_000, -3, -2, -1, 8, 9, 1_000_000, Int.max]

    /// The app continues, whether or not the state can be restored.
    private func expectNoHarm(_ change: (inout SavedState) throws -> Void) throws {
        let app = app()
        var state = try full()
        try change(&state)
        let data = try state.data()
        let request = try? app.navigator.restore(data)
        app.settle()
        #expect(request == nil || request?.result != nil)
        #expect(app.sim.diagnostics.isEmpty)
    }

    @Test(arguments: numbers)
    func `a number out of range is refused, or does no harm`(_ number: Int) throws {
        try expectNoHarm { $0.root.children[1].presented[0].style = number }
        try expectNoHarm { $0.root.children[1].place?.item?.section = number }
        try expectNoHarm { $0.root.children[1].place?.item?.item = number }
        try expectNoHarm { $0.root.children[1].place?.x = Double(number) }
        try expectNoHarm { $0.root.children[1].place?.y = 1e300 }
        try expectNoHarm { $0.root.kind = .tabs(selected: number) }
        try expectNoHarm {
            var tabs = SavedPage(kind: .tabs(selected: number), name: "Tabs")
            tabs.children = [try self.saved(NumberRoute(number: 1))]
            $0.root.children[1].presented = [tabs]
        }
    }

    @Test(arguments: ["", "UIViewController", "Foundation.NSObject", "A.B.C", "\u{0}", "é"])
    func `a class of a stack that is none is refused`(name: String) throws {
        try expectNoHarm {
            var stack = SavedPage(kind: .stack(class: name), name: "Stack")
            stack.children = [try self.saved(NumberRoute(number: 1))]
            $0.root.children[1].presented = [stack]
        }
    }

    @Test func `pages that UIKit doesn't push are refused`() throws {
        try expectNoHarm { $0.root.children[1] = try self.saved(StackRoute()) }
        try expectNoHarm {
            var stack = SavedPage(kind: .stack(class: nil), name: "Stack")
            stack.children = [try self.saved(StackRoute())]
            $0.root.children[1].presented = [stack]
        }
    }

    @Test func `damaged text does no harm`() throws {
        let app = app()
        let data = try full().data()
        for index in stride(from: 0, to: data.count, by: 3) {
            for byte: UInt8 in [0x2d, 0x39, 0x7b, 0x22] {
                var damaged = data
                damaged[index] = byte
                _ = try? app.navigator.restore(damaged).result
                app.settle()
            }
        }
        #expect(app.sim.diagnostics.isEmpty)
    }

    @Test func `a negative style names the page`() throws {
        let app = app()
        var state = try full()
        state.root.children[1].presented[0].style = -1
        let data = try state.data()
        #expect(
            throws: NavigationError(
                .brokenState("List has the unknown presentation style -1"), at: "The state")
        ) {
            try app.navigator.restore(data)
        }
    }

    @Test func `the same pages are saved as the same bytes`() throws {
        struct Wide: PageRoute {
            var values: [String: Int]
        }
        final class WidePage: UIViewController {}
        let saved = try (0..<8).map { start in
            let app = TestApp(stack: A())
            app.navigator.routes.register(Wide.self) { _ in WidePage() }
            var values: [String: Int] = [:]
            for index in 0..<40 { values["\((index + start * 5) % 40)"] = 1 }
            app.navigator.open(Wide(values: values))
            app.settle()
            return try app.navigator.save()
        }
        #expect(Set(saved).count == 1)
    }

    /// Four times as many pages take about four times as long, not sixteen times. The thread's own time doesn't depend on the machine's load.
    @Test func `the time of restoring is in proportion to the pages`() throws {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        func seconds(_ count: Int) throws -> Double {
            let app = TestApp(stack: A())
            app.navigator.routes.register(NumberRoute.self) { B($0.number) }
            var state = try full()
            let pages = try (0..<count).map { try saved(NumberRoute(number: $0)) }
            state.root.children = [SavedPage(kind: .given, name: "A")] + pages
            let (data, start) = (try state.data(), now())
            let request = try app.navigator.restore(data)
            app.settle()
            #expect(request.result == .done)
            return now() - start
        }
        _ = try seconds(100)
        let (short, long) = (try seconds(750), try seconds(3000))
        #expect(long < short * 9)
    }

    @Test func `many pages that one turn opens appear in time`() {
        let a = A()
        let app = TestApp(stack: a)
        let start = ContinuousClock.now
        let requests = (1...500).map { a.open(B($0), animated: false) }
        app.settle()
        print("opening 500 pages: \(ContinuousClock.now - start)")
        #expect(requests.allSatisfy { $0.result == .done } && app.navigator.tree.root?.children.count == 501)
    }
}
