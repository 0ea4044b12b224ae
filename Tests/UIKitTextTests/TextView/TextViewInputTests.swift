import Simulator
import TestTraits
import Testing

/// Text views and fields as text inputs: geometry, marked text, typing, attributes.
@MainActor @Suite(.inTurn) struct TextViewInputTests {
    @MainActor private struct App {
        let sim = Simulator()
        let page = UIViewController()
        let view = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 120))
        let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 40))

        init() {
            page.view.addSubview(view)
            page.view.addSubview(field)
            sim.launch(page)
        }
    }

    /// Records the calls of an input's delegate.
    private final class Listener: NSObject, UITextInputDelegate {
        var heard: [String] = []
        func selectionWillChange(_ textInput: (any UITextInput)?) { heard.append("selection will") }
        func selectionDidChange(_ textInput: (any UITextInput)?) { heard.append("selection did") }
        func textWillChange(_ textInput: (any UITextInput)?) { heard.append("text will") }
        func textDidChange(_ textInput: (any UITextInput)?) { heard.append("text did") }
    }

    private func place(_ input: any UITextInput, _ offset: Int) -> UITextPosition {
        input.position(from: input.beginningOfDocument, offset: offset) ?? UITextPosition()
    }

    private func offset(_ input: any UITextInput, _ position: UITextPosition?) -> Int? {
        position.map { input.offset(from: input.beginningOfDocument, to: $0) }
    }

    @Test func `the delegate of a view hears of what code changes, and not of typing`() {
        let app = App()
        for input in [app.view, app.field] as [any UIResponder & UITextInput] {
            let listener = Listener()
            input.becomeFirstResponder()
            input.inputDelegate = listener
            if let view = input as? UITextView { view.text = "abc" } else { app.field.text = "abc" }
            #expect(
                listener.heard.prefix(2) == ["text will", "text did"] || listener.heard.first == "text will")
            listener.heard = []
            input.selectedTextRange = input.textRange(from: place(input, 1), to: place(input, 2))
            #expect(listener.heard == ["selection will", "selection did"])
            listener.heard = []
            app.sim.type("x")
            #expect(
                listener.heard.isEmpty
                    && input.text(in: input.textRange(from: place(input, 0), to: input.endOfDocument)!)
                        == "axc"
            )
        }
    }

    @Test func `places of a text view lie in all directions`() {
        let app = App()
        app.view.text = "first line\nsecond\nthird"
        app.sim.turn()
        func move(_ from: Int, _ direction: UITextLayoutDirection, _ count: Int = 1) -> Int? {
            offset(app.view, app.view.position(from: place(app.view, from), in: direction, offset: count))
        }
        #expect(
            move(0, .right) == 1 && move(1, .left) == 0 && move(0, .left) == nil && move(0, .right, 3) == 3)
        #expect(
            move(0, .down) == 11 && move(0, .down, 2) == 18 && move(0, .up) == nil && move(18, .down) == nil)
        #expect(move(11, .up) == 0 && move(2, .right, -1) == 1)
        let range = app.view.textRange(from: place(app.view, 2), to: place(app.view, 8))!
        #expect(offset(app.view, app.view.position(within: range, farthestIn: .right)) == 8)
        #expect(offset(app.view, app.view.position(within: range, farthestIn: .up)) == 2)
        let extended = app.view.characterRange(byExtending: place(app.view, 6), in: .left)
        #expect(extended.flatMap(app.view.text(in:)) == "first ")
        #expect(offset(app.view, app.view.position(within: range, atCharacterOffset: 3)) == 5)
        #expect(app.view.characterOffset(of: place(app.view, 5), within: range) == 3)
    }

    @Test func `rectangles of a selection are one a line`() throws {
        let app = App()
        app.view.text = "first\nsecond"
        let range = try #require(app.view.textRange(from: place(app.view, 2), to: place(app.view, 9)))
        let rects = app.view.selectionRects(for: range)
        #expect(rects.count == 2 && rects[0].containsStart && !rects[0].containsEnd && rects[1].containsEnd)
        #expect(
            rects[0].rect == app.view.firstRect(for: range) && rects[0].rect.maxY <= rects[1].rect.minY + 0.01
        )
        #expect(rects.allSatisfy { $0.writingDirection == .leftToRight && !$0.isVertical })
        let near = app.view.closestPosition(to: CGPoint(x: 190, y: 12), within: range)
        #expect(offset(app.view, near).map { (2...9).contains($0) } == true)
        #expect(app.view.textInputView === app.view)
    }

    @Test(arguments: [NSTextAlignment.left, .center, .right])
    func `a field knows where its letters are`(alignment: NSTextAlignment) throws {
        let app = App()
        app.field.textAlignment = alignment
        app.field.text = "letters"
        let (start, end) = (
            app.field.caretRect(for: place(app.field, 0)), app.field.caretRect(for: place(app.field, 7))
        )
        #expect(start.width == 2 && start.minX < end.minX && abs(start.midY - 20) < 1)
        switch alignment {
        case .right: #expect(abs(end.midX - 200) < 1)
        case .center: #expect(abs((start.midX + end.midX) / 2 - 100) < 1)
        default: #expect(abs(start.midX) < 1)
        }
        for offset in 0...7 {
            let caret = app.field.caretRect(for: place(app.field, offset))
            let found = app.field.closestPosition(to: CGPoint(x: caret.midX, y: 20))
            #expect(self.offset(app.field, found) == offset)
        }
        let range = try #require(app.field.characterRange(at: CGPoint(x: start.midX + 1, y: 20)))
        #expect(app.field.text(in: range) == "l")
        #expect(app.field.selectionRects(for: range).map(\.rect) == [app.field.firstRect(for: range)])
    }

    @Test func `a secure field has a dot for each letter`() {
        let app = App()
        app.field.text = "iiii"
        let narrow = app.field.caretRect(for: place(app.field, 4)).midX
        app.field.isSecureTextEntry = true
        #expect(app.field.caretRect(for: place(app.field, 4)).midX > narrow)
    }

    @Test func `the base direction is that of the letters, or the one that was set`() throws {
        let app = App()
        for input in [app.view, app.field] as [any UITextInput] {
            input.insertText("שלום")
            #expect(input.baseWritingDirection(for: input.beginningOfDocument, in: .forward) == .rightToLeft)
            let all = try #require(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
            input.setBaseWritingDirection(.leftToRight, for: all)
            #expect(input.baseWritingDirection(for: input.beginningOfDocument, in: .forward) == .leftToRight)
        }
    }

    // MARK: Composed text

    @Test func `composed text is marked until it is committed`() throws {
        let app = App()
        for input in [app.view, app.field] as [any UIResponder & UITextInput] {
            input.becomeFirstResponder()
            app.sim.type("a")
            app.sim.compose("ni")
            let marked = try #require(input.markedTextRange)
            #expect(input.text(in: marked) == "ni" && offset(input, marked.start) == 1)
            app.sim.compose("你", selectedRange: NSRange(location: 0, length: 1))
            #expect(input.markedTextRange.flatMap(input.text(in:)) == "你")
            #expect(input.selectedTextRange.flatMap(input.text(in:)) == "你")
            app.sim.endComposition()
            #expect(input.markedTextRange == nil)
            let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
            #expect(all.flatMap(input.text(in:)) == "a你")
        }
    }

    @Test func `keys commit composed text, and the return key does nothing else`() throws {
        let app = App()
        app.view.becomeFirstResponder()
        app.sim.compose("ka")
        app.sim.type("\u{8}")
        #expect(app.view.markedTextRange.flatMap(app.view.text(in:)) == "k")
        app.sim.type("\n")
        #expect(app.view.text == "k" && app.view.markedTextRange == nil)
        app.sim.compose("o")
        app.sim.type("x")
        #expect(app.view.text == "kox" && app.view.markedTextRange == nil)
        app.sim.compose("")
        #expect(app.view.markedTextRange == nil && app.view.text == "kox")
    }

    @Test func `a selection elsewhere commits composed text`() {
        let app = App()
        app.view.becomeFirstResponder()
        app.sim.type("abc")
        app.view.markedTextStyle = [.backgroundColor: UIColor.yellow]
        app.sim.compose("de")
        #expect(app.view.textStorage.attribute(.backgroundColor, at: 4, effectiveRange: nil) != nil)
        app.view.selectedRange = NSRange(location: 0, length: 0)
        #expect(app.view.markedTextRange == nil && app.view.text == "abcde")
        #expect(app.view.textStorage.attribute(.backgroundColor, at: 4, effectiveRange: nil) == nil)
    }

    @Test func `the delegate is asked about and notified of composed text`() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var heard: [String] = []
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
                replacementString string: String
            ) -> Bool {
                heard.append("\(range.location)+\(range.length) \(string)")
                return string != "no"
            }
            func textFieldDidChangeSelection(_ textField: UITextField) {
                heard.append("selected \(textField.text ?? "")")
            }
        }
        let app = App()
        let delegate = Delegate()
        app.field.delegate = delegate
        app.field.becomeFirstResponder()
        app.sim.compose("k")
        app.sim.compose("ka")
        app.sim.compose("no")
        #expect(delegate.heard == ["0+0 k", "selected k", "0+1 ka", "selected ka", "0+2 no"])
        #expect(app.field.text == "ka")
    }

    // MARK: Smart punctuation

    @Test(
        arguments: [
            ("\"a\"", "“a”"), ("it's", "it’s"), ("('a')", "(‘a’)"), ("a--b", "a—b"), ("a-b", "a-b"),
            ("say \"'a'\"", "say “‘a’”"), ("---", "—-"),
        ])
    func `straight marks become curly ones`(typed: String, text: String) {
        let app = App()
        for input in [app.view, app.field] as [any UIResponder & UITextInput] {
            input.becomeFirstResponder()
            app.sim.type(typed)
            let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
            #expect(all.flatMap(input.text(in:)) == text)
        }
    }

    @Test func `smart punctuation may be off`() {
        let app = App()
        app.view.smartQuotesType = .no
        app.view.smartDashesType = .no
        app.view.becomeFirstResponder()
        app.sim.type("\"a--\"")
        #expect(app.view.text == "\"a--\"")
        app.sim.hasSmartPunctuation = false
        app.field.becomeFirstResponder()
        app.sim.type("\"--")
        #expect(app.field.text == "\"--")
        app.field.smartQuotesType = .yes
        app.sim.type(" \"")
        #expect(app.field.text == "\"-- “")
        app.field.isSecureTextEntry = true
        app.sim.type("\"-")
        #expect(app.field.text == "\"-")
    }

    @Test(
        arguments: [
            ("One two three", 4, 3, "One three"), ("One two", 4, 3, "One"), ("One two", 0, 3, "two"),
            ("One two, three", 4, 3, "One, three"), ("Onetwo", 3, 3, "One"),
        ])
    func `a cut takes the space that is one too many`(text: String, location: Int, length: Int, left: String)
    {
        let app = App()
        app.view.smartInsertDeleteType = .yes
        app.view.text = text
        app.view.becomeFirstResponder()
        app.view.selectedRange = NSRange(location: location, length: length)
        app.view.cut(nil)
        #expect(app.view.text == left)
        app.field.smartInsertDeleteType = .yes
        app.field.text = text
        app.field.becomeFirstResponder()
        app.field.selectedTextRange = app.field.textRange(
            from: place(app.field, location), to: place(app.field, location + length))
        app.field.cut(nil)
        #expect(app.field.text == left)
    }

    @Test(arguments: [
        ("ab", 1, "a new b"), ("a b", 2, "a new b"), ("a", 1, "a new"), ("", 0, "new"), ("a.", 1, "a new."),
    ])
    func `a paste brings the spaces that words need`(text: String, location: Int, result: String) {
        let app = App()
        UIPasteboard.general.string = "new"
        app.view.smartInsertDeleteType = .yes
        app.view.text = text
        app.view.becomeFirstResponder()
        app.view.selectedRange = NSRange(location: location, length: 0)
        app.view.paste(nil)
        #expect(app.view.text == result)
        app.view.smartInsertDeleteType = .default
        app.view.text = "ab"
        app.view.selectedRange = NSRange(location: 1, length: 0)
        app.view.paste(nil)
        #expect(app.view.text == "anewb")
    }

    // MARK: Attributes

    @Test func `a field gives its attributes to the whole text`() {
        let field = UITextField()
        field.text = "abc"
        field.defaultTextAttributes = [.kern: 2, .font: UIFont.systemFont(ofSize: 30)]
        #expect(field.font?.pointSize == 30)
        #expect(field.attributedText?.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 2)
        field.text = "new"
        #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
        #expect(field.defaultTextAttributes[.kern] as? Int == 2)
    }

    @Test func `typing attributes are there while a field is edited`() {
        let app = App()
        app.field.text = "a"
        #expect(app.field.typingAttributes == nil)
        app.field.becomeFirstResponder()
        app.field.typingAttributes = [.kern: 3]
        app.sim.type("b")
        #expect(app.field.attributedText?.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 3)
        app.field.selectedTextRange = app.field.textRange(from: place(app.field, 0), to: place(app.field, 0))
        #expect(app.field.typingAttributes?[.kern] == nil)
    }

    @Test func `the user formats text where the view lets it`() throws {
        let app = App()
        app.view.text = "One two"
        app.view.becomeFirstResponder()
        app.view.selectedRange = NSRange(location: 0, length: 3)
        let bold = Selector("toggleBoldface:")
        #expect(!app.view.canPerformAction(bold, withSender: nil))
        app.view.allowsEditingTextAttributes = true
        #expect(app.view.canPerformAction(bold, withSender: nil))
        func font(_ offset: Int) -> UIFont? {
            app.view.textStorage.attribute(.font, at: offset, effectiveRange: nil) as? UIFont
        }
        app.sim.pressKey("b", modifiers: .command)
        #expect(font(0)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(font(4)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
        app.sim.pressKey("b", modifiers: .command)
        #expect(font(0)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
        app.view.toggleUnderline(nil)
        #expect(app.view.textStorage.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
        let size = font(0)?.pointSize ?? 0
        app.view.increaseSize(nil)
        #expect(font(0)?.pointSize == size + 1 && font(4)?.pointSize == size)
        app.view.updateTextAttributes { $0.merging([.kern: 1]) { $1 } }
        #expect(app.view.textStorage.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 1)
        app.view.makeTextWritingDirectionRightToLeft(nil)
        #expect(
            app.view.baseWritingDirection(for: app.view.beginningOfDocument, in: .forward) == .rightToLeft)
    }

    @Test func `what the user left can be kept in a property list`() throws {
        let app = App()
        app.field.text = "One two"
        app.field.becomeFirstResponder()
        app.field.selectedTextRange = app.field.textRange(from: place(app.field, 1), to: place(app.field, 3))
        let kept = app.field.interactionState
        #expect(PropertyListSerialization.propertyList(kept, isValidFor: .xml))
        app.field.resignFirstResponder()
        app.field.interactionState = kept
        #expect(
            app.field.isFirstResponder && app.field.selectedTextRange.flatMap(app.field.text(in:)) == "ne")
        app.view.text = "abc"
        app.view.selectedRange = NSRange(location: 1, length: 1)
        let other = app.view.interactionState
        app.view.selectedRange = NSRange(location: 0, length: 0)
        app.view.interactionState = other
        #expect(app.view.selectedRange == NSRange(location: 1, length: 1))
    }

    @Test func `an insertion can replace a field's whole text`() {
        let app = App()
        app.field.text = "old"
        app.field.becomeFirstResponder()
        app.field.clearsOnInsertion = true
        app.sim.type("n")
        #expect(app.field.text == "n" && !app.field.clearsOnInsertion)
        app.field.clearsOnInsertion = true
        app.field.selectedTextRange = app.field.textRange(from: place(app.field, 0), to: place(app.field, 0))
        #expect(!app.field.clearsOnInsertion)
    }

    @Test func `the camera's text goes where it is typed`() {
        let app = App()
        let action = Selector("captureTextFromCamera:")
        #expect(!app.field.canPerformAction(action, withSender: nil))
        app.sim.cameraText = "42"
        app.field.becomeFirstResponder()
        #expect(app.field.canPerformAction(action, withSender: nil))
        UIAction.captureTextFromCamera(responder: app.field, identifier: nil).performWithSender(
            nil, target: nil)
        #expect(app.field.text == "42")
    }

    @Test func `rules of passwords are kept in archives`() throws {
        let rules = UITextInputPasswordRules(descriptor: "minlength: 20;")
        let data = try NSKeyedArchiver.archivedData(withRootObject: rules, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UITextInputPasswordRules.self, from: data)
        #expect(read?.passwordRulesDescriptor == "minlength: 20;" && read == rules)
    }
}
