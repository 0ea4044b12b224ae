import PageFlow
import Simulator
import Testing

extension TestsThatWait {
    /// Each page has exactly one exit event, regardless of the cause.
    @MainActor
    @Suite struct ExitTests {
        private func watched(_ app: TestApp) -> ExitList {
            let list = ExitList()
            app.navigator.onExit { list.exits.append("\($0.name) \($0.cause.rawValue)") }
            return list
        }

        @MainActor
        private final class ExitList {
            var exits: [String] = []
        }

        @Test func `by a verb`() {
            let b = B()
            let app = TestApp(stack: A(), b)
            let list = watched(app)
            _ = app.outcome(of: b.goBack())
            #expect(list.exits == ["B code"])
        }

        @Test(arguments: [false, true])
        func `by the app's own pop`(animated: Bool) {
            let b = B()
            let app = TestApp(stack: A(), b)
            let list = watched(app)
            b.navigationController?.popViewController(animated: animated)
            app.settle()
            #expect(list.exits == ["B code"])
        }

        @Test func `by the app's own pop to the root, the topmost first, pages in between too`() {
            let b = B()
            let app = TestApp(stack: A(), b, C(), D())
            let list = watched(app)
            b.navigationController?.popToRootViewController(animated: true)
            app.settle()
            #expect(list.exits == ["D code", "C code", "B code"])
        }

        @Test func `by another stack`() {
            let a = A()
            let app = TestApp(stack: a, B())
            let list = watched(app)
            a.navigationController?.setViewControllers([a, C()], animated: true)
            app.settle()
            #expect(list.exits == ["B stackReplaced"])
        }

        @Test func `by the app's own dismissal, with what lay within and over it`() {
            let a = A()
            let app = TestApp(a)
            let list = watched(app)
            let b = B()
            _ = app.outcome(of: a.open(b.inStack, by: .present))
            _ = app.outcome(of: b.open(C(), by: .present))
            a.dismiss(animated: true)
            app.settle()
            #expect(
                list.exits == ["C ancestorDismissed", "B ancestorDismissed", "UINavigationController code"])
        }

        @Test func `by another root`() {
            let b = B()
            let app = TestApp(stack: A(), b)
            let list = watched(app)
            app.sim.window.rootViewController = C()
            app.settle()
            #expect(
                list.exits.sorted() == [
                    "A rootReplaced", "B rootReplaced", "UINavigationController rootReplaced",
                ])
        }

        @Test func `by a finger that pulls a sheet, with what lay within it`() {
            let a = A()
            let app = TestApp(a)
            let list = watched(app)
            let stack = B().inStack
            _ = app.outcome(of: a.open(stack, by: .presented(.pageSheet)))
            app.sim.pullAway(stack)
            app.settle()
            #expect(list.exits == ["B ancestorDismissed", "UINavigationController interactiveDismissal"])
        }

        @Test func `a saved cause is read by its former name`() throws {
            let saved = Data(#"["sheetPull", "interactiveDismissal", "code"]"#.utf8)
            let causes = try JSONDecoder().decode([ExitCause].self, from: saved)
            #expect(causes == [.interactiveDismissal, .interactiveDismissal, .code])
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode([ExitCause].self, from: Data(#"["wind"]"#.utf8))
            }
        }

        @Test func `an app's own delegate of a sheet stays, and the page leaves for code`() {
            final class Own: NSObject, UIAdaptivePresentationControllerDelegate {}
            let a = A()
            let b = B()
            let own = Own()
            let app = TestApp(a)
            let list = watched(app)
            b.modalPresentationStyle = .pageSheet
            b.presentationController?.delegate = own
            _ = app.outcome(of: a.open(b, by: .present))
            #expect(b.presentationController?.delegate === own)
            app.sim.pullAway(b)
            app.settle()
            #expect(list.exits == ["B code"])
        }

        @Test func `an exit from an invisible stack`() async {
            let hidden = UINavigationController()
            hidden.viewControllers = [A(), B()]
            let tabs = UITabBarController()
            tabs.viewControllers = [hidden, C()]
            let app = TestApp(tabs)
            let list = watched(app)
            tabs.selectedIndex = 1
            app.settle()
            hidden.popToRootViewController(animated: false)
            await app.sim.settled()
            #expect(list.exits == ["B code"])
        }

        @Test func `a page that is covered has not left`() {
            let a = A()
            let app = TestApp(stack: a)
            let list = watched(app)
            a.navigationController?.pushViewController(B(), animated: true)
            app.settle()
            _ = app.outcome(of: a.open(C(), by: .presented(.fullScreen)))
            #expect(list.exits.isEmpty)
        }

        @Test func `pages that app code brought are known too`() {
            let a = A()
            let app = TestApp(stack: a)
            let list = watched(app)
            let b = B()
            a.navigationController?.pushViewController(b, animated: false)
            app.settle()
            _ = app.outcome(of: b.goBack())
            #expect(list.exits == ["B code"])
        }

        @Test func `the page still exists while its exit by a verb is reported`() {
            let app = TestApp(stack: A(), B())
            var wasThere: [Bool] = []
            app.navigator.onExit { wasThere.append($0.page is B) }
            let top = (app.sim.window.rootViewController as? UINavigationController)?.topViewController
            _ = top.map { app.outcome(of: $0.goBack()) }
            #expect(wasThere == [true])
        }

        @Test func `an exit keeps no page alive`() {
            let a = A()
            let app = TestApp(stack: a)
            var exits: [PageExit] = []
            app.navigator.onExit { exits.append($0) }
            weak var weakPage: UIViewController?
            autoreleasepoolIfNeeded {
                let b = B()
                weakPage = b
                _ = app.outcome(of: a.open(b))
                _ = app.outcome(of: b.goBack())
            }
            #expect(exits.count == 1)
            #expect(weakPage == nil && exits[0].page == nil)
        }

        private func autoreleasepoolIfNeeded(_ body: () -> Void) { body() }
    }
}
