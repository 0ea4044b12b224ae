/// What the compiler has not found in files that import modules which nobody knows.
public struct MissingNames: Codable, Equatable, Sendable {
    /// One name that was not found.
    public struct Name: Codable, Hashable, Sendable {
        /// Where a name was looked for.
        public enum Owner: Codable, Hashable, Sendable {
            /// Among types.
            case types
            /// Among functions, variables and types.
            case scope
            /// In the values of a type.
            case values(String)
            /// In a type itself.
            case type(String)
            /// Among attributes: `@Injected`.
            case attributes
            /// Among the classes that inherit from this one.
            case subclasses(String)
            /// Among the types whose values are sequences.
            case sequences
            /// Among the other names of this type.
            case names(of: String)
            /// Among the types that adopt this protocol.
            case adopters(of: String)
        }

        /// The name, without arguments.
        public var name: String
        /// Where it was looked for.
        public var owner: Owner
        /// The file that uses it.
        public var path: String

        /// A name that a file uses.
        public init(_ name: String, _ owner: Owner, path: String) {
            self.name = name
            self.owner = owner
            self.path = path
        }
    }

    /// A line that the compiler could not make sense of with a value of unknown type.
    public struct Line: Codable, Hashable, Sendable {
        /// The file.
        public var path: String
        /// The line in it, from 1.
        public var line: Int
        /// Whether it took too long to find out what its values are.
        public var isTooMuch: Bool
        /// Whether it calls values of which it was not clear that they can be called.
        public var isOfCalls: Bool

        /// A line of a file.
        public init(path: String, line: Int, isTooMuch: Bool = false, isOfCalls: Bool = false) {
            self.path = path
            self.line = line
            self.isTooMuch = isTooMuch
            self.isOfCalls = isOfCalls
        }
    }

    /// A value of unknown type that stands where one of another type is wanted.
    public struct Value: Codable, Hashable, Sendable {
        /// The module that it is of.
        public var module: String
        /// The type that is wanted.
        public var type: String
        /// The file.
        public var path: String
        /// The line in it, from 1.
        public var line: Int
        /// The column of the value, or of what is compared with it, from 1.
        public var column: Int
        /// Whether the value is at the other side of the operator.
        public var isBeside: Bool

        /// A value at its place.
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

    /// Names, lines and values; none by themselves.
    public init(names: Set<Name> = [], lines: Set<Line> = [], values: Set<Value> = []) {
        self.names = names
        self.lines = lines
        self.values = values
    }

    /// What is missing by either.
    public func union(_ other: MissingNames) -> MissingNames {
        MissingNames(
            names: names.union(other.names), lines: lines.union(other.lines),
            values: values.union(other.values))
    }

    /// What is missing in some files alone: a package that is no longer brought misses nothing.
    public func inFiles(where isThere: (String) -> Bool) -> MissingNames {
        MissingNames(
            names: names.filter { isThere($0.path) }, lines: lines.filter { isThere($0.path) },
            values: values.filter { isThere($0.path) })
    }
}
