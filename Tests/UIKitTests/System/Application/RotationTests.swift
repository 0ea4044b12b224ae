import TestApps
import TestTraits
import Testing

@testable import UIKitCore

private final class Page: UIViewController {
    var heard: [String] = []

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        heard.append("will be \(newCollection.verticalSizeClass), is \(traitCollection.verticalSizeClass)")
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        heard.append("from \(Int(view.bounds.width)) to \(Int(size.width))")
        coordinator.animate(
            alongsideTransition: { _ in
                self.heard.append("alongside \(Int(self.view.bounds.width))")
            },
            completion: { _ in
                self.heard.append("over")
            })
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        heard.append("is \(traitCollection.verticalSizeClass)")
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
}

@MainActor @Suite(.inTurn) struct RotationTests {
    @Test func rotationTellsPagesBeforeAndAfter() throws {
        Runtime.current = Runtime(system: .iOS(18), device: .iPhone16)
        let loop = Runtime.current.loop
        let window = Runtime.current.application.connectSceneForLaunch()
        let page = Page()
        window.rootViewController = page
        window.makeKeyAndVisible()
        Runtime.current.application.activateSceneAfterLaunch()
        loop.turn()
        let scene = try #require(window.windowScene)
        var refusals = 0
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { _ in refusals += 1 }
        #expect(refusals == 1)
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in refusals += 1 }
        for _ in 0..<3 { loop.turn() }
        loop.setClock(to: 0.3)
        loop.turn()
        #expect(refusals == 1 && scene.effectiveGeometry.interfaceOrientation == .landscapeLeft)
        #expect(
            page.heard == [
                "will be compact, is regular", "from 393 to 852", "is compact", "alongside 852", "over",
            ])
    }

    /// A page created in code, whose view has no autoresizing mask.
    private final class PlainPage: UIViewController {
        override func loadView() { view = UIView() }
    }

    @Test(arguments: ["stack", "tabs", "presented"])
    func `a page is as large as its container, whatever its view's mask says`(_ place: String) throws {
        let app = ShownApp()
        let page = PlainPage()
        let stack = UINavigationController(rootViewController: page)
        stack.modalPresentationStyle = .fullScreen
        let tabs = UITabBarController()
        if place == "tabs" { tabs.viewControllers = [stack] }
        app.show(["stack": stack, "tabs": tabs][place] ?? UIViewController())
        if place == "presented" { app.window.rootViewController?.present(stack, animated: false) }
        app.settle()
        UIApplication.shared.receiveTurn(to: .landscapeLeft)
        app.settle()
        #expect(page.view.bounds.size == CGSize(width: 852, height: 393))
    }
}
