import Testing

@testable import PageFlowLab

@Suite struct OtherLabTests {
    @Test(arguments: [
        ("shot --dark --package Tea --to a.svg", nil, "shot --dark --to a.svg"),
        ("explore TeaLab --package=Tea --walks 1", "TeaLab", "explore --walks 1"),
        ("explore --to explore explore --package Tea", "explore", "explore --to explore"),
        ("replay a.html --package Tea --app TeaLab", "TeaLab", "replay a.html"),
    ])
    func `the program of another package gets all arguments except those that name it`(
        call: String, program: String?, words: String
    ) throws {
        let passed = try OtherLab.words(of: call.split(separator: " ").map(String.init), program)
        #expect(passed.joined(separator: " ") == words)
    }
}
