/// A hash that distinguishes texts (FNV-1a, 64 bits).
enum ContentHash {
    static func of(_ first: String, _ others: some Sequence<String>) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func add(_ text: String) {
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            hash = (hash ^ 0xff) &* 0x100_0000_01b3
        }
        add(first)
        for text in others { add(text) }
        return String(hash, radix: 16)
    }
}
