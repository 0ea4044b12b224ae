/// The format in which the compiler reads a module without bodies.
enum CompilerInterface {
    /// The first lines: the format, and what every module imports.
    static func header(of module: String) -> [String] {
        [
            "// swift-interface-format-version: 1.0",
            "// swift-module-flags: -module-name \(module)",
            "import Swift",
            "import _Concurrency",
        ]
    }
}
