import Simulator
import Testing
import ViewControllerFlow

/// One jump of the flow article, with all expected results.
struct Jump: Sendable, CustomTestStringConvertible {
    let name: String
    /// The jumps from the launch to the page where this one starts.
    let route: [Step]
    let step: Step
    let before: String
    let after: String
    /// The parameter that the top page receives.
    let parameter: String
    let callbacks: Callbacks
    /// The released pages.
    var freed: [String] = []
    /// The same jump with its parameter sent to a delegate, and in a notification.
    var variants: [Step] = []

    var testDescription: String { name }

    static let all = forward + pops + dismissals
}

/// One action of the top page.
struct Step: Sendable {
    let run: @MainActor @Sendable (UIViewController) throws -> Void

    init<Page: UIViewController>(_ action: @escaping @MainActor @Sendable (Page) -> @MainActor (Any?) -> Void)
    {
        run = { page in action(try #require(page as? Page))(nil) }
    }
}

/// The pages' callbacks during a jump, without layout passes, and its duration.
struct Callbacks: Sendable {
    /// In this order.
    let lines: [String]
    /// Callbacks at any position: no article and no device's log determines it.
    var anywhere: [String] = []
    let seconds: TimeInterval

    static func push(_ page: String, over below: String, in stack: String) -> Callbacks {
        Callbacks(
            lines: [
                "\(page).willMove(toParent:\(stack))", "\(page).viewDidLoad",
                "\(below).viewWillDisappear", "\(page).viewWillAppear",
                "\(below).viewDidDisappear", "\(page).viewDidAppear",
                "\(page).didMove(toParent:\(stack))",
            ], seconds: 0.4)
    }

    static func pop(_ page: String, to goal: String) -> Callbacks {
        Callbacks(
            lines: ["\(page).willMove(toParent:nil)"] + exchange(page, goal)
                + ["\(page).didMove(toParent:nil)", "\(page).deinit"],
            seconds: 0.4)
    }

    /// Past pages that the user doesn't see: they leave the stack, and get no other callbacks.
    static func pop(_ page: String, over hidden: [String], to goal: String) -> Callbacks {
        Callbacks(
            lines: exchange(page, goal),
            anywhere: ([page] + hidden).flatMap {
                ["\($0).willMove(toParent:nil)", "\($0).didMove(toParent:nil)", "\($0).deinit"]
            }, seconds: 0.4)
    }

    private static func exchange(_ page: String, _ goal: String) -> [String] {
        [
            "\(page).viewWillDisappear", "\(goal).viewWillAppear",
            "\(page).viewDidDisappear", "\(goal).viewDidAppear",
        ]
    }

    /// A page, or a stack and its page, over controllers with the outermost first.
    static func present(_ pages: [String], over below: [String], anywhere: [String] = []) -> Callbacks {
        Callbacks(
            lines: ["\(pages[0]).viewDidLoad"] + below.map { "\($0).viewWillDisappear" }
                + ["\(pages[0]).viewWillAppear"]
                + pages.dropFirst().flatMap { ["\($0).viewDidLoad", "\($0).viewWillAppear"] }
                + pages.map { "\($0).viewDidAppear" } + below.map { "\($0).viewDidDisappear" },
            anywhere: anywhere, seconds: 0.5)
    }

    static func dismiss(_ pages: [String], to goal: [String], freed: [String]) -> Callbacks {
        Callbacks(
            lines: pages.map { "\($0).viewWillDisappear" } + goal.map { "\($0).viewWillAppear" }
                + goal.map { "\($0).viewDidAppear" } + pages.map { "\($0).viewDidDisappear" },
            anywhere: freed.map { "\($0).deinit" }, seconds: 0.5)
    }
}

extension Callbacks {
    /// The trace must consist of these callbacks, apart from layout passes and `viewIsAppearing`, which the article's iOS didn't have.
    func expect(_ trace: Trace, in seconds: TimeInterval) {
        let lines = trace.filter { !$0.callback.contains("Layout") && $0.callback != "viewIsAppearing" }
            .map(\.description)
        #expect(lines.filter { !anywhere.contains($0) } == self.lines)
        #expect(lines.filter(anywhere.contains).sorted() == anywhere.sorted())
        #expect(abs(seconds - self.seconds) < 1e-9)
    }
}
