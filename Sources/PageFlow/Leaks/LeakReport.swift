import UIKit

/// A page that has left and has not been released.
///
/// It is withdrawn if the page is released later: then it was slow, not leaked.
@MainActor
public final class LeakReport: Identifiable {
    /// The page; `nil` once it has been released.
    public private(set) weak var page: UIViewController?
    /// Its name.
    public nonisolated let name: String
    /// The path when it was visible: `Home/Settings`.
    public nonisolated let path: String
    /// The request that removed it; `nil` when other code or a gesture did.
    public nonisolated let removedBy: NavigationRequest?
    /// The request that had opened it; `nil` when other code had.
    public nonisolated let openedBy: NavigationRequest?
    /// When it left, on the clock of `CACurrentMediaTime()`.
    public let time: TimeInterval
    /// Whether the page has been released after all.
    public private(set) var isWithdrawn = false

    init(_ exit: PageExit, _ page: UIViewController) {
        self.page = page
        name = exit.name
        path = exit.path
        removedBy = exit.request
        openedBy = exit.openedBy
        time = CACurrentMediaTime()
    }

    func withdraw() {
        isWithdrawn = true
    }
}

extension LeakReport: CustomStringConvertible {
    /// A sentence: the page, its path, what removed it, what had opened it.
    public nonisolated var description: String {
        let removal = removedBy.map { "removed by \($0.summary)" } ?? "removed by other code"
        let opening = openedBy.map { "opened by \($0.summary)" } ?? "opened by other code"
        return "\(name) is alive after it left \(path), \(removal), \(opening)"
    }
}
