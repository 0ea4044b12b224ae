import AdoptModel

/// A type that a module declares, with what its extensions add.
final class TypeRecord {
    enum Kind {
        case structure, enumeration, actor
        case classType
        case protocolType
    }

    /// With the types around it: "Feed.Cell".
    let name: String
    let kind: Kind
    let file: Int
    /// What stands after the colon, in its order, without generic arguments.
    let inherited: [String]
    let attributes: Set<String>
    let modifiers: Set<String>
    var members: [MemberRecord] = []
    var extensions: [ExtensionRecord] = []
    /// The rows of its table that answer what the module asks objects for.
    var answers: [String] = []
    /// Whether its module is compiled as Swift 6, which checks who may call whom.
    var isOfSwift6 = false
    /// Whether it or a type around it has generic parameters.
    var isGeneric = false
    /// The first case without values, of an enumeration.
    var firstCase: String?

    init(
        name: String, kind: Kind, file: Int, inherited: [String], attributes: Set<String>,
        modifiers: Set<String>
    ) {
        self.name = name
        self.kind = kind
        self.file = file
        self.inherited = inherited
        self.attributes = attributes
        self.modifiers = modifiers
    }

    /// The members of its body and of its extensions.
    var allMembers: [MemberRecord] { members + extensions.flatMap(\.members) }
}

/// An extension, of a type of the module or of another module's.
struct ExtensionRecord {
    /// The type as it is written.
    let name: String
    let file: Int
    /// Where it begins in its file.
    let offset: Int
    let attributes: Set<String>
    let isConstrained: Bool
    let inherited: [String]
    var members: [MemberRecord]
    /// What its part of a table is called: the file's name and a number, so that other edits leave it as it is.
    let partName: String
    /// The rows of its part that answer what the module asks objects for.
    var answers: [String] = []
}

/// A method or property.
struct MemberRecord {
    enum Kind { case method, property, initializer }

    struct Parameter {
        let label: String?
        let type: String
        /// What the body calls it.
        let name: String
        /// As it is declared, on one line.
        let text: String
    }

    let kind: Kind
    let name: String
    var parameters: [Parameter] = []
    /// The type of a property as it is written.
    var type: String?
    var returns: String?
    var isSettable = true
    var isAsync = false
    var isThrowing = false
    var attributes: Set<String>
    let modifiers: Set<String>
    /// What `@objc(…)` says.
    var givenName: String?
    /// Its `@available(…)`, on one line; empty without one.
    var availability = ""
    /// What a property that only watches another one watches with: `willSet`, `didSet`.
    var observers: [String] = []
    /// Where it begins in its file.
    var offset = 0
    /// Whether it is the first `observeValue(forKeyPath:of:change:context:)` below `NSObject`, which has none on Linux.
    var isObserver = false

    /// Whether nobody may name it.
    var isUnavailable: Bool { availability.filter { $0 != " " }.contains("(*,unavailable") }
    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
    var isOpen: Bool { modifiers.contains("open") }
    var isOverride: Bool { modifiers.contains("override") }
    var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

    /// The name in Objective-C.
    var selector: String {
        givenName
            ?? (kind == .method
                ? SelectorName.method(name, labels: parameters.map(\.label), throws: isThrowing) : name)
    }

    /// The name in Swift with its labels: `add(_:to:)`; without any for a method that takes nothing.
    var reference: String {
        guard !parameters.isEmpty else { return name }
        return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }

    /// Whether it is one of these names: the labels must be the same where some are given.
    func isNamed(_ name: String, _ labels: [String?]?) -> Bool {
        name == self.name && (labels.map { $0 == parameters.map(\.label) } ?? true)
    }
}
