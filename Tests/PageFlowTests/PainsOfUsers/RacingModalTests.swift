import PageFlow
import Simulator
import Testing

/// Modal pages that several parts of an app present and dismiss at once.
@MainActor
@Suite(.onStage) struct RacingModalTests {
    /// Source: https://github.com/software-mansion/react-native-screens/issues/4591
    @Test(arguments: [false, true])
    func `two stacks dismiss the same modals, and others open after them`(appDismissesToo: Bool) {
        let (a, b, c) = (A(), B(), C())
        let app = TestApp(a)
        _ = app.open(b.inStack, from: a, by: .presented(.fullScreen))
        _ = app.open(c.inStack, from: b, by: .presented(.fullScreen))
        #expect(app.path == "A + modal:B + modal:C")
        let requests = [a.dismissAll(), c.goBack()]
        if appDismissesToo { a.dismiss(animated: false, completion: nil) }
        app.settle()
        #expect(requests.allSatisfy { $0.result != nil } && app.path == "A")
        if !appDismissesToo { #expect(requests.map(\.result) == [.done, .superseded]) }
        #expect(app.open(D(), from: a, by: .present) == .done)
        #expect(app.path == "A + modal:D" && app.sim.diagnostics.isEmpty)
    }

    /// Source: https://github.com/software-mansion/react-native-screens/issues/4446
    @Test func `a container presents while a page within it is being freed of a sheet`() {
        let a = A()
        let tabs = UITabBarController()
        tabs.viewControllers = [a.inStack, B()]
        let app = TestApp(tabs)
        _ = app.open(C(), from: a, by: .presented(.formSheet))
        app.sim.clearTrace()
        a.dismiss(animated: true, completion: nil)
        app.sim.advance(by: 1 / 60)
        #expect(app.open(D(), from: tabs, by: .present) == .done)
        #expect(app.path == "tab:0/A + modal:D")
        #expect(app.callbacks(of: D.self).filter { $0 == "D.viewDidAppear" }.count == 1)
        #expect(app.sim.diagnostics.isEmpty)
    }

    /// Source: https://github.com/react/react-native/pull/55005
    @Test func `a form goes with what other code has presented over it`() {
        let (a, form) = (A(), B())
        let app = TestApp(stack: a)
        let exits = Exits(of: app)
        _ = app.open(form, from: a, by: .present)
        form.present(
            UIActivityViewController(activityItems: ["text"], applicationActivities: nil), animated: true,
            completion: nil)
        app.settle()
        #expect(app.outcome(of: form.goBack()) == .done)
        #expect(app.path == "A" && exits.list == ["UIActivityViewController code", "B code"])
    }

    /// Source: https://github.com/scenee/FloatingPanel/issues/657
    @Test func `a page that was pulled away is presented again, the same one`() {
        let (a, sheet) = (A(), B())
        let app = TestApp(a)
        var again: NavigationRequest?
        app.navigator.onExit { exit in
            if exit.cause == .interactiveDismissal, again == nil { again = a.open(sheet, by: .present) }
        }
        _ = app.open(sheet, from: a, by: .presented(.pageSheet))
        app.sim.pullSheet()
        app.settle()
        #expect(again?.result == .done && app.path == "A + modal:B")
        app.sim.pullSheet()
        app.settle()
        #expect(app.path == "A")
        #expect(app.open(sheet, from: a, by: .present) == .done && app.path == "A + modal:B")
        #expect(app.sim.diagnostics.isEmpty)
    }
}
