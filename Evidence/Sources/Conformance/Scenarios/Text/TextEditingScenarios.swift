import Simulator

// A text field: its delegate calls, its notifications, and the effects of an app's own changes.
extension Scenario {
    static let textEditing: [Scenario] = [
        .rule(
            EvidenceEntry(
                "log-text-01",
                "A text field with a delegate is asked whether it can become first responder",
                source: .claim("https://github.com/molon/MLInputDodger/issues/33"),
                notes: "The same is said in https://github.com/hackiftekhar/IQKeyboardManager/issues/664"),
            statements: 2
        ) { stage in
            let scene = try EditedField(stage)
            stage.begin()
            _ = scene.field.canBecomeFirstResponder
            stage.state(
                "canBecomeFirstResponder asks the delegate's textFieldShouldBeginEditing",
                stage.lines == ["Delegate.shouldBeginEditing"], "\(stage.lines)")
            stage.begin()
            scene.field.becomeFirstResponder()
            let asked = stage.lines.filter { $0 == "Delegate.shouldBeginEditing" }
            stage.state("becomeFirstResponder asks it as well", !asked.isEmpty, "\(stage.lines)")
            scene.delegate.begins = false
            scene.field.resignFirstResponder()
            stage.note(
                "it cannot when the delegate refuses", !scene.field.canBecomeFirstResponder, "it can")
        },
        .rule(
            EvidenceEntry(
                "log-text-02",
                "An app sets the text of a text field and the value of a slider",
                source: .claim("https://github.com/microsoft/WinObjC/issues/2532"),
                notes: "On iOS events come from the user or from sendActions(for:) alone."),
            statements: 3
        ) { stage in
            let scene = try EditedField(stage)
            scene.field.becomeFirstResponder()
            stage.begin()
            scene.field.text = "Ada"
            stage.state("the text set in code: no editingChanged", stage.lines.isEmpty, "\(stage.lines)")
            stage.sim.type("!")
            stage.state("the text typed: editingChanged", stage.has("Field.editingChanged"), "\(stage.lines)")
            let slider = UISlider()
            let target = HeardTarget("Slider.valueChanged")
            slider.addTarget(target, action: HeardTarget.action, for: .valueChanged)
            stage.begin()
            slider.value = 0.5
            slider.setValue(0.7, animated: true)
            try stage.settle()
            withExtendedLifetime(target) {}
            stage.state(
                "the slider's value set in code: no valueChanged", stage.lines.isEmpty, "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "log-text-03",
                "The clear button of a text field is tapped",
                source: .claim("https://github.com/tbaranes/SwiftyUtils/pull/49")),
            statements: 1
        ) { stage in
            let scene = try EditedField(stage)
            scene.field.clearButtonMode = .always
            scene.field.text = "Ada"
            scene.field.becomeFirstResponder()
            stage.begin()
            stage.sim.tapClear(in: scene.field)
            try stage.settle()
            stage.state(
                "the text field sends editingChanged", stage.has("Field.editingChanged"), "\(stage.lines)")
            stage.note("the text is gone", scene.field.text == "", "\(scene.field.text ?? "nil")")
        },
        .rule(
            EvidenceEntry(
                "log-text-04",
                "A letter is typed while the delegate answers shouldChangeCharactersIn",
                source: .claim("https://github.com/luximetr/AnyFormatKit/pull/38"),
                notes: "The second half also in https://github.com/bkook/BKMoneyKit/issues/11"),
            statements: 2
        ) { stage in
            for changes in [true, false] {
                let scene = try EditedField(stage)
                scene.delegate.changes = changes
                scene.field.becomeFirstResponder()
                stage.begin()
                stage.sim.type("A")
                try stage.settle()
                let heard = [stage.has("Field.editingChanged"), stage.has("Note.textDidChange")]
                stage.state(
                    changes
                        ? "true: editingChanged and textDidChangeNotification" : "false: neither of the two",
                    heard == [changes, changes], "\(stage.lines)")
            }
        },
        .rule(
            EvidenceEntry(
                "doc-text-01",
                "A text field whose delegate answers false to textFieldShouldEndEditing",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITextField.h"
                )),
            statements: 3,
            isMisuse: true
        ) { stage in
            let scene = try EditedField(stage)
            scene.delegate.ends = false
            scene.field.becomeFirstResponder()
            stage.begin()
            let resigned = scene.field.resignFirstResponder()
            stage.state(
                "resignFirstResponder: it goes on editing", !resigned && scene.field.isEditing,
                "\(resigned), \(stage.lines)")
            stage.begin()
            scene.page.view.endEditing(true)
            stage.state(
                "endEditing(true): textFieldDidEndEditing may be called nevertheless",
                stage.has("Delegate.didEndEditing") && !scene.field.isEditing, "\(stage.lines)")
            scene.field.becomeFirstResponder()
            stage.begin()
            scene.field.removeFromSuperview()
            try stage.settle()
            stage.state(
                "it is removed from its window: textFieldDidEndEditing is called nevertheless",
                stage.has("Delegate.didEndEditing") && !scene.field.isEditing, "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "doc-text-02",
                "A delegate with textFieldDidEndEditing and textFieldDidEndEditing(_:reason:)",
                ios: "10.0+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITextField.h"
                )),
            statements: 1
        ) { stage in
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
            stage.state(
                "only the one with the reason is called",
                stage.lines == ["Delegate.didEndEditing(reason: 0)"], "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "doc-text-03",
                "The clear button is tapped and textFieldShouldClear answers false",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITextField.h"
                )),
            statements: 2
        ) { stage in
            let scene = try EditedField(stage)
            scene.delegate.clears = false
            scene.field.clearButtonMode = .always
            scene.field.text = "Ada"
            scene.field.becomeFirstResponder()
            stage.begin()
            stage.sim.tapClear(in: scene.field)
            try stage.settle()
            stage.state("the text stays", scene.field.text == "Ada", "\(scene.field.text ?? "nil")")
            let notes = stage.lines.filter { $0 != "Delegate.shouldClear" }
            stage.state(
                "there are no notifications", stage.has("Delegate.shouldClear") && notes.isEmpty,
                "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "doc-text-04",
                "A text field with clearsOnBeginEditing",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITextField.h"
                )),
            statements: 1
        ) { stage in
            let scene = try EditedField(stage)
            scene.field.clearsOnBeginEditing = true
            scene.field.text = "Ada"
            scene.field.becomeFirstResponder()
            stage.state(
                "all text is cleared when editing begins", scene.field.text == "",
                "\(scene.field.text ?? "nil")")
        },
        .rule(
            EvidenceEntry(
                "log-safe-01",
                "The safe area of a page that is pushed on a navigation controller, iPhone X",
                ios: "2017-10", animated: true,
                source: .log("https://github.com/rickytan/RTRootNavigationController/issues/136"),
                notes: "The printed insets are those of an iPhone X."),
            statements: 2
        ) { stage in
            let page = stage.page("Page")
            var (loaded, laidOut) = (UIEdgeInsets.zero, UIEdgeInsets.zero)
            page.on("viewDidLoad") { [unowned page] in loaded = page.view.safeAreaInsets }
            page.on("viewDidLayoutSubviews") { [unowned page] in laidOut = page.view.safeAreaInsets }
            let stack = stage.navigation([stage.page("Below")])
            try stage.launch(stack)
            stack.pushViewController(page, animated: true)
            try stage.settle()
            stage.state("in viewDidLoad the insets are zero", loaded == .zero, "\(loaded)")
            stage.state(
                "in viewDidLayoutSubviews they are those of the bars", laidOut.top > 44 && laidOut.bottom > 0,
                "\(laidOut)")
        },
        .order(
            EvidenceEntry(
                "log-safe-02",
                "When viewSafeAreaInsetsDidChange is called at launch and when the device is turned",
                ios: "2017-09",
                source: .claim("https://github.com/material-components/material-components-ios/pull/1982"),
                notes: "It is called just before viewDidLayoutSubviews when the view is loaded or turned.",
                events: [
                    "Page.viewSafeAreaInsetsDidChange",
                    "Page.viewDidLayoutSubviews",
                ]),
            .listedPairs
        ) { stage in
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
