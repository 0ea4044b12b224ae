import PageFlow
import PictureFiles
import Simulator

/// The environment of a script: a simulator, the speed of its clock, and the printer of events.
@MainActor
final class Stage {
    let simulator: Simulator
    private let printer: TracePrinter

    init(for script: Script, system: System, speed: Speed, format: OutputFormat) {
        let simulator = Simulator(
            system: system, clock: speed == .wall ? .wall : .eager, application: script.application)
        self.simulator = simulator
        printer = TracePrinter(format: format, simulator: simulator, isOnWallClock: speed == .wall)
        pressesButtons = false
    }

    /// Creates a stage for pictures. Nothing is printed.
    init(_ options: PictureOptions, application: UIApplication.Type = UIApplication.self) {
        let simulator = Simulator(
            device: options.device.device, system: options.system.system, clock: .eager,
            application: application)
        options.apply(to: simulator)
        self.simulator = simulator
        printer = TracePrinter(format: nil, simulator: simulator, isOnWallClock: false)
        pressesButtons = true
    }

    /// Whether a step presses its button if that is visible.
    private let pressesButtons: Bool

    /// Called before each step, with its name.
    var beforeStep: (Stage, String) -> Void = { _, _ in }

    /// Called when the app has settled after the launch and after each step.
    var afterStep: (Stage) -> Void = { _ in }

    /// Runs a script from launch to end.
    func play(_ script: Script) throws {
        // Logs are written only on the main thread, including those of `deinit`, and also after a later stage has taken over.
        let write: (String) -> Void = { [weak printer] line in
            MainActor.assumeIsolated { printer?.message(line) }
        }
        Self.redirectLogs(to: write)
        try script.play(self)
        printer.finish()
    }
}

// The actions of a script.
extension Stage {
    /// The current picture of the screen.
    var picture: Picture { simulator.picture() }

    /// The window's root view controller, as the app left it.
    var root: UIViewController? { simulator.window?.rootViewController }

    /// The topmost page: the last presented controller, in it the selected tab, in it the top of the stack.
    var page: UIViewController? {
        var page = root
        while let inner = page?.inner { page = inner }
        return page
    }

    /// Launches the app with a root, or replaces the running app's root.
    func launch(_ root: UIViewController) {
        if let window = simulator.window {
            window.rootViewController = root
        } else {
            simulator.launch(root)
        }
        comeToRest()
    }

    /// Launches the app with its delegates.
    func launch(_ delegate: any UIApplicationDelegate, sceneDelegate: any UISceneDelegate) {
        simulator.launch(delegate, sceneDelegate: sceneDelegate)
        comeToRest()
    }

    /// Performs a step of the user on the topmost page, and waits until the app settles.
    ///
    /// - Parameter name: The name of the step, which is also the title of the page's button for it.
    func step<Page: UIViewController>(
        _ name: String, _ type: Page.Type, _ action: (Page) -> (Any?) -> Void
    ) throws {
        try perform(name) {
            if !press(name) { try act({ $0.page as? Page }, action) }
        }
    }

    /// Performs a step of the user on the root view controller.
    func step<Root: UIViewController>(
        _ name: String, onRoot type: Root.Type, _ action: (Root) -> (Any?) -> Void
    ) throws {
        try perform(name) {
            if !press(name) { try act({ $0.root as? Root }, action) }
        }
    }

    /// Swipes from the edge of the screen to its middle and ends the swipe; then waits until the app settles.
    func swipeBack(_ end: SwipeEnd) {
        printer.message("> swipe back")
        perform(end == .finish ? "Swipe back" : "Swipe, and let the page stay") {
            simulator.edgeSwipe(to: 0.4)
            simulator.endSwipe(end)
        }
    }

    /// Taps the element with this name: a button, a row, a bar item, a field. Scrolls to it first if it isn't visible.
    func tap(_ name: String) throws {
        printer.message("> tap \(name)")
        try perform("Tap \(name)") {
            guard simulator.scroll(to: name), simulator.tap(name) else { throw missing("\"\(name)\"") }
        }
    }

    /// Drags the element with this name sideways and releases it. Scrolls to it first if it isn't visible.
    func drag(_ name: String, by distance: CGFloat) throws {
        printer.message("> drag \(name) by \(Int(distance))")
        try perform("Drag \(name)") {
            guard simulator.scroll(to: name), let place = simulator.place(of: name) else {
                throw missing("\"\(name)\"")
            }
            simulator.pan(from: place, to: CGPoint(x: place.x + distance, y: place.y))
        }
    }

    /// Types into the field that was tapped last.
    func type(_ text: String) throws {
        printer.message("> type \(text)")
        perform("Type \(text)") { simulator.type(text) }
    }

    /// Performs several user actions as one step.
    func step(_ name: String, _ actions: (Simulator) -> Void) {
        printer.message("> \(name.lowercased())")
        perform(name) { actions(simulator) }
    }

    /// Opens a link with the window's navigator.
    func open(_ link: String) throws {
        guard let url = URL(string: link) else { throw missing(link) }
        printer.message("> open \(link)")
        perform("Open \(link)") { _ = navigator?.open(url) }
    }

    /// The window's navigator.
    var navigator: Navigator? { simulator.window?.navigator }

    /// Prints an event of a window's pages between the app's own messages.
    var printEvent: @MainActor (PageEvent) -> Void { { [printer] in printer.log($0) } }

    /// Prints the events of the app's window from now on.
    func logPages() {
        navigator?.trace.onEvent(printEvent)
    }

    /// Performs a user action, and waits until the app settles.
    private func perform(_ name: String, _ action: () throws -> Void) rethrows {
        beforeStep(self, name)
        try action()
        comeToRest()
    }

    /// Presses the button with this name, if pictures are drawn. Returns whether the button exists.
    private func press(_ name: String) -> Bool { pressesButtons && simulator.tap(name) }

    private func missing(_ name: String) -> ScriptError {
        ScriptError(description: "\(name) is not there. There is:\n\(simulator.tree)")
    }

    /// A separate function, so that no reference here retains the page while the app settles.
    private func act<Page: UIViewController>(
        _ find: (Stage) -> Page?, _ action: (Page) -> (Any?) -> Void
    ) throws {
        guard let page = find(self) else {
            throw missing("\(Page.self)")
        }
        action(page)(nil)
    }

    private func comeToRest() {
        simulator.run(until: .atRest)
        printer.flush()
        afterStep(self)
    }
}

/// The error for a script that doesn't match its example.
struct ScriptError: Error, CustomStringConvertible {
    let description: String
}

extension UIViewController {
    /// The controller that is visible in place of this one.
    fileprivate var inner: UIViewController? {
        if let presentedViewController, presentedViewController.presentingViewController === self {
            return presentedViewController
        }
        if let tabs = self as? UITabBarController { return tabs.selectedViewController }
        return (self as? UINavigationController)?.topViewController?.withoutContainers
    }
}
