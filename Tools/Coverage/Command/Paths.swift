import CoverageKit
import Foundation

/// The files of the repository that the command reads and writes.
struct Paths {
    let root: URL

    var page: URL { root.appendingPathComponent("docs/UIKIT-COVERAGE.md") }
    /// The page with the comparison with an SDK.
    var sdkPage: URL { root.appendingPathComponent("docs/UIKIT-SDK.md") }
    /// The format of Swift files.
    var style: URL { root.appendingPathComponent(".swift-format") }
    /// The folder of the `async` variants.
    var asyncForms: URL { root.appendingPathComponent("Sources/UIKit/UIKit/Async/Generated") }
    /// The API notes that a toolchain for Linux lacks.
    var apiNotes: URL { root.appendingPathComponent("Tools/AppleSDK/APINotes") }
    private var data: URL { root.appendingPathComponent("Tools/Coverage") }

    func comparison(appleGraphs: URL, graphs: URL) throws -> SDKComparison {
        try SDKComparison(dataIn: data, appleGraphs: appleGraphs, graphs: graphs)
    }

    func coverage(graphs: URL) throws -> Coverage { try Coverage(dataIn: data, graphsIn: graphs) }
}
