import Simulator
import Testing

/// A system alert, a call, the app switcher: the app stays visible, but inactive.
@MainActor @Suite struct InterruptionTests {
    @Test func `an app that is interrupted is inactive, and hears no touch`() throws {
        let sim = Simulator()
        let page = UIViewController()
        var taps = 0
        let button = UIButton(frame: CGRect(x: 50, y: 200, width: 200, height: 60))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        page.loadViewIfNeeded()
        page.view.addSubview(button)
        sim.launch(page)
        sim.interrupt()
        let scene = try #require(sim.window.windowScene)
        #expect(UIApplication.shared.applicationState == .inactive)
        #expect(scene.activationState == .foregroundInactive)
        sim.tap(at: CGPoint(x: 150, y: 230))
        #expect(taps == 0)
        sim.endInterruption()
        #expect(UIApplication.shared.applicationState == .active)
        sim.tap(at: CGPoint(x: 150, y: 230))
        #expect(taps == 1)
    }

    @Test(arguments: [12, 18])
    func `an app that enters the background meanwhile stays there`(version: Int) {
        let sim = Simulator(system: .iOS(version))
        sim.launch(UIViewController())
        sim.interrupt()
        sim.enterBackground()
        sim.endInterruption()
        #expect(UIApplication.shared.applicationState == .background)
        sim.enterForeground()
        #expect(UIApplication.shared.applicationState == .active)
    }
}
