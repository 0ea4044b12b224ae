import DocumentPages
import LifecycleStudy
import Simulator
import ViewControllerFlow

/// Where a script is played: a simulator, the speed of its clock, and the printed form of what happens.
@MainActor
final class Stage {
    private let simulator: Simulator
    private let speed: Speed
    private let printer: TracePrinter

    init(system: System, speed: Speed, format: OutputFormat) {
        let simulator = Simulator(system: system)
        self.simulator = simulator
        self.speed = speed
        printer = TracePrinter(format: format, simulator: simulator, isOnWallClock: speed == .wall)
    }

    /// Plays a script from launch to the end.
    func play(_ script: Script) throws {
        let printer = printer
        // All logs are written on the main thread only, `deinit` included.
        let write: (String) -> Void = { line in MainActor.assumeIsolated { printer.message(line) } }
        StudyLog.write = write
        FlowLog.write = write
        PageLog.write = write
        try script.play(self)
        printer.finish()
    }
}

// What a script may do.
extension Stage {
    /// The controller at the window's root, as the app left it.
    var root: UIViewController? { simulator.window?.rootViewController }

    /// The page on top of everything: the last presented, in it the chosen tab, in it the top of the stack.
    var page: UIViewController? {
        var page = root
        while let inner = page?.inner { page = inner }
        return page
    }

    /// Launches the app with a root, or gives the running app another.
    func launch(_ root: UIViewController) throws {
        if let window = simulator.window {
            window.rootViewController = root
        } else {
            simulator.launch(root)
        }
        try comeToRest()
    }

    /// One step of the user, done to the page on top; then the app comes to rest.
    func step<Page: UIViewController>(_ type: Page.Type, _ action: (Page) -> (Any?) -> Void) throws {
        try act({ $0.page as? Page }, action)
        try comeToRest()
    }

    /// One step of the user on the controller at the root.
    func step<Root: UIViewController>(onRoot type: Root.Type, _ action: (Root) -> (Any?) -> Void) throws {
        try act({ $0.root as? Root }, action)
        try comeToRest()
    }

    /// A finger swipes from the edge of the screen to its middle and lets go; then the app comes to rest.
    func swipeBack(_ end: SwipeEnd) throws {
        simulator.edgeSwipe(to: 0.4)
        simulator.endSwipe(end)
        try comeToRest()
    }

    /// A function of its own: by the time the app comes to rest nobody here may hold the page.
    private func act<Page: UIViewController>(
        _ find: (Stage) -> Page?, _ action: (Page) -> (Any?) -> Void
    ) throws {
        guard let page = find(self) else {
            throw ScriptError(description: "\(Page.self) is not there. There is:\n\(simulator.tree)")
        }
        action(page)(nil)
    }

    private func comeToRest() throws {
        switch speed {
        case .wall: simulator.run(until: .atRest)
        case .instant: try simulator.settle()
        }
        printer.flush()
    }
}

/// A script and its example do not agree.
struct ScriptError: Error, CustomStringConvertible {
    let description: String
}

extension UIViewController {
    /// What is seen in place of this controller.
    fileprivate var inner: UIViewController? {
        if let presentedViewController, presentedViewController.presentingViewController === self {
            return presentedViewController
        }
        if let tabs = self as? UITabBarController { return tabs.selectedViewController }
        return (self as? UINavigationController)?.topViewController
    }
}
