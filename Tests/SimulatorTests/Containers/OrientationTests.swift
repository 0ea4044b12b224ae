import PageFlowTesting
import Simulator
import Testing

private final class TurningPage: UIViewController {
    var isLocked = false
    var deciding: UIViewController?
    var mask = UIInterfaceOrientationMask.all
    var preferred: UIInterfaceOrientation?
    var sizes: [CGSize] = []

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
    }

    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        preferred ?? super.preferredInterfaceOrientationForPresentation
    }

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

    /// A visible page, and one that will cover it.
    private func pages(
        _ style: UIModalPresentationStyle = .fullScreen
    ) throws -> (sim: Simulator, scene: UIWindowScene, first: TurningPage, second: TurningPage) {
        let sim = Simulator()
        let (first, second) = (TurningPage(), TurningPage())
        sim.launch(first)
        second.modalPresentationStyle = style
        return (sim, try #require(sim.window.windowScene), first, second)
    }

    @Test(arguments: [(UIModalPresentationStyle.fullScreen, true), (.pageSheet, false)], [true, false])
    func `the interface turns with a page that covers the screen, and back`(
        style: (UIModalPresentationStyle, Bool), animated: Bool
    ) throws {
        let (sim, scene, first, second) = try pages(style.0)
        second.mask = .landscape
        first.present(second, animated: animated)
        try sim.settle()
        #expect(scene.interfaceOrientation == (style.1 ? .landscapeRight : .portrait))
        #expect(second.view.bounds.width == (style.1 ? 852 : 393) && second.sizes.isEmpty)
        first.dismiss(animated: animated)
        try sim.settle()
        #expect(scene.interfaceOrientation == .portrait && first.view.bounds.width == 393)
        #expect(first.sizes.map(\.width) == (style.1 ? [852, 393] : []))
        #expect(sim.diagnostics.isEmpty)
    }

    @Test func `a page comes as it prefers, or as the device is held`() throws {
        let (sim, scene, first, second) = try pages()
        second.preferred = .landscapeLeft
        first.present(second, animated: true)
        try sim.settle()
        #expect(scene.interfaceOrientation == .landscapeLeft)
        first.mask = .portrait
        first.dismiss(animated: true)
        try sim.settle()
        #expect(scene.interfaceOrientation == .portrait)
        sim.rotate(to: .landscapeRight)
        try sim.settle()
        #expect(scene.interfaceOrientation == .portrait)
        second.preferred = nil
        first.present(second, animated: true)
        try sim.settle()
        #expect(scene.interfaceOrientation == .landscapeRight && sim.diagnostics.isEmpty)
    }

    @Test func `a page that does not turn with the device stays as it is, before iOS 16`() throws {
        final class Still: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portraitUpsideDown }
            override var shouldAutorotate: Bool { false }
        }
        for (version, isRefused) in [(15, false), (16, true)] {
            let sim = Simulator(system: .iOS(version))
            sim.recordsExceptions = true
            let (page, still) = (UIViewController(), Still())
            sim.launch(page)
            still.modalPresentationStyle = .fullScreen
            page.present(still, animated: true)
            try sim.settle()
            #expect(sim.diagnostics.count == (isRefused ? 1 : 0))
            #expect((page.presentedViewController == nil) == isRefused)
        }
    }

    @Test(arguments: [12, 18])
    func `an app launches as the device is held`(version: Int) throws {
        let sim = Simulator(system: .iOS(version), orientation: .landscapeLeft)
        sim.launch(TurningPage())
        #expect(sim.window.bounds.size == CGSize(width: 852, height: 393))
        #expect(
            UIScreen.main.bounds.width == 852 && UIApplication.shared.statusBarOrientation == .landscapeLeft)
        #expect(sim.window.rootViewController?.view.frame == sim.window.bounds && sim.diagnostics.isEmpty)
        sim.rotate(to: .portrait)
        try sim.settle()
        #expect(sim.window.bounds.size == CGSize(width: 393, height: 852))
    }

    @Test func `the window in front decides whether the interface turns with the device`() throws {
        let sim = Simulator()
        let (page, front) = (TurningPage(), TurningPage())
        sim.launch(page)
        let window = UIWindow(windowScene: try #require(sim.window.windowScene))
        window.windowLevel = .alert
        front.mask = .portrait
        window.rootViewController = front
        window.isHidden = false
        sim.rotate(to: .landscapeRight)
        try sim.settle()
        #expect(sim.window.windowScene?.interfaceOrientation == .portrait && page.sizes.isEmpty)
        window.isHidden = true
        UIViewController.attemptRotationToDeviceOrientation()
        try sim.settle()
        #expect(sim.window.windowScene?.interfaceOrientation == .landscapeRight && page.sizes.count == 1)
    }

    @Test func `a device turned before the launch decides about it, as far as the root agrees`() {
        let sim = Simulator(device: .iPadAir)
        sim.rotate(to: .landscapeRight)
        sim.launch(TurningPage())
        #expect(sim.window.windowScene?.interfaceOrientation == .landscapeRight)
        let upright = Simulator()
        upright.rotate(to: .landscapeRight)
        let page = TurningPage()
        page.mask = .portrait
        upright.launch(page)
        #expect(upright.window.windowScene?.interfaceOrientation == .portrait)
        #expect(upright.window.bounds.width < upright.window.bounds.height)
    }
}
