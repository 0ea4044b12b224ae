import CoverageKit
import Foundation

/// The files of the repository that the command reads and writes.
struct Paths {
    let root: URL

    var page: URL { root.appendingPathComponent("docs/UIKIT-COVERAGE.md") }
    /// The page with the comparison with an SDK.
    var sdkPage: URL { root.appendingPathComponent("docs/UIKIT-SDK.md") }
    /// The table of Apple's names.
    var names: URL { data.appendingPathComponent("Apple/uikit-names.tsv") }
    /// The API notes that a toolchain for Linux lacks.
    var apiNotes: URL { root.appendingPathComponent("Tools/AppleSDK/APINotes") }
    private var data: URL { root.appendingPathComponent("Tools/Coverage") }

    func comparison(appleGraphs: URL? = nil, graphs: URL) throws -> SDKComparison {
        try SDKComparison(dataIn: data, appleGraphs: appleGraphs, graphs: graphs)
    }

    /// The page of the coverage, from the table of Apple's names.
    func report(graphs: URL) throws -> String {
        let uses = try TypeUses(contentsOf: data.appendingPathComponent("Apple/uikit-uses.tsv"))
        return Report(try comparison(graphs: graphs), uses).markdown
    }
}
