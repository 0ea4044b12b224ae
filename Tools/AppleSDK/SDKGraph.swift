import Foundation
import Modules
import Shell

/// The symbol graphs of Apple's UIKit and QuartzCore, which the compiler for Linux reads from an SDK.
package struct SDKGraph {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    private let sdk: SDKFolder
    private let folder: URL
    private let reading: SDKReading

    /// - Parameters:
    ///   - folder: The folder for the files generated from the SDK.
    ///   - notes: The folder of the API notes that a toolchain for Linux lacks.
    package init(of sdk: SDKFolder, in folder: URL, notes: URL) throws {
        self.sdk = sdk
        self.folder = folder.standardizedFileURL
        try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
        reading = try SDKReading(of: sdk, try Toolchain.shared(), in: self.folder, notes: notes)
    }

    /// Writes the graphs, and returns their folder.
    package func write() throws -> URL {
        let graphs = folder.appendingPathComponent("graphs")
        try? FileManager.default.removeItem(at: graphs)
        try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
        // Since iOS 26, some types of UIKit are in a module of their own, which UIKit exports.
        for module in ["UIKit", "QuartzCore"] + (reading.hasUIUtilities ? ["UIUtilities"] : []) {
            try write(module, into: graphs)
        }
        return graphs
    }

    private func write(_ module: String, into graphs: URL) throws {
        let arguments = [
            "swift-symbolgraph-extract", "-module-name", module, "-target", "arm64-apple-ios\(sdk.version)",
            "-swift-version", "6", "-minimum-access-level", "public", "-skip-synthesized-members",
            "-output-dir", graphs.path,
        ]
        // The command succeeds if only the Swift part of a module fails.
        let (text, isSuccess) = try Shell.words(arguments + reading.flags)
        guard isSuccess, !text.contains("failed to build module") else {
            throw Failure(description: "the compiler cannot read \(module) of \(sdk.path):\n\(text)")
        }
    }
}
