import Simulator

// Text inputs, find interactions, and menus.
extension Scenario {
    static let textInput: [Scenario] = [
        .rule(
            EvidenceEntry(
                "log-find-01",
                "Keys of a find interaction in a text view that is the first responder",
                ios: "16+",
                source: .documentation("https://developer.apple.com/documentation/uikit/uifindinteraction")),
            statements: 3
        ) { stage in
            let view = editedView(stage, "red green red blue red")
            view.isFindInteractionEnabled = true
            view.selectedRange = NSRange(location: 0, length: 0)
            stage.sim.pressKey("f", modifiers: .command)
            stage.state(
                "Command-F shows the find panel", view.findInteraction?.isFindNavigatorVisible == true,
                "it does not")
            stage.sim.type("red")
            @MainActor func place() -> Int? {
                view.findInteraction?.activeFindSession?.highlightedResultIndex
            }
            stage.sim.pressKey("g", modifiers: .command)
            stage.state("Command-G goes to the next result", place() == 1, "\(String(describing: place()))")
            stage.sim.pressKey("g", modifiers: [.command, .shift])
            stage.state(
                "Command-Shift-G goes to the result before", place() == 0, "\(String(describing: place()))")
        },
        .rule(
            EvidenceEntry(
                "log-find-02",
                """
                presentFindNavigator(showingReplace:) asks for a session, and does nothing a second \
                time
                """,
                ios: "16+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uifindinteraction/presentfindnavigator(showingreplace:)"
                )),
            statements: 3
        ) { stage in
            let view = editedView(stage, "red")
            let delegate = FindDelegate()
            let interaction = UIFindInteraction(sessionDelegate: delegate)
            view.addInteraction(interaction)
            interaction.presentFindNavigator(showingReplace: false)
            stage.state("the delegate is asked for a session", delegate.asked == 1, "\(delegate.asked) times")
            stage.state(
                "the session that it returns is the active one",
                interaction.activeFindSession === delegate.session, "another is")
            interaction.presentFindNavigator(showingReplace: true)
            stage.state(
                "while the panel is shown the method has no effect", delegate.asked == 1, "it is asked again")
        },
        .rule(
            EvidenceEntry(
                "log-delete-01",
                "The delete key in a text view",
                source: .claim("https://github.com/simonbs/Runestone/issues/158"),
                notes: "Compared with a library's own text view, which called it twice."),
            statements: 2
        ) { stage in
            let view = editedView(stage, "One two")
            let delegate = SelectionDelegate()
            view.delegate = delegate
            stage.sim.type("\u{8}")
            stage.state(
                "textViewDidChangeSelection is called once", delegate.lengths.count == 1,
                "\(delegate.lengths.count) times")
            stage.state("the selection has no length then", delegate.lengths.last == 0, "\(delegate.lengths)")
        },
        .rule(
            EvidenceEntry(
                "log-arrow-01",
                "An arrow key in a text input of an app's own",
                source: .claim("https://github.com/simonbs/Runestone/pull/90")),
            statements: 1
        ) { stage in
            let view = ArrowView()
            editedView(stage, "").superview?.addSubview(view)
            view.text = "One"
            view.becomeFirstResponder()
            view.sets = 0
            stage.sim.pressKey(UIKeyCommand.inputLeftArrow)
            stage.state(
                "the insertion point is moved by setting selectedTextRange",
                view.sets == 1 && view.selectedRange.location == 2, "\(view.sets) times")
        },
        .rule(
            EvidenceEntry(
                "log-menu-01",
                "The main menu is built",
                ios: "13+",
                source: .claim("https://github.com/home-assistant/iOS/issues/5407"),
                notes: """
                    From the calls in a report of a crash: the main menu's system makes a builder from
                    the responder chain, and that calls the app's delegate.
                    """),
            statements: 2
        ) { stage in
            let delegate = MenuDelegate()
            UIApplication.shared.delegate = delegate
            stage.sim.launch(UIViewController())
            _ = stage.sim.mainMenu
            stage.state(
                "buildMenu(with:) of the app's delegate is called", !delegate.systems.isEmpty, "it is not")
            stage.state(
                "its builder's system is the main one", delegate.systems.first === UIMenuSystem.main,
                "it is another")
        },
    ]

    /// Creates a text view and begins editing.
    @MainActor
    private static func editedView(_ stage: Stage, _ text: String) -> UITextView {
        let page = UIViewController()
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        view.text = text
        page.view.addSubview(view)
        stage.sim.launch(page)
        view.becomeFirstResponder()
        return view
    }
}

private final class FindDelegate: NSObject, UIFindInteractionDelegate {
    let session = UIFindSession()
    var asked = 0

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        asked += 1
        return session
    }
}

private final class SelectionDelegate: NSObject, UITextViewDelegate {
    var lengths: [Int] = []

    func textViewDidChangeSelection(_ textView: UITextView) { lengths.append(textView.selectedRange.length) }
}

/// Counts the changes of its selection.
private final class ArrowView: UITextView {
    var sets = 0

    override var selectedTextRange: UITextRange? {
        get { super.selectedTextRange }
        set {
            sets += 1
            super.selectedTextRange = newValue
        }
    }
}

private final class MenuDelegate: UIResponder, UIApplicationDelegate {
    var systems: [UIMenuSystem] = []

    override func buildMenu(with builder: any UIMenuBuilder) { systems.append(builder.system) }
}
