import Foundation
import Shell

/// The installed compiler.
package struct Toolchain: Decodable {
    struct Target: Decodable { let unversionedTriple: String }
    struct Paths: Decodable { let runtimeResourcePath: String }

    private let paths: Paths
    private let info: Target

    private enum CodingKeys: String, CodingKey {
        case paths
        case info = "target"
    }

    /// The target system, as a triple.
    package var target: String { info.unversionedTriple }

    /// The folder of its headers and modules.
    package var resources: String { paths.runtimeResourcePath }

    /// The interface file of a module in the toolchain, if the toolchain contains it as text.
    package func interface(of module: String) -> URL {
        URL(fileURLWithPath: resources).appendingPathComponent(
            "linux/\(module).swiftmodule/\(target).swiftinterface")
    }

    /// The folder of the standard library's own macros.
    package var plugins: String { paths.runtimeResourcePath + "/host/plugins" }

    /// The library that reads the compiler's index of names.
    package var indexLibrary: String {
        #if os(Linux)
            paths.runtimeResourcePath + "/../libIndexStore.so"
        #else
            paths.runtimeResourcePath + "/../libIndexStore.dylib"
        #endif
    }

    /// Queries the compiler.
    package static func shared() throws -> Toolchain {
        let info = try Shell.output(["swiftc", "-print-target-info"])
        return try JSONDecoder().decode(Toolchain.self, from: Data(info.utf8))
    }
}
