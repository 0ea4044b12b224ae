/// One place of a source file where a symbol is declared or used.
struct Occurrence: Hashable {
    var symbol: Symbol
    var roles: Roles
    var line: Int
    var relations: [Relation] = []
}

/// What has a name.
struct Symbol: Hashable {
    /// The compiler's identifier: one for each symbol of a program.
    var identifier: String
    /// As it is read: `push(_:onto:)`.
    var name: String
    var isType: Bool
}

/// What an occurrence has to do with another symbol, such as the function that it stands in.
struct Relation: Hashable {
    var identifier: String
    var roles: Roles
}

/// The roles of the index format that matter here.
struct Roles: OptionSet, Hashable {
    let rawValue: UInt64

    static let declaration = Roles(rawValue: 1 << 0)
    static let definition = Roles(rawValue: 1 << 1)
    static let reference = Roles(rawValue: 1 << 2)
    /// Made by the compiler, such as the call of a getter.
    static let implicit = Roles(rawValue: 1 << 8)
    static let overrideOf = Roles(rawValue: 1 << 11)
    static let calledBy = Roles(rawValue: 1 << 13)
    static let accessorOf = Roles(rawValue: 1 << 15)
    static let containedBy = Roles(rawValue: 1 << 16)
}
