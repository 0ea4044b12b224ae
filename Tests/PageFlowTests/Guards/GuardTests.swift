import PageFlow
import Simulator
import Testing

private final class Editor: TestPage, LeaveGuard {
    var agrees = false
    var requests: [LeaveRequest] = []
    static var asked: [Int] = []

    func canLeave(_ request: LeaveRequest) async -> Bool {
        requests.append(request)
        Editor.asked.append(number)
        return agrees
    }
}

extension TestsThatWait {
    @MainActor
    @Suite struct GuardTests {
        private func settledOutcome(_ app: TestApp, _ navigation: NavigationRequest) async
            -> NavigationOutcome?
        {
            await app.sim.settled()
            return navigation.result
        }

        @Test func `one refusal, and nothing moves`() async {
            let editor = Editor(1)
            let agreeing = Editor(2)
            agreeing.agrees = true
            let app = TestApp(stack: A(), editor, agreeing)
            app.sim.clearTrace()
            Editor.asked = []
            let home = agreeing.returnHome()
            #expect(await settledOutcome(app, home) == .refused(by: PageReference(editor)))
            #expect(Editor.asked == [2, 1])
            #expect(app.path == "A/Editor/Editor")
            #expect(app.sim.trace.lines.isEmpty)
        }

        @Test func `observers of the app are notified which guards are asked`() async {
            let editor = Editor(1)
            let app = TestApp(stack: A(), editor)
            var asked: [UIViewController] = []
            let token = RequestObservers.ofApp.onQuestion { asked.append($0) }
            _ = await settledOutcome(app, editor.goBack())
            token.remove()
            _ = await settledOutcome(app, editor.goBack())
            #expect(asked == [editor] && editor.requests.count == 2)
        }

        @Test func `with everyone's agreement it goes on`() async {
            let editor = Editor(1)
            editor.agrees = true
            let app = TestApp(stack: A(), editor)
            #expect(await settledOutcome(app, editor.goBack()) == .done)
            #expect(app.path == "A")
            #expect(editor.requests.map(\.cause) == [.code])
        }

        @Test func `the request can be sent again`() async {
            let editor = Editor(1)
            let app = TestApp(stack: A(), editor)
            _ = await settledOutcome(app, editor.goBack())
            #expect(app.path == "A/Editor")
            editor.agrees = true
            #expect(await settledOutcome(app, editor.requests[0].sendAgain()) == .done)
            #expect(app.path == "A")
        }

        @Test func `pages over the one that goes back are asked too`() async {
            let b = B()
            let editor = Editor(1)
            let app = TestApp(stack: A(), b)
            _ = await settledOutcome(app, b.open(editor, by: .present))
            #expect(await settledOutcome(app, b.goBack()) == .refused(by: PageReference(editor)))
            #expect(app.path == "A/B + modal:Editor")
        }

        @Test func `a sheet that is pulled springs back until its guard has agreed`() async {
            let a = A()
            let app = TestApp(a)
            let editor = Editor(1)
            var exits: [String] = []
            app.navigator.onExit { exits.append("\($0)") }
            _ = await settledOutcome(app, a.open(editor, by: .presented(.pageSheet)))
            app.sim.pullAway(editor)
            await app.sim.settled()
            #expect(editor.requests.map(\.cause) == [.interactiveDismissal])
            #expect(app.path == "A + modal:Editor" && exits.isEmpty)
            editor.agrees = true
            app.sim.pullAway(editor)
            await app.sim.settled()
            #expect(app.path == "A" && exits == ["Editor left: interactiveDismissal"])
        }

        @Test func `a guarded page's back button asks first`() async throws {
            let editor = Editor(1)
            let app = TestApp(stack: A())
            var exits: [String] = []
            app.navigator.onExit { exits.append("\($0)") }
            _ = await settledOutcome(app, try #require(app.navigator.visiblePage).open(editor))
            let stack = try #require(editor.navigationController)
            app.sim.tapBack(in: stack)
            await app.sim.settled()
            #expect(app.path == "A/Editor" && editor.requests.map(\.cause) == [.backButton])
            editor.agrees = true
            app.sim.tapBack(in: stack)
            await app.sim.settled()
            #expect(app.path == "A" && exits == ["Editor left: backButton"])
        }

        @Test func `an app that says no itself is left alone`() async {
            let a = A()
            let app = TestApp(a)
            let editor = Editor(1)
            editor.isModalInPresentation = true
            _ = await settledOutcome(app, a.open(editor, by: .presented(.pageSheet)))
            app.sim.pullAway(editor)
            await app.sim.settled()
            #expect(editor.requests.isEmpty && app.path == "A + modal:Editor")
        }

        @Test func `a page that is only covered is not asked`() async {
            let editor = Editor(1)
            let app = TestApp(stack: editor)
            #expect(await settledOutcome(app, editor.open(B())) == .done)
            #expect(editor.requests.isEmpty)
        }

        @Test func `other requests wait for the answer`() async {
            let editor = Editor(1)
            editor.agrees = true
            let a = A()
            let app = TestApp(stack: a, editor)
            let back = editor.goBack()
            let open = a.open(C())
            #expect(back.result == nil && open.result == nil)
            #expect(await settledOutcome(app, open) == .done)
            #expect(app.path == "A/C")
        }

        @Test func `a page that has left while it was being asked is superseded`() async {
            let editor = Editor(1)
            editor.agrees = true
            let app = TestApp(stack: A(), editor)
            let back = editor.goBack()
            editor.navigationController?.popViewController(animated: false)
            #expect(await settledOutcome(app, back) == .superseded)
            #expect(app.path == "A")
        }
    }
}
