import SwiftParser
import SwiftSyntax

/// The properties of every rewritten text, however unusual.
enum Promises {
    /// The violated properties; empty if all are satisfied.
    static func broken(by text: String) -> [String] {
        let once = rewrite(text)
        var broken: [String] = []
        if once.text.utf8.count(where: { $0 == 10 }) != text.utf8.count(where: { $0 == 10 }) {
            broken.append("lines")
        }
        if once.changes.isEmpty, once.text != text { broken.append("silent") }
        if parses(text) {
            if !parses(once.text) { broken.append("parses") }
            if rewrite(once.text).text != once.text { broken.append("idempotent") }
        }
        return broken
    }

    static func parses(_ text: String) -> Bool { !Parser.parse(source: text).hasError }
}
