import PageFlow
import Simulator
import Testing

private final class Picker: TestPage, AnsweringPage {
    typealias Answer = String
}

extension TestsThatWait {
    /// Every `ask` ends exactly once.
    @MainActor
    @Suite struct AskTests {
        private func ending(
            of picker: Picker, by way: OpenMethod, on app: TestApp, asker: UIViewController,
            _ leave: @escaping () -> Void
        ) async throws -> PageEnding<String> {
            let asking = Task { try await asker.ask(picker, by: way) }
            await app.sim.settled()
            leave()
            await app.sim.settled()
            return try await asking.value
        }

        @Test(arguments: [OpenMethod.push, .present, .embed])
        func `an answer is returned`(way: OpenMethod) async throws {
            let a = A()
            let app = TestApp(stack: a)
            let picker = Picker()
            let ending = try await ending(of: picker, by: way, on: app, asker: a) { picker.finish("blue") }
            #expect(ending == .answer("blue"))
            #expect(app.path == "A")
        }

        @Test func `a page that goes back has left`() async throws {
            let a = A()
            let app = TestApp(stack: a)
            let picker = Picker()
            #expect(
                try await ending(of: picker, by: .push, on: app, asker: a) { picker.goBack() } == .left(.code)
            )
        }

        @Test func `a page that app code pops has left`() async throws {
            let a = A()
            let app = TestApp(stack: a)
            let picker = Picker()
            let ending = try await ending(of: picker, by: .push, on: app, asker: a) {
                picker.navigationController?.popViewController(animated: true)
            }
            #expect(ending == .left(.code))
        }

        @Test func `a page in a stack that is replaced has left`() async throws {
            let a = A()
            let app = TestApp(stack: a)
            let picker = Picker()
            let ending = try await ending(of: picker, by: .push, on: app, asker: a) {
                a.navigationController?.viewControllers = [a, B()]
            }
            #expect(ending == .left(.stackReplaced))
        }

        @Test func `a page whose window gets another root has left`() async throws {
            let a = A()
            let app = TestApp(stack: a)
            let picker = Picker()
            let ending = try await ending(of: picker, by: .push, on: app, asker: a) {
                app.sim.window.rootViewController = B()
            }
            #expect(ending == .left(.rootReplaced))
        }

        @Test func `a page that doesn't appear throws`() async throws {
            let a = A()
            let app = TestApp(a)
            await #expect(throws: a.error(.noStack)) { try await a.ask(Picker(), by: .push) }
            #expect(app.path == "A")
        }

        @Test func `a canceled asker throws, and the page stays`() async throws {
            let a = A()
            let app = TestApp(stack: a)
            let asking = Task { try await a.ask(Picker()) }
            await app.sim.settled()
            asking.cancel()
            await #expect(throws: CancellationError.self) { try await asking.value }
            #expect(app.path == "A/Picker")
        }
    }
}
