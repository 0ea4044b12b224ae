import Simulator

// A text field: its delegate calls, its notifications, and the effects of an app's own changes.
extension Scenario {
    static let textEditing: [Scenario] = [
        .statements("log-text-01") { stage in
            let scene = try EditedField(stage)
            stage.begin()
            _ = scene.field.canBecomeFirstResponder
            stage.state(0, stage.lines == ["Delegate.shouldBeginEditing"], "\(stage.lines)")
            stage.begin()
            scene.field.becomeFirstResponder()
            let asked = stage.lines.filter { $0 == "Delegate.shouldBeginEditing" }
            stage.state(1, !asked.isEmpty, "\(stage.lines)")
            scene.delegate.begins = false
            scene.field.resignFirstResponder()
            stage.note(
                "it cannot when the delegate refuses", !scene.field.canBecomeFirstResponder, "it can")
        },
        .statements("log-text-02") { stage in
            let scene = try EditedField(stage)
            scene.field.becomeFirstResponder()
            stage.begin()
            scene.field.text = "Ada"
            stage.state(0, stage.lines.isEmpty, "\(stage.lines)")
            stage.sim.type("!")
            stage.state(1, stage.has("Field.editingChanged"), "\(stage.lines)")
            let slider = UISlider()
            let target = HeardTarget("Slider.valueChanged")
            slider.addTarget(target, action: HeardTarget.action, for: .valueChanged)
            stage.begin()
            slider.value = 0.5
            slider.setValue(0.7, animated: true)
            try stage.settle()
            withExtendedLifetime(target) {}
            stage.state(2, stage.lines.isEmpty, "\(stage.lines)")
        },
        .statements("log-text-03") { stage in
            let scene = try EditedField(stage)
            scene.field.clearButtonMode = .always
            scene.field.text = "Ada"
            scene.field.becomeFirstResponder()
            stage.begin()
            stage.sim.tapClear(in: scene.field)
            try stage.settle()
            stage.state(0, stage.has("Field.editingChanged"), "\(stage.lines)")
            stage.note("the text is gone", scene.field.text == "", "\(scene.field.text ?? "nil")")
        },
        .statements("log-text-04") { stage in
            for changes in [true, false] {
                let scene = try EditedField(stage)
                scene.delegate.changes = changes
                scene.field.becomeFirstResponder()
                stage.begin()
                stage.sim.type("A")
                try stage.settle()
                let heard = [stage.has("Field.editingChanged"), stage.has("Note.textDidChange")]
                stage.state(changes ? 0 : 1, heard == [changes, changes], "\(stage.lines)")
            }
        },
        .statements("doc-text-01", isMisuse: true) { stage in
            let scene = try EditedField(stage)
            scene.delegate.ends = false
            scene.field.becomeFirstResponder()
            stage.begin()
            let resigned = scene.field.resignFirstResponder()
            stage.state(0, !resigned && scene.field.isEditing, "\(resigned), \(stage.lines)")
            stage.begin()
            scene.page.view.endEditing(true)
            stage.state(1, stage.has("Delegate.didEndEditing") && !scene.field.isEditing, "\(stage.lines)")
            scene.field.becomeFirstResponder()
            stage.begin()
            scene.field.removeFromSuperview()
            try stage.settle()
            stage.state(2, stage.has("Delegate.didEndEditing") && !scene.field.isEditing, "\(stage.lines)")
        },
        .statements("doc-text-02") { stage in
            let page = stage.page("Page")
            try stage.launch(page)
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            let delegate = ReasonDelegate()
            field.delegate = delegate
            page.view.addSubview(field)
            field.becomeFirstResponder()
            stage.begin()
            field.resignFirstResponder()
            withExtendedLifetime(delegate) {}
            stage.state(0, stage.lines == ["Delegate.didEndEditing(reason: 0)"], "\(stage.lines)")
        },
        .statements("doc-text-03") { stage in
            let scene = try EditedField(stage)
            scene.delegate.clears = false
            scene.field.clearButtonMode = .always
            scene.field.text = "Ada"
            scene.field.becomeFirstResponder()
            stage.begin()
            stage.sim.tapClear(in: scene.field)
            try stage.settle()
            stage.state(0, scene.field.text == "Ada", "\(scene.field.text ?? "nil")")
            let notes = stage.lines.filter { $0 != "Delegate.shouldClear" }
            stage.state(1, stage.has("Delegate.shouldClear") && notes.isEmpty, "\(stage.lines)")
        },
        .statements("doc-text-04") { stage in
            let scene = try EditedField(stage)
            scene.field.clearsOnBeginEditing = true
            scene.field.text = "Ada"
            scene.field.becomeFirstResponder()
            stage.state(0, scene.field.text == "", "\(scene.field.text ?? "nil")")
        },
        .statements("log-safe-01") { stage in
            let page = stage.page("Page")
            var (loaded, laidOut) = (UIEdgeInsets.zero, UIEdgeInsets.zero)
            page.on("viewDidLoad") { [unowned page] in loaded = page.view.safeAreaInsets }
            page.on("viewDidLayoutSubviews") { [unowned page] in laidOut = page.view.safeAreaInsets }
            let stack = stage.navigation([stage.page("Below")])
            try stage.launch(stack)
            stack.pushViewController(page, animated: true)
            try stage.settle()
            stage.state(0, loaded == .zero, "\(loaded)")
            stage.state(1, laidOut.top > 44 && laidOut.bottom > 0, "\(laidOut)")
        },
        .order("log-safe-02", .listedPairs) { stage in
            let page = stage.page("Page")
            stage.begin()
            try stage.launch(page)
            stage.begin()
            stage.sim.rotate(to: .landscapeLeft)
            try stage.settle()
        },
    ]
}

/// A page with one text field whose delegate calls, control events and notifications are recorded.
@MainActor
final class EditedField {
    let page: Page
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    let delegate = HeardTextDelegate()
    private var targets: [HeardTarget] = []
    private let notes: HeardNotes

    init(_ stage: Stage) throws {
        page = stage.page("Page")
        notes = HeardNotes([
            (UITextField.textDidBeginEditingNotification, "textDidBeginEditing"),
            (UITextField.textDidChangeNotification, "textDidChange"),
            (UITextField.textDidEndEditingNotification, "textDidEndEditing"),
        ])
        try stage.launch(page)
        field.delegate = delegate
        page.view.addSubview(field)
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
            (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
        ]
        for (event, name) in events {
            let target = HeardTarget("Field.\(name)")
            targets.append(target)
            field.addTarget(target, action: HeardTarget.action, for: event)
        }
        stage.sim.turn()
    }
}

/// Records notifications while it exists.
@MainActor
final class HeardNotes {
    private var tokens: [any NSObjectProtocol] = []

    init(_ names: [(Notification.Name, String)]) {
        let journal = Journal.current
        tokens = names.map { name, line in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { journal.log("Note.\(line)") }
            }
        }
    }

    isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

/// A text field's delegate that records its calls, and returns preset answers.
@MainActor
final class HeardTextDelegate: NSObject, UITextFieldDelegate {
    private let journal = Journal.current
    var (begins, ends, changes, clears) = (true, true, true, true)

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        journal.log("Delegate.shouldBeginEditing")
        return begins
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { journal.log("Delegate.didBeginEditing") }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        journal.log("Delegate.shouldEndEditing")
        return ends
    }

    func textFieldDidEndEditing(_ textField: UITextField) { journal.log("Delegate.didEndEditing") }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        journal.log("Delegate.shouldChange")
        return changes
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        journal.log("Delegate.shouldClear")
        return clears
    }
}

/// A delegate with both variants of the same method.
@MainActor
private final class ReasonDelegate: NSObject, UITextFieldDelegate {
    private let journal = Journal.current

    func textFieldDidEndEditing(_ textField: UITextField) { journal.log("Delegate.didEndEditing") }

    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        journal.log("Delegate.didEndEditing(reason: \(reason.rawValue))")
    }
}
