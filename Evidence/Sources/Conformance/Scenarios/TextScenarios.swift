import Simulator

// A text field's editing, from the tap that begins it to its end.
extension Scenario {
    static let text: [Scenario] = [
        .statements(
            "gt2-text-03", leavingOut: [2, 7],
            remark: "There is no keyboard on the screen, and so no notifications of one."
        ) { stage in
            let scene = try TextScene(stage)
            stage.begin()
            stage.sim.tap(scene.field)
            let begun = stage.lines
            stage.state(0, begun.first == "textFieldShouldBeginEditing(first responder: false)", "\(begun)")
            stage.state(1, scene.field.isFirstResponder, "it is not")
            stage.state(
                3,
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
                4,
                stage.lines == [
                    "shouldChangeCharactersIn", "textDidChangeNotification", "textFieldShouldClear",
                    "textDidChangeNotification", "textFieldShouldReturn",
                ], "\(stage.lines)")
            stage.begin()
            scene.field.resignFirstResponder()
            let ended = stage.lines
            stage.state(5, ended.first == "textFieldShouldEndEditing(first responder: true)", "\(ended)")
            stage.state(6, !scene.field.isFirstResponder, "it does not")
            stage.state(
                8,
                ended.dropFirst()
                    == ["textFieldDidEndEditing(first responder: false)", "textDidEndEditingNotification"],
                "\(ended)")
        },
        .statements("gt2-text-05") { stage in
            let scene = try TextScene(stage)
            scene.resignsOnReturn = true
            stage.sim.tap(scene.field)
            stage.begin()
            stage.sim.type("\n")
            stage.state(
                0,
                stage.lines.prefix(2) == [
                    "textFieldShouldReturn", "textFieldShouldEndEditing(first responder: true)",
                ], "\(stage.lines)")
            scene.resignsOnReturn = false
            scene.returns = false
            stage.sim.tap(scene.field)
            stage.begin()
            stage.sim.type("\n")
            stage.state(
                0, stage.lines == ["textFieldShouldReturn"] && scene.field.isFirstResponder,
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
