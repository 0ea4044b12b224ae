import PageFlowTesting
import Simulator
import Testing

/// The key window during `makeKeyAndVisible`.
@MainActor
@Suite(.onStage(recording: .never)) struct KeyWindowTests {
    private final class Page: UIViewController {
        var roots: [UIViewController?] = []

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            roots.append(scene?.keyWindow?.rootViewController)
        }
    }

    @Test func `a page that is about to appear at launch is below the key window`() {
        let sim = Simulator()
        let page = Page()
        sim.launch(UINavigationController(rootViewController: page))
        #expect(page.roots == [page.navigationController])
    }

    @Test func `a second window is the key window when its page is about to appear`() throws {
        let sim = Simulator()
        sim.launch(UIViewController())
        let window = UIWindow(windowScene: try #require(sim.window.windowScene))
        var keyAtNotification: [Bool] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIWindow.didResignKeyNotification, object: sim.window, queue: nil
        ) { _ in MainActor.assumeIsolated { keyAtNotification.append(window.isKeyWindow) } }
        let page = Page()
        window.rootViewController = page
        window.makeKeyAndVisible()
        #expect(page.roots == [page] && keyAtNotification == [true])
        NotificationCenter.default.removeObserver(token)
    }

    @Test func `a window that can't become key stays without the keyboard`() throws {
        final class Overlay: UIWindow {
            override var canBecomeKey: Bool { false }
        }
        let sim = Simulator()
        sim.launch(UIViewController())
        let overlay = Overlay(windowScene: try #require(sim.window.windowScene))
        let page = Page()
        overlay.rootViewController = page
        overlay.makeKeyAndVisible()
        #expect(page.roots == [sim.window.rootViewController] && sim.window.isKeyWindow)
    }
}
