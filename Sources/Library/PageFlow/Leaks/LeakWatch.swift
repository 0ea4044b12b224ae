import UIKit

/// Checks that pages are released after they leave.
///
/// A search that has ended belongs to the page that retains its search controller, in its navigation item or in a property. It is reported
/// if it isn't released after that page has left.
///
/// The watch does no work until the first ``onLeak(after:_:)``.
///
/// ```swift
/// window.navigator.leaks.onLeak { leak in print(leak) }
/// ```
@MainActor
public final class LeakWatch {
    /// The reports that haven't been withdrawn.
    public private(set) var reports: [LeakReport] = []

    private let pages: WindowPages
    private var delay: TimeInterval = 0
    private let handlers = Handlers<(LeakReport) -> Void>()
    private var isWatching = false
    /// The number of pages that have left and whose delay hasn't passed.
    private var suspicions = 0
    /// Searches that have ended and that a page retains. They are checked again when a page leaves.
    private var keptSearches: [LeakReport] = []

    init(_ pages: WindowPages) {
        self.pages = pages
    }

    /// Calls a handler for each page that isn't released within a delay after its exit.
    ///
    /// - Parameters:
    ///   - delay: The delay in seconds. A suspension of the app never makes a report early. The delay of the last call applies to all
    ///     handlers. A test advances its clock by the delay: the wait doesn't count as pending work.
    ///   - handler: Called with a report of the page, on the main actor.
    /// - Returns: A token that removes the handler.
    @discardableResult
    public func onLeak(
        after delay: TimeInterval = 2, _ handler: @escaping @MainActor (LeakReport) -> Void
    ) -> HandlerToken {
        self.delay = delay
        start()
        return handlers.add(handler)
    }

    private func start() {
        guard !isWatching, let window = pages.window else { return }
        isWatching = true
        pages.onShow.append { [weak pages] _, record in
            record.path = pages?.window.map { PageTree(of: $0).path } ?? ""
        }
        pages.root.map { pages.records[$0.visiblePage] }??.path = PageTree(of: window).path
        _ = pages.exitHandlers.add { [weak self] in self?.watch($0) }
    }

    private func watch(_ exit: PageExit) {
        guard !handlers.isEmpty else { return }
        let searches = keptSearches
        keptSearches = []
        for suspicion in searches { judgeLater(suspicion) }
        if let page = exit.page { judgeLater(LeakReport(exit, page)) }
    }

    private func judgeLater(_ suspicion: LeakReport) {
        suspicions += 1
        Alarm.run(after: delay) { [weak self] in
            self?.suspicions -= 1
            self?.judge(suspicion)
        }
    }

    /// The delay after which pages that have left are checked; `nil` while no page is to be checked.
    package var remainingDelay: TimeInterval? { suspicions == 0 ? nil : delay }

    /// A page that is attached again hasn't left; a search belongs to the page that retains it.
    private func judge(_ suspicion: LeakReport) {
        guard let page = suspicion.page, pages.records[page] == nil,
            !reports.contains(where: { $0.page === page })
        else { return }
        if isKeptSearch(page) {
            keptSearches.removeAll { $0.page === page }
            keptSearches.append(suspicion)
        } else {
            send(suspicion)
        }
    }

    private func isKeptSearch(_ page: UIViewController) -> Bool {
        pages.root?.withAllAttached.contains { $0.keeps(page) } ?? false
    }

    private func send(_ report: LeakReport) {
        reports.append(report)
        pages.trace.record(.leaked, of: report.name, request: report.removedBy)
        for handler in handlers.all { handler(report) }
        if let page = report.page {
            ObjectStorage.of(page).onRelease { [weak self] in
                RunLoopTurn.next { [weak self] in self?.withdraw(report) }
            }
        }
    }

    private func withdraw(_ report: LeakReport) {
        report.withdraw()
        reports.removeAll { $0 === report }
        pages.trace.record(.released, of: report.name, request: report.removedBy)
    }
}
