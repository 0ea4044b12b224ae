/// The files of a module as they compile on Linux.
public struct RewrittenModule: Sendable {
    /// One file.
    public struct File: Sendable {
        /// Where the original is.
        public var path: String
        /// The text to compile. The same as the original's where nothing had to change.
        public var text: String
        /// What was rewritten, in the file's order.
        public var changes: [Change]
        /// What cannot be rewritten.
        public var problems: [Problem]
        /// Whether nothing of it is compiled: it only starts the app, which the program does.
        public var isLeftOut: Bool

        /// A file and what was done with it.
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

    /// Something that was rewritten.
    public struct Change: Hashable, Sendable {
        /// What it is, as a report counts it: "@objc", "#selector", "optional call".
        public var construct: String
        /// The line in the original, from 1.
        public var line: Int

        /// A construct that was rewritten, at a line.
        public init(_ construct: String, line: Int) {
            self.construct = construct
            self.line = line
        }
    }

    /// Something that stops the file from compiling, at its place in the original.
    public struct Problem: Hashable, Sendable {
        /// What is wrong, and what to do.
        public var message: String
        /// The line in the original, from 1.
        public var line: Int
        /// The column in the original, from 1.
        public var column: Int

        /// A message about a place in the original.
        public init(_ message: String, line: Int, column: Int = 1) {
            self.message = message
            self.line = line
            self.column = column
        }
    }

    /// The module's files, in their order.
    public var files: [File]
    /// A file of tables that belongs to the module: what the Objective-C runtime knows on a device. `nil` where nothing needs it.
    public var tables: String?
    /// The class that the app starts with: it had `@UIApplicationMain` or `@main`, which `tables` then makes reachable as
    /// `public func makeApplicationDelegate() -> any UIApplicationDelegate`. `nil` where there is none.
    public var mainClass: String?

    /// A module of files that were rewritten.
    public init(files: [File], tables: String? = nil, mainClass: String? = nil) {
        self.files = files
        self.tables = tables
        self.mainClass = mainClass
    }
}
