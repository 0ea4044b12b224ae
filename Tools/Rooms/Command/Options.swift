import ArgumentParser
import Foundation
import RoomsKit
import Shell

/// Where the package and its build are.
struct Options: ParsableArguments {
    @Option(help: "The folder of the package.")
    var root = "."

    @Option(help: "The build folder of the package, in debug mode.")
    var scratchPath = ".build"

    @Option(help: "How many folders below the target's make a room: with 2, Views/Scroll is one.")
    var depth = 1

    @Flag(help: "Read the index as it is, without a build.")
    var skipBuild = false

    func index(of folder: String) throws -> SourceIndex {
        let build = ["swift", "build", "--package-path", root, "--scratch-path", scratchPath]
        if !skipBuild {
            try Shell.run(build + ["--target", URL(fileURLWithPath: folder).lastPathComponent])
        }
        let products = try Shell.output(build + ["--show-bin-path"])
        return try SourceIndex(
            of: folder, store: products + "/index/store", library: Toolchain.indexLibrary())
    }

    func plan(of folder: String) throws -> RoomPlan {
        RoomPlan(of: try index(of: folder), depth: depth)
    }
}
