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
