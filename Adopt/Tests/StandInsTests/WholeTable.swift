import Foundation
import SwiftParser

@testable import StandIns

/// A table with all that is in it, as a module that the compiler checks.
struct WholeTable {
    /// What an app names of it.
    enum Names: String, CaseIterable {
        /// Everything.
        case all
        /// The types and no function: what stays must not need what goes.
        case types
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL
    private static let modules = root.appendingPathComponent(".build/debug/Modules")

    /// Whether module UIKit is there to compile against.
    static var canCompile: Bool {
        FileManager.default.fileExists(atPath: modules.appendingPathComponent("UIKit.swiftmodule").path)
    }

    private let framework: KnownFramework
    private let allNames: Set<String>
    private let declarations: [FrameworkDeclaration]
    private let count: Int

    init(_ name: String) throws {
        guard let framework = KnownFramework.named(name) else { throw CocoaError(.fileNoSuchFile) }
        self.framework = framework
        let tree = Parser.parse(source: framework.text)
        allNames = Set(tree.tokens(viewMode: .sourceAccurate).map(\.text))
        count = tree.statements.count
        declarations = FrameworkDeclarations(framework.text, leavingOut: [], types: Self.types).chosen(
            for: allNames)
    }

    /// Whether each declaration of the table is reached by its names.
    var isComplete: Bool { declarations.count == count }

    /// What the compiler says of the module and of those that it imports. Empty where it finds no fault.
    func errors(naming names: Names) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for needed in try imported() { _ = try needed.compile(names, into: folder, ["-emit-module"]) }
        return try compile(names, into: folder, ["-typecheck"])
    }

    /// The tables whose modules this one imports, each behind those that it imports itself.
    private func imported() throws -> [WholeTable] {
        var seen: Set<String> = []
        return try framework.imports.filter { KnownFramework.named($0) != nil }.flatMap { name in
            let table = try WholeTable(name)
            return try table.imported() + [table]
        }.filter { seen.insert($0.framework.name).inserted }
    }

    private func compile(_ names: Names, into folder: URL, _ mode: [String]) throws -> String {
        let file = folder.appendingPathComponent(framework.name + ".swift")
        let named = names == .all ? allNames : []
        let text = StandInText(framework: framework, declarations: declarations, names: named).text
        try Data(text.utf8).write(to: file)
        let module = folder.appendingPathComponent(framework.name + ".swiftmodule")
        let output = mode == ["-typecheck"] ? [] : ["-emit-module-path", module.path]
        let said = try Self.run(
            ["swiftc"] + mode + output + [
                "-parse-as-library", "-swift-version", "5", "-suppress-warnings",
                "-module-name", framework.name, "-I", Self.modules.path, "-I", folder.path, file.path,
            ]
        ).errors
        return said.split(separator: "\n").filter { $0.contains("error:") }.joined(separator: "\n")
    }

    /// What a program prints that uses tables. Their parts of Foundation alone are compiled with it.
    static func output(of program: String, with names: [String]) throws -> [String] {
        let tables = try names.map { try WholeTable($0) }.flatMap { table in
            table.declarations.map { $0.text(keeping: table.allNames) }
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let texts = [
            "tables.swift": (["import Foundation", "func notReal(_ name: String) {}"] + tables).joined(
                separator: "\n"),
            "main.swift": program,
        ]
        for (name, text) in texts { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        let files = texts.keys.sorted().map { folder.appendingPathComponent($0).path }
        let made = folder.appendingPathComponent("program").path
        let said = try run(["swiftc", "-swift-version", "5", "-suppress-warnings", "-o", made] + files).errors
        guard said.isEmpty else { return said.split(separator: "\n").map(String.init) }
        return try run([made]).output.split(separator: "\n").map(String.init)
    }

    private static func run(_ arguments: [String]) throws -> (output: String, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let said = errors.fileHandleForReading.readDataToEndOfFile()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: printed, as: UTF8.self), String(decoding: said, as: UTF8.self))
    }

    private static let types = FrameworkDeclarations.types(of: KnownFramework.all)

    /// The types that PageFlow's modules declare, by their sources.
    static func typesOfPageFlow() throws -> Set<String> {
        let declaration =
            /^\s*(?:@\S+ )*(?:public|open) (?:final |indirect )*(?:class|struct|enum|protocol|typealias) (\w+)/
        return try ["UIKit", "CoreGraphics", "QuartzCore"].reduce(into: []) { names, module in
            let folder = root.appendingPathComponent("Sources/\(module)")
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
                let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                for line in lines where !line.hasPrefix("    ") {
                    if let found = line.firstMatch(of: declaration) { names.insert(String(found.1)) }
                }
            }
        }
    }
}
