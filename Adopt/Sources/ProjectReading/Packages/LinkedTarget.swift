import AdoptModel
import Foundation

extension LinkedTarget {
    /// The target in C of a manifest, in its folder.
    init(_ target: Manifest.Target, in folder: URL) {
        self.init(
            folder: folder, exclude: target.exclude, sources: target.sources,
            publicHeaders: target.publicHeaders,
            settings: Dictionary(
                grouping: target.settings.filter { $0.applies(on: "linux") }, by: \.tool.label
            )
            .mapValues { $0.compactMap(\.text) })
    }
}

extension ManifestSetting.Tool {
    /// The label of the tool's settings.
    fileprivate var label: String {
        switch self {
        case .swift: "swiftSettings"
        case .c: "cSettings"
        case .cxx: "cxxSettings"
        case .linker: "linkerSettings"
        }
    }
}

extension ManifestSetting {
    /// The setting as a manifest writes it; `nil` if Linux lacks its meaning.
    fileprivate var text: String? {
        switch name {
        case "linkedFramework": return nil
        case "unsafeFlags": return ".unsafeFlags([\(values.map(\.quoted).joined(separator: ", "))])"
        case "define":
            let parts = (values.first ?? "").split(separator: "=", maxSplits: 1).map(String.init)
            return ".define(\(parts.map(\.quoted).joined(separator: ", to: ")))"
        default: return ".\(name)(\(values.map(\.quoted).joined(separator: ", ")))"
        }
    }
}
