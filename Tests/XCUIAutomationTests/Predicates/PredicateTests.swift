import Foundation
import Testing

@testable import XCUIAutomation

/// Format strings of predicates mean what Foundation documents for Apple's systems.
@Suite struct PredicateTests {
    private static let tea: [String: PredicateValue] = [
        "label": .text("Green Tea"), "identifier": .text("tea.green"), "value": .text("9"),
        "isEnabled": .number(1),
        "elementType": .number(48), "placeholderValue": .null,
    ]

    @Test(arguments: [
        ("label == 'Green Tea'", true), ("label = \"Green Tea\"", true), ("label == 'green tea'", false),
        ("label ==[c] 'green tea'", true), ("label != 'Tea'", true), ("label <> 'Green Tea'", false),
        ("label BEGINSWITH 'Green'", true), ("label ENDSWITH[c] 'TEA'", true), ("label CONTAINS 'een'", true),
        ("label CONTAINS[cd] 'gréen'", true), ("label CONTAINS 'gréen'", false),
        ("label LIKE 'Green*'", true),
        ("label LIKE 'Gre?n Tea'", true), ("label LIKE 'Tea'", false),
        ("identifier MATCHES 'tea\\\\..+'", true),
        ("identifier MATCHES 'tea'", false), ("label IN {'Tea', 'Green Tea'}", true),
        ("isEnabled == true", true),
        ("isEnabled == NO", false), ("elementType == 48", true), ("elementType > 48", false),
        ("elementType >= 48 AND isEnabled == 1", true), ("label == 'Tea' OR value == '9'", true),
        ("NOT label == 'Tea'", true), ("NOT (label == 'Tea' || value == '9')", false),
        ("label == 'Tea' or (value == '9' and isEnabled == YES)", true), ("placeholderValue == nil", true),
        ("self.label == 'Green Tea'", true), ("TRUEPREDICATE", true), ("'een' IN label", true),
    ])
    func `a format string is true or false for an element`(format: String, isTrue: Bool) throws {
        let expression = try PredicateParser.parse(format, [])
        #expect(expression.isMet { Self.tea[$0] } == isTrue)
    }

    @Test func `arguments replace their marks`() throws {
        let expression = try PredicateParser.parse(
            "%K == %@ AND elementType == %d AND label IN %@", ["label", "Green Tea", 48, ["Green Tea"]])
        #expect(expression.isMet { Self.tea[$0] })
        #expect(
            expression.words
                == "label == \"Green Tea\" AND elementType == 48 AND label IN {\"Green Tea\"}")
    }

    @Test(arguments: [
        "label ==", "== 'Tea'", "label 'Tea'", "label == 'Tea", "(label == 'Tea'", "label SOUNDSLIKE 'Tea'",
        "label == %@", "label == 'Tea' AND",
    ])
    func `a format string that can't be read is refused in words`(format: String) {
        #expect(throws: PredicateParser.Failure.self) { try PredicateParser.parse(format, []) }
    }

    @Test func `a text is compared as a whole with SELF`() {
        #expect(NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "sencha"))
        #expect(!NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "sencha 1"))
    }
}
