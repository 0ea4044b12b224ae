import Foundation

/// The texts of source files.
package enum SourceText {
    /// The text of a file that may not be UTF-8, as in old projects; empty if the file can't be read.
    package static func of(_ file: URL) -> String {
        String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
    }
}

// A search for bytes. The standard library compares characters, which takes seconds for the files of a project and its packages.
extension String {
    /// Whether the text contains a word.
    func has(_ word: String) -> Bool { withCString { strstr($0, word) != nil } }

    /// The lines that contain one of these words.
    func lines(with words: [String]) -> [String] {
        withCString { text in
            let starts = words.reduce(into: Set<Int>()) { $0.formUnion(Self.lines(of: text, with: $1)) }
            return starts.sorted().map { start in
                let line = text + start
                let bytes = UnsafeRawBufferPointer(start: line, count: strcspn(line, "\n"))
                return String(decoding: bytes, as: UTF8.self)
            }
        }
    }

    /// The positions of the lines that contain a word.
    private static func lines(of text: UnsafePointer<CChar>, with word: String) -> [Int] {
        var starts: [Int] = []
        var next = strstr(text, word)
        while let found = next {
            var start = text.distance(to: found)
            while start > 0, text[start - 1] != CChar(UInt8(ascii: "\n")) { start -= 1 }
            starts.append(start)
            next = strstr(found + strcspn(found, "\n"), word)
        }
        return starts
    }
}
