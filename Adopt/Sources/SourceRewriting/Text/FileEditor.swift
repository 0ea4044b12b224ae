import AdoptModel
import SwiftSyntax

/// A file being rewritten: its syntax tree and the changes that rewriters add.
final class FileEditor {
    let tree: SourceFileSyntax
    let path: String
    let file: Int
    let index: ModuleIndex
    /// Whether the file belongs to a Swift package.
    let isOfPackage: Bool
    let text: String
    /// Whether the whole file is omitted.
    var isLeftOut = false
    private let lines: SourceLocationConverter
    private var edits = TextEdits()
    private var changes: [RewrittenModule.Change] = []
    private var problems: [RewrittenModule.Problem] = []

    init(
        _ source: ModuleSources.File, _ tree: SourceFileSyntax, file: Int, index: ModuleIndex,
        isOfPackage: Bool
    ) {
        self.tree = tree
        self.file = file
        self.index = index
        self.isOfPackage = isOfPackage
        path = source.path
        text = source.text
        lines = SourceLocationConverter(fileName: source.path, tree: tree)
    }

    /// The file with all changes.
    var result: RewrittenModule.File {
        RewrittenModule.File(
            path: path, text: edits.applied(to: text),
            changes: changes.enumerated().sorted {
                ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
            }
            .map(\.element),
            problems: problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }, isLeftOut: isLeftOut)
    }

    /// Replaces a node with a text.
    func replace(_ node: some SyntaxProtocol, with text: String, _ construct: String) {
        replaceQuietly(node, with: text)
        note(construct, at: node)
    }

    /// Replaces a node with a text, without reporting a change.
    func replaceQuietly(_ node: some SyntaxProtocol, with text: String) {
        change(node.start..<node.end, to: text, at: node)
    }

    /// Replaces a range of bytes with a text.
    func replace(
        from start: Int, to end: Int, with text: String, _ construct: String, at node: some SyntaxProtocol
    ) {
        change(start..<end, to: text, at: node)
        note(construct, at: node)
    }

    /// Removes a node and the whitespace after it on its line.
    func remove(_ node: some SyntaxProtocol, _ construct: String) {
        removeQuietly(node)
        note(construct, at: node)
    }

    /// Removes a node and the whitespace after it on its line, without reporting a change.
    func removeQuietly(_ node: some SyntaxProtocol) {
        var end = node.end
        for piece in node.trailingTrivia {
            guard case .spaces(let count) = piece else { break }
            end += count
        }
        change(node.start..<end, to: isBetweenWords(node.start..<end) ? " " : "", at: node)
    }

    /// Whether removing a range would join two words.
    private func isBetweenWords(_ range: Range<Int>) -> Bool {
        let bytes = text.utf8
        guard range.lowerBound > 0, range.upperBound < bytes.count else { return false }
        let before = bytes[bytes.index(bytes.startIndex, offsetBy: range.lowerBound - 1)]
        let after = bytes[bytes.index(bytes.startIndex, offsetBy: range.upperBound)]
        return [before, after].allSatisfy {
            UInt8(ascii: "_") == $0 || $0 >= 128 || Character(UnicodeScalar($0)).isLetter
                || Character(UnicodeScalar($0)).isNumber
        }
    }

    /// Inserts a text before a node, without reporting a change.
    func insert(_ text: String, before node: some SyntaxProtocol) {
        change(node.start..<node.start, to: text, at: node)
    }

    /// Inserts a text after a node, without reporting a change.
    func insert(_ text: String, after node: some SyntaxProtocol) {
        change(node.end..<node.end, to: text, at: node)
    }

    /// Inserts texts before and after a node, without reporting a change.
    func wrap(_ node: some SyntaxProtocol, _ before: String, _ after: String) {
        insert(before, before: node)
        insert(after, after: node)
    }

    /// Removes the modifiers with these names, without reporting a change.
    func removeModifiers(_ names: Set<String>, of node: some WithModifiersSyntax) {
        for modifier in node.modifiers where names.contains(modifier.name.text) { removeQuietly(modifier) }
    }

    /// Adds types to those that a declaration inherits from or conforms to, without reporting a change.
    /// - Parameter name: The part of the declaration that a new list follows.
    func inherit(_ types: String, _ clause: InheritanceClauseSyntax?, after name: some SyntaxProtocol) {
        if let last = clause?.inheritedTypes.last {
            insert(", " + types, after: last)
        } else {
            insert(": " + types, after: name)
        }
    }

    /// Reports a construct as rewritten.
    func note(_ construct: String, at node: some SyntaxProtocol) {
        note(construct, onLine: place(of: node).line)
    }

    /// Reports a construct on a line as rewritten.
    func note(_ construct: String, onLine line: Int) {
        changes.append(RewrittenModule.Change(construct, line: line))
    }

    /// Reports a construct that can't be rewritten.
    func report(_ message: String, at node: some SyntaxProtocol) {
        let place = place(of: node)
        problems.append(RewrittenModule.Problem(message, line: place.line, column: place.column))
    }

    private func change(_ range: Range<Int>, to text: String, at node: some SyntaxProtocol) {
        guard !edits.replace(range, with: text) else { return }
        report(
            "This can't be rewritten together with the surrounding code. Write it as a separate statement.",
            at: node)
    }

    private func place(of node: some SyntaxProtocol) -> SourceLocation {
        node.startLocation(converter: lines)
    }
}
