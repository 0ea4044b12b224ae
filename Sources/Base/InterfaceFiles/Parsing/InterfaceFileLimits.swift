/// The limits for a file. Real files use less than a tenth of them.
enum InterfaceFileLimits {
    /// The maximum number of bytes.
    static let size = 32 * 1_048_576
    /// The maximum nesting depth of elements.
    static let depth = 256
    /// The maximum number of attributes of an element. The parser's time grows with their square.
    static let attributes = ReadMarks.attributeLimit
}
