/// The Swift files of one module, before anything is rewritten.
public struct ModuleSources: Sendable {
    /// One file.
    public struct File: Sendable {
        /// Where the original is: what diagnostics name.
        public var path: String
        /// What it holds.
        public var text: String

        /// A file with its text.
        public init(path: String, text: String) {
            self.path = path
            self.text = text
        }
    }

    /// What `import` calls the module.
    public var name: String
    /// The module's Swift files.
    public var files: [File]
    /// The version of Swift that the project asks for.
    public var swiftVersion: String?
    /// Modules that are adopted with this one and can be imported.
    public var adoptedModules: Set<String>
    /// Whether the files say themselves what of them Linux compiles.
    public var isForLinux: Bool
    /// Whether SwiftPM builds the module on Apple's systems, for which `SWIFT_PACKAGE` is true.
    public var isOfPackage: Bool
    /// Whether files in Objective-C belong to the module: its Swift files have what their header imports.
    public var hasObjectiveC: Bool

    /// Whether it is compiled as Swift 6.
    public var isOfSwift6: Bool { swiftVersion?.hasPrefix("6") == true }

    /// A module with its files.
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
