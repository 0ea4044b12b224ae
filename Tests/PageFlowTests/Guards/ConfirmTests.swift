import PageFlow
import Simulator
import Testing

private final class Editor: TestPage, LeaveGuard {
    func canLeave(_ request: LeaveRequest) async -> Bool {
        await confirm("Discard the text?", message: "It is not saved.", keep: "Keep", discard: "Discard")
    }
}

extension TestsThatWait {
    /// The answer of `confirm`, for every way in which the alert can end.
    @MainActor
    @Suite struct ConfirmTests {
        private func ask(_ page: UIViewController) -> Task<Bool, Never> {
            Task { await page.confirm("Discard?", keep: "Keep", discard: "Discard") }
        }

        @Test(arguments: [("Keep", false), ("Discard", true)])
        func `the user's choice is the answer`(_ button: String, _ discards: Bool) async {
            let a = A()
            let app = TestApp(a)
            let answer = ask(a)
            await app.sim.settled()
            #expect(app.path == "A + modal:UIAlertController")
            app.sim.tap(button)
            await app.sim.settled()
            #expect(await answer.value == discards && app.path == "A")
        }

        @Test func `a guard asks with it`() async throws {
            let editor = Editor()
            let app = TestApp(stack: A(), editor)
            let kept = editor.goBack()
            await app.sim.settled()
            let alert = try #require(app.navigator.visiblePage as? UIAlertController)
            #expect(alert.title == "Discard the text?" && alert.message == "It is not saved.")
            #expect(alert.actions.map(\.style) == [.cancel, .destructive])
            app.sim.tap("Keep")
            await app.sim.settled()
            #expect(kept.result == .refused(by: PageReference(editor)) && app.path == "A/Editor")
            app.sim.edgeSwipe(to: 0.5)
            app.sim.endSwipe(.finish)
            await app.sim.settled()
            app.sim.tap("Discard")
            await app.sim.settled()
            #expect(app.path == "A")
        }

        /// The ways in which the alert ends without a choice.
        enum Fate: CaseIterable {
            case dismissed, dismissedAtOnce, pageRemoved, rootReplaced, rootReplacedBeforeItComes,
                taskCanceled, sceneClosed
        }

        @Test(arguments: Fate.allCases)
        func `an alert that leaves without a choice keeps`(_ fate: Fate) async {
            let (b, sim) = (B(), TestApp(stack: A()))
            b.open(D())
            sim.navigator.visiblePage?.open(b)
            await sim.sim.settled()
            let answer = ask(b)
            if fate != .rootReplacedBeforeItComes { await sim.sim.settled() } else { await Task.yield() }
            switch fate {
            case .dismissed: b.dismiss(animated: true, completion: nil)
            case .dismissedAtOnce: b.dismiss(animated: false, completion: nil)
            case .pageRemoved: b.goBack()
            case .rootReplaced, .rootReplacedBeforeItComes: sim.sim.window.rootViewController = C()
            case .taskCanceled: answer.cancel()
            case .sceneClosed:
                NotificationCenter.default.post(
                    name: UIScene.didDisconnectNotification, object: sim.sim.window.windowScene)
            }
            await sim.sim.settled()
            #expect(await answer.value == false)
            if fate != .sceneClosed { #expect(!(sim.navigator.visiblePage is UIAlertController)) }
            #expect(sim.navigator.pending.isEmpty)
        }

        @Test func `a page whose question leaves with the root is released`() async {
            weak var editor: Editor?
            let app = TestApp(A())
            app.navigator.leaks.onLeak { _ in }
            do {
                let page = Editor()
                editor = page
                app.navigator.visiblePage?.open(page)
            }
            await app.sim.settled()
            let back = editor?.goBack()
            await app.sim.settled()
            #expect(app.navigator.visiblePage is UIAlertController)
            app.sim.window.rootViewController = C()
            await app.sim.settled()
            app.sim.advance(by: 3)
            #expect(back?.result != nil)
            #expect(editor == nil && app.navigator.leaks.reports.isEmpty)
        }

        @Test func `an alert that other code keeps answers all the same`() async throws {
            let a = A()
            let app = TestApp(a)
            let answer = ask(a)
            await app.sim.settled()
            let alert = try #require(app.navigator.visiblePage as? UIAlertController)
            a.dismiss(animated: true, completion: nil)
            await app.sim.settled()
            #expect(await answer.value == false)
            withExtendedLifetime(alert) {}
        }

        @Test func `a page that is in no window keeps`() async {
            let app = TestApp(A())
            let page = B()
            page.loadViewIfNeeded()
            let answer = ask(page)
            await app.sim.settled()
            app.sim.advance(by: NavigationRequest.offScreenTimeLimit + 1)
            await app.sim.settled()
            #expect(await answer.value == false)
        }

        @Test func `a choice by a key or an assistive technology counts`() async throws {
            let a = A()
            let app = TestApp(a)
            let answer = ask(a)
            await app.sim.settled()
            let alert = try #require(app.navigator.visiblePage as? UIAlertController)
            app.sim.tap(alert.actions[1], in: alert)
            await app.sim.settled()
            #expect(await answer.value == true)
        }

        @Test func `the same question twice has one alert, another question its own answer`() async {
            let a = A()
            let app = TestApp(a)
            let (one, same) = (ask(a), ask(a))
            await app.sim.settled()
            app.sim.tap("Discard")
            await app.sim.settled()
            #expect(app.path == "A")
            #expect(await one.value == true)
            #expect(await same.value == true)
        }

        @Test func `a proxy without a page keeps`() async {
            #expect(await PageProxy().confirm("Discard?", keep: "Keep", discard: "Discard") == false)
        }
    }
}
