import AdoptModel
import Foundation

/// A module of the package Frameworks: one of Apple's frameworks that Linux lacks, or the Objective-C part of a package.
public struct Framework: Sendable {
    /// The module's name.
    public let name: String
    /// The Swift files.
    public let files: [URL]
    /// The texts of the files.
    let texts: [String]
    /// The imported modules that Linux's toolchain doesn't contain.
    let imports: Set<String>
    /// The names of the types at the top level.
    let types: Set<String>
    /// The prefixes of the types' names, such as "MK".
    private let prefixes: Set<String>

    /// The modules, by name.
    static let all: [String: Framework] = {
        let folders = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        return Dictionary(uniqueKeysWithValues: (folders ?? []).map { ($0.lastPathComponent, Framework($0)) })
    }()

    /// The files that are part of each adopted module, because a declaration of the module itself takes precedence over Foundation's.
    public static let inEachModule = Framework(folder.appendingPathComponent("InEachModule"))

    /// The modules that each adopted module imports, and those that they import.
    public static let everywhere = Set(inEachModule.imports.withNeeded { named($0)?.imports ?? [] })

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../../Frameworks/Sources").standardizedFileURL

    /// The texts of all modules, on which a mirror depends.
    public static let texts = all.values.sorted { $0.name < $1.name }.flatMap(\.texts)

    private init(_ folder: URL) {
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        name = folder.lastPathComponent
        self.files = (files ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
        texts = self.files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        let lines = texts.lazy.flatMap { $0.split(separator: "\n") }
        imports = Set(lines.compactMap(Self.imported(in:))).subtracting(["Foundation", "UIKit"])
        types = Set(lines.compactMap(Self.declared(in:)))
        prefixes = Set(types.compactMap(Self.prefix)).subtracting(Self.prefixesOfUIKit)
    }

    /// The module that a line imports.
    private static func imported(in line: Substring) -> String? {
        guard line.hasPrefix("import ") || line.hasPrefix("@_exported import ") else { return nil }
        return line.split(separator: " ").last.map(String.init)
    }

    /// The public type that a line declares at the top level: `@MainActor public final class Scene: NSObject {`.
    private static func declared(in line: Substring) -> String? {
        guard ["public ", "open ", "@"].contains(where: line.hasPrefix) else { return nil }
        let words = line.split(separator: " ").drop {
            $0.hasPrefix("@") || ["final", "open", "public"].contains($0)
        }
        guard ["class", "enum", "protocol", "struct", "typealias"].contains(words.first) else { return nil }
        return words.dropFirst().first.map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
    }

    /// The prefixes of UIKit, Foundation, Core Graphics and Core Animation, which other frameworks also use.
    private static let prefixesOfUIKit = ["CA", "CG", "NS", "UI"]

    /// The module of a name.
    public static func named(_ name: String) -> Framework? { all[name] }

    /// The module that declares a class: SpriteKit for "SKView".
    public static func declaring(_ className: String) -> Framework? {
        all.values.first { $0.types.contains(className) }
    }

    /// Whether one of the modules owns a type.
    public static func isDeclared(_ type: String) -> Bool {
        allTypes.contains(type) || prefix(of: type).map(allPrefixes.contains) == true
    }

    private static let allTypes = all.values.reduce(into: Set()) { $0.formUnion($1.types) }
    private static let allPrefixes = all.values.reduce(into: Set()) { $0.formUnion($1.prefixes) }

    /// The prefix of Objective-C in a type's name: "MK" in "MKFlyover".
    private static func prefix(of type: String) -> String? {
        type.firstMatch(of: /^([A-Z]{2,})[A-Z][a-z]/).map { String($0.1) }
    }

    /// Whether the module declares a type, or a type's name has one of the module's prefixes: `MKFlyover`.
    public func owns(_ type: String) -> Bool {
        types.contains(type) || Self.prefix(of: type).map(prefixes.contains) == true
    }

    /// Whether every module that it imports exists, or is also a framework.
    func canBeMade(besides present: Set<String>) -> Bool {
        imports.allSatisfy { present.contains($0) || Self.named($0) != nil }
    }
}
