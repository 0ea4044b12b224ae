/// How much a file may hold. Real files have less than a tenth of it.
enum InterfaceFileLimits {
    /// Bytes in a file.
    static let size = 32 * 1_048_576
    /// Elements in elements.
    static let depth = 256
    /// Attributes of an element. The parser's time grows with their square.
    static let attributes = ReadMarks.attributeLimit
}
