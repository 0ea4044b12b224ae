import Foundation
import Shell

/// The symbol graph of Apple's UIKit, which the compiler for Linux reads from an SDK for iOS.
///
/// Headers and Swift interfaces are text. What is missing is what Apple's toolchain adds to an SDK: notes on the names of `os`.
package struct SDKGraph {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    private let sdk: URL
    private let folder: URL
    /// The version of iOS that the SDK belongs to: `17.0`.
    package let version: String

    /// An SDK at `sdk`; all that is made of it goes into `folder`.
    package init(sdk: URL, folder: URL) throws {
        struct Settings: Decodable {
            let version: String

            private enum CodingKeys: String, CodingKey { case version = "Version" }
        }
        let settings = sdk.appendingPathComponent("SDKSettings.json")
        guard let data = try? Data(contentsOf: settings) else {
            throw Failure(
                description:
                    "\(sdk.path) is no SDK: it has no SDKSettings.json. Give the path of a folder such as iPhoneOS17.0.sdk."
            )
        }
        version = try JSONDecoder().decode(Settings.self, from: data).version
        self.sdk = sdk.standardizedFileURL
        self.folder = folder.standardizedFileURL
    }

    /// Writes the graphs, and gives the folder that they are in.
    package func write() throws -> URL {
        let graphs = folder.appendingPathComponent("graphs")
        try? FileManager.default.removeItem(at: graphs)
        try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
        let arguments = [
            "swift-symbolgraph-extract", "-module-name", "UIKit", "-target", "arm64-apple-ios\(version)",
            "-sdk", try linkedSDK().path, "-resource-dir", try resources().path,
            "-module-cache-path", folder.appendingPathComponent("cache").path, "-swift-version", "6",
            "-minimum-access-level", "public", "-skip-synthesized-members", "-Xcc", "-w",
            "-output-dir", graphs.path,
        ]
        // The command succeeds when only the part of UIKit that is written in Swift fails.
        let (text, isSuccess) = try Shell.words(arguments)
        guard isSuccess, !text.contains("failed to build module") else {
            throw Failure(description: "the compiler cannot read UIKit of \(sdk.path):\n\(text)")
        }
        return graphs
    }

    /// The SDK as links, without the second copy of libxml2 that some copies have.
    private func linkedSDK() throws -> URL {
        let linked = folder.appendingPathComponent("sdk")
        try? FileManager.default.removeItem(at: linked)
        let second = "libxml"
        try link(sdk, into: linked, leavingOut: ["usr"])
        let libraries = sdk.appendingPathComponent("usr")
        try link(libraries, into: linked.appendingPathComponent("usr"), leavingOut: ["include"])
        let headers = libraries.appendingPathComponent("include")
        let hasTwo = FileManager.default.fileExists(atPath: headers.path + "/libxml2/libxml")
        try link(
            headers, into: linked.appendingPathComponent("usr/include"), leavingOut: hasTwo ? [second] : [])
        return linked
    }

    /// The compiler's own files, without those that would take the place of the SDK's modules.
    private func resources() throws -> URL {
        let resources = folder.appendingPathComponent("resources")
        try? FileManager.default.removeItem(at: resources)
        try link(
            URL(fileURLWithPath: try Toolchain.shared().resources), into: resources,
            leavingOut: [
                "apinotes", "Block", "CoreFoundation", "_FoundationCShims", "dispatch", "linux", "os",
            ])
        let notes = resources.appendingPathComponent("apinotes")
        try FileManager.default.createDirectory(at: notes, withIntermediateDirectories: true)
        try Self.notesOnOS.write(
            to: notes.appendingPathComponent("os.apinotes"), atomically: true, encoding: .utf8)
        return resources
    }

    private func link(_ original: URL, into copy: URL, leavingOut skipped: Set<String>) throws {
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        for name in try FileManager.default.contentsOfDirectory(atPath: original.path)
        where !skipped.contains(name) {
            try FileManager.default.createSymbolicLink(
                at: copy.appendingPathComponent(name),
                withDestinationURL: original.appendingPathComponent(name))
        }
    }

    /// The names in Swift of what the interface of `os` speaks of.
    private static let notesOnOS = """
        ---
        Name: os
        Classes:
        - Name: OS_os_log
          SwiftName: OSLog
        Functions:
        - Name: os_log_type_enabled
          SwiftName: 'OSLog.isEnabled(self:type:)'
        - Name: _os_log_impl
          SwiftName: '___os_log_impl(_:_:_:_:_:_:)'
        - Name: _os_signpost_emit_with_name_impl
          SwiftName: '___os_signpost_emit_with_name_impl(_:_:_:_:_:_:_:_:)'
        Tags:
        - Name: os_log_type_t
          SwiftName: OSLogType
          EnumKind: none
        - Name: os_signpost_type_t
          SwiftName: OSSignpostType
          EnumKind: none
        Typedefs:
        - Name: os_log_type_t
          SwiftName: OSLogType
        - Name: os_signpost_type_t
          SwiftName: OSSignpostType

        """
}
