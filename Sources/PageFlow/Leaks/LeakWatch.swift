import UIKit

/// Looks whether pages that have left are released.
///
/// It costs nothing until the first ``report(after:_:)``.
///
/// ```swift
/// window.navigator.leaks.report { leak in print(leak) }
/// ```
@MainActor
public final class LeakWatch {
    /// The reports that have not been withdrawn.
    public private(set) var reports: [LeakReport] = []

    var link: NavigatorLink?
    private var delay: TimeInterval = 0
    @exclusivity(unchecked) private var handlers: [(LeakReport) -> Void] = []

    init() {}

    /// Calls a handler for each page that is alive some seconds after it has left.
    ///
    /// - Parameters:
    ///   - delay: seconds on UIKit's animation clock. The last call's counts for all handlers.
    ///   - handler: called with a report of the page, on the main actor.
    public func report(after delay: TimeInterval = 2, _ handler: @escaping @MainActor (LeakReport) -> Void) {
        self.delay = delay
        handlers.append(handler)
    }

    var isOn: Bool { !handlers.isEmpty }

    func watch(_ record: PageRecord, _ page: UIViewController?, navigation: Navigation?) {
        guard isOn, let page else { return }
        let suspicion = LeakReport(record, page, removedBy: navigation)
        link?.navigator?.clock.run(after: delay) { [weak self] in
            if suspicion.page != nil { self?.send(suspicion) }
        }
    }

    private func send(_ report: LeakReport) {
        reports.append(report)
        link?.navigator?.trace.record(.leaked, of: report.name, navigation: report.removedBy)
        for handler in handlers { handler(report) }
        report.page.map { DeathNotice.leave(with: $0) { [weak self] in self?.withdraw(report) } }
    }

    private func withdraw(_ report: LeakReport) {
        report.withdraw()
        reports.removeAll { $0 === report }
        link?.navigator?.trace.record(.released, of: report.name, navigation: report.removedBy)
    }
}

/// Tells that a page has been released: it lies in the page's view, and goes with it.
private final class DeathNotice: UIView {
    private let body: @MainActor () -> Void

    static func leave(with page: UIViewController, _ body: @escaping @MainActor () -> Void) {
        page.view.insertSubview(DeathNotice(body), at: 0)
    }

    private init(_ body: @escaping @MainActor () -> Void) {
        self.body = body
        super.init(frame: .zero)
        isHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A notice is not archived.")
    }

    deinit {
        let body = body
        Task { @MainActor in body() }
    }
}
