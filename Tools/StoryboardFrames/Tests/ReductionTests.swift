import Foundation
import StoryboardFramesKit
import Testing

struct ReductionTests {
    private func reduced(_ text: String) throws -> String {
        Reduction.reduced(try #require(Element.read(Data(text.utf8)))).xml
    }

    @Test func `elements with a size stay`() throws {
        let label = """
            <label id="a" numberOfLines="2" text="A &amp; B">
            <rect height="20.33333" key="frame" width="40" x="16" y="28.5"/>
            <string key="text">Two&#10;lines</string>
            </label>

            """
        #expect(try reduced(label) == label)
    }

    @Test(arguments: [
        ("<view customClass=\"Mine\" id=\"a\"/>", "<view id=\"a\"/>\n"),
        ("<view id=\"a\"><color key=\"tintColor\" white=\"1\"/></view>", "<view id=\"a\"/>\n"),
        ("<view id=\"a\"><connections><outlet property=\"p\"/></connections></view>", "<view id=\"a\"/>\n"),
        ("<rect x=\"20.333333333333332\" y=\"1.0000000000000002\"/>", "<rect x=\"20.33333\" y=\"1\"/>\n"),
    ])
    func `elements without a size are removed`(_ text: String, _ expected: String) throws {
        #expect(try reduced(text) == expected)
    }

    @Test func `the ways that lend a page its bars stay`() throws {
        let segue = """
            <connections>
            <segue destination="b" id="s" kind="show"/>
            </connections>

            """
        #expect(try reduced(segue.replacing("id=", with: "identifier=\"go\" id=")) == segue)
    }
}
