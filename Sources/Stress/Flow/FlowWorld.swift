import PageFlow
import Simulator

/// An app on which PageFlow's verbs and app code's own calls are mixed.
@MainActor
final class FlowWorld {
    let sim: Simulator
    private(set) var faults: [String] = []
    var requests: [Request] = []
    var asks: [Ask] = []
    private(set) var pages: [PageEntry] = []
    private(set) var nested: [(countdown: Int, operation: FlowOperation)] = []
    private var isIssuingNested = false
    /// Pages that nobody saw leave are freed before it is noticed, and their exits name no page.
    private var exitsOfFreedPages = 0
    private let hasRawCalls: Bool

    struct Request {
        let navigation: Navigation
        var endings = 0
    }

    /// A page that somebody waits for.
    final class Ask {
        var endings: [String] = []
    }

    struct PageEntry {
        weak var page: FlowPage?
        var exits: [ExitCause] = []
        /// Whether it has hung on the window when the app was at rest.
        var wasShown = false
    }

    init(firstRoot: UInt64, hasRawCalls: Bool) {
        self.hasRawCalls = hasRawCalls
        sim = Simulator()
        sim.records = .nothing
        sim.recordsExceptions = true
        sim.launch(makeRoot(firstRoot))
        sim.window.navigator.onExit { [weak self] exit in
            if let page = exit.page as? FlowPage {
                self?.pages[page.number].exits.append(exit.cause)
            } else if exit.page == nil {
                self?.exitsOfFreedPages += 1
            }
        }
    }

    var navigator: Navigator { sim.window.navigator }

    func register() -> Int {
        pages.append(PageEntry())
        return pages.count - 1
    }

    func track(_ page: FlowPage) { pages[page.number].page = page }

    func report(_ fault: String) { faults.append(fault) }

    func note(_ navigation: Navigation) {
        let index = requests.count
        requests.append(Request(navigation: navigation))
        navigation.whenEnded { [weak self] _ in self?.requests[index].endings += 1 }
    }

    func run(_ operation: FlowOperation) {
        if let countdown = operation.callback { return nested.append((countdown, operation)) }
        perform(operation)
    }

    func callbackCame() {
        guard !nested.isEmpty, !isIssuingNested else { return }
        nested[0].countdown -= 1
        guard nested[0].countdown < 0 else { return }
        let operation = nested.removeFirst().operation
        guard operation.kind != .settle, operation.kind != .advance else { return }
        isIssuingNested = true
        perform(operation)
        isIssuingNested = false
    }

    /// Brings the app to rest and checks what must hold there.
    func checkAtRest() {
        nested.removeAll()
        do { try sim.settle(limit: 100) } catch { report("\(error)") }
        navigator.look()
        do { try sim.settle(limit: 100) } catch { report("\(error)") }
        checkRequests()
        checkPages()
        if !hasRawCalls, !sim.diagnostics.isEmpty {
            report("UIKit complains: \(sim.diagnostics.map(\.message))")
        }
    }

    private func checkRequests() {
        if !navigator.pending.isEmpty { report("\(navigator.pending) are pending at rest") }
        for request in requests where request.endings != 1 || request.navigation.result == nil {
            report("\(request.navigation) has ended \(request.endings) times")
        }
        requests.removeAll()
    }

    private func checkPages() {
        let present = Set(allPages.map(\.number))
        for number in pages.indices {
            let entry = pages[number]
            if present.contains(number) {
                pages[number].wasShown = true
                if !entry.exits.isEmpty, !hasRawCalls {
                    report("page \(number) is there and has left: \(entry.exits)")
                }
                // App code may put a page back that has left, and then it leaves anew.
                pages[number].exits = []
            } else {
                // Whoever waits for an answer is kept by its task.
                if entry.page != nil, asks.isEmpty { report("page \(number) left and is alive") }
                if entry.exits.count > 1 { report("page \(number) has left more than once: \(entry.exits)") }
            }
        }
        let untold = pages.indices.filter {
            pages[$0].wasShown && !present.contains($0) && pages[$0].exits.isEmpty
        }
        if untold.count > exitsOfFreedPages { report("pages \(untold) have left, and nobody was told") }
    }

    /// Takes everything away, and checks what holds when every task has run as well.
    func checkAfterTheEnd() async {
        sim.window.rootViewController = UIViewController()
        navigator.look()
        await sim.settled(limit: 100)
        for (index, ask) in asks.enumerated() where ask.endings.count != 1 {
            report("ask \(index) has ended \(ask.endings.count) times: \(ask.endings)")
        }
        for number in pages.indices where pages[number].page != nil {
            report("page \(number) is alive after the end")
        }
    }

    var allPages: [FlowPage] {
        (sim.window.rootViewController?.withDescendants ?? []).compactMap { $0 as? FlowPage }
    }
}
