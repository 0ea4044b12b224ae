import PageFlowTesting
import Simulator
import Testing

private final class TurningPage: UIViewController {
    var isLocked = false
    var deciding: UIViewController?
    var mask = UIInterfaceOrientationMask.all

    override var prefersInterfaceOrientationLocked: Bool { isLocked }
    override var childForInterfaceOrientationLock: UIViewController? { deciding }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
}

@MainActor
@Suite(.onStage) struct OrientationTests {
    @Test(arguments: [(System.iOS(26), true), (.iOS(18), false)])
    func `a page locks the orientation until it says otherwise, from iOS 26 on`(
        system: System, locks: Bool
    ) throws {
        let sim = Simulator(system: system)
        let page = TurningPage()
        sim.launch(page)
        let scene = try #require(sim.window.windowScene)
        page.isLocked = true
        #expect(scene.effectiveGeometry.isInterfaceOrientationLocked == locks)
        sim.rotate(to: .landscapeLeft)
        try sim.settle()
        #expect(scene.interfaceOrientation == (locks ? .portrait : .landscapeLeft))
        page.isLocked = false
        page.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        try sim.settle()
        #expect(scene.interfaceOrientation == .landscapeLeft)
    }

    @Test func `a child decides about the lock if its parent names it`() throws {
        let sim = Simulator(system: .iOS(26))
        let (page, child) = (TurningPage(), TurningPage())
        child.isLocked = true
        page.addChild(child)
        page.view.addSubview(child.view)
        child.didMove(toParent: page)
        sim.launch(page)
        sim.rotate(to: .landscapeRight)
        try sim.settle()
        #expect(sim.window.windowScene?.interfaceOrientation == .landscapeRight)
        page.deciding = child
        sim.rotate(to: .portrait)
        try sim.settle()
        #expect(sim.window.windowScene?.interfaceOrientation == .landscapeRight)
    }

    @Test func `an app that supports more than before follows the device when it asks to`() throws {
        let sim = Simulator(system: .iOS(15))
        let page = TurningPage()
        page.mask = .portrait
        sim.launch(page)
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        sim.rotate(to: .landscapeRight)
        try sim.settle()
        #expect(UIDevice.current.orientation == .landscapeLeft && page.view.bounds.width == 393)
        page.mask = .all
        UIViewController.attemptRotationToDeviceOrientation()
        try sim.settle()
        #expect(page.view.bounds.width == 852)
    }
}
