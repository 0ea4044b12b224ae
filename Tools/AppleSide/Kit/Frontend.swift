import Foundation
import Modules
import Shell

/// The compiler's front end, told that there is Objective-C. It may check and describe modules so; nothing of them can run.
struct Frontend: Sendable {
    /// Where modules are found and put.
    let folder: URL
    private let common: [String]

    /// For Apple's shape of UIKit, on Linux's Foundation.
    init(folder: URL) throws {
        let toolchain = try Toolchain.shared()
        self.init(
            folder: folder, toolchain,
            [
                "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module", "-target",
                toolchain.target,
            ])
    }

    /// With flags that say for which system.
    init(folder: URL, _ toolchain: Toolchain, _ flags: [String]) {
        self.folder = folder
        common =
            flags + [
                "-swift-version", "6", "-plugin-path", toolchain.plugins, "-I", folder.path, "-package-name",
                "pageflow", "-parse-as-library", "-enable-testing", "-diagnostic-style", "llvm",
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
    func emit(_ module: String, _ files: [URL], _ flags: [String] = []) throws -> [Diagnostic] {
        let output = folder.appendingPathComponent("\(module).swiftmodule").path
        return try errors(
            ["-emit-module", "-experimental-skip-all-function-bodies", "-o", output] + flags, module, files)
    }

    /// What the compiler says when it is told to do something with a module's files.
    func errors(_ action: [String], _ module: String, _ files: [URL]) throws -> [Diagnostic] {
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

        /// The file at whose declaration it stopped, if it says so.
        var file: String? {
            words.firstMatch(of: #/\(at (.+?):\d+:\d+\)/#).map { String($0.1) }
        }

        var description: String { "the compiler broke down at \(module):\n\(words.suffix(4_000))" }
    }
}
