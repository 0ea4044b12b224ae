import PageFlowTesting
import Simulator
import Testing

/// Records a field's delegate calls, events and notifications.
@MainActor
private final class Editor: NSObject, UITextFieldDelegate {
    var notes: [String] = []
    var says: (String) -> Bool = { _ in true }

    private func ask(_ question: String, _ field: UITextField) -> Bool {
        note("\(question)?", field)
        return says(question)
    }

    private func note(_ text: String, _ field: UITextField) {
        notes.append("\(field.placeholder ?? ""): \(text)")
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("begin", textField) }
    func textFieldDidBeginEditing(_ textField: UITextField) { note("began", textField) }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("end", textField) }
    func textFieldDidEndEditing(_ textField: UITextField) { note("ended", textField) }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("clear", textField) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("return", textField) }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { ask("\(range.location),\(range.length) '\(string)'", textField) }

    func watch(_ field: UITextField) {
        field.delegate = self
        let events: KeyValuePairs<String, UIControl.Event> = [
            "event began": .editingDidBegin, "event changed": .editingChanged, "event ended": .editingDidEnd,
        ]
        for (name, event) in events {
            field.addAction(UIAction { [weak self] in self?.hear(name, $0.sender) }, for: event)
        }
        let notifications: KeyValuePairs<String, Notification.Name> = [
            "posted began": UITextField.textDidBeginEditingNotification,
            "posted changed": UITextField.textDidChangeNotification,
            "posted ended": UITextField.textDidEndEditingNotification,
        ]
        for (name, notification) in notifications {
            _ = NotificationCenter.default.addObserver(forName: notification, object: field, queue: nil) {
                [weak self] note in
                nonisolated(unsafe) let sender = note.object
                MainActor.assumeIsolated { self?.hear(name, sender) }
            }
        }
    }

    private func hear(_ name: String, _ sender: Any?) {
        if let field = sender as? UITextField { note(name, field) }
    }

    func take() -> [String] {
        defer { notes = [] }
        return notes
    }
}

private class Form: UIViewController {
    let name = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let city = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 40))
    let editor = Editor()

    override func viewDidLoad() {
        super.viewDidLoad()
        name.placeholder = "Name"
        city.placeholder = "City"
        for field in [name, city] {
            view.addSubview(field)
            editor.watch(field)
        }
    }
}

@MainActor
@Suite(.onStage) struct TextFieldTests {
    private func launch(_ page: UIViewController, system: System = .iOS(18)) -> Simulator {
        let sim = Simulator(system: system)
        sim.launch(page)
        return sim
    }

    @Test func `a tap begins editing, in the order of Apple's page`() {
        let form = Form()
        let sim = launch(form)
        sim.tap("Name")
        #expect(form.name.isFirstResponder && form.name.isEditing)
        #expect(
            form.editor.take() == ["Name: begin?", "Name: began", "Name: event began", "Name: posted began"])
    }

    @Test func `a tap on another field ends the first one's editing before its own begins`() {
        let form = Form()
        let sim = launch(form)
        sim.tap("Name")
        _ = form.editor.take()
        sim.tap("City")
        #expect(
            form.editor.take() == [
                "City: begin?", "Name: end?", "Name: ended", "Name: event ended", "Name: posted ended",
                "City: began", "City: event began", "City: posted began",
            ])
        #expect(!form.name.isEditing && form.city.isEditing)
    }

    @Test(arguments: [
        ("xy", "xy"), ("\u{8}y", "y"), ("\u{8}\u{8}", ""),
    ])
    func `the first key clears a text that has been hidden, or is edited again`(keys: String, left: String) {
        let form = Form()
        let sim = launch(form)
        sim.tap("Name")
        sim.type("abc")
        form.name.isSecureTextEntry = true
        sim.type(keys)
        #expect(form.name.text == left)
        form.name.text = "abc"
        sim.tap("City")
        sim.tap(form.name)
        #expect(form.name.text == "abc")
        sim.type(keys)
        #expect(form.name.text == left)
        form.name.resignFirstResponder()
        form.name.text = "abc"
        form.name.becomeFirstResponder()
        form.name.isSecureTextEntry = false
        sim.type("d")
        #expect(form.name.text == "abcd")
    }

    @Test func `an app keeps a hidden text by typing it itself`() {
        let form = Form()
        let sim = launch(form)
        form.name.isSecureTextEntry = true
        form.name.text = "abc"
        form.name.becomeFirstResponder()
        form.name.text = ""
        form.name.insertText("abc")
        sim.type("d")
        #expect(form.name.text == "abcd")
    }

    @Test func `a field that is not let go has no keyboard without its superview, and the console says so`() {
        let form = Form()
        let sim = launch(form)
        sim.tap("Name")
        form.editor.says = { $0 != "end" }
        form.view.endEditing(true)
        #expect(!form.name.isEditing && sim.diagnostics.isEmpty)
        sim.tap("Name")
        form.name.removeFromSuperview()
        #expect(!form.name.isEditing && form.editor.take().last == "Name: posted ended")
        #expect(sim.diagnostics.map(\.kind) == [.warning])
        #expect(sim.diagnostics.first?.message.contains("rejected resignFirstResponder") == true)
    }

    @Test(arguments: ["begin", "end"])
    func `a delegate that says no keeps the keyboard where it is`(_ question: String) {
        let form = Form()
        let sim = launch(form)
        sim.tap("Name")
        form.editor.says = { $0 != question }
        sim.tap("City")
        #expect(form.name.isEditing && !form.city.isEditing && form.name.isFirstResponder)
    }

    @Test func `the delegate is asked before each character and notified after it`() {
        let form = Form()
        let sim = launch(form)
        sim.tap("Name")
        _ = form.editor.take()
        sim.type("Ö🏡\u{8}")
        #expect(
            form.editor.take() == [
                "Name: 0,0 'Ö'?", "Name: event changed", "Name: posted changed",
                "Name: 1,0 '🏡'?", "Name: event changed", "Name: posted changed",
                "Name: 1,2 ''?", "Name: event changed", "Name: posted changed",
            ])
        #expect(form.name.text == "Ö")
        form.editor.says = { !$0.contains("x") }
        sim.type("xy")
        #expect(form.name.text == "Öy")
    }

    @Test func `code that sets or inserts text calls no should method, and only an insertion is reported`() {
        let form = Form()
        let sim = launch(form)
        sim.tap("Name")
        _ = form.editor.take()
        form.name.text = "Ada"
        #expect(form.editor.take().isEmpty)
        form.name.insertText("!")
        form.name.deleteBackward()
        #expect(
            form.editor.take() == [
                "Name: event changed", "Name: posted changed", "Name: event changed", "Name: posted changed",
            ])
        #expect(form.name.text == "Ada")
        form.name.text = nil
        #expect(form.name.text == "" && !form.name.hasText)
    }

    @Test func `the return key leaves only where somebody listens for the way out`() {
        let form = Form()
        let sim = launch(form)
        sim.tap("Name")
        sim.type("\n")
        #expect(form.name.isEditing && form.name.text == "")
        form.name.addAction(UIAction { _ in form.editor.notes.append("exit") }, for: .editingDidEndOnExit)
        _ = form.editor.take()
        sim.type("\n")
        #expect(!form.name.isEditing)
        #expect(form.editor.take().prefix(3) == ["Name: return?", "exit", "Name: end?"])
        form.editor.says = { $0 != "return" }
        sim.tap("Name")
        sim.type("\n")
        #expect(form.name.isEditing)
    }

    @Test func `a field that leaves the window has ended, whatever its delegate says`() {
        let form = Form()
        let sim = launch(form)
        sim.tap("Name")
        form.editor.says = { $0 != "end" }
        #expect(!form.view.endEditing(false) && form.name.isEditing)
        _ = form.editor.take()
        form.name.removeFromSuperview()
        #expect(
            form.editor.take() == ["Name: end?", "Name: ended", "Name: event ended", "Name: posted ended"])
        sim.tap("City")
        #expect(form.view.endEditing(true) && !form.city.isEditing)
    }

    @Test func `a disabled field takes no keyboard`() {
        let form = Form()
        let sim = launch(form)
        form.name.isEnabled = false
        sim.tap("Name")
        #expect(!form.name.becomeFirstResponder() && form.editor.take().isEmpty)
        sim.type("a")
        #expect(sim.diagnostics.map(\.message) == ["Nothing takes \"a\": no text is being edited."])
    }

    @Test(arguments: [true, false])
    func `text is cleared by the button and by the beginning, if the delegate lets it`(_ allows: Bool) {
        let form = Form()
        let sim = launch(form)
        form.editor.says = { $0 != "clear" || allows }
        form.name.text = "Ada"
        sim.tapClear(in: form.name)
        #expect(form.name.text == "Ada" && form.editor.take().isEmpty)
        form.name.clearButtonMode = .unlessEditing
        sim.tapClear(in: form.name)
        #expect(form.name.text == (allows ? "" : "Ada"))
        #expect(
            form.editor.take() == ["Name: clear?"]
                + (allows ? ["Name: event changed", "Name: posted changed"] : []))
        form.name.text = "Ada"
        form.name.clearsOnBeginEditing = true
        sim.tap(form.name)
        #expect(form.name.text == (allows ? "" : "Ada"))
        #expect(form.editor.take().prefix(2) == ["Name: begin?", "Name: clear?"])
    }

    @Test func `a delegate that wants the reason is not told twice`() {
        final class Judge: NSObject, UITextFieldDelegate {
            var notes: [String] = []
            func textFieldDidEndEditing(_ textField: UITextField) { notes.append("plain") }
            func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
                notes.append("\(reason)")
            }
        }
        let form = Form()
        let sim = launch(form)
        let judge = Judge()
        form.name.delegate = judge
        sim.tap("Name")
        form.name.resignFirstResponder()
        #expect(judge.notes == ["committed"])
    }

    @Test func `a page that is covered or left does not keep the keyboard of its field`() throws {
        let form = Form()
        let stack = UINavigationController(rootViewController: form)
        let sim = launch(stack)
        sim.tap("Name")
        stack.pushViewController(UIViewController(), animated: true)
        try sim.settle()
        #expect(!form.name.isEditing && !form.name.isFirstResponder)
    }

    @Test func `a hardware keyboard writes, with shift, and not with command`() {
        let form = Form()
        let sim = launch(form)
        sim.tap("Name")
        sim.pressKey("a", modifiers: .shift)
        sim.pressKey("b")
        sim.pressKey("c", modifiers: .command)
        sim.pressKey("\u{8}")
        #expect(form.name.text == "A")
    }

    @Test(arguments: [(12, false, "stop"), (14, false, "stop"), (15, false, "s"), (15, true, "stop")])
    func `from iOS 15 on typing comes before a key command, unless that says otherwise`(
        _ major: Int, _ hasPriority: Bool, _ text: String
    ) {
        final class Commanded: Form {
            var hasPriority = false
            override var keyCommands: [UIKeyCommand]? {
                let stop = Selector("stop", Commanded.stop)
                let command = UIKeyCommand(input: "s", modifierFlags: [], action: stop)
                command.wantsPriorityOverSystemBehavior = hasPriority
                return [command]
            }
            func stop() { name.text = "stop" }
        }
        let form = Commanded()
        form.hasPriority = hasPriority
        let sim = launch(form, system: .iOS(major))
        sim.tap("Name")
        sim.pressKey("s")
        #expect(form.name.text == text)
    }

    @Test func `a view of the app's own that takes text is typed into`() {
        final class Pad: UIView, UIKeyInput {
            var text = ""
            var hasText: Bool { !text.isEmpty }
            func insertText(_ text: String) { self.text += text }
            func deleteBackward() { _ = text.popLast() }
            override var canBecomeFirstResponder: Bool { true }
        }
        let page = UIViewController()
        let sim = launch(page)
        let pad = Pad(frame: page.view.bounds)
        page.view.addSubview(pad)
        pad.becomeFirstResponder()
        sim.type("ab\u{8}\n")
        sim.pressKey("c")
        #expect(pad.text == "a\nc" && pad.keyboardType == .default)
    }
}

@MainActor
@Suite(.onStage) struct AlertFieldTests {
    @Test func `the first field has the keyboard, and what is typed is there for the action`() throws {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let alert = UIAlertController(title: "Login", message: nil, preferredStyle: .alert)
        var entered: [String?] = []
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField {
            $0.placeholder = "Password"
            $0.isSecureTextEntry = true
        }
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in
                entered = alert.textFields?.map(\.text) ?? []
            })
        page.present(alert, animated: true)
        try sim.settle()
        #expect(alert.textFields?.first?.isFirstResponder == true)
        sim.type("ada")
        sim.tap("Password")
        sim.type("1815")
        #expect(!sim.tap("1815"))
        sim.tap("OK")
        try sim.settle()
        #expect(entered == ["ada", "1815"] && page.presentedViewController == nil)
    }

    @Test func `an action sheet takes no field`() {
        let sim = Simulator()
        sim.recordsExceptions = true
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        #expect(sheet.textFields == nil)
        sheet.addTextField()
        #expect(
            sim.diagnostics.map(\.message) == [
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
            ])
        #expect(sheet.textFields == nil)
    }

    @Test func `a search bar is tapped and typed into`() {
        final class Hearer: NSObject, UISearchBarDelegate {
            var notes: [String] = []
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
                notes.append(searchText)
            }
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { notes.append("search") }
        }
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 300, height: 50))
        let hearer = Hearer()
        bar.placeholder = "Search"
        bar.delegate = hearer
        page.view.addSubview(bar)
        sim.tap("Search")
        sim.type("ab\u{8}\n")
        #expect(hearer.notes == ["a", "ab", "a", "search"] && bar.isFirstResponder)
    }
}
