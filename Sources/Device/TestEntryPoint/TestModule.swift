/// A test target: the name of its module, and its source files.
public struct TestModule: Sendable {
    let name: String
    let declarations: Declarations
    /// Whether it has source files.
    public let hasFiles: Bool

    /// Reads a module's sources.
    ///
    /// - Parameter files: The path and text of each file.
    public init(name: String, files: [(path: String, text: String)]) {
        self.name = name
        hasFiles = !files.isEmpty
        declarations = files.sorted { $0.path < $1.path }
            .map { DeclarationReader.declarations(in: $0.text, file: $0.path) }
            .reduce(Declarations(), +)
    }
}
