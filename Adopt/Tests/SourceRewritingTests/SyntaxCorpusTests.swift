import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// The unusual Swift in swift-syntax's own parser tests: every string in its tests.
struct SyntaxCorpusTests {
    @Test func `every text of swift-syntax's tests satisfies the promises`() throws {
        let folder = try #require(Self.checkout).appending(path: "Tests")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".swift")
        }
        let texts = try Set(
            names.flatMap {
                Texts.all(in: try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
            })
        #expect(texts.count > 4_000)
        for text in texts.sorted() {
            let broken = Promises.broken(by: text)
            #expect(broken == [], "\(text)\n--\n\(rewrite(text).text)")
        }
    }

    /// SwiftPM's checkout, which is next to this program.
    private static var checkout: URL? {
        var folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        while folder.path != "/" {
            let found = folder.appending(path: "checkouts/swift-syntax")
            if FileManager.default.fileExists(atPath: found.path) { return found }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}

/// The strings in a test file, without markers.
private final class Texts: SyntaxVisitor {
    private var found: [String] = []

    static func all(in file: String) -> [String] {
        let texts = Texts(viewMode: .sourceAccurate)
        texts.walk(Parser.parse(source: file))
        return texts.found
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let text = node.representedLiteralValue {
            found.append(text.replacing(/[0-9]\u{fe0f}\u{20e3}|\u{2139}\u{fe0f}/, with: ""))
        }
        return .visitChildren
    }
}
