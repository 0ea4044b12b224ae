import Foundation
import SwiftParser

@testable import StandIns

/// A table with all of its declarations.
struct WholeTable {
    /// The names that an app uses.
    enum Names: String, CaseIterable {
        /// All names.
        case all
        /// The types, without functions: the remaining declarations must not depend on omitted ones.
        case types
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL
    private static let modules = root.appendingPathComponent(".build/debug/Modules")

    /// Whether the UIKit module is available for compiling.
    static var canCompile: Bool {
        FileManager.default.fileExists(atPath: modules.appendingPathComponent("UIKit.swiftmodule").path)
    }

    /// Every table.
    static let all = KnownFramework.all.map(WholeTable.init)

    let framework: KnownFramework
    private let allNames: Set<String>
    private let declarations: [FrameworkDeclaration]
    /// Whether the names reach each declaration of the table.
    let isComplete: Bool

    private init(_ framework: KnownFramework) {
        self.framework = framework
        let tree = Parser.parse(source: framework.text)
        allNames = Set(tree.tokens(viewMode: .sourceAccurate).map(\.text))
        declarations = FrameworkDeclarations(framework.text, leavingOut: [], types: Self.types).chosen(
            for: allNames)
        isComplete = declarations.count == tree.statements.count
    }

    /// The compiler's messages about all tables, each as a file of one module, so that duplicate names are found; empty if there
    /// is no error.
    static func errors(_ names: Names) throws -> String {
        // Combine's requires OpenCombine, which isn't available here.
        let compiled = all.filter { $0.framework.name != KnownFramework.combine.name }
        var texts = Dictionary(uniqueKeysWithValues: compiled.map { ($0.framework.name, $0.declared(names)) })
        texts["NotReal"] = "import UIKit\n" + StandInText.notReal("A framework")
        texts["SmallCombine"] = SmallCombine.text
        texts["HandedOnMessages"] = "import UIKit\n" + handedOnMessages
        return try errors(in: texts)
    }

    /// The methods of UIKit's delegates for RxCocoa's forwarding class.
    static let handedOnMessages = HandedOnMessages(
        messenger: "_RXDelegateProxy", sources: sources
    ).text

    /// The folder with UIKit's sources.
    static let sources = root.appendingPathComponent("Sources")

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
        let said = try Self.run(
            [
                "swiftc", "-typecheck", "-wmo", "-parse-as-library", "-swift-version", "5",
                "-suppress-warnings",
                "-module-name", "Tables", "-I", Self.modules.path, "-I",
                Self.root.appendingPathComponent("Sources/Base/ZLib/include").path,
            ] + files
        ).errors
        let lines = said.split(separator: "\n")
        return lines.filter { $0.hasPrefix("/") || $0.hasPrefix("<") }.joined(separator: "\n")
    }

    /// The declarations, with the Linux modules that the table imports.
    private func declared(_ names: Names) -> String {
        let named = names == .all ? allNames : []
        let imports = (["UIKit"] + framework.imports).filter {
            KnownFramework.named($0) == nil && !$0.hasPrefix("OpenCombine")
        }
        let permissions = framework.asksUser ? [StandInText.importOfPermissions] : []
        return (imports.map { "import " + $0 } + permissions + declarations.map { $0.text(keeping: named) })
            .joined(
                separator: "\n\n")
    }

    /// The output of a program that uses tables. Only their parts that depend on Foundation are compiled with it.
    static func output(of program: String, with names: [String]) throws -> [String] {
        try output(of: program, with: all.filter { names.contains($0.framework.name) }, beside: "")
    }

    /// The output of a program that uses the publishers in Combine's table.
    static func output(ofPublishers program: String) throws -> [String] {
        let text = [KnownFramework.combinedPublishers, KnownFramework.mergedPublishers].joined(
            separator: "\n")
        let table = KnownFramework(name: "Publishers", prefixes: [], imports: [], text: text)
        return try output(of: program, with: [WholeTable(table)], beside: SmallCombine.text)
    }

    private static func output(of program: String, with chosen: [WholeTable], beside text: String) throws
        -> [String]
    {
        let tables = chosen.flatMap { table in
            table.declarations.map { $0.text(keeping: table.allNames) }
        }
        let imports =
            ["Foundation"] + chosen.flatMap(\.framework.imports).filter { $0.hasPrefix("Foundation") }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let texts = [
            "tables.swift": (imports.map { "import " + $0 } + ["func notReal(_ name: String) {}"] + tables)
                .joined(separator: "\n"),
            "main.swift": program, "beside.swift": text,
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

    /// The types that PageFlow's sources declare.
    static func typesOfPageFlow() throws -> Set<String> {
        try [
            "Base/CoreGraphics", "Base/QuartzCore", "UIKit/UIFoundation", "UIKit/UIKit",
            "UIKit/UIKitControls", "UIKit/UIKitCore", "UIKit/UIKitDynamics", "UIKit/UIKitInteraction",
            "UIKit/UIKitLists", "UIKit/UIKitPages", "UIKit/UIKitStoryboards", "UIKit/UIKitText",
        ].reduce(into: []) { names, module in
            let folder = root.appendingPathComponent("Sources/\(module)")
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
                let lines = try String(contentsOf: file, encoding: .utf8).utf8.split(separator: 10)
                names.formUnion(lines.filter { $0.first != 32 }.compactMap { type(in: Substring($0)) })
            }
        }
    }

    /// The public type that a line declares: `public final class UIMenu: UIMenuElement {`.
    private static func type(in line: Substring) -> String? {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        let kinds = ["class", "struct", "enum", "protocol", "typealias"]
        guard let access = words.firstIndex(where: ["public", "open"].contains),
            let kind = words.dropFirst(access).firstIndex(where: kinds.contains), kind + 1 < words.count
        else { return nil }
        return words[kind + 1]
    }
}
