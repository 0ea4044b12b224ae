import ArgumentParser
import Foundation
import Modules
import RoomsKit
import Shell

/// The locations of the package and its build.
struct Options: ParsableArguments {
    @Option(help: "The folder of the package.")
    var root = "."

    @Option(help: "The build folder of the package, in debug mode.")
    var scratchPath = ".build"

    @Option(help: "How many folders below the target's make a room: with 2, Views/Scroll is one.")
    var depth = 1

    @Option(
        parsing: .upToNextOption,
        help: "Only these folders of the folder that is given, such as targets of Sources.")
    var only: [String] = []

    @Flag(help: "Count code for Apple's systems as well: read what `apple-side check` has left.")
    var appleSide = false

    @Flag(help: "Read the index as it is, without a build.")
    var skipBuild = false

    func index(of folder: String) throws -> SourceIndex {
        let build = ["swift", "build", "--package-path", root, "--scratch-path", scratchPath]
        if !skipBuild {
            let targets = only.isEmpty ? [URL(fileURLWithPath: folder).lastPathComponent] : only
            for target in targets { try Shell.run(build + ["--target", target]) }
        }
        let products = try Shell.output(build + ["--show-bin-path"])
        return try index(of: folder, products + "/index/store")
    }

    /// The index of this build and, if requested, of the check in Apple's form.
    private func index(of folder: String, _ store: String) throws -> SourceIndex {
        let library = try Toolchain.shared().indexLibrary
        var index = try SourceIndex(of: folder, only: only, store: store, library: library)
        guard appleSide else { return index }
        let apple = scratchPath + "/apple-side"
        let copies = apple + "/Sources/" + URL(fileURLWithPath: folder).lastPathComponent
        try index.add(store: apple + "/index", copies: copies, library: library)
        return index
    }

    func plan(of folder: String) throws -> RoomPlan {
        RoomPlan(of: try index(of: folder), depth: depth)
    }
}
