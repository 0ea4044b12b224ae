import PageFlow
import PictureFiles
import Simulator

/// Where a script is played: a simulator, the speed of its clock, and the printed form of what happens.
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

    /// A stage whose screen is looked at. Nothing is printed.
    init(_ options: PictureOptions, application: UIApplication.Type = UIApplication.self) {
        let simulator = Simulator(
            device: options.device.device, system: options.system.system, clock: .eager,
            application: application)
        options.apply(to: simulator)
        self.simulator = simulator
        printer = TracePrinter(format: nil, simulator: simulator, isOnWallClock: false)
        pressesButtons = true
    }

    /// Whether a step whose button is visible presses that.
    private let pressesButtons: Bool

    /// Called before each step, with its name.
    var beforeStep: (Stage, String) -> Void = { _, _ in }

    /// Called when the app has come to rest after the launch and after each step.
    var afterStep: (Stage) -> Void = { _ in }

    /// Plays a script from launch to the end.
    func play(_ script: Script) throws {
        // All logs are written on the main thread only, `deinit` included; also when a later stage has taken over.
        let write: (String) -> Void = { [weak printer] line in
            MainActor.assumeIsolated { printer?.message(line) }
        }
        Self.redirectLogs(to: write)
        try script.play(self)
        printer.finish()
    }
}

// What a script may do.
extension Stage {
    /// What the screen shows now.
    var picture: Picture { simulator.picture() }

    /// The controller at the window's root, as the app left it.
    var root: UIViewController? { simulator.window?.rootViewController }

    /// The page on top of everything: the last presented, in it the chosen tab, in it the top of the stack.
    var page: UIViewController? {
        var page = root
        while let inner = page?.inner { page = inner }
        return page
    }

    /// Launches the app with a root, or gives the running app another.
    func launch(_ root: UIViewController) {
        if let window = simulator.window {
            window.rootViewController = root
        } else {
            simulator.launch(root)
        }
        comeToRest()
    }

    /// Launches the app by its delegates.
    func launch(_ delegate: any UIApplicationDelegate, sceneDelegate: any UISceneDelegate) {
        simulator.launch(delegate, sceneDelegate: sceneDelegate)
        comeToRest()
    }

    /// One step of the user, done to the page on top; then the app comes to rest.
    ///
    /// - Parameter name: what the step is called, and the page's button for it.
    func step<Page: UIViewController>(
        _ name: String, _ type: Page.Type, _ action: (Page) -> (Any?) -> Void
    ) throws {
        try perform(name) {
            if !press(name) { try act({ $0.page as? Page }, action) }
        }
    }

    /// One step of the user on the controller at the root.
    func step<Root: UIViewController>(
        _ name: String, onRoot type: Root.Type, _ action: (Root) -> (Any?) -> Void
    ) throws {
        try perform(name) {
            if !press(name) { try act({ $0.root as? Root }, action) }
        }
    }

    /// A finger swipes from the edge of the screen to its middle and lets go; then the app comes to rest.
    func swipeBack(_ end: SwipeEnd) {
        printer.message("> swipe back")
        perform(end == .finish ? "Swipe back" : "Swipe, and let the page stay") {
            simulator.edgeSwipe(to: 0.4)
            simulator.endSwipe(end)
        }
    }

    /// A tap on what has this name: a button, a row, a bar's item, a field. The user scrolls to it first where it is not visible.
    func tap(_ name: String) throws {
        printer.message("> tap \(name)")
        try perform("Tap \(name)") {
            guard simulator.scroll(to: name), simulator.tap(name) else { throw missing("\"\(name)\"") }
        }
    }

    /// A finger takes what has this name to one side, and lets go. The user scrolls to it first where it is not visible.
    func drag(_ name: String, by distance: CGFloat) throws {
        printer.message("> drag \(name) by \(Int(distance))")
        try perform("Drag \(name)") {
            guard simulator.scroll(to: name), let place = simulator.place(of: name) else {
                throw missing("\"\(name)\"")
            }
            simulator.pan(from: place, to: CGPoint(x: place.x + distance, y: place.y))
        }
    }

    /// The user types into the field that was tapped last.
    func type(_ text: String) throws {
        printer.message("> type \(text)")
        perform("Type \(text)") { simulator.type(text) }
    }

    /// Several things that the user does, as one step.
    func step(_ name: String, _ actions: (Simulator) -> Void) {
        printer.message("> \(name.lowercased())")
        perform(name) { actions(simulator) }
    }

    /// A link is opened by the window's navigator.
    func open(_ link: String) throws {
        guard let url = URL(string: link) else { throw missing(link) }
        printer.message("> open \(link)")
        perform("Open \(link)") { _ = navigator?.open(url) }
    }

    /// What moves the pages of the window.
    var navigator: Navigator? { simulator.window?.navigator }

    /// Prints an event of a window's pages among the app's own messages.
    var printEvent: @MainActor (PageEvent) -> Void { { [printer] in printer.log($0) } }

    /// Prints those of the app's window from now on.
    func logPages() {
        navigator?.trace.onEvent(printEvent)
    }

    /// Something that the user does; then the app comes to rest.
    private func perform(_ name: String, _ action: () throws -> Void) rethrows {
        beforeStep(self, name)
        try action()
        comeToRest()
    }

    /// Presses the button of that name, where the screen is looked at. Returns whether there was one.
    private func press(_ name: String) -> Bool { pressesButtons && simulator.tap(name) }

    private func missing(_ name: String) -> ScriptError {
        ScriptError(description: "\(name) is not there. There is:\n\(simulator.tree)")
    }

    /// A function of its own: by the time the app comes to rest nobody here may hold the page.
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
        return (self as? UINavigationController)?.topViewController?.withoutContainers
    }
}
