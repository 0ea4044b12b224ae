import PageFlow
import Simulator
import Testing

/// A stack of three pages, and the exits from it.
@MainActor
private final class HeldApp {
    let b = B()
    let app: TestApp
    private(set) var exits: [String] = []

    init() {
        app = TestApp(stack: A(), b, C())
        app.navigator.onExit { [unowned self] in exits.append("\($0)") }
    }

    func popDuringPresentation() {
        app.sim.advance(by: 0.1)
        b.navigationController?.popViewController(animated: true)
    }
}

extension TestsThatWait {
    /// UIKit holds changes of a stack back while a page is being presented over it, and makes them with the commit after the presentation.
    @MainActor
    @Suite struct HeldStackChangeTests {
        @Test func `a request after a presentation is planned after the pop that the presentation held back`()
        {
            let held = HeldApp()
            held.b.open(D(), by: .presented(.pageSheet))
            held.popDuringPresentation()
            #expect(held.app.outcome(of: held.b.replace(with: TestPage())) == .done)
            #expect(held.exits == ["C left: code", "B left: code"])
            #expect(held.app.path == "A/TestPage + modal:D")
        }

        @Test func `a request waits for the pop that the app's own presentation held back`() {
            let held = HeldApp()
            held.b.present(D(), animated: true)
            held.popDuringPresentation()
            #expect(held.app.outcome(of: held.b.replace(with: TestPage())) == .done)
            #expect(held.exits == ["C left: code", "B left: code"])
            #expect(held.app.path == "A/TestPage + modal:D")
        }

        @Test func `a request in the completion of a presentation is planned after the held pop`() {
            let held = HeldApp()
            var replaced: NavigationRequest?
            held.b.open(D(), by: .presented(.pageSheet)).onCompletion { _ in
                replaced = held.b.replace(with: TestPage())
            }
            held.popDuringPresentation()
            held.app.settle()
            #expect(replaced?.result == .done)
            #expect(held.exits == ["C left: code", "B left: code"])
            #expect(held.app.path == "A/TestPage + modal:D")
        }

        @Test func `a request by code that awaits a presentation is planned after the held pop`() async throws
        {
            let held = HeldApp()
            let open = held.b.open(D(), by: .presented(.pageSheet))
            let replaced = Task {
                _ = try await open.outcome
                return try await held.b.replace(with: TestPage()).outcome
            }
            held.popDuringPresentation()
            await held.app.sim.settled()
            #expect(try await replaced.value == .done)
            #expect(held.exits == ["C left: code", "B left: code"])
            #expect(held.app.path == "A/TestPage + modal:D")
        }
    }
}
