import CoverageKit
import Foundation

/// The files of the repository that the command reads and writes.
struct Paths {
    let root: URL

    var page: URL { root.appendingPathComponent("docs/UIKIT-COVERAGE.md") }
    private var data: URL { root.appendingPathComponent("Tools/Coverage") }

    func coverage(graphs: URL) throws -> Coverage {
        Coverage(
            try AppleCatalogue(contentsOf: data.appendingPathComponent("Apple/uikit-members.json")),
            try UIKitModule(graphsIn: graphs),
            try Renames(contentsOf: data.appendingPathComponent("renames.json")),
            try Exceptions(contentsOf: data.appendingPathComponent("exceptions.json"))
        )
    }
}
