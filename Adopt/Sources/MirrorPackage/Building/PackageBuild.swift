import Foundation

/// Builds a mirror with SwiftPM.
package struct PackageBuild: Sendable {
    private let package: URL
    private let scratch: String?

    /// - Parameter scratch: The build folder of another package that has already built UIKit; `nil` for the mirror's own.
    package init(_ package: URL, scratch: String? = nil) {
        self.package = package
        self.scratch = scratch
    }

    /// Builds the programs, and optionally the tests.
    package func run(tests: Bool) throws -> BuildResult {
        forgetPlan()
        let (data, succeeded) = try swiftBuild(tests ? ["--build-tests"] : [])
        try? data.write(to: package.appendingPathComponent(".build.log"))
        return BuildResult(output: String(decoding: data, as: UTF8.self), succeeded: succeeded)
    }

    /// The folder with the built programs.
    package func binaries() throws -> URL {
        let lines = String(decoding: try swiftBuild(["--show-bin-path"]).output, as: UTF8.self)
            .split(separator: "\n")
        return URL(fileURLWithPath: String(lines.last ?? ""))
    }

    private func swiftBuild(_ arguments: [String]) throws -> (output: Data, succeeded: Bool) {
        let swift = Process()
        swift.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        swift.arguments =
            ["swift", "build", "--package-path", package.path]
            + (scratch.map { ["--scratch-path", $0] } ?? []) + arguments
        let output = Pipe()
        swift.standardOutput = output
        swift.standardError = output
        try swift.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        swift.waitUntilExit()
        return (data, swift.terminationStatus == 0)
    }

    /// A shared build folder contains the plan of the last built package, which SwiftPM would use for this one.
    private func forgetPlan() {
        guard let scratch else { return }
        let folder = URL(fileURLWithPath: scratch)
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let plans =
            entries.flatMap { ["\($0)/debug/description.json", "\($0)/description.json"] } + ["debug.yaml"]
        for plan in plans { try? FileManager.default.removeItem(at: folder.appendingPathComponent(plan)) }
    }
}
