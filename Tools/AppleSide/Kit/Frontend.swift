import Foundation
import Modules
import Shell

/// The compiler's front end, told that there is Objective-C. It may check and describe modules so; nothing of them can run.
struct Frontend: Sendable {
    /// Where modules are found and put.
    let folder: URL
    private let common: [String]

    init(folder: URL) throws {
        self.folder = folder
        let toolchain = try Toolchain.shared()
        common =
            [
                "-swift-version", "6", "-enable-objc-interop",
                "-disable-objc-attr-requires-foundation-module",
                "-target", toolchain.target, "-plugin-path", toolchain.plugins, "-I", folder.path,
                "-package-name", "pageflow", "-parse-as-library", "-enable-testing", "-diagnostic-style",
                "llvm",
            ]
    }

    /// Checks all of a module's sources. Leaves an index of the names in them.
    func check(_ module: String, _ files: [URL]) throws -> [Diagnostic] {
        let objects = folder.appendingPathComponent("objects/\(module)")
        let units = files.flatMap {
            ["-index-unit-output-path", objects.appendingPathComponent("\($0.lastPathComponent).o").path]
        }
        let index = ["-index-store-path", folder.appendingPathComponent("index").path]
        return try errors(["-typecheck"] + index + units, module, files)
    }

    /// Makes a module that others can import. Bodies are left out.
    func emit(_ module: String, _ files: [URL]) throws -> [Diagnostic] {
        let output = folder.appendingPathComponent("\(module).swiftmodule").path
        return try errors(
            ["-emit-module", "-experimental-skip-all-function-bodies", "-o", output], module, files)
    }

    private func errors(_ action: [String], _ module: String, _ files: [URL]) throws -> [Diagnostic] {
        let arguments =
            ["swiftc", "-frontend"] + action + common + ["-module-name", module] + files.map(\.path)
        let (text, isSuccess) = try Shell.words(arguments)
        let found = Diagnostic.errors(in: text)
        guard isSuccess || !found.isEmpty else { throw Breakdown(module: module, words: text) }
        return found
    }

    /// The compiler stopped without saying what is wrong with the sources.
    struct Breakdown: Error, CustomStringConvertible {
        let module: String
        let words: String

        var description: String { "the compiler broke down at \(module):\n\(words.suffix(4_000))" }
    }
}
