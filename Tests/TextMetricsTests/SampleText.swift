/// The same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}

enum SampleText {
    private static let words = [
        "a", "To", "the", "PageFlow", "navigation", "1,234.50", "(see", "below)", "日本語。", "テスト", "한글",
        "well-known", "😀", "👨‍👩‍👧‍👦", "né", "incomprehensibilities", "—", "“so”", "\t", "\n", "\n\n", "x",
    ]

    /// Words in any order, some with spaces between them.
    static func make(with random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0...14, using: &random)).reduce(into: "") { text, _ in
            text += words[Int.random(in: 0..<words.count, using: &random)]
            text += ["", " ", " ", "  "][Int.random(in: 0..<4, using: &random)]
        }
    }
}
