import PageFlow
import Simulator
import Testing

private struct Number: PageRoute {
    let number: Int
}

/// Saved state of an older app version, or of one with other tabs.
@MainActor
@Suite(.onStage) struct StateMigrationTests {
    private func launch(_ tabs: UIViewController...) -> TestApp {
        let controller = UITabBarController()
        controller.viewControllers = tabs.map(\.inStack)
        let app = TestApp(controller)
        app.navigator.routes.register(Number.self) { D($0.number) }
        return app
    }

    private func saved() throws -> Data {
        let before = launch(A(), B())
        (before.sim.window.rootViewController as? UITabBarController)?.selectedIndex = 1
        before.settle()
        _ = before.outcome(of: before.navigator.open(Number(number: 1)))
        #expect(before.path == "tab:1/B/D")
        return try before.navigator.save()
    }

    @Test func `a tab finds its place among more tabs`() throws {
        let app = launch(C(), A(), B())
        let restoring = try app.navigator.restore(saved())
        #expect(app.outcome(of: restoring) == .done && app.path == "tab:2/B/D")
    }

    @Test func `a saved state whose tabs no longer exist is an error`() throws {
        let app = launch(C(), C(), C())
        let data = try saved()
        #expect(throws: NavigationError.self) { try app.navigator.restore(data) }
        app.settle()
        #expect(app.path == "tab:0/C")
    }

    @Test func `an app may change the state before it is restored`() throws {
        let app = launch(A(), B())
        let restoring = try app.navigator.restore(saved()) { state in
            state.root.children[1].children.removeLast()
        }
        #expect(app.outcome(of: restoring) == .done && app.path == "tab:1/B")
    }

    @Test func `what cannot be saved is left out, and named`() throws {
        let app = launch(A(), B())
        _ = app.navigator.visiblePage.map { app.outcome(of: $0.open(C())) }
        _ = app.outcome(of: app.navigator.open(Number(number: 2)))
        #expect(app.path == "tab:0/A/C/D")
        #expect(throws: NavigationError.self) { try app.navigator.save() }
        let (data, omitted) = try app.navigator.savePartially()
        #expect(omitted.map(\.name) == ["C"])
        let other = launch(A(), B())
        #expect(other.outcome(of: try other.navigator.restore(data)) == .done && other.path == "tab:0/A/D")
    }
}
