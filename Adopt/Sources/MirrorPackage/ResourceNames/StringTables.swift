import Foundation

/// The localized strings of a target by table, from strings files and plural rules.
struct StringTables {
    /// A string of a table.
    struct Text {
        let key: String
        /// The arguments. Those of plural rules have labels.
        let arguments: [(label: String?, type: String)]
    }

    /// The tables by their names.
    private(set) var tables: [String: [Text]] = [:]

    init(_ resources: [URL], language: String?) {
        // The development language determines the arguments of a string.
        let order = ["Base", language, "en"].compactMap(\.self)
        let rank = { (url: URL) in order.firstIndex(of: Self.language(of: url)) ?? order.count }
        for file in resources.sorted(by: { (rank($0), $0.path) < (rank($1), $1.path) }) {
            let name = file.deletingPathExtension().lastPathComponent
            let known = Set(tables[name, default: []].map(\.key))
            let texts = Self.texts(of: file).filter { !known.contains($0.key) }
            if !texts.isEmpty { tables[name, default: []] += texts.sorted { $0.key < $1.key } }
        }
    }

    private static func language(of file: URL) -> String {
        file.deletingLastPathComponent().deletingPathExtension().lastPathComponent
    }

    private static func texts(of file: URL) -> [Text] {
        switch file.pathExtension {
        case "strings":
            list(file).compactMap { key, value in (value as? String).map { Text(key: key, format: $0) } }
        case "stringsdict":
            list(file).compactMap { key, value in
                (value as? [String: Any]).map { Text(key: key, plural: $0) }
            }
        default: []
        }
    }

    private static func list(_ file: URL) -> [String: Any] {
        guard let data = try? Data(contentsOf: file) else { return [:] }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
    }
}

extension StringTables.Text {
    fileprivate init(key: String, format: String) {
        self.init(key: key, arguments: FormatArguments(format).types.map { (nil, $0) })
    }

    /// A string with plural rules names its arguments: "%#@completed@ of %#@total@".
    fileprivate init(key: String, plural: [String: Any]) {
        let format = plural["NSStringLocalizedFormatKey"] as? String ?? ""
        let names = format.matches(of: /%(?:\d+\$)?#@(\w+)@/).map { String($0.output.1) }
        self.init(
            key: key,
            arguments: names.map { name in
                let type = (plural[name] as? [String: Any])?["NSStringFormatValueTypeKey"] as? String ?? "d"
                return (name, FormatArguments.type(of: type.suffix(1)))
            })
    }
}
