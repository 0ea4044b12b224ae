import Foundation
private import LabPage

/// The files of the page, which are embedded in the program.
package enum PageFiles {
    /// All files, by name.
    package static let all: [String: Data] = Dictionary(
        uniqueKeysWithValues: (0..<labPageFileCount()).map { index in
            let file = labPageFile(index)
            return (String(cString: file.name), Data(bytes: file.bytes, count: file.count))
        })

    /// The names of all files.
    package static var names: [String] { all.keys.sorted() }

    /// The text of a file.
    package static func text(of name: String) -> String {
        String(decoding: all[name] ?? Data(), as: UTF8.self)
    }
}
