/// What the sources of a module say that matters for its test cases.
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
    /// What stands first behind the colon; it may be a protocol.
    var superclass: String
    var tests: [TestMethod] = []
    var condition = Condition()
    /// Whether other files cannot name it.
    var isPrivate = false
    /// Whether it, or a type around it, has generic parameters.
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

/// An instance method that XCTest takes for a test: its name begins with `test`, it has no parameters and returns
/// nothing.
struct TestMethod: Hashable, Sendable {
    /// As it is written, backticks included.
    var name: String
    var effects = Effects()
    var condition = Condition()

    /// The keywords before a call of the declaration.
    struct Effects: Hashable, Sendable {
        var isAsync = false
        var canThrow = false
    }
}

/// The `#if` conditions around a declaration, from the outside inwards.
struct Condition: Hashable, Sendable {
    var parts: [String] = []

    var isEmpty: Bool { parts.isEmpty }

    /// Both together, each part once.
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

    /// The condition under which none of others holds, all of which begin with this one; `nil` if one of them always holds.
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

    /// What stands behind `#if`.
    var text: String {
        parts.count == 1 ? parts[0] : parts.map { "(\($0))" }.joined(separator: " && ")
    }
}
