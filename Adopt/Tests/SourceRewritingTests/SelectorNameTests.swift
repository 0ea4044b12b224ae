import AdoptModel
import Testing

@testable import SourceRewriting

struct SelectorNameTests {
    @Test(
        arguments: [
            ("didTap", [], "didTap"), ("didTap", [nil], "didTap:"),
            ("didTap", ["sender"], "didTapWithSender:"),
            ("f", ["a", "with"], "fWithA:with:"), ("move", ["to"], "moveTo:"),
            ("tapped", ["forEvent"], "tappedForEvent:"),
            ("showWith", ["name"], "showWithName:"), ("save", [nil, "for"], "save:for:"),
            ("add", [nil, nil], "add::"),
            ("load", ["url"], "loadWithUrl:"),
        ] as [(String, [String?], String)])
    func `a method has Swift's Objective-C name`(base: String, labels: [String?], name: String) {
        #expect(SelectorName.method(base, labels: labels) == name)
    }

    @Test func `a property's setter has the prefix set`() {
        #expect(SelectorName.setter(of: "title") == "setTitle:")
    }
}
