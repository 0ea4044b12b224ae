import Simulator

// Text inputs, find interactions, and menus.
extension Scenario {
    static let textInput: [Scenario] = [
        .statements("log-find-01") { stage in
            let view = editedView(stage, "red green red blue red")
            view.isFindInteractionEnabled = true
            view.selectedRange = NSRange(location: 0, length: 0)
            stage.sim.pressKey("f", modifiers: .command)
            stage.state(0, view.findInteraction?.isFindNavigatorVisible == true, "it does not")
            stage.sim.type("red")
            @MainActor func place() -> Int? {
                view.findInteraction?.activeFindSession?.highlightedResultIndex
            }
            stage.sim.pressKey("g", modifiers: .command)
            stage.state(1, place() == 1, "\(String(describing: place()))")
            stage.sim.pressKey("g", modifiers: [.command, .shift])
            stage.state(2, place() == 0, "\(String(describing: place()))")
        },
        .statements("log-find-02") { stage in
            let view = editedView(stage, "red")
            let delegate = FindDelegate()
            let interaction = UIFindInteraction(sessionDelegate: delegate)
            view.addInteraction(interaction)
            interaction.presentFindNavigator(showingReplace: false)
            stage.state(0, delegate.asked == 1, "\(delegate.asked) times")
            stage.state(1, interaction.activeFindSession === delegate.session, "another is")
            interaction.presentFindNavigator(showingReplace: true)
            stage.state(2, delegate.asked == 1, "it is asked again")
        },
        .statements("log-delete-01") { stage in
            let view = editedView(stage, "One two")
            let delegate = SelectionDelegate()
            view.delegate = delegate
            stage.sim.type("\u{8}")
            stage.state(0, delegate.lengths.count == 1, "\(delegate.lengths.count) times")
            stage.state(1, delegate.lengths.last == 0, "\(delegate.lengths)")
        },
        .statements("log-arrow-01") { stage in
            let view = ArrowView()
            editedView(stage, "").superview?.addSubview(view)
            view.text = "One"
            view.becomeFirstResponder()
            view.sets = 0
            stage.sim.pressKey(UIKeyCommand.inputLeftArrow)
            stage.state(0, view.sets == 1 && view.selectedRange.location == 2, "\(view.sets) times")
        },
        .statements("log-menu-01") { stage in
            let delegate = MenuDelegate()
            UIApplication.shared.delegate = delegate
            stage.sim.launch(UIViewController())
            _ = stage.sim.mainMenu
            stage.state(0, !delegate.systems.isEmpty, "it is not")
            stage.state(1, delegate.systems.first === UIMenuSystem.main, "it is another")
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
