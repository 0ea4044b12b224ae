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

        /// A line of a file.
        public init(path: String, line: Int) {
            self.path = path
            self.line = line
        }
    }

    /// The names.
    public var names: Set<Name>
    /// The lines.
    public var lines: Set<Line>

    /// Names and lines; none by themselves.
    public init(names: Set<Name> = [], lines: Set<Line> = []) {
        self.names = names
        self.lines = lines
    }

    /// What is missing by either.
    public func union(_ other: MissingNames) -> MissingNames {
        MissingNames(names: names.union(other.names), lines: lines.union(other.lines))
    }
}
