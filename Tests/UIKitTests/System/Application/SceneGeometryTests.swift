import Simulator
import TestTraits
import Testing

/// The geometry of scenes since iOS 26, and apps without the life cycle of scenes.
@MainActor @Suite(.inTurn) struct SceneGeometryTests {
    private final class LockingPage: UIViewController {
        var isLocked = false

        override var prefersInterfaceOrientationLocked: Bool { isLocked }
    }

    private final class Listener: NSObject, UIWindowSceneDelegate {
        var heard: [String] = []

        func windowScene(
            _ windowScene: UIWindowScene,
            didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
        ) {
            let old = previousEffectiveGeometry
            let isLocked = windowScene.effectiveGeometry.isInterfaceOrientationLocked
            heard.append("portrait \(old.interfaceOrientation.isPortrait), locked \(isLocked)")
        }
    }

    @Test(arguments: [(18, 0), (26, 1)])
    func `the delegate is notified of a rotation from iOS 26 on`(system: Int, calls: Int) throws {
        let sim = Simulator(system: .iOS(system))
        sim.launch(UIViewController())
        let listener = Listener()
        sim.window.windowScene?.delegate = listener
        sim.rotate(to: .landscapeLeft)
        try sim.settle()
        #expect(listener.heard == [String](repeating: "portrait true, locked false", count: calls))
    }

    @Test func `the delegate is notified of a lock when the page announces the change`() throws {
        let sim = Simulator(system: .iOS(26))
        let page = LockingPage()
        sim.launch(page)
        let listener = Listener()
        sim.window.windowScene?.delegate = listener
        page.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        #expect(listener.heard.isEmpty)
        page.isLocked = true
        page.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        page.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        #expect(listener.heard == ["portrait true, locked true"])
        page.isLocked = false
        page.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        #expect(listener.heard.last == "portrait true, locked false")
    }

    private func launchedOnPad(_ page: UIViewController) throws -> (Simulator, UIWindowScene) {
        let sim = Simulator(device: .iPadPro11, system: .iOS(26))
        sim.launch(page)
        return (sim, try #require(sim.window.windowScene))
    }

    private final class SizedPage: UIViewController {
        var heard: [String] = []

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            heard.append("\(Int(size.width)) by \(Int(size.height))")
            coordinator.animate { _ in self.heard.append("alongside") }
        }
    }

    @Test func `a scene on iPad is resized within its restrictions`() throws {
        let page = SizedPage()
        let (sim, scene) = try launchedOnPad(page)
        let listener = Listener()
        scene.delegate = listener
        #expect(scene.isFullScreen && page.traitCollection.horizontalSizeClass == .regular)
        sim.resizeScene(to: CGSize(width: 500, height: 700))
        try sim.settle()
        #expect(page.heard == ["500 by 700", "alongside"] && listener.heard.count == 1)
        #expect(page.view.bounds.size == CGSize(width: 500, height: 700) && !scene.isFullScreen)
        #expect(scene.effectiveGeometry.systemFrame == sim.window.frame)
        #expect(scene.effectiveGeometry.coordinateSpace.bounds.size == CGSize(width: 500, height: 700))
        #expect(page.traitCollection.horizontalSizeClass == .compact)
        #expect(page.traitCollection.userInterfaceIdiom == .pad)
        scene.sizeRestrictions?.minimumSize = CGSize(width: 700, height: 600)
        sim.resizeScene(to: CGSize(width: 400, height: 400))
        try sim.settle()
        #expect(page.view.bounds.size == CGSize(width: 700, height: 600))
        #expect(page.traitCollection.horizontalSizeClass == .regular)
        sim.resizeScene(to: CGSize(width: 3000, height: 3000))
        try sim.settle()
        #expect(scene.isFullScreen && sim.window.bounds == scene.screen.bounds)
    }

    @Test func `a lock of the orientation doesn't apply to a scene that has been resized`() throws {
        let page = LockingPage()
        page.isLocked = true
        let (sim, scene) = try launchedOnPad(page)
        #expect(scene.effectiveGeometry.isInterfaceOrientationLocked)
        sim.resizeScene(to: CGSize(width: 500, height: 700))
        try sim.settle()
        #expect(!scene.effectiveGeometry.isInterfaceOrientationLocked)
    }

    @Test func `a scene on iPhone can't be resized`() throws {
        let sim = Simulator(system: .iOS(26))
        sim.launch(UIViewController())
        let size = sim.window.bounds.size
        sim.resizeScene(to: CGSize(width: 300, height: 300))
        try sim.settle()
        #expect(sim.window.bounds.size == size && sim.window.windowScene?.sizeRestrictions == nil)
        #expect(sim.diagnostics.map(\.message) == ["This scene can't be resized."])
    }

    @Test func `values of scenes have their defaults`() throws {
        let sim = Simulator(system: .iOS(26))
        sim.launch(UIViewController())
        let scene = try #require(sim.window.windowScene)
        #expect(scene.destructionConditions.isEmpty && !scene.effectiveGeometry.isInteractivelyResizing)
        #expect(scene.systemProtectionManager?.isUserAuthenticationEnabled == false)
        #expect(scene.effectiveGeometry.coordinateSpace.bounds == sim.window.bounds)
        let style = Listener().preferredWindowingControlStyle(for: scene)
        #expect(style === UIWindowScene.WindowingControlStyle.automatic)
        #expect(UIWindowScene.WindowingControlStyle.minimal !== UIWindowScene.WindowingControlStyle.unified)
    }

    @Test(arguments: [
        (System.iOS(18, 3), ""), (.iOS(18, 4), "This will become an assert in a future version."),
        (.iOS(26), "UIScene lifecycle will soon be required."),
        (.iOS(27), "does not adopt UIScene lifecycle"),
    ])
    func `an app without scenes is reported`(system: System, words: String) {
        final class App: NSObject, UIApplicationDelegate {}
        let sim = Simulator(system: system)
        sim.recordsExceptions = true
        let app = App()
        sim.launch(app)
        let reports = sim.diagnostics.map(\.message).filter { $0.contains("UIScene lifecycle") }
        #expect(reports.count == (words.isEmpty ? 0 : 1) && reports.allSatisfy { $0.contains(words) })
    }
}
