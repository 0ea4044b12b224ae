import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// The status bar in apps without scenes.
@MainActor @Suite(.inTurn) struct StatusBarOfAppTests {
    private final class Page: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
    }

    @Test func `the app says where the bar is`() throws {
        let sim = Simulator()
        sim.launch(UIViewController())
        #expect(UIApplication.shared.statusBarFrame.height > 0 && !UIApplication.shared.isStatusBarHidden)
        #expect(UIApplication.shared.statusBarOrientation == .portrait)
        let hidden = Simulator()
        hidden.launch(Page())
        try hidden.settle()
        #expect(UIApplication.shared.statusBarFrame == .zero && UIApplication.shared.isStatusBarHidden)
    }

    @Test func `before iOS 13 the app's bar is the window's, which has no scene`() throws {
        let sim = Simulator(system: .iOS(12))
        sim.launch(Page())
        try sim.settle()
        #expect(sim.window.windowScene == nil)
        #expect(UIApplication.shared.isStatusBarHidden && UIApplication.shared.statusBarFrame == .zero)
        sim.launch(UIViewController())
        try sim.settle()
        #expect(!UIApplication.shared.isStatusBarHidden && UIApplication.shared.statusBarFrame.height > 0)
    }

    private final class LightPage: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }

    @Test func `over a navigation bar the style goes with the bar, and without one with the page`() throws {
        let sim = Simulator()
        let stack = UINavigationController(rootViewController: LightPage())
        sim.launch(stack)
        var style: UIStatusBarStyle { sim.window.systemBars.statusBarStyle }
        #expect(style == .default)
        stack.navigationBar.barStyle = .black
        #expect(style == .lightContent)
        stack.navigationBar.barStyle = .blackTranslucent
        #expect(style == .lightContent)
        stack.navigationBar.standardAppearance = UINavigationBarAppearance()
        #expect(style == .default)
        stack.setNavigationBarHidden(true, animated: false)
        #expect(style == .lightContent)
        stack.setViewControllers([UIViewController()], animated: false)
        #expect(style == .default)
    }

    @Test func `a proxy gives the bar its look, too`() throws {
        let sim = Simulator()
        UINavigationBar.appearance().barStyle = .black
        sim.launch(UINavigationController(rootViewController: UIViewController()))
        try sim.settle()
        #expect(sim.window.systemBars.statusBarStyle == .lightContent)
    }

    @Test func `setting it does nothing where the pages decide`() {
        let sim = Simulator()
        sim.launch(UIViewController())
        UIApplication.shared.statusBarStyle = .lightContent
        UIApplication.shared.isStatusBarHidden = true
        #expect(UIApplication.shared.statusBarStyle == .default && !UIApplication.shared.isStatusBarHidden)
    }

    @Test func `the app decides where its property list says so`() throws {
        let sim = Simulator()
        let list: [String: Any] = [
            "UIViewControllerBasedStatusBarAppearance": false,
            "UIStatusBarStyle": "UIStatusBarStyleLightContent",
        ]
        UIApplication.shared.statusBarOfApp = StatusBarOfApp(list)
        sim.launch(Page())
        try sim.settle()
        #expect(
            UIApplication.shared.statusBarStyle == .lightContent && !UIApplication.shared.isStatusBarHidden)
        UIApplication.shared.isStatusBarHidden = true
        #expect(UIApplication.shared.statusBarFrame == .zero)
        #expect(StatusBarOfApp([:]).map(\.style) == nil)
    }
}
