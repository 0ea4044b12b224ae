extension UInt8 {
    /// Whether the byte is what XML calls white space, or a control character that stands for it.
    var isBlank: Bool { self == 32 || (9...13).contains(self) }
}

extension String {
    /// Whether there is nothing but blanks. Bytes are enough to see it, and are faster than characters.
    var isBlank: Bool {
        utf8.withContiguousStorageIfAvailable { $0.allSatisfy(\.isBlank) } ?? utf8.allSatisfy(\.isBlank)
    }
}
