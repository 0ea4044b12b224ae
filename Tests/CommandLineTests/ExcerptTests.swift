import Testing

@Suite struct ExcerptTests {
    @Test(arguments: [
        (["a", "b", "c"], nil), (["...", "c"], nil), (["a", "..."], nil), (["...", "b", "..."], nil),
        (["a", "...", "c"], nil), (["  ...", "b", "c"], nil),
        (["a", "b"], "printed beyond the excerpt: c"),
        (["b", "c"], "these lines are elsewhere: b"),
        (["...", "a", "b"], "these lines are elsewhere: a"),
        (["a", "x", "c"], "x"), (["...", "x", "..."], "x"),
        (["...", "b", "...", "a", "..."], "a"),
    ])
    func `an excerpt is true or names its first fault`(lines: [String], fault: String?) {
        #expect(Excerpt(lines).firstFault(in: ["a", "b", "c"]) == fault)
    }

    @Test(arguments: [
        (
            "2026-11-21 12:06:43.720 pageflow[8132:8132] begin",
            "2031-01-02 03:04:05.678 pageflow[1:2] begin", true
        ),
        (
            "2026-11-21 12:06:43.720 pageflow[8132:8132] begin",
            "2026-11-21 12:06:43.720 pageflow[8132:8132] end", false
        ),
        (
            "1,000 operations (5 %), 6,151 a second, 32.4 MB",
            "1,000 operations (5 %), 37,828 a second, 26.3 MB", true
        ),
        (
            "1,000 operations (5 %), 6,151 a second, 32.4 MB",
            "1,000 operations (6 %), 6,151 a second, 32.4 MB", false
        ),
        (
            "9 operations in 0.5 s, and nothing is broken.", "9 operations in 12.0 s, and nothing is broken.",
            true
        ),
    ])
    func `times, process numbers and speeds do not count`(shown: String, printed: String, isTrue: Bool) {
        #expect((Excerpt([shown]).firstFault(in: [printed]) == nil) == isTrue)
    }
}
