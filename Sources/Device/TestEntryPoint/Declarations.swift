/// The declarations in a module's sources that concern test cases.
struct Declarations: Equatable, Sendable {
    var classes: [ClassDeclaration] = []
    var extensions: [ExtensionDeclaration] = []
    var aliases: [AliasDeclaration] = []

    static func + (one: Declarations, other: Declarations) -> Declarations {
        Declarations(
            classes: one.classes + other.classes, extensions: one.extensions + other.extensions,
            aliases: one.aliases + other.aliases)
    }
}

/// A class that has a superclass or protocols.
struct ClassDeclaration: Equatable, Sendable {
    /// Its name within its module: `Outer.Inner`.
    var name: String
    /// The first type after the colon, which may be a protocol.
    var superclass: String
    var tests: [TestMethod] = []
    var condition = Condition()
    /// Whether other files can't name it.
    var isPrivate = false
    /// Whether it, or an enclosing type, has generic parameters.
    var isGeneric = false
    /// `File.swift:12`.
    var place = ""
}

/// An extension with test methods.
struct ExtensionDeclaration: Equatable, Sendable {
    var name: String
    var tests: [TestMethod]
}

/// A type alias.
struct AliasDeclaration: Equatable, Sendable {
    var name: String
    var target: String
}

/// An instance method that XCTest treats as a test: its name begins with `test`, it has no parameters and returns no value.
struct TestMethod: Hashable, Sendable {
    /// The name as in the source, including backticks.
    var name: String
    var effects = Effects()
    var condition = Condition()

    /// The effect keywords before a call of the declaration.
    struct Effects: Hashable, Sendable {
        var isAsync = false
        var canThrow = false
    }
}

/// The `#if` conditions around a declaration, outermost first.
struct Condition: Hashable, Sendable {
    var parts: [String] = []

    var isEmpty: Bool { parts.isEmpty }

    /// Both conditions, without duplicate parts.
    static func + (one: Condition, other: Condition) -> Condition {
        Condition(parts: one.parts + other.parts.filter { !one.parts.contains($0) })
    }

    /// Whether the condition is false in every build for Linux, as far as its text shows.
    var isFalseOnLinux: Bool { parts.contains { Self.falseOnLinux.contains($0.filter { $0 != " " }) } }

    private static let falseOnLinux: Set = [
        "os(iOS)", "os(tvOS)", "os(macOS)", "os(watchOS)", "os(visionOS)", "os(iOS)||os(tvOS)", "!os(Linux)",
        "!(os(Linux))",
        "canImport(ObjectiveC)", "canImport(SwiftUI)", "canImport(Combine)", "targetEnvironment(simulator)",
        "targetEnvironment(macCatalyst)", "!canImport(UIKit)", "!(canImport(UIKit))",
    ]

    /// The condition under which none of the others holds, all of which begin with this one; `nil` if one of them always holds.
    func without(_ others: [Condition]) -> Condition? {
        let further = others.map { other in Condition(parts: other.parts.filter { !parts.contains($0) }) }
        guard further.allSatisfy({ !$0.isEmpty }) else { return nil }
        return self + Condition(parts: further.map { $0.opposite })
    }

    private var opposite: String {
        let (beginning, end) = ("!(", ")")
        guard parts.count == 1, text.hasPrefix(beginning), text.hasSuffix(end) else { return "!(\(text))" }
        return String(text.dropFirst(beginning.count).dropLast(end.count))
    }

    /// The text after `#if`.
    var text: String {
        parts.count == 1 ? parts[0] : parts.map { "(\($0))" }.joined(separator: " && ")
    }
}
