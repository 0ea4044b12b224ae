/// The format of module interfaces without bodies.
enum CompilerInterface {
    /// The first lines: the format version, and the imports of every module.
    static func header(of module: String) -> [String] {
        [
            "// swift-interface-format-version: 1.0",
            "// swift-module-flags: -module-name \(module)",
            "import Swift",
            "import _Concurrency",
        ]
    }
}
