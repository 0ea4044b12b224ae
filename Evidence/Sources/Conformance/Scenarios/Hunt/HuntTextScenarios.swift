import Simulator

// Editing and the keyboard, first responders, and labels.
extension Scenario {
    static let huntText: [Scenario] = huntEditing + huntResponders + huntLabels

    private static let huntEditing: [Scenario] = [
        .statements("hunt-text-01") { stage in
            let scene = try WritingPage(stage)
            let notes = HeardNotes([(UIResponder.keyboardWillShowNotification, "keyboardWillShow")])
            stage.begin()
            stage.sim.tap(scene.field)
            try stage.settle()
            stage.state(
                0, stage.has("Delegate.didBeginEditing", before: "Note.keyboardWillShow"), "\(stage.lines)")
            scene.page.view.endEditing(true)
            try stage.settle()
            stage.begin()
            stage.sim.tap(scene.textView)
            try stage.settle()
            withExtendedLifetime(notes) {}
            stage.state(
                1, stage.has("Note.keyboardWillShow", before: "TextView.didBeginEditing"), "\(stage.lines)")
        },
        .statements("hunt-text-02") { stage in
            let deleted = try PasswordPage(stage)
            try deleted.editTwice()
            stage.state(0, deleted.field.text == "abcd", "\(deleted.field.text ?? "nil")")
            stage.begin()
            stage.sim.type("\u{8}")
            stage.state(2, deleted.field.text == "", "\(deleted.field.text ?? "nil")")
            stage.state(3, deleted.delegate.changes == [.init(3, 1, "")], "\(deleted.delegate.changes)")
            stage.state(4, !stage.has("Delegate.shouldClear"), "\(stage.lines)")
            let typed = try PasswordPage(stage)
            try typed.editTwice()
            stage.sim.type("x")
            stage.state(1, typed.field.text == "x", "\(typed.field.text ?? "nil")")
        },
        .statements("hunt-text-03") { stage in
            let scene = try WritingPage(stage)
            let notes = HeardNotes([(UITextView.textDidChangeNotification, "textDidChange")])
            for isEdited in [false, true] {
                if isEdited { scene.textView.becomeFirstResponder() }
                try stage.settle()
                stage.begin()
                scene.textView.text = isEdited ? "hello again" : "hello"
                try stage.settle()
                let callbacks = ["TextView.didChange", "TextView.shouldChange", "Note.textDidChange"]
                for (position, callback) in callbacks.enumerated() {
                    stage.state(position, !stage.has(callback), "\(stage.lines)")
                }
            }
            stage.begin()
            stage.sim.type("!")
            withExtendedLifetime(notes) {}
            stage.note("all three for a key", Set(stage.lines).count >= 3, "\(stage.lines)")
        },
        .statements("hunt-text-09") { stage in
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
            let expected: [ChangeDelegate.Change] = [.init(2, 0, "c"), .init(2, 0, "xyz"), .init(2, 1, "")]
            let order = [0, 2, 1]
            for (position, place) in order.enumerated() {
                let change = delegate.changes.count == 3 ? delegate.changes[place] : nil
                stage.state(position, change == expected[position], "\(delegate.changes)")
            }
        },
        .statements("hunt-text-10") { stage in
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
            stage.state(0, stage.lines == ["Note.keyboardWillShow"], "\(stage.lines)")
            stage.begin()
            stage.sim.tap(fields[1])
            try stage.settle()
            withExtendedLifetime(notes) {}
            stage.state(
                1, fields[1].isFirstResponder && !stage.has("Note.keyboardWillShow"), "\(stage.lines)")
            stage.state(
                2, fields[1].isFirstResponder && !stage.has("Note.keyboardWillHide"), "\(stage.lines)")
        },
    ]

    private static let huntResponders: [Scenario] = [
        .statements("hunt-text-04") { stage in
            let (container, child) = (UIViewController(), UIViewController())
            let (middle, button) = (UIView(), UIButton())
            child.view.addSubview(middle)
            middle.addSubview(button)
            container.addChild(child)
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
            try stage.launch(container)
            stage.state(0, child.view.next === child, "\(String(describing: child.view.next))")
            stage.state(
                1, button.next === middle && middle.next === child.view, "\(String(describing: button.next))")
            stage.state(2, child.next === container.view, "\(String(describing: child.next))")
            var next = stage.sim.window.next
            while next is UIScene { next = next?.next }
            stage.state(3, next === UIApplication.shared, "\(String(describing: next))")
            let plain = UIResponder()
            stage.state(4, plain.next == nil, "\(String(describing: plain.next))")
        },
        .statements("hunt-text-05") { stage in
            let page = UIViewController()
            let (one, other, plain) = (HuntRefusingView("A"), HuntRefusingView("B"), UIView())
            [one, other, plain].forEach(page.view.addSubview)
            try stage.launch(page)
            one.becomeFirstResponder()
            stage.begin()
            let became = other.becomeFirstResponder()
            stage.state(0, stage.has("A.resignFirstResponder"), "\(stage.lines)")
            stage.state(1, !became, "true")
            stage.state(
                2, one.isFirstResponder && !other.isFirstResponder,
                "A: \(one.isFirstResponder), B: \(other.isFirstResponder)")
            one.resigns = true
            one.resignFirstResponder()
            let plainBecame = plain.becomeFirstResponder()
            stage.state(3, !plainBecame && !plain.isFirstResponder, "true")
        },
        .messages("hunt-text-06") { stage in
            let page = UIViewController()
            let view = HuntRefusingView("A")
            page.view.addSubview(view)
            try stage.launch(page)
            view.becomeFirstResponder()
            view.removeFromSuperview()
            stage.note("it is gone", view.superview == nil, "it is not")
            stage.note(
                "the view is described, and no exception is raised",
                stage.sim.diagnostics.allSatisfy {
                    $0.kind == .warning && $0.message.contains("HuntRefusingView: 0x")
                },
                "\(stage.sim.diagnostics)")
        },
    ]

    private static let huntLabels: [Scenario] = [
        .statements("hunt-text-07") { stage in
            try stage.launch(UIViewController())
            let label = UILabel()
            label.text = Array(repeating: "many words", count: 10).joined(separator: " ")
            let unbounded = CGSize(
                width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
            let narrow = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
            label.numberOfLines = 1
            let line = label.sizeThatFits(narrow)
            stage.state(
                0, line.width > 100 && line.width == label.sizeThatFits(unbounded).width,
                "\(line), \(label.sizeThatFits(unbounded))")
            label.numberOfLines = 0
            let block = label.sizeThatFits(narrow)
            stage.state(1, block.width > 0 && block.width <= 100, "\(block)")
            label.numberOfLines = 1
            label.text = "one"
            let single = label.sizeThatFits(unbounded).height
            label.text = "one\ntwo\nthree"
            let broken = label.sizeThatFits(unbounded).height
            stage.state(2, broken == single && single > 0, "\(broken), \(single)")
        },
        .statements("hunt-text-08") { stage in
            try stage.launch(UIViewController())
            let heights = [nil, "", "a"].map { text in
                let label = UILabel()
                label.text = text
                return label.intrinsicContentSize.height
            }
            stage.state(0, heights[0] == 0, "\(heights[0])")
            stage.state(1, heights[1] == 0, "\(heights[1])")
            stage.note("a text has a height", heights[2] > 0, "\(heights[2])")
            for text in [nil, ""] {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
                label.text = text
                label.sizeToFit()
                stage.state(2, label.bounds.height == 0, "\(label.bounds)")
            }
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

/// A view that can become the first responder, and resigns only if permitted.
final class HuntRefusingView: UIView {
    var resigns = false
    private let name: String
    private let journal = Journal.current

    init(_ name: String) {
        self.name = name
        super.init(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        journal.log("\(name).resignFirstResponder")
        return resigns && super.resignFirstResponder()
    }
}
