import PageFlow
import UIKit

/// The pages that have left and are still alive, with the objects that retain them.
@MainActor
package struct LeakList {
    private struct Leak {
        let name: String
        let path: String
        let removedBy: String?
        let openedBy: String?
        let owners: [String]
        let isWithdrawn: @MainActor () -> Bool
    }

    private var leaks: [Leak] = []

    /// Adds a leak report of PageFlow, and finds the objects that retain the page.
    package mutating func add(_ report: LeakReport) {
        let owners = report.page.map { OwnerSearch.owners(of: $0) } ?? []
        leaks.append(
            Leak(
                name: report.name, path: report.path, removedBy: report.removedBy?.summary,
                openedBy: report.openedBy?.summary, owners: owners, isWithdrawn: { report.isWithdrawn }))
    }

    /// Adds a page of an app without PageFlow.
    package mutating func add(_ left: PagesWithoutNavigator.Left) {
        guard let page = left.page else { return }
        leaks.append(
            Leak(
                name: left.name, path: left.path, removedBy: left.action, openedBy: nil,
                owners: OwnerSearch.owners(of: page),
                isWithdrawn: { [weak page] in page.map(\.isInHierarchy) ?? true }))
    }

    /// The list as a message.
    package var message: String {
        JSONText.message("leaks") { json in
            json.key("leaks")
            json.array(leaks) { json, leak in
                json.object { json in
                    json.member("name", leak.name)
                    json.member("path", leak.path)
                    json.member("removedBy", leak.removedBy)
                    json.member("openedBy", leak.openedBy)
                    json.member("owners", leak.owners)
                    json.member("withdrawn", leak.isWithdrawn())
                }
            }
        }
    }
}

extension UIViewController {
    /// Whether the page is in a window's hierarchy, visible or not.
    fileprivate var isInHierarchy: Bool {
        parent != nil || presentingViewController != nil
            || UIApplication.shared.windows.contains { $0.rootViewController === self }
    }
}
