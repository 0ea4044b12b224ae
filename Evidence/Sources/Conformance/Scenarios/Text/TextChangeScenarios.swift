import Simulator

// Editing: the keyboard, the calls of delegates, and changes by the app.
extension Scenario {
    static let textChanges: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt-text-01",
                """
                Editing begins: the keyboard's notification and the delegate's begin, in a text \
                field and in a text view
                """,
                ios: "not stated (2017-05)",
                source: .claim("https://github.com/hackiftekhar/IQKeyboardManager/issues/812"),
                notes: """
                    Four independent sources: the maintainer of IQKeyboardManager (issues 271 and 812),
                    Craig Grummitt's post of 2016 (the same with keyboardWillChangeFrame),
                    DAKeyboardControl issue 9, a Chinese review of IQKeyboardManager with diagrams. Of
                    iOS 12 as well: surfstudio/iOS-Utils pull request 34 (2019-05). Only these callbacks
                    are logged; the software keyboard is shown. Quote: For UITextField, first we get
                    UITextField notifications and then Keyboard notifications. But for UITextView, first
                    we get Keyboard notifications and then get UITextView notifications
                    """),
            statements: 2
        ) { stage in
            let scene = try WritingPage(stage)
            let notes = HeardNotes([(UIResponder.keyboardWillShowNotification, "keyboardWillShow")])
            stage.begin()
            stage.sim.tap(scene.field)
            try stage.settle()
            stage.state(
                "text field: textFieldDidBeginEditing comes before keyboardWillShow",
                stage.has("Delegate.didBeginEditing", before: "Note.keyboardWillShow"), "\(stage.lines)")
            scene.page.view.endEditing(true)
            try stage.settle()
            stage.begin()
            stage.sim.tap(scene.textView)
            try stage.settle()
            withExtendedLifetime(notes) {}
            stage.state(
                "text view: keyboardWillShow comes before textViewDidBeginEditing",
                stage.has("Note.keyboardWillShow", before: "TextView.didBeginEditing"), "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "hunt-text-02",
                "A text field for a password is edited a second time",
                ios: "not stated (2014-11)",
                source: .claim("https://github.com/wordpress-mobile/WordPress-iOS/issues/2844"),
                notes: """
                    Five sources agree that the first key clears the whole text (WordPress-iOS issue
                    2844, ReactiveCocoa issue 779, MaterialTextField issue 15, openradar 25690848,
                    react-native issue 35668); the last two statements are the first one's. Quote: the
                    delegate's `textField:shouldChangeCharactersInRange:replacementString:` is called
                    with parameters as if only one character was being deleted, and
                    `textFieldShouldClear:` isn't being called in this case.
                    """),
            statements: 5
        ) { stage in
            let deleted = try PasswordPage(stage)
            try deleted.editTwice()
            stage.state(
                "it begins editing: the text is kept", deleted.field.text == "abcd",
                "\(deleted.field.text ?? "nil")")
            stage.begin()
            stage.sim.type("\u{8}")
            stage.state(
                "the delete key as the first key: the text is empty", deleted.field.text == "",
                "\(deleted.field.text ?? "nil")")
            stage.state(
                "shouldChangeCharactersIn is called as if only one character were deleted",
                deleted.delegate.changes == [.init(3, 1, "")], "\(deleted.delegate.changes)")
            stage.state(
                "textFieldShouldClear is not called", !stage.has("Delegate.shouldClear"), "\(stage.lines)")
            let typed = try PasswordPage(stage)
            try typed.editTwice()
            stage.sim.type("x")
            stage.state(
                "the first character typed: the text is that character alone", typed.field.text == "x",
                "\(typed.field.text ?? "nil")")
        },
        .rule(
            EvidenceEntry(
                "hunt-text-03",
                "An app sets the text of a text view",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidchange(_:)"
                ),
                notes: """
                    The first is Apple's page; a Chinese post (https://greatytc.com/p/75355acdd058) says
                    all three, and GitHawkApp/MessageViewController issue 80 the first. Quote: The text
                    view calls this method in response to user-initiated changes to the text. This
                    method is not called in response to programmatically initiated changes.
                    """),
            statements: 3
        ) { stage in
            let scene = try WritingPage(stage)
            let notes = HeardNotes([(UITextView.textDidChangeNotification, "textDidChange")])
            for isEdited in [false, true] {
                if isEdited { scene.textView.becomeFirstResponder() }
                try stage.settle()
                stage.begin()
                scene.textView.text = isEdited ? "hello again" : "hello"
                try stage.settle()
                let callbacks = ["TextView.didChange", "TextView.shouldChange", "Note.textDidChange"]
                for (statement, callback) in zip(
                    [
                        "textViewDidChange is not called",
                        "textView(_:shouldChangeTextIn:replacementText:) is not called",
                        "textDidChangeNotification is not posted",
                    ], callbacks)
                {
                    stage.state(statement, !stage.has(callback), "\(stage.lines)")
                }
            }
            stage.begin()
            stage.sim.type("!")
            withExtendedLifetime(notes) {}
            stage.note("all three for a key", Set(stage.lines).count >= 3, "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "hunt-text-09",
                "What the delegate of a text field is told while the user types, deletes and pastes",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfield(_:shouldchangecharactersin:replacementstring:)"
                ),
                notes: """
                    The lengths of the ranges are those of the archived page of UITextViewDelegate ('If
                    the user presses the Delete key, the length of the range is 1 and an empty string
                    object replaces that single character'). Quote: During typing, this parameter
                    normally contains only the single new character that was typed, but it may contain
                    more characters if the user is pasting text. When the user deletes one or more
                    characters, the replacement string is empty.
                    """),
            statements: 3
        ) { stage in
            let scene = try WritingPage(stage)
            let delegate = ChangeDelegate()
            scene.field.delegate = delegate
            scene.field.autocorrectionType = .no
            scene.field.smartInsertDeleteType = .no
            scene.field.text = "ab"
            stage.sim.tap(scene.field)
            try stage.settle()
            stage.sim.type("c")
            stage.sim.type("\u{8}")
            UIPasteboard.general.string = "xyz"
            stage.sim.pressKey("v", modifiers: .command)
            try stage.settle()
            let changes = delegate.changes.count == 3 ? delegate.changes : []
            stage.state(
                """
                a key typed: the replacement is that one character, the \
                range has no length
                """, changes.first == .init(2, 0, "c"), "\(delegate.changes)")
            stage.state(
                "a text pasted: the replacement is the whole text pasted", changes.last == .init(2, 0, "xyz"),
                "\(delegate.changes)")
            stage.state(
                """
                the delete key: the replacement is empty, the range is the \
                character before the caret
                """, changes.dropFirst().first == .init(2, 1, ""), "\(delegate.changes)")
        },
        .rule(
            EvidenceEntry(
                "hunt-text-10",
                "The user goes from one text field to another while the keyboard is up",
                ios: "11",
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/18382"),
                notes: """
                    With iOS 10 both were posted each time, says the radar. Second source:
                    freshOS/KeyboardLayoutGuide pull request 9 (2017-12, iOS 11: 'the keyboard
                    notifications are not called if the keyboard is already on screen'). Both fields
                    have the same keyboard and no inputAccessoryView; with accessory views of their own
                    the notifications are posted again
                    (https://newbe.dev/why-is-uikeyboardwillshownotification-called-every-time-another-textfield-is-selected).
                    Quote: In iOS 11 these notifications are no longer sent if a keyboard is already
                    visible ... Notice how will{Show|Hide} notifications are only sent by the system the
                    first time a textfield becomes/resigns first responder.
                    """),
            statements: 3
        ) { stage in
            let page = UIViewController()
            let fields = [100, 200].map {
                UITextField(frame: CGRect(x: 20, y: $0, width: 300, height: 40))
            }
            fields.forEach(page.view.addSubview)
            try stage.launch(page)
            let notes = HeardNotes([
                (UIResponder.keyboardWillShowNotification, "keyboardWillShow"),
                (UIResponder.keyboardWillHideNotification, "keyboardWillHide"),
            ])
            stage.begin()
            stage.sim.tap(fields[0])
            try stage.settle()
            stage.state(
                "the first field: keyboardWillShow is posted", stage.lines == ["Note.keyboardWillShow"],
                "\(stage.lines)")
            stage.begin()
            stage.sim.tap(fields[1])
            try stage.settle()
            withExtendedLifetime(notes) {}
            stage.state(
                "the second field becomes the first responder: keyboardWillShow is not posted",
                fields[1].isFirstResponder && !stage.has("Note.keyboardWillShow"), "\(stage.lines)")
            stage.state(
                "the second field becomes the first responder: keyboardWillHide is not posted",
                fields[1].isFirstResponder && !stage.has("Note.keyboardWillHide"), "\(stage.lines)")
        },
    ]
}

/// A page with a text field and a text view, whose delegates' calls are recorded.
@MainActor
private final class WritingPage {
    let page = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    let textView = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
    private let fieldDelegate = HeardTextDelegate()
    private let viewDelegate = WritingDelegate()

    init(_ stage: Stage) throws {
        field.delegate = fieldDelegate
        textView.delegate = viewDelegate
        page.view.addSubview(field)
        page.view.addSubview(textView)
        try stage.launch(page)
    }
}

/// A text view's delegate that records its callbacks.
@MainActor
private final class WritingDelegate: NSObject, UITextViewDelegate {
    private let journal = Journal.current

    func textViewDidBeginEditing(_ textView: UITextView) { journal.log("TextView.didBeginEditing") }

    func textViewDidChange(_ textView: UITextView) { journal.log("TextView.didChange") }

    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        journal.log("TextView.shouldChange")
        return true
    }
}

/// A page with a field for a password and another one.
@MainActor
private final class PasswordPage {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    let delegate = ChangeDelegate()
    private let other = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    private let stage: Stage

    init(_ stage: Stage) throws {
        self.stage = stage
        let page = UIViewController()
        field.isSecureTextEntry = true
        field.delegate = delegate
        page.view.addSubview(field)
        page.view.addSubview(other)
        try stage.launch(page)
    }

    /// Types `abcd`, moves to the other field, and returns.
    func editTwice() throws {
        stage.sim.tap(field)
        stage.sim.type("abcd")
        for next in [other, field] {
            stage.sim.tap(next)
            try stage.settle()
        }
        delegate.changes = []
    }
}

/// A text field's delegate that stores the proposed changes.
@MainActor
private final class ChangeDelegate: NSObject, UITextFieldDelegate {
    struct Change: Equatable {
        let range: NSRange
        let replacement: String

        init(_ location: Int, _ length: Int, _ replacement: String) {
            range = NSRange(location: location, length: length)
            self.replacement = replacement
        }
    }

    var changes: [Change] = []
    private let journal = Journal.current

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        changes.append(Change(range.location, range.length, string))
        return true
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        journal.log("Delegate.shouldClear")
        return true
    }
}
