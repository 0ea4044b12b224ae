/// The Swift files of one module before rewriting.
public struct ModuleSources: Sendable {
    /// One file.
    public struct File: Sendable {
        /// The path of the original, which diagnostics name.
        public var path: String
        /// The file's contents.
        public var text: String

        /// Creates a file with its text.
        public init(path: String, text: String) {
            self.path = path
            self.text = text
        }
    }

    /// The module's name in an `import`.
    public var name: String
    /// The module's Swift files.
    public var files: [File]
    /// The project's Swift version.
    public var swiftVersion: String?
    /// The modules that are adopted with this one and that it can import.
    public var adoptedModules: Set<String>
    /// Whether the files contain their own conditions for Linux.
    public var isForLinux: Bool
    /// Whether the module is part of a Swift package, so that `SWIFT_PACKAGE` is true.
    public var isOfPackage: Bool
    /// Whether the module has Objective-C files: then its Swift files see the header's imports.
    public var hasObjectiveC: Bool

    /// Whether the module is compiled in Swift 6 mode.
    public var isOfSwift6: Bool { swiftVersion?.hasPrefix("6") == true }

    /// Creates a module with its files.
    public init(
        name: String, files: [File], swiftVersion: String? = nil, adoptedModules: Set<String> = [],
        isForLinux: Bool = false, isOfPackage: Bool = false, hasObjectiveC: Bool = false
    ) {
        self.name = name
        self.files = files
        self.swiftVersion = swiftVersion
        self.adoptedModules = adoptedModules
        self.isForLinux = isForLinux
        self.isOfPackage = isOfPackage
        self.hasObjectiveC = hasObjectiveC
    }
}
