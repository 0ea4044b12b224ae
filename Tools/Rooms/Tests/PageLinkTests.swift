import Testing

@testable import RoomsKit

/// Links from `docs/Page.md`, in a folder with a file `README.md` with the heading "Add it", and a folder `Sources`.
@Suite struct PageLinkTests {
    private func faults(_ text: String) -> [String] {
        PageLinks(of: "docs/Page.md", text: text).faults { path in
            ["README.md": ["add-it"], "docs/Page.md": PageLinks.anchors(in: text), "Sources": []][path]
        }
    }

    @Test(arguments: [
        "[a](../README.md)", "[a](../README.md#add-it)", "[a](../Sources)", "[a](https://example.com/x.md)",
        "[a](doc:Article)", "`[a](gone.md)`", "```\n[a](gone.md)\n```", "# Here it is\n[a](#here-it-is)",
    ])
    func `a link to a file, a heading, the web or in code has no fault`(text: String) {
        #expect(faults(text) == [])
    }

    @Test(arguments: ["[a](gone.md)", "[a](gone.md#add-it)", "<img src=\"gone.md\">"])
    func `a link to no file is a fault at its line`(text: String) {
        let fault = faults("first\n" + text).first
        #expect(fault?.hasPrefix("docs/Page.md:2: the link gone.md") == true)
        #expect(fault?.hasSuffix("leads to no file. Repair: correct the path") == true)
    }

    @Test func `a link to no heading is a fault`() {
        #expect(
            faults("[a](../README.md#gone)") == [
                "docs/Page.md:1: README.md has no heading for the link ../README.md#gone. "
                    + "Repair: name one of its headings"
            ])
    }

    @Test(arguments: [
        ("## The simulator's surface", "the-simulators-surface"), ("# `Kit`, twice", "kit-twice"),
        ("### Half-way", "half-way"),
    ])
    func `a heading is an anchor without punctuation`(line: String, anchor: String) {
        #expect(PageLinks.anchors(in: line) == [anchor])
    }
}
