import Foundation
import PageFlow
import Testing

/// Checks of links without UIKit, for a server or a command line.
@Suite struct LinkTests {
    @Test(arguments: [
        ("accounts/{number:int}", "bank://accounts/7", 7 as Int?),
        ("accounts/{number:int}", "bank://accounts/seven", nil),
        ("accounts/{number:int}", "https://bank.example/accounts/7", 7),
        ("accounts/{number:int}", "bank://accounts", nil),
    ])
    func `a pattern finds a placeholder's value`(_ pattern: String, _ link: String, _ number: Int?) throws {
        let url = try #require(URL(string: link))
        let match = LinkPattern(stringLiteral: pattern).match(url)
        #expect((match == nil) == (number == nil))
        if let match { #expect(try match.value("number", as: Int.self) == number) }
    }
}
