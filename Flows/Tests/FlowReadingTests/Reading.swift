import FlowPlan
import Foundation

@testable import FlowReading

/// Flows that are read from texts.
enum Reading {
    /// The commands of a flow without a header.
    static func commands(_ lines: String, _ parameters: [String: String] = [:]) -> [FlowCommand] {
        FlowFiles(parameters: parameters).plan(text: lines, path: "a.yaml")?.steps.map(\.command) ?? []
    }

    /// The faults of a flow, a line each.
    static func faults(_ text: String, _ parameters: [String: String] = [:]) -> [String] {
        let files = FlowFiles(parameters: parameters)
        _ = files.plan(text: text, path: "a.yaml")
        return files.faults.map(\.description)
    }
}

/// A folder with files, which is removed at the end.
final class FileFolder {
    let url: URL

    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        for (name, text) in files {
            let file = url.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}
