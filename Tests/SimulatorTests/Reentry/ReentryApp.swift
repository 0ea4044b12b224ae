import Simulator
import Testing

/// A page that performs an action once in one of its callbacks.
final class Reacting: UIViewController {
    typealias Reaction = (Reacting) -> Void
    private var reactions: [String: Reaction] = [:]

    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        debugName = name
    }

    required init?(coder: NSCoder) { nil }

    @discardableResult
    func on(_ callback: String, _ reaction: @escaping Reaction) -> Reacting {
        reactions[callback] = reaction
        return self
    }

    private func react(_ callback: String = #function) {
        let name = String(callback.prefix { $0 != "(" })
        reactions.removeValue(forKey: name)?(self)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        react()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        react()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        react()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        react()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        react()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        react()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        react()
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        react()
    }
}

/// A stack's delegate that performs an action once when it is notified of a page.
final class ReactingDelegate: NSObject, UINavigationControllerDelegate {
    var willShow: ((UINavigationController) -> Void)?
    var didShow: ((UINavigationController) -> Void)?

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        willShow.take()?(navigationController)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        didShow.take()?(navigationController)
    }
}

/// The actions of a case, the expected end state, and UIKit's expected messages.
struct ReentryCase: Sendable, CustomTestStringConvertible {
    let name: String
    /// The controllers of the window: a container's pages in brackets, presented controllers after a plus, a star if the view is in the
    /// window.
    let end: String
    /// A part of each diagnostic, in order.
    let says: [String]
    let body: @MainActor @Sendable (Simulator) throws -> Void

    init(
        _ name: String, _ end: String, says: [String] = [],
        body: @escaping @MainActor @Sendable (Simulator) throws -> Void
    ) {
        self.name = name
        self.end = end
        self.says = says
        self.body = body
    }

    var testDescription: String { name }
}

extension Simulator {
    func stack(_ pages: Reacting...) -> UINavigationController {
        let stack = UINavigationController()
        stack.debugName = "nav"
        stack.viewControllers = pages
        launch(stack)
        return stack
    }

    func tabs(_ pages: UIViewController...) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.debugName = "tabs"
        tabs.viewControllers = pages
        launch(tabs)
        return tabs
    }

    func page(_ page: Reacting) -> Reacting {
        launch(page)
        return page
    }

    /// A chain of modal pages, each over the previous one.
    func chain(_ style: UIModalPresentationStyle, _ pages: Reacting...) throws -> [Reacting] {
        launch(pages[0])
        for (below, above) in zip(pages, pages.dropFirst()) {
            above.modalPresentationStyle = style
            below.present(above, animated: false)
            try settle()
        }
        return pages
    }

    var shape: String { window.rootViewController.map(shape) ?? "nothing" }

    /// The invisible pages whose last callback was an appearance.
    var appearedOutOfSight: [String] {
        let last = CallbackGrammar.last(in: trace.lines)
        return unseen(from: window.rootViewController)
            .filter { ["viewWillAppear", "viewDidAppear"].contains(last[$0]) }
    }

    private func unseen(from controller: UIViewController?) -> [String] {
        guard let controller else { return [] }
        let own = controller.viewIfLoaded?.window == nil ? [controller.debugName ?? "?"] : []
        return own + controller.children.flatMap(unseen)
    }

    private func shape(of controller: UIViewController) -> String {
        let star = controller.viewIfLoaded?.window == nil ? "" : "*"
        let pages = controller.children.map(shape).joined(separator: " ")
        let modal = controller.presentedViewController.flatMap { presented in
            presented.presentingViewController === controller ? "+" + shape(of: presented) : nil
        }
        return (controller.debugName ?? "?") + star + (pages.isEmpty ? "" : "[\(pages)]") + (modal ?? "")
    }
}

/// Checks the order of each page's callbacks.
enum CallbackGrammar {
    private static let before: [String: Set<String>] = [
        "viewWillAppear": ["viewDidDisappear", "viewWillDisappear"], "viewDidAppear": ["viewWillAppear"],
        "viewWillDisappear": ["viewDidAppear", "viewWillAppear"], "viewDidDisappear": ["viewWillDisappear"],
    ]

    /// The last appearance callback of each page.
    static func last(in lines: [String]) -> [String: String] {
        let told = lines.map { $0.split(separator: ".", maxSplits: 1).map(String.init) }
            .filter { $0.count == 2 && before[$0[1]] != nil }
        return Dictionary(told.map { ($0[0], $0[1]) }) { $1 }
    }

    static func faults(in lines: [String]) -> [String] {
        var last: [Substring: String] = [:]
        return lines.compactMap { line in
            let parts = line.split(separator: ".", maxSplits: 1)
            guard parts.count == 2, let allowed = before[String(parts[1])] else { return nil }
            let previous = last.updateValue(String(parts[1]), forKey: parts[0]) ?? "viewDidDisappear"
            return allowed.contains(previous) ? nil : "\(line) after \(previous)"
        }
    }
}
