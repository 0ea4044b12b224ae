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
    var condition = Condition()
}

/// The `#if` conditions around a declaration, from the outside inwards.
struct Condition: Hashable, Sendable {
    var parts: [String] = []

    var isEmpty: Bool { parts.isEmpty }

    /// Both together, each part once.
    static func + (one: Condition, other: Condition) -> Condition {
        Condition(parts: one.parts + other.parts.filter { !one.parts.contains($0) })
    }

    /// What stands behind `#if`.
    var text: String {
        parts.count == 1 ? parts[0] : parts.map { "(\($0))" }.joined(separator: " && ")
    }
}
