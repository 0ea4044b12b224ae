import Simulator

/// The callbacks of one page. The record is separate from the page, so that it outlives the page.
@MainActor
final class PageRecord {
    let number: Int
    weak var page: UIViewController?
    private(set) var callbacks: [String] = []
    private(set) var fault: String?
    private var state = "new"
    private var hasAppearedInWindow = false

    init(_ number: Int) {
        self.number = number
    }

    var isAppeared: Bool { state == "viewDidAppear" }

    var isAtRest: Bool { ["new", "viewDidLoad", "viewDidAppear", "viewDidDisappear"].contains(state) }

    /// The callbacks that may follow a callback. A page whose appearance is interrupted disappears immediately.
    private static let successors: [String: Set<String>] = [
        "new": ["viewDidLoad"],
        "viewDidLoad": ["viewWillAppear"],
        "viewWillAppear": ["viewIsAppearing", "viewWillDisappear"],
        "viewIsAppearing": ["viewDidAppear", "viewWillDisappear"],
        "viewDidAppear": ["viewWillDisappear"],
        "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
        "viewDidDisappear": ["viewWillAppear"],
    ]

    func note(_ callback: String) {
        callbacks.append(callback)
        guard fault == nil else { return }
        if PageRecord.successors[state]?.contains(callback) != true {
            fault =
                "page \(number) got \(callback) after \(state); all: \(callbacks.suffix(8).joined(separator: ", "))"
        }
        state = callback
    }
}

/// A page that records its callbacks, and runs operations in them.
final class TrackedPage: UIViewController, ButtonPage {
    let record: PageRecord
    private weak var world: UIKitWorld?

    init(_ world: UIKitWorld) {
        self.world = world
        record = world.newRecord()
        super.init(nibName: nil, bundle: nil)
        record.page = self
        debugName = "P\(record.number)"
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ callback: String) {
        record.note(callback)
        world?.callbackCame()
    }

    func buttonWasTapped() { world?.buttonWasTapped(on: self) }

    func fieldWasEdited() { world?.callbackCame() }

    override func viewDidLoad() {
        super.viewDidLoad()
        if record.number % 4 == 3 { PageButton.addScrollView(to: self) }
        note("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("viewIsAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if let stack = parent as? TrackedStack, let coordinator = transitionCoordinator {
            stack.noteSwipe(coordinator)
        }
        note("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear")
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        world?.callbackCame()
    }
}
