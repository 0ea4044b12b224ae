/// A location in a source file where a symbol is declared or used.
struct Occurrence: Hashable {
    var symbol: Symbol
    var roles: Roles
    var line: Int
    var relations: [Relation] = []
}

/// A named declaration.
struct Symbol: Hashable {
    /// The compiler's identifier, unique within a program.
    var identifier: String
    /// The displayed name: `push(_:onto:)`.
    var name: String
    var isType: Bool
}

/// The relation of an occurrence to another symbol, such as the function that contains it.
struct Relation: Hashable {
    var identifier: String
    var roles: Roles
}

/// The used roles of the index format.
struct Roles: OptionSet, Hashable {
    let rawValue: UInt64

    static let declaration = Roles(rawValue: 1 << 0)
    static let definition = Roles(rawValue: 1 << 1)
    static let reference = Roles(rawValue: 1 << 2)
    /// Created by the compiler, such as the call of a getter.
    static let implicit = Roles(rawValue: 1 << 8)
    static let overrideOf = Roles(rawValue: 1 << 11)
    static let calledBy = Roles(rawValue: 1 << 13)
    static let accessorOf = Roles(rawValue: 1 << 15)
    static let containedBy = Roles(rawValue: 1 << 16)
}
