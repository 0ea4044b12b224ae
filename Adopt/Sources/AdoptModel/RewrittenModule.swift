/// A module's files as they compile on Linux.
public struct RewrittenModule: Sendable {
    /// One file.
    public struct File: Sendable {
        /// The path of the original.
        public var path: String
        /// The text to compile; equal to the original's if nothing had to change.
        public var text: String
        /// The rewritten constructs, in file order.
        public var changes: [Change]
        /// The constructs that can't be rewritten.
        public var problems: [Problem]
        /// Whether the file is omitted from the build because it only starts the app, which the generated program does.
        public var isLeftOut: Bool

        /// Creates a file with its changes and problems.
        public init(
            path: String, text: String, changes: [Change] = [], problems: [Problem] = [],
            isLeftOut: Bool = false
        ) {
            self.path = path
            self.text = text
            self.changes = changes
            self.problems = problems
            self.isLeftOut = isLeftOut
        }
    }

    /// A rewritten construct.
    public struct Change: Hashable, Sendable {
        /// The construct as a report counts it: "@objc", "#selector", "optional call".
        public var construct: String
        /// The 1-based line in the original.
        public var line: Int

        /// Creates a change at a line.
        public init(_ construct: String, line: Int) {
            self.construct = construct
            self.line = line
        }
    }

    /// A construct that prevents the file from compiling, with its position in the original.
    public struct Problem: Hashable, Sendable {
        /// The problem and its solution.
        public var message: String
        /// The 1-based line in the original.
        public var line: Int
        /// The 1-based column in the original.
        public var column: Int

        /// Creates a problem at a position in the original.
        public init(_ message: String, line: Int, column: Int = 1) {
            self.message = message
            self.line = line
            self.column = column
        }
    }

    /// The module's files, in their original order.
    public var files: [File]
    /// A generated file with the tables that replace the Objective-C runtime's metadata; `nil` if the module needs none.
    public var tables: String?
    /// The class with `@UIApplicationMain` or `@main`, which `tables` makes available as `public func makeApplicationDelegate()
    /// -> any UIApplicationDelegate`; `nil` if the module has none.
    public var mainClass: String?

    /// Creates a module of rewritten files.
    public init(files: [File], tables: String? = nil, mainClass: String? = nil) {
        self.files = files
        self.tables = tables
        self.mainClass = mainClass
    }
}
