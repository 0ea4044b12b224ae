import Foundation
import Shell

/// Swift's toolchain, as the shell finds it.
package enum Toolchain {
    /// Where libIndexStore lies.
    package static func indexLibrary() throws -> String {
        struct Info: Decodable {
            struct Paths: Decodable { let runtimeResourcePath: String }
            let paths: Paths
        }
        let text = try Shell.output(["swiftc", "-print-target-info"])
        let info = try JSONDecoder().decode(Info.self, from: Data(text.utf8))
        #if os(Linux)
            let name = "libIndexStore.so"
        #else
            let name = "libIndexStore.dylib"
        #endif
        return URL(fileURLWithPath: info.paths.runtimeResourcePath)
            .deletingLastPathComponent().appendingPathComponent(name).path
    }
}
