import PageFlow
import Simulator
import Testing

private struct PostRoute: PageRoute {
    let number: Int
}

private final class Post: TestPage, IdentifiedPage {
    var pageID: AnyHashable { number }
}

/// Requests during other transitions, and late requests.
@MainActor
@Suite(.onStage) struct QuickRequestTests {
    private func confirm(on page: UIViewController) async -> Bool {
        await withCheckedContinuation { answer in
            let alert = UIAlertController(title: "Continue?", message: nil, preferredStyle: .alert)
            alert.addAction(
                UIAlertAction(title: "Yes", style: .default) { _ in answer.resume(returning: true) })
            page.open(alert, by: .present)
        }
    }

    /// Source: https://github.com/brianchance/MvvmCross-UserInteraction/pull/27
    @Test func `a page that an alert's answer opens appears`() async throws {
        let a = A()
        let app = TestApp(stack: a)
        let opening = Task { await confirm(on: a) ? a.open(B()) : nil }
        await app.sim.settled()
        app.sim.tap("Yes")
        await app.sim.settled()
        #expect(await opening.value?.result == .done && app.path == "A/B")
        #expect(app.sim.diagnostics.isEmpty)
    }

    /// Source: https://github.com/steipete/PSTAlertController/pull/40, https://github.com/alexanderjarvis/PXAlertView/issues/26
    @Test(arguments: [false, true])
    func `an alert of a leaving page doesn't appear, and blocks nothing`(byVerb: Bool) {
        let (a, form) = (A(), B())
        let app = TestApp(a)
        _ = app.open(form, from: a, by: .present)
        if byVerb { form.goBack() } else { form.dismiss(animated: true, completion: nil) }
        app.sim.advance(by: 0.1)
        let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
        let late = form.open(alert, by: .present)
        #expect(app.outcome(of: late) == .superseded && app.path == "A")
        #expect(app.open(C(), from: a, by: .present) == .done)
        #expect(app.sim.diagnostics.isEmpty)
    }

    /// Source: https://github.com/wordpress-mobile/WordPress-iOS/pull/1971
    @Test func `a row whose data arrives twice opens its page once`() {
        let app = TestApp(stack: A())
        app.navigator.routes.register(PostRoute.self) { Post($0.number) }
        var requests = [app.navigator.open(PostRoute(number: 7))]
        app.sim.advance(by: 0.1)
        requests.append(app.navigator.open(PostRoute(number: 7)))
        app.sim.advance(by: 0.9)
        requests.append(app.navigator.open(PostRoute(number: 7)))
        app.settle()
        #expect(requests.map(\.result) == [.done, .done, .done] && app.path == "A/Post")
    }

    /// Source: https://github.com/wordpress-mobile/WordPress-iOS/pull/1971
    @Test func `a verb's page stays the same while it appears`() {
        let list = A()
        let app = TestApp(stack: list)
        func dataHasCome() -> NavigationRequest { list.open(Post(7)) }
        let first = dataHasCome()
        app.sim.advance(by: 0.1)
        let second = dataHasCome()
        app.settle()
        #expect([first.result, second.result] == [.done, .done] && app.path == "A/Post")
    }
}
