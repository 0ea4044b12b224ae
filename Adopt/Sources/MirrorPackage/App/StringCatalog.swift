import Foundation

/// A string catalog, the format since 2023 that contains all languages in one file. A bundle has a file for each language.
struct StringCatalog {
    private struct Contents: Decodable {
        struct Text: Decodable {
            struct Localization: Decodable {
                struct Unit: Decodable { let value: String }
                let stringUnit: Unit?
            }
            let localizations: [String: Localization]?
        }
        let strings: [String: Text]
    }

    private let file: URL

    init(_ file: URL) { self.file = file }

    /// Writes a strings file for each language, without plural forms.
    func write(to output: OutputFolder, in folder: String) throws {
        guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(contentsOf: file)) else {
            return
        }
        var languages: [String: [String: String]] = [:]
        for (key, text) in contents.strings {
            for (language, localization) in text.localizations ?? [:] {
                if let unit = localization.stringUnit { languages[language, default: [:]][key] = unit.value }
            }
        }
        let name = file.deletingPathExtension().lastPathComponent
        for (language, strings) in languages {
            let data = try PropertyListSerialization.data(fromPropertyList: strings, format: .xml, options: 0)
            try output.write(data, to: "\(folder)/\(language).lproj/\(name).strings")
        }
    }
}
