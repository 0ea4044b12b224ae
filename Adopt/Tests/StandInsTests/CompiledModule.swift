import Foundation

/// A module that is compiled with the module UIKit of the main package's build.
enum CompiledModule {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL
    private static let modules = root.appendingPathComponent(".build/debug/Modules")

    /// The folder with UIKit's sources.
    static let sources = root.appendingPathComponent("Sources")

    /// Whether the module UIKit is available.
    static var isPossible: Bool {
        FileManager.default.fileExists(atPath: modules.appendingPathComponent("UIKit.swiftmodule").path)
    }

    /// The compiler's messages about the files of one module; empty if there is no error.
    static func errors(in texts: [String: String]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try texts.map { name, text in
            let file = folder.appendingPathComponent(name + ".swift")
            try Data(text.utf8).write(to: file)
            return file.path
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            [
                "swiftc", "-typecheck", "-wmo", "-parse-as-library", "-swift-version", "5",
                "-suppress-warnings", "-module-name", "Compiled", "-package-name", "compiled", "-I",
                Self.modules.path, "-I",
                Self.root.appendingPathComponent("Sources/Base/ZLib/include").path,
            ] + files
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let said = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let lines = String(decoding: said, as: UTF8.self).split(separator: "\n")
        return lines.filter { $0.hasPrefix("/") || $0.hasPrefix("<") }.joined(separator: "\n")
    }
}
