import CoverageKit
import Foundation

/// The files of the repository that the command reads and writes.
struct Paths {
    let root: URL

    var page: URL { root.appendingPathComponent("docs/UIKIT-COVERAGE.md") }
    /// The page of the comparison with an SDK.
    var sdkPage: URL { root.appendingPathComponent("docs/UIKIT-SDK.md") }
    /// How Swift files are formatted.
    var style: URL { root.appendingPathComponent(".swift-format") }
    /// The folder of the forms with `async`.
    var asyncForms: URL { root.appendingPathComponent("Sources/UIKit/Async/Generated") }
    /// The API notes that a toolchain for Linux lacks.
    var apiNotes: URL { root.appendingPathComponent("Tools/AppleSDK/APINotes") }
    private var data: URL { root.appendingPathComponent("Tools/Coverage") }

    func comparison(appleGraphs: URL, graphs: URL) throws -> SDKComparison {
        try SDKComparison(dataIn: data, appleGraphs: appleGraphs, graphs: graphs)
    }

    func coverage(graphs: URL) throws -> Coverage { try Coverage(dataIn: data, graphsIn: graphs) }
}
