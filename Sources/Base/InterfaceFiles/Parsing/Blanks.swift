extension UInt8 {
    /// Whether the byte is XML whitespace, or a control character treated as such.
    var isBlank: Bool { self == 32 || (9...13).contains(self) }
}

extension String {
    /// Whether the text contains only whitespace. Checking bytes is faster than checking characters.
    var isBlank: Bool {
        utf8.withContiguousStorageIfAvailable { $0.allSatisfy(\.isBlank) } ?? utf8.allSatisfy(\.isBlank)
    }
}
