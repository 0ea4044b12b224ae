import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// Words, sentences and paragraphs, and a tokenizer's answers for positions among them.
@MainActor @Suite(.inTurn) struct TextUnitTests {
    @Test(
        arguments: [
            ("One two", ["One", "two"]),
            ("Don't stop", ["Don't", "stop"]),
            ("it’s 3.14, not 3,5.", ["it’s", "3.14", "not", "3,5"]),
            ("a-b c_d", ["a", "b", "c_d"]),
            ("'quoted'", ["quoted"]),
            ("see example.com.", ["see", "example.com"]),
            ("日本 ok", ["日", "本", "ok"]),
            ("naïve café", ["naïve", "café"]),
            ("…", []), ("", []),
        ])
    func `words are letters and digits with what joins them`(text: String, words: [String]) {
        #expect(text.units(.word).map(text.part) == words)
    }

    @Test(
        arguments: [
            ("One. Two! Three", ["One. ", "Two! ", "Three"]),
            ("He said \"No.\" She left.", ["He said \"No.\" ", "She left."]),
            ("Version 1.2 is out. Yes", ["Version 1.2 is out. ", "Yes"]),
            ("See p. ten now. End", ["See p. ten now. ", "End"]),
            ("First\nSecond", ["First\n", "Second"]),
            ("What?! Really", ["What?! ", "Really"]),
            ("", []),
        ])
    func `sentences end with their spaces`(text: String, sentences: [String]) {
        #expect(text.units(.sentence).map(text.part) == sentences)
    }

    @Test(arguments: [("a\nb", ["a", "b"]), ("a\n\nb\n", ["a", "", "b", ""]), ("", [""])])
    func `paragraphs are without their line feeds`(text: String, paragraphs: [String]) {
        #expect(text.units(.paragraph).map(text.part) == paragraphs)
    }

    @Test func `characters are what is read`() {
        #expect("a👨‍👩‍👧e\u{301}".units(.character).map(\.length) == [1, 8, 2])
    }

    private func view(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.text = text
        return view
    }

    /// A position by its offset.
    private func place(_ view: UITextView, _ offset: Int) -> UITextPosition {
        view.position(from: view.beginningOfDocument, offset: offset) ?? UITextPosition()
    }

    // "One two.": the words are 0-3 and 4-7.
    @Test(
        arguments: [
            (0, true, "One"), (0, false, nil), (1, true, "One"), (1, false, "One"), (3, true, nil),
            (3, false, "One"), (4, true, "two"), (4, false, nil), (7, true, nil), (7, false, "two"),
            (8, true, nil), (8, false, nil),
        ] as [(Int, Bool, String?)])
    func `a place at an edge is in the word that goes on`(offset: Int, forward: Bool, word: String?) {
        let view = view("One two.")
        let direction = UITextDirection.storage(forward ? .forward : .backward)
        let range = view.tokenizer.rangeEnclosingPosition(
            place(view, offset), with: .word, inDirection: direction)
        #expect(range.flatMap(view.text(in:)) == word)
        #expect(
            view.tokenizer.isPosition(place(view, offset), withinTextUnit: .word, inDirection: direction)
                == (word != nil))
    }

    @Test(
        arguments: [
            (0, true, 3), (3, true, 7), (7, true, nil), (8, false, 4), (4, false, 0), (2, false, 0),
            (0, false, nil),
        ] as [(Int, Bool, Int?)])
    func `boundaries are ends forwards and beginnings backwards`(offset: Int, forward: Bool, next: Int?) {
        let view = view("One two.")
        let direction = UITextDirection.storage(forward ? .forward : .backward)
        let found = view.tokenizer.position(
            from: place(view, offset), toBoundary: .word, inDirection: direction)
        #expect(found.map { view.offset(from: view.beginningOfDocument, to: $0) } == next)
        if let found {
            #expect(view.tokenizer.isPosition(found, atBoundary: .word, inDirection: direction))
        }
    }

    @Test func `directions of the screen are those of the writing`() {
        let view = view("One two")
        func next(_ direction: UITextLayoutDirection) -> Int? {
            view.tokenizer.position(from: place(view, 2), toBoundary: .word, inDirection: .layout(direction))
                .map { view.offset(from: view.beginningOfDocument, to: $0) }
        }
        #expect(next(.right) == 3 && next(.left) == 0)
        let hebrew = self.view("שלום עולם")
        let found = hebrew.tokenizer.position(
            from: place(hebrew, 2), toBoundary: .word, inDirection: .layout(.left))
        #expect(found.map { hebrew.offset(from: hebrew.beginningOfDocument, to: $0) } == 4)
    }

    @Test func `lines of a text view are those of its layout`() {
        let view = view("one two three four five six seven eight nine ten eleven twelve\nend")
        let lines = view.lineUnits.map(view.wholeText.part)
        #expect(
            lines.count == 3 && lines.last == "end"
                && lines.joined() == view.wholeText.replacingOccurrences(of: "\n", with: ""))
        let range = view.tokenizer.rangeEnclosingPosition(
            place(view, 2), with: .line, inDirection: .storage(.forward))
        #expect(range.flatMap(view.text(in:)) == lines.first)
        let base = UITextInputStringTokenizer(textInput: view)
        let paragraph = base.rangeEnclosingPosition(
            place(view, 2), with: .line, inDirection: .storage(.forward))
        #expect(paragraph.flatMap(view.text(in:))?.hasSuffix("twelve") == true)
    }

    @Test func `values of directions are those of the two kinds`() {
        #expect(
            UITextDirection.storage(.forward).rawValue == 0
                && UITextDirection.storage(.backward).rawValue == 1)
        #expect(UITextDirection.layout(.right).rawValue == 2 && UITextDirection.layout(.down).rawValue == 5)
        #expect(
            UITextGranularity.document.rawValue == 5 && UITextAlternativeStyle.lowConfidence.rawValue == 1)
    }
}
