import Foundation
import Testing

/// The README's first lines of code are from the shop.
@Suite struct ReadmeTests {
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func `the shop contains every statement of the first sample`() throws {
        let shop = try Self.sources()
        let statements = try Self.statements()
        #expect(statements.count == 5)
        for statement in statements {
            #expect(shop.contains { $0.contains(statement) }, "the shop has no\n\(statement)")
        }
    }

    /// A statement begins without indentation and ends before the next one.
    private static func statements() throws -> [String] {
        let readme = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
        let sample = try #require(readme.components(separatedBy: "```swift\n").dropFirst().first)
        let lines = sample.components(separatedBy: "```")[0].split(separator: "\n")
        return lines.reduce(into: []) { statements, line in
            let code = line.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces)
            guard !code.isEmpty else { return }
            if line.hasPrefix(" ") || line.hasPrefix("}") {
                statements[statements.count - 1] += "\n" + code
            } else {
                statements.append(code)
            }
        }
    }

    /// The shop's files, without indentation.
    private static func sources() throws -> [String] {
        let folder = package.appendingPathComponent("Examples/Shop")
        let files = try #require(FileManager.default.enumerator(atPath: folder.path))
        return try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map { path in
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            return text.components(separatedBy: "\n")
                .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
        }
    }
}
