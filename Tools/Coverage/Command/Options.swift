import ArgumentParser
import Foundation
import Modules

/// The repository, and the location of its built module.
struct Options: ParsableArguments {
    @Option(help: "The repository's root.")
    var root = "."

    @Option(help: "The build folder of the root package; the module UIKit is built there.")
    var scratchPath = ".build"

    @Option(help: "A folder of ready symbol graphs; nothing is built then.")
    var symbolGraphs: String?

    var paths: Paths { Paths(root: URL(fileURLWithPath: root)) }

    /// The folder with the module's symbol graphs, which are generated unless the folder was given.
    func graphs() throws -> URL {
        if let symbolGraphs { return URL(fileURLWithPath: symbolGraphs) }
        let graphs = URL(fileURLWithPath: scratchPath).appendingPathComponent("uikit-symbol-graphs")
        try BuiltModules(root: root, scratchPath: scratchPath).writeGraphs(into: graphs)
        return graphs
    }
}
