import Simulator
import TestTraits
import Testing

/// An app's own text input view.
@MainActor @Suite(.inTurn) struct OwnInputTests {
    private func app(_ text: String = "") -> (Simulator, PlainInput) {
        let sim = Simulator()
        let page = UIViewController()
        let input = PlainInput(frame: CGRect(x: 50, y: 200, width: 200, height: 40))
        input.text = text
        page.view.addSubview(input)
        sim.launch(page)
        return (sim, input)
    }

    @Test func `the keyboard asks before it changes the text`() {
        let (sim, input) = app()
        input.becomeFirstResponder()
        sim.type("ab\u{8}")
        #expect(input.text == "a")
        #expect(input.heard == ["may 0+0 a", "insert a", "may 1+0 b", "insert b", "may 1+1 ", "delete"])
        input.lets = false
        sim.type("x\u{8}")
        #expect(input.text == "a" && input.heard.suffix(2) == ["may 1+0 x", "may 0+1 "])
    }

    @Test func `the system is the input's delegate while it is the first responder`() {
        let (sim, input) = app()
        defer { withExtendedLifetime(sim) {} }
        #expect(input.inputDelegate == nil)
        input.becomeFirstResponder()
        #expect(input.inputDelegate != nil)
        input.resignFirstResponder()
        #expect(input.inputDelegate == nil)
    }

    @Test func `an interaction gives it insertion point, selection and edit menu`() throws {
        let (sim, input) = app("One two")
        let interaction = UITextInteraction(for: .editable)
        interaction.textInput = input
        input.addInteraction(interaction)
        #expect(interaction.textInteractionMode == .editable && interaction.view === input)
        #expect(interaction.gesturesForFailureRequirements.count == 2)
        sim.tap(at: CGPoint(x: 50 + 50, y: 210))
        #expect(input.isFirstResponder && input.selection == NSRange(location: 5, length: 0))
        try sim.settle()
        let cursor = try #require(input.subviews.first { $0 is any UITextCursorView })
        #expect(cursor.frame == CGRect(x: 49, y: 0, width: 2, height: 20) && !cursor.isHidden)
        sim.advance(by: 1)
        sim.tap(at: CGPoint(x: 50 + 10, y: 210), count: 2)
        #expect(input.selection == NSRange(location: 0, length: 3))
        try sim.settle()
        let highlight = try #require(
            input.subviews.lazy.compactMap { $0 as? any UITextSelectionHighlightView }.first)
        #expect(highlight.selectionRects.map(\.rect) == [CGRect(x: 0, y: 0, width: 30, height: 20)])
        #expect(cursor.isHidden)
        let handles = input.subviews.filter { $0 is any UITextSelectionHandleView }
        #expect(handles.count == 2 && handles[0].frame.midX == 0 && handles[1].frame.midX == 30)
    }

    @Test func `the delegate of an interaction may refuse`() {
        final class Delegate: NSObject, UITextInteractionDelegate {
            var heard: [String] = []
            var lets = false
            func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
                heard.append("should \(Int(point.x))")
                return lets
            }
            func interactionWillBegin(_ interaction: UITextInteraction) { heard.append("will") }
            func interactionDidEnd(_ interaction: UITextInteraction) { heard.append("did") }
        }
        let (sim, input) = app("One two")
        let interaction = UITextInteraction(for: .nonEditable)
        let delegate = Delegate()
        interaction.delegate = delegate
        interaction.textInput = input
        input.addInteraction(interaction)
        sim.tap(at: CGPoint(x: 60, y: 210))
        #expect(!input.isFirstResponder && delegate.heard == ["should 10"])
        delegate.lets = true
        sim.advance(by: 1)
        sim.tap(at: CGPoint(x: 60, y: 210))
        #expect(input.isFirstResponder && delegate.heard.suffix(3) == ["should 10", "will", "did"])
        #expect(input.selection.location == 0)
    }

    @Test func `a finger that is held opens the menu that the input makes`() {
        let sim = Simulator()
        let page = UIViewController()
        let input = DictatedInput(frame: CGRect(x: 50, y: 200, width: 200, height: 40))
        input.text = "One two"
        page.view.addSubview(input)
        sim.launch(page)
        let interaction = UITextInteraction(for: .editable)
        interaction.textInput = input
        input.addInteraction(interaction)
        sim.longPress(at: CGPoint(x: 90, y: 210))
        #expect(sim.picture().svg.contains(">Copy</text>") && sim.picture().svg.contains(">Mark</text>"))
        #expect(input.selection.location == 4 && input.heard == ["present"])
        sim.tap("Mark")
        #expect(input.heard == ["present", "dismiss", "marked"])
    }

    @Test(
        arguments: [
            (UIKeyCommand.inputRightArrow, [], 4, 0), (UIKeyCommand.inputLeftArrow, [], 2, 0),
            (UIKeyCommand.inputRightArrow, .shift, 3, 1), (UIKeyCommand.inputLeftArrow, .shift, 2, 1),
            (UIKeyCommand.inputRightArrow, .alternate, 7, 0), (UIKeyCommand.inputLeftArrow, .alternate, 0, 0),
            (UIKeyCommand.inputRightArrow, .command, 13, 0), (UIKeyCommand.inputUpArrow, .command, 0, 0),
            (UIKeyCommand.inputDownArrow, [.command, .shift], 3, 10), (UIKeyCommand.inputUpArrow, [], 0, 0),
        ] as [(String, UIKeyModifierFlags, Int, Int)])
    func `arrows move the insertion point`(
        key: String, held: UIKeyModifierFlags, location: Int, length: Int
    ) {
        let (sim, input) = app("One two three")
        input.becomeFirstResponder()
        input.selection = NSRange(location: 3, length: 0)
        sim.pressKey(key, modifiers: held)
        #expect(input.selection == NSRange(location: location, length: length))
    }

    @Test func `with shift the other end stays`() {
        let (sim, input) = app("One two")
        input.becomeFirstResponder()
        input.selection = NSRange(location: 3, length: 0)
        for key in [UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow, UIKeyCommand.inputLeftArrow] {
            sim.pressKey(key, modifiers: .shift)
        }
        #expect(input.selection == NSRange(location: 2, length: 1))
        sim.pressKey(UIKeyCommand.inputRightArrow)
        #expect(input.selection == NSRange(location: 3, length: 0))
    }

    @Test func `dictation is reported, and passes phrases to objects that want them`() {
        let sim = Simulator()
        let page = UIViewController()
        let input = DictatedInput(frame: CGRect(x: 50, y: 200, width: 200, height: 40))
        page.view.addSubview(input)
        sim.launch(page)
        input.becomeFirstResponder()
        sim.dictate("too", alternatives: ["two"])
        sim.dictateNothing()
        #expect(
            input.heard == [
                "end", "remove mark true", "phrases [[\"too\", \"two\"]]", "end", "remove mark false",
                "failed",
            ])
        let plain = PlainInput(frame: .zero)
        page.view.addSubview(plain)
        plain.becomeFirstResponder()
        sim.dictate("hello")
        #expect(plain.text == "hello")
    }

    @Test func `the floating cursor takes the insertion point along`() {
        let sim = Simulator()
        let page = UIViewController()
        let input = DictatedInput(frame: CGRect(x: 50, y: 200, width: 200, height: 40))
        input.text = "One two"
        page.view.addSubview(input)
        sim.launch(page)
        input.becomeFirstResponder()
        sim.moveFloatingCursor(by: CGVector(dx: 20, dy: 0), CGVector(dx: 11, dy: 0))
        #expect(input.heard == ["begin 0", "update 20", "update 31", "end"])
        #expect(input.selection.location == 3)
    }
}

/// Records the calls of dictation and the floating cursor.
private final class DictatedInput: UIView, UITextInput {
    let plain = PlainInput(frame: .zero)
    var heard: [String] = []
    var text: String {
        get { plain.text }
        set { plain.text = newValue }
    }
    var selection: NSRange { plain.selection }

    override var canBecomeFirstResponder: Bool { true }

    func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
        heard.append("phrases \(dictationResult.map { [$0.text] + ($0.alternativeInterpretations ?? []) })")
    }
    func dictationRecordingDidEnd() { heard.append("end") }
    func dictationRecognitionFailed() { heard.append("failed") }
    var insertDictationResultPlaceholder: Any { "mark" }
    func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {
        heard.append("remove \(placeholder) \(willInsertResult)")
    }
    func beginFloatingCursor(at point: CGPoint) { heard.append("begin \(Int(point.x))") }
    func updateFloatingCursor(at point: CGPoint) { heard.append("update \(Int(point.x))") }
    func endFloatingCursor() { heard.append("end") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("copy:")
    }
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        let mark = UIAction(title: "Mark") { [unowned self] _ in heard.append("marked") }
        return UIMenu(children: suggestedActions + [mark])
    }
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) { heard.append("present") }
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) { heard.append("dismiss") }

    // The remaining members are those of the plain input.
    weak var inputDelegate: (any UITextInputDelegate)?
    var tokenizer: any UITextInputTokenizer { plain.tokenizer }
    var markedTextStyle: [NSAttributedString.Key: Any]?
    var hasText: Bool { plain.hasText }
    func insertText(_ text: String) { plain.insertText(text) }
    func deleteBackward() { plain.deleteBackward() }
    func text(in range: UITextRange) -> String? { plain.text(in: range) }
    func replace(_ range: UITextRange, withText text: String) { plain.replace(range, withText: text) }
    var selectedTextRange: UITextRange? {
        get { plain.selectedTextRange }
        set { plain.selectedTextRange = newValue }
    }
    var markedTextRange: UITextRange? { plain.markedTextRange }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        plain.setMarkedText(markedText, selectedRange: selectedRange)
    }
    func unmarkText() { plain.unmarkText() }
    var beginningOfDocument: UITextPosition { plain.beginningOfDocument }
    var endOfDocument: UITextPosition { plain.endOfDocument }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        plain.textRange(from: fromPosition, to: toPosition)
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        plain.position(from: position, offset: offset)
    }
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    { plain.position(from: position, in: direction, offset: offset) }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        plain.compare(position, to: other)
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        plain.offset(from: from, to: toPosition)
    }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        plain.position(within: range, farthestIn: direction)
    }
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    { plain.characterRange(byExtending: position, in: direction) }
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection
    { .leftToRight }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    func firstRect(for range: UITextRange) -> CGRect { plain.firstRect(for: range) }
    func caretRect(for position: UITextPosition) -> CGRect { plain.caretRect(for: position) }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { plain.selectionRects(for: range) }
    func closestPosition(to point: CGPoint) -> UITextPosition? { plain.closestPosition(to: point) }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        plain.closestPosition(to: point, within: range)
    }
    func characterRange(at point: CGPoint) -> UITextRange? { plain.characterRange(at: point) }
}
