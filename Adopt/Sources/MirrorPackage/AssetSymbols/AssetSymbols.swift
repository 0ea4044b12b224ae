import Foundation

/// The file of names that Xcode generates for a target's asset catalogs: `ImageResource.logo`, and `UIImage.logo` if the target
/// requests it.
struct AssetSymbols {
    /// A catalog, or a folder in it that provides a namespace.
    private struct Group {
        var images: [(property: String, asset: String)]
        var colors: [(property: String, asset: String)]
        var groups: [(type: String, group: Group)]
    }

    private let all: Group
    /// Whether `UIImage` and `UIColor` also get the names.
    private let extendsUIKit: Bool

    /// - Parameters:
    ///   - catalogs: The `.xcassets` folders.
    ///   - extendsUIKit: The target's setting for extensions.
    init(_ catalogs: [URL], extendsUIKit: Bool) {
        all = Self.group(AssetFolder(catalogs))
        self.extendsUIKit = extendsUIKit
    }

    private static func group(_ folder: AssetFolder) -> Group {
        Group(
            images: named(folder.images, "Image"), colors: named(folder.colors, "Color"),
            groups: folder.folders.compactMap { inner in
                AssetSymbolName.type(inner.name).map { ($0, group(inner)) }
            }.firstOfEach(\.type))
    }

    private static func named(_ sets: [AssetFolder.Asset], _ kind: String) -> [(
        property: String, asset: String
    )] {
        sets.compactMap { set in
            AssetSymbolName.property(set.name, kind: kind).map { ($0, set.path) }
        }.firstOfEach(\.property)
    }
}

// Generating the text.
extension AssetSymbols {
    /// A Swift file; `nil` if the catalogs contain neither images nor colors.
    var text: String? {
        let images = lines(of: all, \.images) {
            "static let \($0) = UIKit.ImageResource(name: \"\($1)\", bundle: .main)"
        }
        let colors = lines(of: all, \.colors) {
            "static let \($0) = UIKit.ColorResource(name: \"\($1)\", bundle: .main)"
        }
        guard !(images + colors).isEmpty else { return nil }
        var parts = [("UIKit.ImageResource", images), ("UIKit.ColorResource", colors)]
        if extendsUIKit {
            parts += [
                ("UIImage", lines(of: all, \.images, of: "UIImage")),
                ("UIColor", lines(of: all, \.colors, of: "UIColor", besides: Self.ownColors)),
            ]
        }
        let texts = parts.filter { !$0.1.isEmpty }.map { type, lines in
            "extension \(type) {\n" + lines.map { "    " + $0 }.joined(separator: "\n") + "\n}"
        }
        return (["import UIKit"] + texts).joined(separator: "\n\n") + "\n"
    }

    /// The properties of a class, one for each resource.
    private func lines(
        of group: Group, _ kind: KeyPath<Group, [(property: String, asset: String)]>, of type: String,
        besides taken: Set<String> = [], in outer: String = ""
    ) -> [String] {
        let own = group[keyPath: kind].map(\.property).filter { !taken.contains($0) }.map {
            "static var \($0): \(type) { \(type)(resource: \(outer).\($0)) }"
        }
        return own
            + group.groups.flatMap { inner in
                Self.enumeration(
                    inner.type, lines(of: inner.group, kind, of: type, in: outer + "." + inner.type))
            }
    }

    private func lines(
        of group: Group, _ kind: KeyPath<Group, [(property: String, asset: String)]>,
        _ line: (String, String) -> String
    ) -> [String] {
        group[keyPath: kind].map { line($0.property, $0.asset) }
            + group.groups.flatMap { Self.enumeration($0.type, lines(of: $0.group, kind, line)) }
    }

    private static func enumeration(_ name: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["enum \(name) {"] + lines.map { "    " + $0 } + ["}"]
    }

    /// UIKit's own color names, which Xcode doesn't generate.
    private static let ownColors: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
        "lightGray",
        "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple",
        "quaternaryLabel",
        "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
        "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown",
        "systemCyan",
        "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
        "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
        "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
        "tertiarySystemBackground",
        "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white", "yellow",
    ]
}
