import AdoptModel

/// A type of the module, including its extensions.
final class TypeRecord {
    enum Kind {
        case structure, enumeration, actor
        case classType
        case protocolType
    }

    /// The name with its enclosing types: "Feed.Cell".
    let name: String
    let kind: Kind
    let file: Int
    /// The inherited types in order, without generic arguments.
    let inherited: [String]
    let attributes: Set<String>
    let modifiers: Set<String>
    var members: [MemberRecord] = []
    var extensions: [ExtensionRecord] = []
    /// The table rows that answer the module's questions.
    var answers: [String] = []
    /// Whether its module is compiled in Swift 6 mode, which checks isolation.
    var isOfSwift6 = false
    /// Whether the type or an enclosing type has generic parameters.
    var isGeneric = false
    /// The first case of an enumeration without associated values.
    var firstCase: String?

    init(
        name: String, kind: Kind, file: Int, inherited: [String], attributes: Set<String>,
        modifiers: Set<String>
    ) {
        (self.name, self.kind, self.file) = (name, kind, file)
        (self.inherited, self.attributes, self.modifiers) = (inherited, attributes, modifiers)
    }

    /// The members in its body and in its extensions.
    var allMembers: [MemberRecord] { members + extensions.flatMap(\.members) }

    /// The members that code in a file may use: all except private ones of other files.
    func members(visibleIn file: Int) -> [MemberRecord] {
        members.filter { file == self.file || !$0.isPrivate }
            + extensions.flatMap { $0.members(visibleIn: file) }
    }
}

/// An extension of a type of this or another module.
struct ExtensionRecord {
    /// The type as it is written.
    let name: String
    let file: Int
    /// The start of the extension in its file.
    let offset: Int
    let attributes: Set<String>
    let isConstrained: Bool
    let inherited: [String]
    var members: [MemberRecord]
    /// The name of its part of a table. It contains the file's name and a number, so that edits in other files don't change it.
    let partName: String
    /// The rows in its part that answer the module's questions.
    var answers: [String] = []
    /// Whether members without an access modifier are private to the file.
    var isPrivate = false

    /// The members that code in a file may use: all except private ones of other files.
    func members(visibleIn file: Int) -> [MemberRecord] {
        members.filter { file == self.file || !$0.isPrivate && !(isPrivate && $0.hasNoAccess) }
    }
}

/// A method or property.
struct MemberRecord {
    enum Kind { case method, property, initializer }

    struct Parameter {
        let label: String?
        let type: String
        /// The name in Swift.
        let name: String
        /// The declaration on one line.
        let text: String
    }

    let kind: Kind
    let name: String
    var parameters: [Parameter] = []
    /// The type of a property as written.
    var type: String?
    var returns: String?
    var isSettable = true
    var isAsync = false
    var isThrowing = false
    var attributes: Set<String>
    let modifiers: Set<String>
    /// The name in `@objc(…)`.
    var givenName: String?
    /// The `@available(…)` attribute on one line; empty if there is none.
    var availability = ""
    /// Whether the property has `willSet` or `didSet`.
    var hasObservers = false
    /// The start of the member in its file.
    var offset = 0
    /// Whether the member is `observeValue(forKeyPath:of:change:context:)` in a direct subclass of `NSObject`, which doesn't have
    /// it on Linux.
    var isObserver = false

    /// Whether the member is marked unavailable.
    var isUnavailable: Bool { availability.filter { $0 != " " }.contains("(*,unavailable") }
    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
    var isOverride: Bool { modifiers.contains("override") }
    var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
    /// Whether the member has the access of its body.
    var hasNoAccess: Bool { modifiers.isDisjoint(with: ["internal", "open", "package", "public"]) }

    /// The Objective-C name.
    var selector: String {
        givenName
            ?? (kind == .method
                ? SelectorName.method(name, labels: parameters.map(\.label), throws: isThrowing) : name)
    }

    /// The Swift name with its labels: `add(_:to:)`. A method without parameters has no parentheses.
    var reference: String {
        guard !parameters.isEmpty else { return name }
        return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }

    /// Whether the member has this name, and these labels if any are given.
    func isNamed(_ name: String, _ labels: [String?]?) -> Bool {
        name == self.name && (labels.map { $0 == parameters.map(\.label) } ?? true)
    }
}
