import PageFlowTesting
import Simulator
import Testing

@testable import UIKitCore

/// The status bar as apps without scenes know it.
@MainActor @Suite(.onStage) struct StatusBarOfAppTests {
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
