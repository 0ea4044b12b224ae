import Synchronization

/// The names in a font file: its PostScript name and its family, from the OpenType specification's table "name".
struct FontFileNames: Hashable {
    let postScript: String
    let family: String

    private static let familyNumber = 1
    private static let postScriptNumber = 6

    /// Reads the names; `nil` for other data.
    init?(_ file: Data) {
        let bytes = [UInt8](file)
        guard let table = Self.nameTable(of: bytes) else { return nil }
        var names: [Int: String] = [:]
        for index in 0..<(bytes.number(at: table + 2) ?? 0) {
            let record = table + 6 + 12 * index
            guard let platform = bytes.number(at: record), let number = bytes.number(at: record + 6),
                let length = bytes.number(at: record + 8), let offset = bytes.number(at: record + 10),
                let texts = bytes.number(at: table + 4)
            else { break }
            let start = table + texts + offset
            guard names[number] == nil, start + length <= bytes.count else { continue }
            names[number] = Self.text(bytes[start..<start + length], platform: platform)
        }
        guard let postScript = names[Self.postScriptNumber], let family = names[Self.familyNumber] else {
            return nil
        }
        self.postScript = postScript
        self.family = family
    }

    private static func nameTable(of bytes: [UInt8]) -> Int? {
        for index in 0..<(bytes.number(at: 4) ?? 0) {
            let record = 12 + 16 * index
            guard record + 16 <= bytes.count else { return nil }
            if bytes[record..<record + 4].elementsEqual("name".utf8),
                let high = bytes.number(at: record + 8), let low = bytes.number(at: record + 10)
            {
                return high << 16 | low
            }
        }
        return nil
    }

    /// Names of platform 1 are classic Mac encodings with one byte per character; the others are UTF-16.
    private static func text(_ bytes: ArraySlice<UInt8>, platform: Int) -> String? {
        platform == 1
            ? String(bytes: bytes, encoding: .macOSRoman) : String(bytes: bytes, encoding: .utf16BigEndian)
    }
}

extension [UInt8] {
    /// Returns a big-endian 16-bit number.
    fileprivate func number(at place: Int) -> Int? {
        place >= 0 && place + 1 < count ? Int(self[place]) << 8 | Int(self[place + 1]) : nil
    }
}

/// The app's own typefaces: the files in `UIAppFonts` of its property list, and those that it registers.
enum AppFonts {
    private static let ofPropertyList = names(of: .main)
    private static let registered = Mutex<[FontFileNames]>([])

    static var all: [FontFileNames] { ofPropertyList + registered.withLock { $0 } }

    /// Returns whether the font wasn't registered before.
    static func register(_ names: FontFileNames) -> Bool {
        guard !all.contains(names) else { return false }
        registered.withLock { $0.append(names) }
        return true
    }

    static func names(of bundle: Bundle) -> [FontFileNames] {
        let folder = bundle.resourceURL ?? bundle.bundleURL
        let files = bundle.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? []
        return files.compactMap { file in
            (try? Data(contentsOf: folder.appendingPathComponent(file))).flatMap { FontFileNames($0) }
        }
    }

    /// Returns the font with a PostScript name, or the first font of a family.
    static func font(named name: String) -> FontFileNames? {
        all.first { $0.postScript == name } ?? all.first { $0.family == name }
    }

    static func members(ofFamily family: String) -> [String] {
        all.filter { $0.family == family }.map(\.postScript)
    }
}
