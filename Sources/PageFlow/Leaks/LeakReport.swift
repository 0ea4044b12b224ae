import UIKit

/// A page that has left and is still alive.
///
/// It withdraws itself if the page is released later: then it was slow, not leaked.
@MainActor
public final class LeakReport: Identifiable {
    /// The page; `nil` once it has been released.
    public private(set) weak var page: UIViewController?
    /// Its type, without the module.
    public nonisolated let name: String
    /// The way to it when it was in sight: `Home/Settings`.
    public nonisolated let path: String
    /// The request that removed it; `nil` when other code or a finger did.
    public nonisolated let removedBy: Navigation?
    /// The request that had opened it; `nil` when other code had.
    public nonisolated let openedBy: Navigation?
    /// When it left, on the clock of `CACurrentMediaTime()`.
    public let time: TimeInterval
    /// Whether the page has been released after all.
    public private(set) var isWithdrawn = false

    init(_ record: PageRecord, _ page: UIViewController, removedBy: Navigation?) {
        self.page = page
        name = record.pageName
        path = record.extras?.path ?? ""
        self.removedBy = removedBy
        openedBy = record.navigation
        time = CACurrentMediaTime()
    }

    func withdraw() {
        isWithdrawn = true
    }
}

extension LeakReport: CustomStringConvertible {
    /// A sentence: the page, its path, who removed it, who had opened it.
    public nonisolated var description: String {
        let removal = removedBy.map { "removed by \($0.summary)" } ?? "removed by other code"
        let opening = openedBy.map { "opened by \($0.summary)" } ?? "opened by other code"
        return "\(name) is alive after it left \(path), \(removal), \(opening)"
    }
}
