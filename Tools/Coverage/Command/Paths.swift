import CoverageKit
import Foundation

/// The files of the repository that the command reads and writes.
struct Paths {
    let root: URL

    var page: URL { root.appendingPathComponent("docs/UIKIT-COVERAGE.md") }
    /// How Swift files are formatted.
    var style: URL { root.appendingPathComponent(".swift-format") }
    /// The folder of the forms with `async`.
    var asyncForms: URL { root.appendingPathComponent("Sources/UIKit/Async/Generated") }
    private var data: URL { root.appendingPathComponent("Tools/Coverage") }

    func coverage(graphs: URL) throws -> Coverage { try Coverage(dataIn: data, graphsIn: graphs) }
}
