import Testing

@testable import CoverageKit

@Suite struct WordsTests {
    @Test(arguments: [
        ("viewDidLoad", ["view", "did", "load"]),
        ("openURLContexts", ["open", "url", "context"]),
        ("initWithCGImage", ["init", "with", "cg", "image"]),
        ("UIView", ["ui", "view"]),
        ("allowedURLs", ["allowed", "url"]),
        ("categories", ["category"]),
    ])
    func splits(name: String, words: [String]) {
        #expect(Words.split(name) == words)
    }
}
