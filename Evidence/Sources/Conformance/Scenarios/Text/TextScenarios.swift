import Simulator

// A text field's editing, from the tap that begins it to its end.
extension Scenario {
    static let text: [Scenario] = [
        .rule(
            EvidenceEntry(
                "gt2-text-03",
                "Editing of a text field, Apple's overview",
                ios: "13+",
                source: .documentation("https://apple-docs.everest.mt/docs/uikit/uitextfielddelegate/"),
                notes: """
                    Mirror of developer.apple.com/documentation/uikit/uitextfielddelegate.
                    keyboardDidShow cannot precede didBeginEditing in practice (animated); see
                    gt2-text-01. Quote: 3. The text field calls its delegate's
                    textFieldDidBeginEditing(_:) method and posts a textDidBeginEditingNotification
                    notification. ... 7. The text field calls its delegate's textFieldDidEndEditing(_:)
                    method and posts a textDidEndEditingNotification notification.
                    """),
            statements: 7,
            leavingOut: [
                "keyboardWillShow / keyboardDidShow (or Will/DidChangeFrame if one was up)",
                "keyboardWillHide / keyboardDidHide",
            ],
            remark: "There is no keyboard on the screen, and so no notifications of one."
        ) { stage in
            let scene = try TextScene(stage)
            stage.begin()
            stage.sim.tap(scene.field)
            let begun = stage.lines
            stage.state(
                "textFieldShouldBeginEditing",
                begun.first == "textFieldShouldBeginEditing(first responder: false)", "\(begun)")
            stage.state("[first responder]", scene.field.isFirstResponder, "it is not")
            stage.state(
                "textFieldDidBeginEditing, textDidBeginEditingNotification",
                begun.dropFirst()
                    == [
                        "textFieldDidBeginEditing(first responder: true)", "textDidBeginEditingNotification",
                    ],
                "\(begun)")
            stage.begin()
            stage.sim.type("a")
            stage.sim.tapClear(in: scene.field)
            stage.sim.type("\n")
            stage.state(
                """
                shouldChangeCharactersIn, textDidChangeNotification / textFieldShouldClear / \
                textFieldShouldReturn
                """,
                stage.lines == [
                    "shouldChangeCharactersIn", "textDidChangeNotification", "textFieldShouldClear",
                    "textDidChangeNotification", "textFieldShouldReturn",
                ], "\(stage.lines)")
            stage.begin()
            scene.field.resignFirstResponder()
            let ended = stage.lines
            stage.state(
                "textFieldShouldEndEditing",
                ended.first == "textFieldShouldEndEditing(first responder: true)", "\(ended)")
            stage.state("[resigns]", !scene.field.isFirstResponder, "it does not")
            stage.state(
                "textFieldDidEndEditing, textDidEndEditingNotification",
                ended.dropFirst()
                    == ["textFieldDidEndEditing(first responder: false)", "textDidEndEditingNotification"],
                "\(ended)")
        },
        .rule(
            EvidenceEntry(
                "gt2-text-05",
                "Return key: textFieldShouldReturn",
                ios: "older guide",
                source: .documentation("https://u72.net/daima/wvcc.html"),
                notes: """
                    Apple Text Programming Guide for iOS as quoted there: order should-begin, did-begin,
                    various, should-end, did-end. Quote: When the user taps the return key, the text
                    field class sends a textFieldShouldReturn: message to the delegate to ask whether it
                    should resign first responder.
                    """),
            statements: 1
        ) { stage in
            let scene = try TextScene(stage)
            scene.resignsOnReturn = true
            stage.sim.tap(scene.field)
            stage.begin()
            stage.sim.type("\n")
            stage.state(
                "asked before shouldEndEditing; false: ignored",
                stage.lines.prefix(2) == [
                    "textFieldShouldReturn", "textFieldShouldEndEditing(first responder: true)",
                ], "\(stage.lines)")
            scene.resignsOnReturn = false
            scene.returns = false
            stage.sim.tap(scene.field)
            stage.begin()
            stage.sim.type("\n")
            stage.state(
                "asked before shouldEndEditing; false: ignored",
                stage.lines == ["textFieldShouldReturn"] && scene.field.isFirstResponder,
                "\(stage.lines)")
        },
    ]
}

/// A page with a text field, whose delegate calls and notifications are recorded.
@MainActor
private final class TextScene: NSObject, UITextFieldDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
    var resignsOnReturn = false
    var returns = true
    private let journal = Journal.current
    private var observers: [any NSObjectProtocol] = []

    init(_ stage: Stage) throws {
        super.init()
        let page = UIViewController()
        try stage.launch(page)
        page.view.addSubview(field)
        field.clearButtonMode = .always
        field.delegate = self
        stage.sim.turn()
        for (name, line) in [
            (UITextField.textDidBeginEditingNotification, "textDidBeginEditingNotification"),
            (UITextField.textDidChangeNotification, "textDidChangeNotification"),
            (UITextField.textDidEndEditingNotification, "textDidEndEditingNotification"),
        ] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
                    [journal] _ in
                    MainActor.assumeIsolated { journal.log(line) }
                })
        }
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private func log(_ line: String) {
        journal.log("\(line)(first responder: \(field.isFirstResponder))")
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        log("textFieldShouldBeginEditing")
        return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { log("textFieldDidBeginEditing") }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        journal.log("shouldChangeCharactersIn")
        return true
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        journal.log("textFieldShouldClear")
        return true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        journal.log("textFieldShouldReturn")
        if resignsOnReturn { field.resignFirstResponder() }
        return returns
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        log("textFieldShouldEndEditing")
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) { log("textFieldDidEndEditing") }
}
