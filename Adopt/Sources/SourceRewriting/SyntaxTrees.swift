import AdoptModel
import SwiftOperators
import SwiftParser
import SwiftSyntax
import Synchronization

/// The syntax trees of files with their operators, each of which is parsed once: several modules read a library's files, and a module is
/// rewritten again after a part of one of its files is left out.
package final class SyntaxTrees: Sendable {
    private let trees = Mutex<[String: SourceFileSyntax]>([:])

    package init() {}

    /// The trees of texts, in order.
    func of(_ texts: [String]) -> [SourceFileSyntax] {
        let known = trees.withLock(\.self)
        let new = texts.filter { known[$0] == nil }.resultsInParallel(Self.parse)
        let all = known.merging(new) { tree, _ in tree }
        trees.withLock { $0.merge(new) { tree, _ in tree } }
        return texts.compactMap { all[$0] }
    }

    private static func parse(_ text: String) -> SourceFileSyntax {
        let tree = Parser.parse(source: text)
        let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }
        return folded.as(SourceFileSyntax.self) ?? tree
    }
}
