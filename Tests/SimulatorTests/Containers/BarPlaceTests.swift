import PageFlowTesting
import Simulator
import Testing

/// The positions of a container's bars after an app has accessed them.
@MainActor
@Suite("Places of bars", .onStage) struct BarPlaceTests {
    @Test func `a navigation bar that an app has asked for follows the device`() throws {
        let sim = Simulator(system: .iOS(18))
        let stack = UINavigationController(rootViewController: UIViewController())
        sim.launch(stack)
        let bar = stack.navigationBar
        #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
        sim.rotate(to: .landscapeRight)
        try sim.settle()
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 852, height: 32))
    }

    @Test func `a tab bar that an app has asked for follows the device`() throws {
        let sim = Simulator(device: .iPhone11, system: .iOS(18))
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        sim.launch(tabs)
        let bar = tabs.tabBar
        #expect(bar.frame == CGRect(x: 0, y: 813, width: 414, height: 83))
        sim.rotate(to: .landscapeRight)
        try sim.settle()
        #expect(bar.frame == CGRect(x: 0, y: 344, width: 896, height: 70))
    }

    @Test func `asking for a bar calls no page`() throws {
        let sim = Simulator(system: .iOS(18))
        let stack = UINavigationController(rootViewController: UIViewController())
        sim.records = .everything
        sim.launch(stack)
        sim.clearTrace()
        _ = (stack.navigationBar, stack.toolbar)
        try sim.settle()
        #expect(sim.trace.lines.isEmpty)
    }

    @Test func `a page in a sheet keeps the bar of its stack when the sheet is pulled`() throws {
        let sim = Simulator(device: .iPhone11, system: .iOS(16))
        let presenter = UIViewController()
        let stack = UINavigationController(rootViewController: UIViewController())
        sim.launch(presenter)
        presenter.present(stack, animated: true)
        try sim.settle()
        let bar = stack.navigationBar
        #expect(bar.frame.height == 56)
        sim.pullSheet(to: 0.4)
        #expect(bar.frame.height == 56)
        sim.endSwipe(.cancel)
        try sim.settle()
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 414, height: 56))
    }
}
