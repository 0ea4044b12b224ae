import Foundation
import Modules
import Shell

/// The compiler's front end with Objective-C enabled. It can check and describe modules; they can't run.
struct Frontend: Sendable {
    /// The folder of modules, for reading and writing.
    let folder: URL
    private let common: [String]

    /// Creates a front end for UIKit in Apple's form, with Linux's Foundation.
    init(folder: URL) throws {
        let toolchain = try Toolchain.shared()
        self.init(
            folder: folder, toolchain,
            [
                "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module", "-target",
                toolchain.target,
            ])
    }

    /// Creates a front end with flags for a system.
    init(folder: URL, _ toolchain: Toolchain, _ flags: [String]) {
        self.folder = folder
        common =
            flags + [
                "-swift-version", "6", "-plugin-path", toolchain.plugins, "-I", folder.path, "-package-name",
                "pageflow", "-parse-as-library", "-enable-testing", "-diagnostic-style", "llvm",
            ]
    }

    /// Checks all sources of a module. Writes an index of the names in them.
    func check(_ module: String, _ files: [URL]) throws -> [Diagnostic] {
        let objects = folder.appendingPathComponent("objects/\(module)")
        let units = files.flatMap {
            ["-index-unit-output-path", objects.appendingPathComponent("\($0.lastPathComponent).o").path]
        }
        let index = ["-index-store-path", folder.appendingPathComponent("index").path]
        return try errors(["-typecheck"] + index + units, module, files)
    }

    /// Creates a module that others can import, without bodies.
    func emit(_ module: String, _ files: [URL], _ flags: [String] = []) throws -> [Diagnostic] {
        let output = folder.appendingPathComponent("\(module).swiftmodule").path
        return try errors(
            ["-emit-module", "-experimental-skip-all-function-bodies", "-o", output] + flags, module, files)
    }

    /// The compiler's errors for an action on a module's files.
    func errors(_ action: [String], _ module: String, _ files: [URL]) throws -> [Diagnostic] {
        let arguments =
            ["swiftc", "-frontend"] + action + common + ["-module-name", module] + files.map(\.path)
        let (text, isSuccess) = try Shell.words(arguments)
        let found = Diagnostic.errors(in: text)
        guard isSuccess || !found.isEmpty else { throw Breakdown(module: module, words: text) }
        return found
    }

    /// The compiler stopped without reporting an error in the sources.
    struct Breakdown: Error, CustomStringConvertible {
        let module: String
        let words: String

        /// The file whose declaration stopped the compiler, if it names one.
        var file: String? {
            words.firstMatch(of: #/\(at (.+?):\d+:\d+\)/#).map { String($0.1) }
        }

        var description: String { "the compiler broke down at \(module):\n\(words.suffix(4_000))" }
    }
}
