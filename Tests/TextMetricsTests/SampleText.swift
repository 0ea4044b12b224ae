import SeededNumbers

enum SampleText {
    private static let words = [
        "a", "To", "the", "PageFlow", "navigation", "1,234.50", "(see", "below)", "日本語。", "テスト", "한글",
        "well-known", "😀", "👨‍👩‍👧‍👦", "né", "incomprehensibilities", "—", "“so”", "\t", "\n", "\n\n", "x",
    ]

    /// Words in any order, some with spaces between them.
    static func make(with random: inout SeededNumbers) -> String {
        (0..<Int.random(in: 0...14, using: &random)).reduce(into: "") { text, _ in
            text += words[Int.random(in: 0..<words.count, using: &random)]
            text += ["", " ", " ", "  "][Int.random(in: 0..<4, using: &random)]
        }
    }
}
