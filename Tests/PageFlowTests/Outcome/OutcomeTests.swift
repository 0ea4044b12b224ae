import PageFlow
import Simulator
import Testing

extension TestsThatWait {
    /// Every request ends in exactly one outcome.
    @MainActor
    @Suite struct OutcomeTests {
        @Test func `a double tap opens one page`() {
            let a = A()
            let app = TestApp(stack: a)
            let first = a.open(B())
            app.sim.advance(by: 0.1)
            let second = a.open(B())
            app.sim.turn()
            #expect(second.joined === first && second.result == nil)
            app.settle()
            #expect([first.result, second.result] == [.done, .done] && app.path == "A/B")
        }

        @Test func `the same request counts again when the first has ended`() {
            let a = A()
            let app = TestApp(stack: a)
            let b = B()
            _ = app.outcome(of: a.open(b))
            _ = app.outcome(of: b.goBack())
            #expect(app.outcome(of: a.open(B())) == .done)
            #expect(app.path == "A/B")
        }

        @Test func `requests wait for one another`() {
            let a = A()
            let app = TestApp(stack: a)
            let b = B()
            let c = C()
            let navigations = [a.open(b), a.open(c), a.open(D(), by: .present)]
            #expect(navigations.map(\.result) == [nil, nil, nil])
            #expect(app.navigator.pending.map(\.id) == navigations.map(\.id))
            app.settle()
            #expect(navigations.map(\.result) == [.done, .done, .done])
            #expect(app.path == "A/B/C + modal:D")
            #expect(app.navigator.pending.isEmpty)
        }

        @Test func `a page that is opened during the app's presentation appears afterwards`() {
            let a = A()
            let app = TestApp(stack: a)
            a.present(C(), animated: true)
            app.sim.advance(by: 0.1)
            let navigation = a.open(B())
            #expect(navigation.result == nil)
            #expect(app.outcome(of: navigation) == .done)
            #expect(app.sim.diagnostics.isEmpty)
        }

        @Test func `a page that is presented during the app's push appears afterwards`() {
            let a = A()
            let app = TestApp(stack: a)
            a.navigationController?.pushViewController(B(), animated: true)
            app.sim.advance(by: 0.1)
            let navigation = a.open(D(), by: .present)
            #expect(navigation.result == nil)
            #expect(app.outcome(of: navigation) == .done)
            #expect(app.path == "A/B + modal:D")
            #expect(app.sim.diagnostics.isEmpty)
        }

        @Test(arguments: [true, false])
        func `a request ends though its window goes away meanwhile`(animated: Bool) throws {
            let app = TestApp(stack: A())
            let page = A()
            var window: UIWindow? = UIWindow(windowScene: try #require(app.sim.window.windowScene))
            window?.rootViewController = UINavigationController(rootViewController: page)
            window?.isHidden = false
            app.settle()
            let navigation = page.open(B(), animated: animated)
            #expect(navigation.plan != nil)
            #expect(navigation.result == nil)
            weak let gone = window
            window?.isHidden = true
            window = nil
            app.settle()
            #expect(gone == nil)
            #expect(navigation.result != nil)
        }

        @Test func `a request inside a callback waits for the transition`() {
            final class Eager: TestPage {
                var navigation: NavigationRequest?
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    navigation = open(C())
                }
            }
            let a = A()
            let app = TestApp(stack: a)
            let eager = Eager()
            let first = a.open(eager)
            #expect(app.outcome(of: first) == .done)
            #expect(eager.navigation?.result == .done)
            #expect(app.path == "A/Eager/C")
            #expect(app.sim.diagnostics.isEmpty)
        }

        @Test func `a request from a page that has left is superseded`() {
            let a = A()
            let b = B()
            let app = TestApp(stack: a, b)
            let back = b.goBack()
            let late = b.open(C())
            app.settle()
            #expect([back.result, late.result] == [.done, .superseded])
            #expect(app.path == "A")
        }

        @Test func `a request waits for a transition of the app's own`() {
            let a = A()
            let app = TestApp(stack: a)
            let b = B()
            a.navigationController?.pushViewController(b, animated: true)
            let navigation = a.open(C(), by: .present)
            #expect(navigation.result == nil)
            #expect(app.outcome(of: navigation) == .done)
            #expect(app.path == "A/B + modal:C")
            #expect(app.sim.diagnostics.isEmpty)
        }

        @Test func `dismiss and present in one breath both happen`() {
            let a = A()
            let app = TestApp(a)
            let b = B()
            _ = app.outcome(of: a.open(b, by: .present))
            let navigations = [b.goBack(), a.open(C(), by: .present)]
            app.settle()
            #expect(navigations.map(\.result) == [.done, .done])
            #expect(app.path == "A + modal:C")
            #expect(app.sim.diagnostics.isEmpty)
        }

        @Test func `what cannot be opened says why`() {
            let a = A()
            let b = B()
            let app = TestApp(a)
            _ = app.outcome(of: a.open(b, by: .present))
            #expect(app.outcome(of: a.open(C(), by: .present)) == .failed(a.error(.covered(by: "B"))))
            #expect(app.outcome(of: b.open(a, by: .present)) == .failed(a.error(.inUse)))
            #expect(app.outcome(of: b.open(C(), by: .push)) == .failed(b.error(.noStack)))
            #expect(app.outcome(of: b.open(C(), by: .tab)) == .failed(b.error(.noTabs)))
            #expect(app.path == "A + modal:B")
        }

        @Test func `a navigation controller is not pushed`() {
            let a = A()
            let app = TestApp(stack: a)
            let stack = B().inStack
            #expect(app.outcome(of: a.open(stack, by: .push)) == .failed(stack.error(.stackIntoStack)))
            #expect(app.outcome(of: a.open(stack)) == .done)
            #expect(app.path == "A + modal:B")
        }

        @Test func `a split view controller is not pushed`() {
            let a = A()
            let app = TestApp(stack: a)
            let split = UISplitViewController()
            split.viewControllers = [B()]
            #expect(app.outcome(of: a.open(split, by: .push)) == .failed(split.error(.splitIntoStack)))
            #expect(app.outcome(of: a.open(split)) == .done)
            #expect(split.presentingViewController != nil)
        }

        @Test func `a present that other code overtakes ends as failed`() {
            let a = A()
            let app = TestApp(a)
            let navigation = a.open(B(), by: .present)
            app.sim.window.rootViewController = C()
            let outcome = app.outcome(of: navigation)
            #expect(outcome != nil && outcome != .done)
            #expect(app.path == "C")
        }

        @Test func `the outcome can be awaited, before and after the end`() async throws {
            let a = A()
            let app = TestApp(stack: a)
            let navigation = a.open(B())
            async let early = navigation.outcome
            await app.sim.settled()
            #expect(try await early == .done)
            #expect(try await navigation.outcome == .done)
        }

        @Test func `a canceled wait throws, and the navigation continues`() async throws {
            let a = A()
            let app = TestApp(stack: a)
            let navigation = a.open(B())
            let waiting = Task { try await navigation.outcome }
            waiting.cancel()
            await #expect(throws: CancellationError.self) { try await waiting.value }
            #expect(app.outcome(of: navigation) == .done)
        }
    }
}
