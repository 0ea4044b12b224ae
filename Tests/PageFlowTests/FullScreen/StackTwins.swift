import PageFlow
import PageFlowFullScreen
import Simulator

/// A page that records its callbacks, without the controllers that a full-screen stack inserts.
class TwinPage: UIViewController {
    let name: String
    private let log: TwinLog

    init(_ name: String, _ log: TwinLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ line: String) { log.lines.append("\(name) \(line)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear \(animated)")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("viewIsAppearing \(animated)")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear \(animated)")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear \(animated) \(isLeavingStack)")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear \(animated)")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note(parent == nil ? "willMove to nothing" : "willMove to a stack")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note(parent == nil ? "didMove to nothing" : "didMove to a stack")
    }
}

@MainActor
final class TwinLog {
    var lines: [String] = []

    /// The pages that were notified of entering a stack. If several pages move at once, in a full-screen stack the page that becomes
    /// visible is notified first, with its other callbacks.
    var arrivals: [String] { lines.filter { $0.hasSuffix("didMove to a stack") }.sorted() }

    func dropArrivals() {
        lines.removeAll { $0.hasSuffix("didMove to a stack") }
    }
}

/// Records the calls on the delegate of a stack, with the pages.
final class TwinDelegate: NSObject, UINavigationControllerDelegate {
    private let log: TwinLog
    private weak var stack: UINavigationController?

    init(of stack: UINavigationController, _ log: TwinLog) {
        self.log = log
        self.stack = stack
        super.init()
        stack.delegate = self
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        note("willShow", viewController, animated, navigationController)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        note("didShow", viewController, animated, navigationController)
    }

    private func note(
        _ word: String, _ page: UIViewController, _ animated: Bool, _ sender: UINavigationController
    ) {
        let name = (page as? TwinPage)?.name ?? "\(type(of: page))"
        log.lines.append("delegate \(word) \(name) \(animated) \(sender === stack)")
    }
}

/// One of two stacks that receive the same calls: a plain one, and a full-screen one.
@MainActor
final class StackTwin {
    enum Kind: CaseIterable {
        case plain, fullScreen
    }

    let sim = Simulator()
    let stack: UINavigationController
    let log = TwinLog()
    private let delegate: TwinDelegate
    private var made: [TwinPage] = []

    init(_ kind: Kind, pages count: Int = 1) {
        stack = kind == .plain ? UINavigationController() : FullScreenNavigationController()
        delegate = TwinDelegate(of: stack, log)
        sim.recordsExceptions = true
        stack.viewControllers = [newPage()]
        sim.launch(stack)
        for _ in 1..<max(count, 1) {
            stack.pushViewController(newPage(), animated: false)
            settle()
        }
    }

    /// The navigation controller that the top page accesses.
    var fromTop: UINavigationController {
        stack.topViewController?.withoutContainers.navigationController ?? stack
    }

    var names: String { words(stack.viewControllers) }

    func newPage() -> TwinPage {
        let page = TwinPage("page\(made.count)", log)
        made.append(page)
        return page
    }

    /// Pages that have left the stack and can be reused.
    var unused: [TwinPage] { made.filter { $0.parent == nil } }

    func words(_ pages: [UIViewController]?) -> String {
        guard let pages else { return "nil" }
        return pages.map { ($0.withoutContainers as? TwinPage)?.name ?? "\(type(of: $0))" }
            .joined(separator: "/")
    }

    func words(_ page: UIViewController?) -> String { words(page.map { [$0] }) }

    /// Records the properties that an app can read, from the stack itself and from each page.
    func note(_ result: String = "-") {
        let top = words(stack.topViewController)
        let visible = words(stack.visibleViewController)
        let children = words(stack.children)
        log.lines.append("= \(result) | \(names) | \(top) | \(visible) | \(children)")
        for page in stack.viewControllers.map(\.withoutContainers) {
            guard let asked = page.navigationController else { continue }
            log.lines.append(
                "  \(words(page)): \(words(asked.viewControllers)) \(asked.delegate === delegate)")
        }
    }

    func settle() {
        do { try sim.settle() } catch { fatalError("\(error)") }
    }
}
