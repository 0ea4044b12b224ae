import PageFlow
import Simulator
import Testing

private final class Question: TestPage, AnsweringPage {
    typealias Answer = Int
}

private final class Item: TestPage, AnsweringPage, IdentifiedPage {
    typealias Answer = Int
    var pageID: AnyHashable { number }
}

extension TestsThatWait {
    /// Every task that awaits an answer resumes exactly once and immediately, regardless of the way in which the page is removed.
    @MainActor
    @Suite struct AskEndingTests {
        @Test func `a root that is replaced below a modal page ends its questions`() async throws {
            let a = A()
            let app = TestApp(stack: a)
            let asking = Task { try await a.ask(Question(), by: .present) }
            await app.sim.settled()
            #expect(app.path == "A + modal:Question")
            app.sim.window.rootViewController = B()
            await app.sim.settled()
            #expect(try await asking.value == .left(.rootReplaced))
        }

        @Test func `a released window ends its questions, and retains no page`() async throws {
            let app = TestApp(stack: A())
            weak var asked: Question?
            var window: UIWindow? = UIWindow(windowScene: try #require(app.sim.window.windowScene))
            let asking: Task<PageEnding<Int>, any Error>
            do {
                let page = B()
                window?.rootViewController = page.inStack
                window?.isHidden = false
                app.settle()
                let question = Question()
                asked = question
                asking = Task { [weak page, weak question] in
                    guard let page, let question else { throw CancellationError() }
                    return try await page.ask(question, animated: false)
                }
                await app.sim.settled()
            }
            #expect(asked?.viewIfLoaded?.window === window)
            window?.isHidden = true
            window?.rootViewController = nil
            window = nil
            await app.sim.settled()
            let ending = try await asking.value
            #expect(ending == .left(.rootReplaced) || ending == .left(.windowClosed))
            #expect(asked == nil)
        }

        @Test func `a disconnected scene ends the questions in its window`() async throws {
            let a = A()
            let app = TestApp(stack: a)
            let asking = Task { try await a.ask(Question()) }
            await app.sim.settled()
            let scene = try #require(app.sim.window.windowScene)
            NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
            await app.sim.settled()
            #expect(try await asking.value == .left(.windowClosed))
        }

        @Test func `a task that is canceled already opens nothing`() async {
            let a = A()
            let app = TestApp(stack: a)
            let asking = Task {
                await Task.yield()
                return try await a.ask(Question())
            }
            asking.cancel()
            await app.sim.settled()
            await #expect(throws: CancellationError.self) { try await asking.value }
            #expect(app.path == "A")
        }

        @Test func `a task that is canceled before the page's turn opens nothing`() async {
            let a = A()
            let app = TestApp(stack: a)
            let first = a.open(B())
            let asking = Task { try await a.ask(Question(), by: .present) }
            await Task.yield()
            await Task.yield()
            asking.cancel()
            await app.sim.settled()
            await #expect(throws: CancellationError.self) { try await asking.value }
            #expect(first.result == .done && app.path == "A/B")
        }

        @Test func `a second tap shares the first one's ending`() async throws {
            let a = A()
            let app = TestApp(stack: a)
            let taps = (1...2).map { _ in Task { try await a.ask(Item(7)) } }
            await app.sim.settled()
            #expect(app.path == "A/Item")
            (app.navigator.visiblePage as? Item)?.finish(1)
            await app.sim.settled()
            for tap in taps { #expect(try await tap.value == .answer(1)) }
        }

        @Test(arguments: [0, 1])
        func `a page that two taps request appears if the task of one is canceled`(cancelled: Int)
            async throws
        {
            let a = A()
            let app = TestApp(stack: a)
            a.open(B())
            let taps = (1...2).map { _ in Task { try await a.ask(Item(7), by: .present) } }
            await Task.yield()
            await Task.yield()
            taps[cancelled].cancel()
            await app.sim.settled()
            #expect(app.path == "A/B + modal:Item")
            (app.navigator.visiblePage as? Item)?.finish(1)
            await app.sim.settled()
            await #expect(throws: CancellationError.self) { try await taps[cancelled].value }
            #expect(try await taps[1 - cancelled].value == .answer(1))
        }
    }
}
