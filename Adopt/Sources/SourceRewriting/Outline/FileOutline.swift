/// What a Swift file declares and needs: its imports, its types and the types that it uses.
package struct FileOutline: Sendable {
    /// A class, with the types that it inherits from or conforms to.
    package struct Class: Hashable, Sendable {
        package let name: String
        package let parents: [String]
    }

    /// What starts an app.
    package enum Start: Hashable, Sendable {
        /// The app delegate with this name.
        case uiKit(delegate: String?)
        case swiftUI

        /// The name of UIKit's app delegate, if the file declares it.
        package var delegate: String? { if case .uiKit(let delegate) = self { delegate } else { nil } }
    }

    /// The imported modules with the lines of their imports, without those of only some builds.
    package fileprivate(set) var imports: [String: Int] = [:]
    /// The modules that the file imports only in some builds.
    package fileprivate(set) var optionalImports: Set<String> = []
    /// The classes outside other types.
    package fileprivate(set) var classes: [Class] = []
    /// The types outside other types that other files can use.
    package fileprivate(set) var types: Set<String> = []
    /// All types, type aliases and type parameters, also those inside others.
    package fileprivate(set) var allTypes: Set<String> = []
    /// The names that may be types of other files, without those that only some builds use.
    package fileprivate(set) var uses: Set<String> = []
    /// The names of variables, functions and enumerations' cases that look like those of types.
    package fileprivate(set) var values: Set<String> = []
    /// The number of structures that conform to SwiftUI's `View`.
    package fileprivate(set) var views = 0
    /// Whether the file starts an app: UIKit's with a class, SwiftUI's with a structure.
    package fileprivate(set) var start: Start?
    /// The number of lines.
    package fileprivate(set) var lines = 0

    fileprivate init() {}

    /// Reads a file.
    package init(_ text: String) {
        var reader = OutlineReader(text)
        self = reader.read()
        lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
    }
}

/// Reads the outline of a file from its words.
private struct OutlineReader {
    private var tokens: SourceTokens
    private var outline = FileOutline()
    private var conditions = ConditionStack()
    private var token: SourceTokens.Token?
    /// The number of braces around the current token.
    private var depth = 0
    /// The last word or sign before the current one.
    private var last: SourceTokens.Token?
    /// The attributes and modifiers before a declaration.
    private var modifiers: Set<String> = []

    init(_ text: String) { tokens = SourceTokens(text) }

    mutating func read() -> FileOutline {
        advance()
        while let token {
            switch token {
            case .word(let word): read(word)
            case .sign(let sign): read(sign)
            case .directive: advance()
            }
        }
        return outline
    }

    /// Moves to the next token that may be compiled.
    private mutating func advance() {
        last = token
        repeat {
            token = tokens.next()
            if case .directive(let name, let condition) = token { conditions.follow(name, condition) }
        } while token != nil && conditions.isSkipped
    }

    private mutating func read(_ sign: Unicode.Scalar) {
        switch sign {
        case "{": depth += 1
        case "}": depth -= 1
        default: return advance()
        }
        modifiers = []
        advance()
    }

    private mutating func read(_ word: String) {
        guard last != .sign(".") else { return readMember(word) }
        if Self.modifiers.contains(word) { modifiers.insert(word) }
        advance()
        switch word {
        case "import": readImport()
        case "class", "struct", "enum", "protocol", "actor": readType(word)
        case "typealias", "associatedtype": declare(isOfFile: word == "typealias")
        case "func", "init":
            if case .word(let name) = token { declareValue(name) }
            readGenericParameters()
        case "case", "let", "var": readName()
        case "UIApplicationMain" where depth == 0 && token == .sign("("):
            outline.start = .uiKit(delegate: nil)
        default: use(word)
        }
        if Self.declarations.contains(word) { modifiers = [] }
    }

    /// `AppDelegate.main()` at the top level starts the app.
    private mutating func readMember(_ word: String) {
        advance()
        if word == "main", depth == 0, token == .sign("(") { outline.start = .uiKit(delegate: nil) }
    }

    private mutating func readImport() {
        let line = tokens.line
        if case .word(let kind) = token, Self.declarations.contains(kind) { advance() }
        guard case .word(let module) = token else { return }
        if conditions.isUncertain {
            outline.optionalImports.insert(module)
        } else if outline.imports[module] == nil {
            outline.imports[module] = line
        }
        advance()
    }

    // MARK: - Declarations

    private mutating func readType(_ kind: String) {
        guard case .word(let name) = token, !Self.declarations.contains(name), !Self.modifiers.contains(name)
        else { return }
        let (isMain, isOutside) = (!modifiers.isDisjoint(with: ["main", "UIApplicationMain"]), depth == 0)
        declare(isOfFile: true)
        let parents = readParents()
        guard isOutside else { return }
        if kind == "class" {
            outline.classes.append(FileOutline.Class(name: name, parents: parents))
            if isMain { outline.start = .uiKit(delegate: name) }
        } else if kind == "struct" {
            if parents.contains("View") || parents.contains("SwiftUI.View") { outline.views += 1 }
            if isMain, parents.contains("App") || parents.contains("SwiftUI.App") { outline.start = .swiftUI }
        }
    }

    /// Reads a type's name and its parameters.
    private mutating func declare(isOfFile: Bool) {
        guard case .word(let name) = token else { return }
        outline.allTypes.insert(name)
        if isOfFile, depth == 0, modifiers.isDisjoint(with: ["private", "fileprivate"]) {
            outline.types.insert(name)
        }
        advance()
        readGenericParameters()
    }

    private mutating func readGenericParameters() {
        guard token == .sign("<") else { return }
        var depth = 0
        repeat {
            switch token {
            case .sign("<"): depth += 1
            case .sign(">"): depth -= 1
            case .sign("{"): return
            case .word(let name) where depth == 1 && (last == .sign("<") || last == .sign(",")):
                outline.allTypes.insert(name)
            case .word(let name): use(name)
            default: break
            }
            advance()
        } while depth > 0 && token != nil
    }

    /// Reads the types after a colon: `UIViewController, UITableViewDelegate`.
    private mutating func readParents() -> [String] {
        guard token == .sign(":") else { return [] }
        var (parents, depth): ([String], Int) = ([], 0)
        advance()
        while let token, token != .sign("{"), token != .word("where") {
            switch token {
            case .sign("<"): depth += 1
            case .sign(">"): depth -= 1
            case .word(let name):
                if last == .sign("."), depth == 0, let first = parents.popLast() {
                    parents.append(first + "." + name)
                } else if last != .sign("@") {
                    if depth == 0 { parents.append(name) }
                    use(name)
                }
            default: break
            }
            advance()
        }
        return parents
    }

    // MARK: - Uses

    /// Skips the name of a variable or of an enumeration's case, which isn't a type.
    private mutating func readName() {
        guard case .word(let name) = token else { return }
        declareValue(name)
        if token == .sign(".") { use(name) }
    }

    private mutating func declareValue(_ name: String) {
        advance()
        if Self.isCapitalized(name) { outline.values.insert(name) }
    }

    /// Notes a name that may be a type of another file.
    private mutating func use(_ name: String) {
        if !conditions.isUncertain, Self.isCapitalized(name) { outline.uses.insert(name) }
    }

    private static func isCapitalized(_ name: String) -> Bool {
        name.utf8.first.map { (65...90).contains($0) } == true
    }

    private static let declarations: Set<String> = [
        "actor", "associatedtype", "case", "class", "enum", "extension", "func", "import", "init", "let",
        "protocol", "struct", "subscript", "typealias", "var",
    ]
    private static let modifiers: Set<String> = [
        "UIApplicationMain", "fileprivate", "final", "internal", "lazy", "main", "open", "override",
        "private",
        "public", "static", "unowned", "weak",
    ]
}
