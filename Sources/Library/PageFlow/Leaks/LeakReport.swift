import UIKit

/// A report of a page that has left and hasn't been released.
///
/// If the page is released later, the report is withdrawn.
@MainActor
public final class LeakReport: Identifiable {
    /// The page; `nil` after its release.
    public private(set) weak var page: UIViewController?
    /// The page's name.
    public nonisolated let name: String
    /// The path when it was visible: `Home/Settings`.
    public nonisolated let path: String
    /// The request that removed the page; `nil` if other code or a gesture did.
    public nonisolated let removedBy: NavigationRequest?
    /// The request that opened the page; `nil` if other code did.
    public nonisolated let openedBy: NavigationRequest?
    /// The time of the exit, on the clock of `CACurrentMediaTime()`.
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
    /// A sentence with the page, its path, and the causes of its exit and its appearance.
    public nonisolated var description: String {
        let removal = removedBy.map { "removed by \($0.summary)" } ?? "removed by other code"
        let opening = openedBy.map { "opened by \($0.summary)" } ?? "opened by other code"
        return "\(name) is alive after it left \(path), \(removal), \(opening)"
    }
}
