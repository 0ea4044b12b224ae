import PageFlowTesting
import Simulator
import Testing

/// A form with `async`: how it is started, and what it returns where it returns something.
struct AsyncFormCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let run: @MainActor @Sendable (AsyncFormApp) async -> Bool

    init(_ name: String, _ run: @escaping @MainActor @Sendable (AsyncFormApp) async -> Bool) {
        testDescription = name
        self.run = run
    }
}

/// Two pages and two views that the forms are tried on.
@MainActor final class AsyncFormApp {
    let sim = Simulator()
    let root = UIViewController()
    let page = UIViewController()
    let first = UIView(), second = UIView()
    let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    private(set) var result: Bool?

    init() {
        sim.launch(root)
        root.view.addSubview(first)
        root.addChild(pages)
        root.view.addSubview(pages.view)
        pages.didMove(toParent: root)
    }

    /// Starts a form in a task of its own.
    func start(_ form: AsyncFormCase) {
        Task { result = await form.run(self) }
    }
}

@MainActor @Suite(.onStage) struct AsyncFormTests {
    nonisolated static let forms: [AsyncFormCase] = [
        .init("UIViewController.present") { app in
            await app.root.present(app.page, animated: true)
            return app.page.viewIfLoaded?.window != nil && !app.page.isBeingPresented
        },
        .init("UIViewController.dismiss") { app in
            await app.root.present(app.page, animated: false)
            await app.root.dismiss(animated: true)
            return app.root.presentedViewController == nil
        },
        .init("UIViewController.transition") { app in
            let old = UIViewController()
            for child in [old, app.page] { app.root.addChild(child) }
            app.root.view.addSubview(old.view)
            old.didMove(toParent: app.root)
            return await app.root.transition(from: old, to: app.page, duration: 0.3, animations: nil)
        },
        .init("UIPageViewController.setViewControllers") { app in
            await app.pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
            return await app.pages.setViewControllers([app.page], direction: .forward, animated: true)
        },
        .init("UIView.animate") { app in
            await UIView.animate(withDuration: 0.3) { app.first.alpha = 0.5 }
        },
        .init("UIView.animate with a delay") { app in
            await UIView.animate(withDuration: 0.3, delay: 0.2) { app.first.alpha = 0.5 }
        },
        .init("UIView.animate with a spring") { app in
            await UIView.animate(
                withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
            ) { app.first.alpha = 0.5 }
        },
        .init("UIView.animateKeyframes") { app in
            await UIView.animateKeyframes(withDuration: 0.3, delay: 0) { app.first.alpha = 0.5 }
        },
        .init("UIView.perform") { app in
            await UIView.perform(.delete, on: [app.first], animations: nil)
                && app.first.superview == nil
        },
        .init("UIView.transition with a view") { app in
            await UIView.transition(with: app.first, duration: 0.3, options: .transitionCrossDissolve) {
                app.first.isHidden = true
            }
        },
        .init("UIView.transition between views") { app in
            await UIView.transition(
                from: app.first, to: app.second, duration: 0.3, options: .transitionCrossDissolve)
                && app.second.superview === app.root.view
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

    @Test func `a form waits as long as the transition lasts`() async throws {
        let app = AsyncFormApp()
        var endedAt: TimeInterval?
        let start = app.sim.now
        Task {
            await UIView.animate(withDuration: 0.3) { app.first.alpha = 0 }
            await UIView.animate(withDuration: 0.2) { app.first.alpha = 1 }
            endedAt = app.sim.now
        }
        await app.sim.settled()
        #expect(abs((endedAt ?? 0) - start - 0.5) < 0.001)
    }

    @Test func `a refused presentation is not waited for`() async throws {
        let app = AsyncFormApp()
        let unseen = UIViewController()
        app.start(
            .init("present") { app in
                await unseen.present(app.page, animated: true)
                return true
            })
        await app.sim.settled()
        #expect(app.result == true && app.page.presentingViewController == nil)
        #expect(app.sim.diagnostics.count == 1)
    }

    @Test func `a dismissal of nothing is not waited for`() async throws {
        let app = AsyncFormApp()
        app.start(
            .init("dismiss") { app in
                await app.root.dismiss(animated: true)
                return true
            })
        await app.sim.settled()
        #expect(app.result == true)
    }

    @Test func `a page that goes away in mid-presentation is not waited for`() async throws {
        let app = AsyncFormApp()
        app.start(
            .init("present") { app in
                await app.root.present(app.page, animated: true)
                return true
            })
        await Task.yield()
        app.sim.turn()
        app.sim.advance(by: 0.1)
        app.sim.window?.rootViewController = UIViewController()
        await app.sim.settled()
        #expect(app.result == true)
    }

    @Test func `a form calls the method that an app overrides`() async throws {
        let sim = Simulator()
        let root = ListeningPresenter(), page = UIViewController()
        sim.launch(root)
        Task {
            await root.present(page, animated: false)
            await root.dismiss(animated: false)
        }
        await sim.settled()
        #expect(root.asked == ["present", "dismiss"])
    }
}
