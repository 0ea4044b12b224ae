/// Finds the classes, their superclasses and their test methods in a source file.
///
/// It reads only declarations: the bodies of functions and properties are skipped, so a class inside a function, which no other file can
/// name, isn't found.
struct DeclarationReader {
    private let tokens: [SwiftToken]
    private let file: String
    private var position = 0
    private var conditions = ConditionStack()
    private var found = Declarations()

    /// Reads a file. The result contains the file's name.
    static func declarations(in source: String, file: String = "") -> Declarations {
        var reader = DeclarationReader(tokens: SwiftLexer.tokens(of: source), file: file)
        while reader.position < reader.tokens.count {
            reader.readMembers(of: Scope())
            // After an extra closing brace, reading continues.
            reader.position += 1
        }
        return reader.found
    }

    private init(tokens: [SwiftToken], file: String) {
        self.tokens = tokens
        self.file = file
    }
}

/// The scope of declarations.
private struct Scope {
    enum Kind { case file, extensible, other }

    var kind = Kind.file
    /// The enclosing types, outermost first.
    var path: [String] = []
    var isPrivate = false
    var isGeneric = false
    /// The tests of this type or extension.
    var tests: [TestMethod] = []

    func name(of inner: String) -> String { (path + [inner]).joined(separator: ".") }
}

/// The modifiers and attributes before a declaration's keyword.
private struct Prefix {
    var words: Set<String> = []
    /// The conditions under which it is marked as unavailable.
    var unavailable: [Condition] = []

    var isPrivate: Bool { words.contains("private") || words.contains("fileprivate") }
    var belongsToType: Bool { words.contains("static") || words.contains("class") }
}

// Tokens.
extension DeclarationReader {
    private var token: SwiftToken? { position < tokens.count ? tokens[position] : nil }

    private var word: String? { token?.word }

    private func isAt(_ character: Character) -> Bool { token?.is(character) ?? false }

    private mutating func takeWord() -> String? {
        guard let word else { return nil }
        position += 1
        return word
    }

    /// Skips a bracket and its content.
    private mutating func skipBracket(_ open: Character, _ close: Character) {
        var depth = 0
        while let token {
            if case .directive(let word, let condition) = token.kind { conditions.note(word, condition) }
            if token.is(open) { depth += 1 }
            if token.is(close) { depth -= 1 }
            position += 1
            if depth == 0 { return }
        }
    }

    /// Reads `Outer.Inner`, without generic arguments.
    private mutating func takeTypeName() -> String? {
        guard var name = takeWord() else { return nil }
        while true {
            if isAt("<") { skipBracket("<", ">") }
            guard isAt(".") else { return name }
            position += 1
            guard let part = takeWord() else { return name }
            name += "." + part
        }
    }
}

// Members.
extension DeclarationReader {
    /// Reads up to the brace that ends the scope, or to the end. Returns the tests of the scope.
    @discardableResult
    private mutating func readMembers(of scope: Scope) -> [TestMethod] {
        var scope = scope
        var prefix = Prefix()
        while let token, !token.is("}") {
            switch token.kind {
            case .directive(let word, let condition):
                conditions.note(word, condition)
                position += 1
            case .punctuation("@"): readAttribute(into: &prefix)
            case .punctuation("{"): skipBracket("{", "}")
            case .punctuation("("): skipBracket("(", ")")
            case .word(let word):
                position += 1
                guard Self.isModifier(word, before: self.word) else {
                    readDeclaration(word, prefix, line: token.line, in: &scope)
                    prefix = Prefix()
                    continue
                }
                prefix.words.insert(word)
                // `private(set)` concerns a property's setter.
                if isAt("(") { skipBracket("(", ")") }
            case .punctuation, .arrow, .literal: position += 1
            }
        }
        return scope.tests
    }

    private mutating func readAttribute(into prefix: inout Prefix) {
        position += 1
        guard let name = takeTypeName() else { return }
        prefix.words.insert("@" + name)
        // Arguments follow on the same line; a parenthesis on the next line is unrelated.
        guard isAt("("), tokens[position].line == tokens[position - 1].line else { return }
        let start = position
        skipBracket("(", ")")
        if name == "available", tokens[start..<position].contains(where: { $0.word == "unavailable" }) {
            prefix.unavailable.append(conditions.current)
        }
    }

    private static func isModifier(_ word: String, before next: String?) -> Bool {
        if word == "class" { return next.map { memberWords.contains($0) || modifiers.contains($0) } ?? false }
        return modifiers.contains(word)
    }

    private static let memberWords: Set = ["func", "var", "let", "subscript"]
    private static let modifiers: Set = [
        "public", "open", "internal", "package", "private", "fileprivate", "static", "final", "override",
        "nonisolated",
        "isolated", "dynamic", "lazy", "weak", "unowned", "required", "convenience", "optional", "indirect",
        "mutating",
        "nonmutating", "distributed", "borrowing", "consuming", "prefix", "postfix", "infix",
    ]

    private mutating func readDeclaration(_ word: String, _ prefix: Prefix, line: Int, in scope: inout Scope)
    {
        switch word {
        case "class": readClass(prefix, line: line, in: scope)
        case "struct", "enum", "actor", "protocol": readOtherType(prefix, in: scope)
        case "extension": readExtension(prefix, in: scope)
        case "typealias": readAlias(in: scope)
        case "func": readFunction(prefix, in: &scope)
        case "import": skipImport(line: line)
        default: break
        }
    }

    /// An import may name a class: `import class XCTest.XCTestCase`.
    private mutating func skipImport(line: Int) {
        while let token, token.line == line { position += 1 }
    }
}

// Types.
extension DeclarationReader {
    private mutating func readClass(_ prefix: Prefix, line: Int, in scope: Scope) {
        guard let name = takeWord() else { return }
        var inner = scope.entering(name, prefix)
        if isAt("<") { inner.isGeneric = true }
        let superclass = readHeader()
        let condition = conditions.current
        inner.kind = .extensible
        let tests = readBody(inner)
        guard let superclass else { return }
        found.classes.append(
            ClassDeclaration(
                name: inner.path.joined(separator: "."), superclass: superclass, tests: tests,
                condition: condition,
                isPrivate: inner.isPrivate, isGeneric: inner.isGeneric, place: "\(file):\(line)"))
    }

    private mutating func readOtherType(_ prefix: Prefix, in scope: Scope) {
        // `actor` can also be a name.
        guard let name = takeWord() else { return }
        var inner = scope.entering(name, prefix)
        if isAt("<") { inner.isGeneric = true }
        inner.kind = .other
        _ = readHeader()
        readBody(inner)
    }

    private mutating func readExtension(_ prefix: Prefix, in scope: Scope) {
        guard let name = takeTypeName() else { return }
        var inner = scope.entering(name, prefix)
        inner.kind = .extensible
        _ = readHeader()
        let tests = readBody(inner)
        guard !tests.isEmpty, !inner.isPrivate else { return }
        found.extensions.append(ExtensionDeclaration(name: name, tests: tests))
    }

    private mutating func readAlias(in scope: Scope) {
        guard let name = takeWord() else { return }
        if isAt("<") { skipBracket("<", ">") }
        guard isAt("=") else { return }
        position += 1
        guard let target = takeTypeName() else { return }
        found.aliases.append(AliasDeclaration(name: scope.name(of: name), target: target))
    }

    /// Reads up to the brace that begins the body. Returns the first type after the colon.
    private mutating func readHeader() -> String? {
        if isAt("<") { skipBracket("<", ">") }
        var first: String?
        if isAt(":") {
            position += 1
            var attributes = Prefix()
            while isAt("@") { readAttribute(into: &attributes) }
            first = takeTypeName()
        }
        while let token, !token.is("{"), !token.is("}") {
            if case .directive = token.kind { return first }
            position += 1
        }
        return first
    }

    @discardableResult
    private mutating func readBody(_ scope: Scope) -> [TestMethod] {
        guard isAt("{") else { return [] }
        position += 1
        let tests = readMembers(of: scope)
        if isAt("}") { position += 1 }
        return tests
    }
}

// Methods.
extension DeclarationReader {
    private mutating func readFunction(_ prefix: Prefix, in scope: inout Scope) {
        // An operator's name isn't a word.
        guard let name = takeWord() else { return }
        let isGeneric = isAt("<")
        if isGeneric { skipBracket("<", ">") }
        guard isAt("(") else { return }
        let start = position
        skipBracket("(", ")")
        let hasParameters = position - start > 2
        let effects = readEffects()
        let returnsNothing = readResult()
        guard scope.kind == .extensible, name.drop(while: { $0 == "`" }).hasPrefix("test"), !hasParameters,
            !isGeneric,
            returnsNothing, !prefix.isPrivate, !prefix.belongsToType,
            !prefix.words.contains("@nonobjc"), let condition = conditions.current.without(prefix.unavailable)
        else { return }
        scope.tests.append(TestMethod(name: name, effects: effects, condition: condition))
    }

    private mutating func readEffects() -> TestMethod.Effects {
        var effects = TestMethod.Effects()
        while let word, ["async", "throws", "rethrows", "reasync"].contains(word) {
            position += 1
            if word == "async" { effects.isAsync = true }
            if word == "throws" { effects.canThrow = true }
            if isAt("(") { skipBracket("(", ")") }
        }
        return effects
    }

    private mutating func readResult() -> Bool {
        guard token?.kind == .arrow else { return true }
        position += 1
        if isAt("(") {
            let start = position
            skipBracket("(", ")")
            return position - start == 2 && token?.kind != .arrow
        }
        let result = takeTypeName()
        return (result == "Void" || result == "Swift.Void") && !isAt("?") && !isAt("!")
    }
}

extension Scope {
    /// The scope of a type's members. The members of a private extension are private.
    fileprivate func entering(_ name: String, _ prefix: Prefix) -> Scope {
        Scope(
            kind: .other, path: path + [name], isPrivate: isPrivate || prefix.isPrivate, isGeneric: isGeneric)
    }
}
