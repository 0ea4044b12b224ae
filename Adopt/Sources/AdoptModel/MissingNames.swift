/// The names that the compiler didn't find in files that import unknown modules.
public struct MissingNames: Codable, Equatable, Sendable {
    /// One name that was not found.
    public struct Name: Codable, Hashable, Sendable {
        /// The scope in which the compiler looked up a name.
        public enum Owner: Codable, Hashable, Sendable {
            /// The types.
            case types
            /// The functions, variables and types.
            case scope
            /// The members of a type's values.
            case values(String)
            /// The static members of a type.
            case type(String)
            /// The attributes, such as `@Injected`.
            case attributes
            /// The subclasses of a class.
            case subclasses(String)
            /// The types whose values are sequences.
            case sequences
            /// The type aliases of a type.
            case names(of: String)
            /// The types that conform to a protocol.
            case adopters(of: String)
        }

        /// The base name, without arguments.
        public var name: String
        /// The scope in which the compiler looked up the name.
        public var owner: Owner
        /// The path of the file that uses the name.
        public var path: String

        /// Creates a name that a file uses.
        public init(_ name: String, _ owner: Owner, path: String) {
            self.name = name
            self.owner = owner
            self.path = path
        }
    }

    /// A line that the compiler couldn't type-check because of a value of unknown type.
    public struct Line: Codable, Hashable, Sendable {
        /// The file's path.
        public var path: String
        /// The 1-based line number.
        public var line: Int
        /// Whether the compiler took too long to type-check the line.
        public var isTooMuch: Bool
        /// Whether the line calls values that may not be callable.
        public var isOfCalls: Bool

        /// Creates a line of a file.
        public init(path: String, line: Int, isTooMuch: Bool = false, isOfCalls: Bool = false) {
            self.path = path
            self.line = line
            self.isTooMuch = isTooMuch
            self.isOfCalls = isOfCalls
        }
    }

    /// A value of unknown type in an expression that requires another type.
    public struct Value: Codable, Hashable, Sendable {
        /// The module that the value belongs to.
        public var module: String
        /// The required type.
        public var type: String
        /// The file's path.
        public var path: String
        /// The 1-based line number.
        public var line: Int
        /// The 1-based column of the value, or of the value it is compared with.
        public var column: Int
        /// Whether the column is that of the operator's other operand.
        public var isBeside: Bool

        /// Creates a value at a position in a file.
        public init(
            of module: String, wanted type: String, path: String, line: Int, column: Int,
            isBeside: Bool = false
        ) {
            self.module = module
            self.type = type
            self.path = path
            self.line = line
            self.column = column
            self.isBeside = isBeside
        }
    }

    /// The names.
    public var names: Set<Name>
    /// The lines.
    public var lines: Set<Line>
    /// The values.
    public var values: Set<Value>

    /// Creates missing names; empty by default.
    public init(names: Set<Name> = [], lines: Set<Line> = [], values: Set<Value> = []) {
        self.names = names
        self.lines = lines
        self.values = values
    }

    /// The missing names, lines and values of both.
    public func union(_ other: MissingNames) -> MissingNames {
        MissingNames(
            names: names.union(other.names), lines: lines.union(other.lines),
            values: values.union(other.values))
    }

    /// Only the parts in files that pass the filter: a package that is no longer adopted has no missing names.
    public func inFiles(where isThere: (String) -> Bool) -> MissingNames {
        MissingNames(
            names: names.filter { isThere($0.path) }, lines: lines.filter { isThere($0.path) },
            values: values.filter { isThere($0.path) })
    }
}
