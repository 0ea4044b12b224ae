import PageFlow
import Simulator

/// An app that mixes PageFlow's verbs, app code's own calls and the user's touches.
@MainActor
final class FlowWorld: StressedApp {
    let sim: Simulator
    let user: User
    let director = Director()
    let nested = NestedOperations()
    let waits = Waits()
    var faults: [String] = []
    var requests: [Request] = []
    var asks: [Ask] = []
    var pages: [PageEntry] = []
    /// Pages that leave while invisible are released before the navigator notices, and their exits contain no page.
    private(set) var exitsOfFreedPages = 0
    let hasCallsOfUIKit: Bool
    /// The number of checked diagnostics.
    var knownDiagnostics = 0

    final class Request {
        let navigation: NavigationRequest
        var endings = 0

        init(_ navigation: NavigationRequest) {
            self.navigation = navigation
        }
    }

    /// A page whose result a task awaits.
    final class Ask {
        var endings: [String] = []
    }

    struct PageEntry {
        weak var page: FlowPage?
        /// The callbacks of the page.
        var callbacks: PageRecord?
        var exits: [ExitCause] = []
        /// Whether it has been in the window while the app was idle.
        var wasShown = false
    }

    init(for script: StressScript) {
        hasCallsOfUIKit = script.operations.contains { $0.kind.isCallOfUIKit }
        sim = Simulator(for: script)
        user = User(of: sim)
        sim.records = .nothing
        sim.recordsExceptions = true
        sim.launch(makeRoot(script.root))
        sim.window.navigator.onExit { [weak self] in self?.note($0) }
    }

    var navigator: Navigator { sim.window.navigator }

    var allPages: [FlowPage] { allControllers.compactMap { $0 as? FlowPage } }

    func register() -> Int {
        pages.append(PageEntry())
        return pages.count - 1
    }

    func track(_ page: FlowPage) {
        pages[page.number].page = page
        pages[page.number].callbacks = page.callbacks
    }

    func note(_ navigation: NavigationRequest) {
        let request = Request(navigation)
        requests.append(request)
        navigation.onCompletion { _ in request.endings += 1 }
    }

    private func note(_ exit: PageExit) {
        if !exit.cause.isPlausible(after: user.deeds) { report("\(exit), and nobody did that") }
        if let page = exit.page as? FlowPage {
            pages[page.number].exits.append(exit.cause)
        } else if exit.page == nil {
            exitsOfFreedPages += 1
        }
    }
}

extension ExitCause {
    /// Whether the user has performed the action that the cause names. App code and PageFlow are always active here.
    fileprivate func isPlausible(after deeds: Set<Operation.Kind>) -> Bool {
        switch self {
        case .code, .stackReplaced, .ancestorDismissed, .rootReplaced, .windowClosed: true
        case .backButton:
            !deeds.isDisjoint(with: [.tapBack, .tap, .doubleTap, .pressBackKeys, .holdBack, .scrub])
        case .edgeSwipe: !deeds.isDisjoint(with: [.swipe, .swipeContent, .scroll])
        // A transition that app code holds during a touch can't be told from the finger's.
        case .contentSwipe: !deeds.isDisjoint(with: [.swipe, .swipeContent, .scroll, .pullSheet])
        case .interactiveDismissal:
            !deeds.isDisjoint(with: [
                .pullSheet, .swipe, .swipeContent, .pressEscape, .scrub, .tap, .scroll, .doubleTap, .tapBack,
                .holdBack,
            ])
        case .backMenu: deeds.contains(.holdBack)
        case .escape: !deeds.isDisjoint(with: [.pressEscape, .pressBackKeys, .scrub])
        case .tabRetap: !deeds.isDisjoint(with: [.tapTab, .tap, .doubleTap])
        case .tabSwitch, .alertAction, .searchEnded: false
        }
    }
}
