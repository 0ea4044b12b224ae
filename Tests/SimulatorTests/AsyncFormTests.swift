import PageFlowTesting
import Simulator
import Testing

/// An `async` variant: its call, and its return value, if any.
struct AsyncFormCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let run: @MainActor @Sendable (AsyncFormApp) async -> Bool

    init(_ name: String, _ run: @escaping @MainActor @Sendable (AsyncFormApp) async -> Bool) {
        testDescription = name
        self.run = run
    }
}

/// Two pages and a view with which the `async` variants are tested.
@MainActor final class AsyncFormApp {
    let sim = Simulator()
    let root = UIViewController()
    let page = UIViewController()
    let first = UIView()
    private(set) var result: Bool?

    init() {
        sim.launch(root)
        root.view.addSubview(first)
    }

    /// Calls an `async` variant in a separate task.
    func start(_ form: AsyncFormCase) {
        Task { result = await form.run(self) }
    }
}

@MainActor @Suite(.onStage) struct AsyncFormTests {
    nonisolated static let forms: [AsyncFormCase] = [
        .init("UIView.animateKeyframes") { app in
            await UIView.animateKeyframes(withDuration: 0.3, delay: 0) { app.first.alpha = 0.5 }
        },
        .init("UIApplication.open") { app in
            await !UIApplication.shared.open(URL(string: "nobody:")!)
        },
        .init("UIScene.open") { app in
            await app.sim.window?.windowScene?.open(URL(string: "nobody:")!, options: nil) == false
        },
    ]

    @Test(arguments: forms)
    func `a form waits for its completion, and goes on once`(_ form: AsyncFormCase) async throws {
        let app = AsyncFormApp()
        app.start(form)
        #expect(app.result == nil)
        await app.sim.settled()
        #expect(app.result == true)
    }

    @Test func `a form waits as long as the animation lasts`() async throws {
        let app = AsyncFormApp()
        var endedAt: TimeInterval?
        let start = app.sim.now
        Task {
            await UIView.animateKeyframes(withDuration: 0.3, delay: 0) { app.first.alpha = 0 }
            await UIView.animateKeyframes(withDuration: 0.2, delay: 0) { app.first.alpha = 1 }
            endedAt = app.sim.now
        }
        await app.sim.settled()
        #expect(abs((endedAt ?? 0) - start - 0.5) < 0.001)
    }

    /// In Apple's headers these methods have no `async` variant.
    @Test func `a page is presented and dismissed in an asynchronous function without await`() async {
        let app = AsyncFormApp()
        app.root.present(app.page, animated: false)
        await app.sim.settled()
        #expect(app.root.presentedViewController === app.page)
        app.root.dismiss(animated: false)
        UIView.animate(withDuration: 0.1) { app.first.alpha = 0 }
        await app.sim.settled()
        #expect(app.root.presentedViewController == nil)
    }
}
