import AppleSDK
import Foundation
import Modules

/// The compiler's front end with Apple's SDK.
package struct SDKFrontend: Sendable {
    let sdk: SDKFolder
    private let frontend: Frontend

    /// Creates the parts that the toolchain lacks in a folder, which also caches Apple's modules.
    ///
    /// - Parameters:
    ///   - system: The iOS version that the package requires. Newer names require `#available`.
    ///   - stubs: The folder of the interfaces that an SDK may lack.
    ///   - notes: The folder of the API notes that a toolchain for Linux lacks.
    package init(_ sdk: SDKFolder, system: String, in folder: URL, stubs: URL, notes: URL) throws {
        self.sdk = sdk
        let modules = folder.appendingPathComponent("modules")
        try? FileManager.default.removeItem(at: modules)
        try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
        let toolchain = try Toolchain.shared()
        let reading = try SDKReading(of: sdk, toolchain, in: folder, notes: notes)
        let tests = try TestModules(
            for: sdk, toolchain, in: folder, stubs: stubs)
        frontend = Frontend(
            folder: modules, toolchain,
            ["-target", "arm64-apple-ios\(system)", "-suppress-warnings"] + reading.flags + tests.flags)
    }

    /// The folder for modules and their supporting files.
    var folder: URL { frontend.folder }

    /// Compiles Apple's modules into the cache, so that the checks find them there.
    ///
    /// - Throws: ``UnreadableModule`` if the compiler can't read one. Without this, each file would try again to compile it.
    package func compileApplesModules() throws {
        for module in ["Darwin", "Foundation", "UIKit"] {
            let file = folder.appendingPathComponent("import-\(module).swift")
            try Data("import \(module)\n".utf8).write(to: file)
            let errors = try frontend.errors(["-typecheck"], "Imports", [file])
            guard errors.isEmpty else { throw UnreadableModule(module: module, sdk: sdk, errors: errors) }
        }
    }

    /// The error for a module of Apple's that the compiler can't read.
    struct UnreadableModule: Error, CustomStringConvertible {
        let module: String
        let sdk: SDKFolder
        let errors: [Diagnostic]

        var description: String {
            """
            the compiler can't read the module \(module) of \(sdk.path):
            \(errors.map(\.description).joined(separator: "\n"))
            repair: compare the folder with the SDK in Xcode; a file may be missing, or be there twice
            """
        }
    }

    /// Checks all files completely and creates the module in one pass. Returns whether there were no errors.
    func checksAndEmits(_ module: SourceModule, _ files: [URL]) -> Bool {
        let output = folder.appendingPathComponent("\(module.name).swiftmodule").path
        let errors = try? frontend.errors(
            ["-emit-sil", "-o", "/dev/null", "-emit-module-path", output], module.name, files)
        return errors?.isEmpty == true
    }

    /// Checks types, isolation and versions of all files of a module.
    func checkTypes(_ module: SourceModule, _ files: [URL]) throws -> [Diagnostic] {
        try frontend.errors(["-typecheck"], module.name, files)
    }

    /// Creates a module that others can import, if it has no errors.
    func emit(_ module: SourceModule, _ files: [URL]) throws {
        _ = try frontend.emit(module.name, files, ["-experimental-allow-module-with-compiler-errors"])
    }

    /// Checks the passes after type checking in some of a module's files: values sent between tasks, and variables without a value.
    ///
    /// Returns the files that couldn't be checked either, because the compiler stops at them.
    func checkBeyondTypes(_ module: SourceModule, _ files: [URL], of all: [URL]) throws -> (
        errors: [Diagnostic], unchecked: [URL]
    ) {
        var checked = files
        while !checked.isEmpty {
            let others = all.filter { !checked.contains($0) }
            let output = checked.flatMap { ["-primary-file", $0.path, "-o", "/dev/null"] }
            do {
                let errors = try frontend.errors(
                    ["-emit-sil", "-disable-availability-checking"] + output, module.name, others)
                return (errors, files.filter { !checked.contains($0) })
            } catch let breakdown as Frontend.Breakdown {
                guard let index = checked.firstIndex(where: { $0.path == breakdown.file }) else { break }
                checked.remove(at: index)
            }
        }
        return ([], files)
    }
}
