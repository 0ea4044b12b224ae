import Foundation

/// Checks modules as Apple's compiler would.
public struct AppleSideCheck {
    /// The errors.
    public private(set) var errors: [Diagnostic] = []
    /// The numbers of checked modules and files.
    private(set) var counts = (modules: 0, files: 0)
    /// The modules that couldn't be checked, because a module that they import has errors.
    public private(set) var skipped: [String] = []
    private var broken: Set<String> = []
    private let frontend: Frontend
    private let root: URL

    /// Checks every module against Apple's form. File paths are relative to the root.
    public init(of modules: [SourceModule], against apple: AppleModules, root: URL) throws {
        frontend = apple.frontend
        self.root = root
        for module in SourceModule.ordered(modules) {
            if module.imports.isDisjoint(with: broken) {
                try check(module)
            } else {
                skipped.append(module.name)
                broken.insert(module.name)
            }
        }
    }

    /// `10 modules, 172 files, no errors`.
    public var summary: String {
        [
            Count.words(counts.modules, "module"), Count.words(counts.files, "file"),
            Count.words(errors.count, "error"),
        ]
        .joined(separator: ", ")
    }

    private mutating func check(_ module: SourceModule) throws {
        let sources = try AppleSources(of: module, in: frontend.folder)
        var found = try frontend.check(module.name, sources.files)
        if found.isEmpty { found = try frontend.emit(module.name, sources.files) }
        if !found.isEmpty { broken.insert(module.name) }
        errors += found.map { sources.original($0, from: root) }
        counts.modules += 1
        counts.files += module.files.count
    }
}
