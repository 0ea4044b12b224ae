import PageFlowTesting
import SeededNumbers
import Simulator
import Testing

/// Records a text view's delegate calls and notifications.
@MainActor
private final class Editor: NSObject, UITextViewDelegate {
    var notes: [String] = []
    var says: (String) -> Bool = { _ in true }

    private func ask(_ question: String) -> Bool {
        notes.append("\(question)?")
        return says(question)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("begin") }
    func textViewDidBeginEditing(_ textView: UITextView) { notes.append("began") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("end") }
    func textViewDidEndEditing(_ textView: UITextView) { notes.append("ended") }
    func textViewDidChange(_ textView: UITextView) { notes.append("changed") }
    func textViewDidChangeSelection(_ textView: UITextView) {
        notes.append("selected \(textView.selectedRange.location),\(textView.selectedRange.length)")
    }

    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { ask("\(range.location),\(range.length) '\(text)'") }

    func watch(_ textView: UITextView) {
        textView.delegate = self
        let notifications: KeyValuePairs<String, Notification.Name> = [
            "posted began": UITextView.textDidBeginEditingNotification,
            "posted changed": UITextView.textDidChangeNotification,
            "posted ended": UITextView.textDidEndEditingNotification,
        ]
        for (name, notification) in notifications {
            _ = NotificationCenter.default.addObserver(
                forName: notification, object: textView, queue: nil
            ) { [weak self] _ in
                MainActor.assumeIsolated { self?.notes.append(name) }
            }
        }
    }

    func take() -> [String] {
        defer { notes = [] }
        return notes
    }
}

private final class Page: UIViewController {
    let textView = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 120))
    let editor = Editor()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(textView)
        editor.watch(textView)
    }
}

extension UITextView {
    /// The rectangle of the insertion point.
    fileprivate func caret(_ offset: Int) -> CGRect {
        position(from: beginningOfDocument, offset: offset).map(caretRect(for:)) ?? .null
    }

    /// The rectangle of a letter.
    fileprivate func letter(_ offset: Int) -> CGRect {
        guard let start = position(from: beginningOfDocument, offset: offset),
            let end = position(from: start, offset: 1), let range = textRange(from: start, to: end)
        else { return .null }
        return firstRect(for: range)
    }
}

@MainActor
private func launch(_ system: System = .iOS(18)) -> (Simulator, Page, UITextView) {
    let page = Page()
    let sim = Simulator(system: system)
    sim.launch(page)
    _ = page.editor.take()
    return (sim, page, page.textView)
}

@MainActor
@Suite(.onStage) struct TextViewTests {
    @Test func `a tap begins editing, and another responder ends it`() {
        let (sim, page, textView) = launch()
        sim.tap(textView)
        #expect(textView.isFirstResponder)
        #expect(page.editor.take() == ["begin?", "began", "posted began"])
        textView.resignFirstResponder()
        #expect(!textView.isFirstResponder)
        #expect(page.editor.take() == ["end?", "ended", "posted ended"])
    }

    @Test(arguments: ["begin", "end"])
    func `a delegate that says no keeps the keyboard where it is`(_ question: String) {
        let (sim, page, textView) = launch()
        page.editor.says = { $0 != question }
        sim.tap(textView)
        textView.resignFirstResponder()
        #expect(textView.isFirstResponder == (question == "end"))
    }

    @Test func `the delegate is asked before each character and notified after it`() {
        let (sim, page, textView) = launch()
        sim.tap(textView)
        _ = page.editor.take()
        sim.type("é\n")
        #expect(textView.text == "é\n")
        #expect(
            page.editor.take() == [
                "0,0 'é'?", "selected 1,0", "changed", "posted changed",
                "1,0 '\n'?", "selected 2,0", "changed", "posted changed",
            ])
    }

    @Test func `what the delegate refuses is not in the text`() {
        let (sim, page, textView) = launch()
        page.editor.says = { !$0.contains("'b'") }
        textView.becomeFirstResponder()
        sim.type("abc")
        #expect(textView.text == "ac")
    }

    @Test func `the delete key takes a whole character, and a selection as one`() {
        let (sim, page, textView) = launch()
        textView.text = "a👨‍👩‍👧b"
        textView.becomeFirstResponder()
        _ = page.editor.take()
        sim.type("\u{8}\u{8}")
        #expect(textView.text == "a")
        #expect(page.editor.take().filter { $0.hasSuffix("?") } == ["9,1 ''?", "1,8 ''?"])
        textView.text = "one two three"
        textView.selectedRange = NSRange(location: 3, length: 4)
        sim.type("\u{8}")
        #expect(textView.text == "one three" && textView.selectedRange == NSRange(location: 3, length: 0))
    }

    @Test func `the delete key at the beginning calls no delegate method`() {
        let (sim, page, textView) = launch()
        textView.text = "a"
        textView.becomeFirstResponder()
        textView.selectedRange = NSRange(location: 0, length: 0)
        _ = page.editor.take()
        sim.type("\u{8}")
        #expect(page.editor.take() == [] && textView.text == "a")
    }

    @Test func `code that sets the text calls no should method, and the insertion point moves to the end`() {
        let (sim, page, textView) = launch()
        defer { withExtendedLifetime(sim) {} }
        textView.text = "hello"
        #expect(page.editor.take() == ["selected 5,0"])
        textView.selectedRange = NSRange(location: 3, length: 100)
        #expect(textView.selectedRange == NSRange(location: 3, length: 2))
    }

    @Test func `a text that is not edited takes no typing`() {
        let (sim, page, textView) = launch()
        textView.isEditable = false
        textView.text = "fixed"
        textView.becomeFirstResponder()
        _ = page.editor.take()
        sim.type("x")
        #expect(textView.text == "fixed" && page.editor.take() == [] && sim.diagnostics.count == 1)
    }

    @Test func `editing ends when the text may be edited no more`() {
        let (sim, page, textView) = launch()
        defer { withExtendedLifetime(sim) {} }
        textView.becomeFirstResponder()
        _ = page.editor.take()
        textView.isEditable = false
        #expect(!textView.isFirstResponder && page.editor.take() == ["end?", "ended", "posted ended"])
    }

    @Test func `a tap puts the insertion point where the finger is`() {
        let (sim, _, textView) = launch()
        textView.text = "first\nsecond\nthird"
        for place in [0, 3, 6, 9, 12, 15, 18] {
            let rect = textView.caret(place)
            sim.tap(at: textView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
            #expect(textView.selectedRange == NSRange(location: place, length: 0))
            // A tap soon after another one would select a word.
            sim.advance(by: 1)
        }
        sim.tap(at: textView.convert(CGPoint(x: 100, y: 110), to: nil))
        #expect(textView.selectedRange.location == 18)
    }

    @Test func `typing with clearsOnInsertion replaces the whole text once`() {
        let (sim, _, textView) = launch()
        textView.text = "old"
        textView.becomeFirstResponder()
        textView.clearsOnInsertion = true
        sim.type("new")
        #expect(textView.text == "new" && !textView.clearsOnInsertion)
    }

    @Test func `a long text scrolls to the typed text`() throws {
        let (sim, _, textView) = launch()
        textView.becomeFirstResponder()
        sim.type(String(repeating: "line\n", count: 20))
        try sim.settle()
        let caret = textView.caret(textView.selectedRange.location)
        #expect(textView.contentSize.height > 400 && textView.bounds.contains(caret))
        textView.scrollRangeToVisible(NSRange(location: 0, length: 1))
        #expect(textView.contentOffset.y < 10)
    }
}

/// Links, by a tap on them.
@MainActor
@Suite(.onStage) struct TextViewLinkTests {
    private final class Reader: NSObject, UITextViewDelegate {
        var notes: [String] = []
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            notes.append("\(URL) \(characterRange.location),\(characterRange.length)")
            return false
        }
    }

    private final class NewReader: NSObject, UITextViewDelegate {
        var notes: [String] = []
        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            UIAction { [weak self] _ in self?.notes.append("\(textItem.range.location) \(textItem.content)") }
        }
    }

    private func tapWord(_ sim: Simulator, _ textView: UITextView, at place: Int) {
        let rect = textView.letter(place)
        sim.tap(at: textView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
    }

    @Test func `a tap on a link asks the delegate`() {
        let (sim, _, textView) = launch()
        let reader = Reader()
        textView.delegate = reader
        textView.isEditable = false
        textView.dataDetectorTypes = [.link, .phoneNumber]
        let text = NSMutableAttributedString(
            string: "Read the ", attributes: [.font: UIFont.systemFont(ofSize: 15)])
        text.append(NSAttributedString(string: "terms", attributes: [.link: "https://example.com/terms"]))
        text.append(NSAttributedString(string: "\nwww.example.com\nme@example.com, 020 7946 0000"))
        textView.attributedText = text
        for place in [2, 11, 20, 35, 50] { tapWord(sim, textView, at: place) }
        #expect(
            reader.notes == [
                "https://example.com/terms 9,5", "http://www.example.com 15,15",
                "mailto:me@example.com 31,14",
                "tel:02079460000 47,13",
            ])
        textView.dataDetectorTypes = []
        tapWord(sim, textView, at: 20)
        #expect(reader.notes.count == 4)
    }

    private final class OldReader: NSObject, UITextViewDelegate {
        var ranges: [NSRange] = []
        func textView(
            _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
            in characterRange: NSRange
        ) -> Bool {
            ranges.append(characterRange)
            return false
        }
    }

    @Test func `a tap on an attachment asks the older member where the newer one is absent`() {
        let (sim, _, textView) = launch()
        let reader = OldReader()
        textView.delegate = reader
        textView.isEditable = false
        let picture = NSTextAttachment()
        picture.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
        textView.attributedText = NSAttributedString(attachment: picture)
        tapWord(sim, textView, at: 0)
        #expect(reader.ranges == [NSRange(location: 0, length: 1)])
    }

    @Test func `since iOS 17 the delegate chooses the action`() {
        let (sim, _, textView) = launch()
        let reader = NewReader()
        textView.delegate = reader
        textView.isEditable = false
        textView.attributedText = NSAttributedString(
            string: "terms", attributes: [.link: URL(string: "https://example.com")!])
        tapWord(sim, textView, at: 2)
        #expect(reader.notes == ["0 link(https://example.com)"])
    }
}

/// A text view, compared with a plain text with a selection.
@MainActor
@Suite(.onStage) struct TextViewModelTests {
    private struct Model {
        var characters: [Character] = []
        /// The selected range, between characters.
        var selection = 0..<0

        var text: String { String(characters) }

        var range: NSRange {
            let start = String(characters[..<selection.lowerBound]).utf16.count
            return NSRange(location: start, length: String(characters[selection]).utf16.count)
        }

        mutating func replace(_ part: Range<Int>, with new: [Character]) {
            characters.replaceSubrange(part, with: new)
            selection = part.lowerBound + new.count..<part.lowerBound + new.count
        }

        mutating func delete() {
            if !selection.isEmpty { return replace(selection, with: []) }
            guard selection.lowerBound > 0 else { return }
            replace(selection.lowerBound - 1..<selection.lowerBound, with: [])
        }
    }

    @Test(arguments: 1...20)
    func `random typing leaves what a plain text has`(_ seed: UInt64) {
        let (sim, _, textView) = launch()
        textView.becomeFirstResponder()
        var random = SeededNumbers(seed: seed)
        var model = Model()
        let keys: [Character] = ["a", "W", " ", "é", "\n", "漢", "👍", "👨‍👩‍👧", ".", "م"]
        for _ in 0..<60 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<6:
                let key = keys.randomElement(using: &random) ?? "a"
                sim.type(String(key))
                model.replace(model.selection, with: [key])
            case 6, 7:
                sim.type("\u{8}")
                model.delete()
            case 8:
                let ends = (0..<2).map { _ in Int.random(in: 0...model.characters.count, using: &random) }
                model.selection = ends.min()!..<ends.max()!
                textView.selectedRange = model.range
            default:
                let font = UIFont.systemFont(ofSize: .random(in: 8...30, using: &random))
                textView.typingAttributes[.font] = font
            }
            #expect(textView.text == model.text)
            #expect(textView.selectedRange == model.range)
            // Layout and attributes always match the text.
            #expect(textView.attributedText.string == model.text)
            #expect(textView.caret(textView.selectedRange.location).maxY <= textView.contentSize.height)
        }
        #expect(sim.diagnostics.isEmpty)
    }
}
