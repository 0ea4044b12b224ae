import AdoptModel
import Foundation

/// The file of names that R.swift generates for a target's resources: `R.image.logo()`, `R.string.localizable.title()`.
///
/// Contains the names in R.swift's README and documentation for versions 5 and 6, with the types of its library `Rswift`.
struct ResourceNames {
    static let fileName = "R.generated.swift"

    private let resources: [URL]
    private let language: String?
    let interfaces: [InterfaceNames]

    /// - Parameters:
    ///   - texts: The target's Swift files.
    ///   - imported: The modules that they import.
    /// - Returns: `nil` if no tool generates the names, if the file exists, or if the texts use none of the names.
    init?(of target: SourceTarget, texts: [String], importing imported: Set<String>) {
        guard target.resourceNames == .rswift,
            !target.sources.contains(where: { $0.lastPathComponent == Self.fileName }),
            texts.contains(where: Self.asks)
        else { return nil }
        resources = target.resources.sorted { $0.path < $1.path }
        language = target.settings["DEVELOPMENT_LANGUAGE"]
        let classes = InterfaceClasses(
            module: target.module, declared: Self.classes(in: texts), imported: imported)
        interfaces = resources.compactMap { InterfaceNames($0, classes: classes) }.firstOfEach(\.name)
    }

    private static func asks(_ text: String) -> Bool { text.contains(/\bR\.[a-z]/) }

    /// The classes that another file of the module can name.
    private static func classes(in texts: [String]) -> Set<String> {
        let declarations = texts.lazy.flatMap { $0.matches(of: /(\w+)?[ \t]*\bclass[ \t]+([A-Z_]\w*)/) }
        return Set(
            declarations.filter { $0.1 != "private" && $0.1 != "fileprivate" }.map { String($0.2) })
    }

    /// The Swift file.
    var text: String {
        let members = [
            place, images, colors, strings, fonts, files, storyboards, nibs, reuseIdentifiers, segues,
        ]
        let lines: [String] = members.filter { !$0.isEmpty }.flatMap { [""] + $0 }
        let all: [String] = imports + [""] + SwiftLines.block("enum R", Array(lines.dropFirst())) + [""]
        return all.joined(separator: "\n") + "\n" + ResourceCalls.text
    }

    private var imports: [String] {
        Set(["Foundation", "Rswift", "UIKit"] + modules).sorted().map { "import " + $0 }
    }

    /// The modules of classes in storyboards and nibs.
    private var modules: [String] {
        interfaces.flatMap(\.classesInIt).compactMap(\.module)
    }

    private var place: [String] {
        [
            "private final class Place {}", "",
            "static var bundle: Foundation.Bundle { Foundation.Bundle(for: Place.self) }",
        ]
    }
}

// Images, colors, files and fonts.
extension ResourceNames {
    private typealias Named = (property: String, name: String)

    private static func named(_ names: [(name: String, of: String)]) -> [Named] {
        names.withProperties(\.name).map { ($0.property, $0.item.of) }
    }

    private var catalog: AssetFolder { AssetFolder(resources.filter { $0.pathExtension == "xcassets" }) }

    private var images: [String] {
        let loose = resources.filter { Self.endingsOfImages.contains($0.pathExtension.lowercased()) }
        let names = loose.map { file in
            let name = file.deletingPathExtension().lastPathComponent.replacing(/@[23]x$|~ip(?:ad|hone)$/) {
                _ in ""
            }
            return file.pathExtension.lowercased() == "png" ? name : name + "." + file.pathExtension
        }
        return assets("image", catalog, \.images, type: "Rswift.ImageResource", besides: names)
    }

    private static let endingsOfImages: Set<String> = ["png", "jpg", "jpeg", "gif", "tiff", "tif", "pdf"]

    private var colors: [String] {
        assets("color", catalog, \.colors, type: "Rswift.ColorResource", besides: [])
    }

    private func assets(
        _ name: String, _ folder: AssetFolder, _ kind: KeyPath<AssetFolder, [AssetFolder.Asset]>,
        type: String, besides loose: [String]
    ) -> [String] {
        let own = Self.named(folder[keyPath: kind].map { ($0.name, $0.path) } + loose.map { ($0, $0) })
        let lines = own.map { property, asset in
            "static var \(property): \(type) { \(type)(bundle: R.bundle, name: \(SwiftLines.literal(asset))) }"
        }
        let taken = Set(own.map(\.property))
        let folders = folder.folders.withProperties(\.name, besides: taken)
        return SwiftLines.block(
            "enum \(name)",
            lines + folders.flatMap { assets($0.property, $0.item, kind, type: type, besides: []) })
    }

    private var fonts: [String] {
        let found = resources.filter { ["ttf", "otf"].contains($0.pathExtension.lowercased()) }
        let names = Self.named(found.compactMap(FontName.of).map { ($0, $0) })
        return SwiftLines.block(
            "enum font",
            names.map { property, name in
                "static var \(property): Rswift.FontResource { Rswift.FontResource(fontName: \(SwiftLines.literal(name))) }"
            })
    }

    private var files: [String] {
        let found = resources.filter { !Self.endingsOfOthers.contains($0.pathExtension.lowercased()) }
        let names = found.withProperties(\.lastPathComponent)
        return SwiftLines.block(
            "enum file",
            names.map { property, file in
                let name = SwiftLines.literal(file.deletingPathExtension().lastPathComponent)
                let ending = SwiftLines.literal(file.pathExtension)
                return
                    "static var \(property): Rswift.FileResource { Rswift.FileResource(bundle: R.bundle, name: \(name), pathExtension: \(ending)) }"
            })
    }

    /// The extensions of files that the bundle doesn't contain unchanged.
    private static let endingsOfOthers: Set<String> = [
        "xcassets", "storyboard", "xib", "strings", "stringsdict", "xcstrings", "xcdatamodeld",
        "xcdatamodel", "xcmappingmodel", "mlmodel", "intentdefinition",
    ]
}

// Strings.
extension ResourceNames {
    private var strings: [String] {
        let tables = StringTables(resources, language: language).tables.sorted { $0.key < $1.key }
        return SwiftLines.block(
            "enum string",
            tables.withProperties(\.key).flatMap { property, table in
                SwiftLines.block(
                    "enum \(property)",
                    table.value.withProperties(\.key).flatMap {
                        lines($0.property, $0.item, table: table.key)
                    })
            })
    }

    private func lines(_ property: String, _ text: StringTables.Text, table: String) -> [String] {
        let value =
            "static var \(property): Rswift.StringResource { R.text(\(SwiftLines.literal(text.key)), \(SwiftLines.literal(table))) }"
        guard !text.arguments.isEmpty else { return [value] }
        let parameters = text.arguments.enumerated().map { index, argument in
            "\(argument.label ?? "_") value\(index + 1): \(argument.type)"
        }
        let values = text.arguments.indices.map { "value\($0 + 1)" }.joined(separator: ", ")
        return [
            value,
            "static func \(property)(\((parameters + ["preferredLanguages: [String]? = nil"]).joined(separator: ", "))) -> String { \(property).filled(preferredLanguages, [\(values)]) }",
        ]
    }
}
