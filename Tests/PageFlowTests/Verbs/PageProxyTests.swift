import PageFlow
import Simulator
import Testing

private final class Picker: TestPage, AnsweringPage {
    typealias Answer = String
}

private final class Flow: UINavigationController, AnsweringPage {
    typealias Answer = Int
}

private final class Basket: TestPage {
    static let checkpoint = Checkpoint<Basket, String> { $0.parameter = $1 }
}

extension TestsThatWait {
    @MainActor
    @Suite struct PageProxyTests {
        struct Verb: Sendable, CustomTestStringConvertible {
            let testDescription: String
            /// The path after a call on the page C of `A/Basket/C`.
            let path: String
            let call: @MainActor @Sendable (any Navigating) -> NavigationRequest
        }

        nonisolated static let verbs = [
            Verb(testDescription: "open", path: "A/Basket/C/D") { $0.open(D()) },
            Verb(testDescription: "open, presented", path: "A/Basket/C + modal:D") {
                $0.open(D(), by: .present, animated: false)
            },
            Verb(testDescription: "go back", path: "A/Basket") { $0.goBack() },
            Verb(testDescription: "replace", path: "A/Basket/D") { $0.replace(with: D()) },
            Verb(testDescription: "remove", path: "A/Basket") { $0.remove(animated: false) },
            Verb(testDescription: "return to a type", path: "A") { $0.returnTo(A.self) },
            Verb(testDescription: "return to one of a type", path: "A") {
                $0.returnTo(A.self, style: .cascade, where: { $0.number == 0 })
            },
            Verb(testDescription: "return to a name", path: "A/Basket") {
                $0.returnTo(pageNamed: "Basket")
            },
            Verb(testDescription: "return to a checkpoint", path: "A/Basket") {
                $0.returnTo(Basket.checkpoint, with: "tea")
            },
            Verb(testDescription: "return home", path: "A") { $0.returnHome() },
            Verb(testDescription: "dismiss all", path: "A/Basket/C") { $0.dismissAll() },
        ]

        @Test(arguments: verbs, [false, true])
        func `a verb does the same for a page and a proxy`(_ verb: Verb, byProxy: Bool) async {
            let c = C()
            let app = TestApp(stack: A(), Basket(), c)
            let request = verb.call(byProxy ? PageProxy(c) : c)
            await app.sim.settled()
            #expect(request.result == .done && app.path == verb.path)
        }

        @Test(arguments: verbs)
        func `without a page a verb does nothing and says so`(_ verb: Verb) async {
            let app = TestApp(stack: A())
            var released: C? = C()
            let proxies = [PageProxy(), PageProxy(released)]
            released = nil
            for proxy in proxies {
                let error = NavigationError(.offScreen, at: "The page of this view")
                #expect(proxy.page == nil && verb.call(proxy).result == .failed(error))
            }
            #expect(app.navigator.pending.isEmpty && app.path == "A")
        }

        @Test func `a proxy has the navigator of its page`() {
            let c = C()
            let app = TestApp(stack: A(), c)
            #expect(PageProxy(c).navigator === app.navigator)
            #expect(PageProxy().navigator == nil && PageProxy().cover == nil)
        }

        @Test func `a name that no earlier page has is in the error`() async {
            let b = B()
            let app = TestApp(stack: A(), b)
            let request = PageProxy(b).returnTo(pageNamed: "Basket")
            await app.sim.settled()
            #expect(request.result == .failed(NavigationError(.noSuchPage, at: "Basket")))
        }

        // Answers.

        @Test func `a page that is asked answers by a proxy`() async throws {
            let a = A()
            let app = TestApp(stack: a)
            let picker = Picker()
            let asking = Task { try await PageProxy(a).ask(picker) }
            await app.sim.settled()
            PageProxy(picker).finish("blue")
            await app.sim.settled()
            #expect(try await asking.value == .answer("blue") && app.path == "A")
        }

        @Test func `the last page of a flow answers for the flow`() async throws {
            let a = A()
            let app = TestApp(a)
            let (picker, part) = (Picker(), B())
            let flow = Flow(rootViewController: C())
            let asking = Task { try await PageProxy(a).ask(flow) }
            await app.sim.settled()
            flow.pushViewController(picker, animated: false)
            picker.addChild(part)
            await app.sim.settled()
            PageProxy(part).finish(7)
            await app.sim.settled()
            #expect(try await asking.value == .answer(7) && app.path == "A")
        }

        @Test func `an answer of another type is an error that names it`() async {
            let picker = Picker()
            let app = TestApp(stack: A(), picker)
            let request = PageProxy(picker).finish(7)
            #expect(request.result == .failed(NavigationError(.noAnswer(of: "Int"), at: "Picker")))
            guard case .failed(let error) = request.result else { return }
            #expect(
                error.description == """
                    Neither Picker nor a container around it answers with values of the type Int. Call `finish` with a \
                    value of the page's `Answer` type.
                    """)
            await app.sim.settled()
            #expect(app.path == "A/Picker")
        }

        @Test func `to ask without a page throws`() async {
            let error = NavigationError(.offScreen, at: "The page of this view")
            await #expect(throws: error) { try await PageProxy().ask(Picker()) }
        }
    }
}
