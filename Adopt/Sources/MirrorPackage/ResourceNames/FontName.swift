import Foundation

/// The PostScript name by which UIKit finds a font, read from the font's file. Follows the OpenType specification, “name — Naming
/// Table”.
enum FontName {
    static func of(_ file: URL) -> String? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        let bytes = [UInt8](data)
        return table(in: bytes).flatMap { name(in: bytes, at: $0) }
    }

    /// The offset of the naming table.
    private static func table(in bytes: [UInt8]) -> Int? {
        guard let count = number(bytes, 4, 2) else { return nil }
        let entries = (0..<count).map { 12 + 16 * $0 }
        let entry = entries.first { $0 + 16 <= bytes.count && bytes[$0..<$0 + 4].elementsEqual("name".utf8) }
        return entry.flatMap { number(bytes, $0 + 8, 4) }
    }

    private static func name(in bytes: [UInt8], at table: Int) -> String? {
        guard let count = number(bytes, table + 2, 2), let texts = number(bytes, table + 4, 2) else {
            return nil
        }
        let names = (0..<count).lazy.compactMap { index -> String? in
            let record = table + 6 + 12 * index
            guard number(bytes, record + 6, 2) == postScript, let platform = number(bytes, record, 2),
                let length = number(bytes, record + 8, 2), let offset = number(bytes, record + 10, 2)
            else { return nil }
            let start = table + texts + offset
            guard start + length <= bytes.count else { return nil }
            let text = Data(bytes[start..<start + length])
            return String(data: text, encoding: platform == macintosh ? .macOSRoman : .utf16BigEndian)
        }
        return names.first { !$0.isEmpty }
    }

    /// The ID of the PostScript name.
    private static let postScript = 6
    private static let macintosh = 1

    private static func number(_ bytes: [UInt8], _ place: Int, _ length: Int) -> Int? {
        guard place >= 0, place + length <= bytes.count else { return nil }
        return bytes[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
    }
}
