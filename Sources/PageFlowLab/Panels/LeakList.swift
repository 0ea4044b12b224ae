import PageFlow
import UIKit

/// The pages that have left and are still alive, with what keeps them.
@MainActor
struct LeakList {
    private var reports: [(report: LeakReport, owners: [String])] = []

    /// Adds a report, and looks who keeps the page.
    mutating func add(_ report: LeakReport) {
        let owners = report.page.map { OwnerSearch.owners(of: $0) } ?? []
        reports.append((report, owners))
    }

    /// All of them, as a message.
    var message: String {
        JSONText.message("leaks") { json in
            json.key("leaks")
            json.array(reports) { json, leak in
                json.object { json in
                    json.member("name", leak.report.name)
                    json.member("path", leak.report.path)
                    json.member("removedBy", leak.report.removedBy?.summary)
                    json.member("openedBy", leak.report.openedBy?.summary)
                    json.member("owners", leak.owners)
                    json.member("withdrawn", leak.report.isWithdrawn)
                }
            }
        }
    }
}
