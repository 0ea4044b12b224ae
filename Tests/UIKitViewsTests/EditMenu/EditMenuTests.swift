import Simulator
import TestTraits
import Testing

/// The edit menus of texts and of views.
@MainActor @Suite(.inTurn) struct EditMenuTests {
    @MainActor fileprivate struct App {
        let sim: Simulator
        let page = UIViewController()

        init(_ view: UIView, system: System = .iOS(18)) {
            sim = Simulator(system: system)
            view.frame = CGRect(x: 40, y: 300, width: 300, height: 100)
            page.view.addSubview(view)
            sim.launch(page)
            sim.turn()
        }

        /// The visible commands.
        var shown: [String] {
            let svg = sim.picture().svg
            let all = ["Cut", "Copy", "Paste", "Select", "Select All", "Delete", "Mark"]
            return all.filter { svg.contains(">\($0)</text>") }
        }
    }

    private func textView(_ text: String) -> UITextView {
        let view = UITextView()
        view.text = text
        return view
    }

    @Test func `a finger that is held on a text shows what can be done`() {
        let view = textView("One two three")
        let app = App(view)
        app.sim.longPress(view)
        #expect(view.isFirstResponder && app.shown == ["Select", "Select All"])
        UIPasteboard.general.string = "pasted"
        app.sim.longPress(view)
        #expect(app.shown == ["Paste", "Select", "Select All"])
        app.sim.tap("Select All")
        #expect(view.selectedRange == NSRange(location: 0, length: 13) && app.shown.isEmpty)
    }

    @Test func `the second of two taps selects a word, which is cut and pasted`() {
        let view = textView("One two three")
        let app = App(view)
        app.sim.tap(at: CGPoint(x: 50, y: 318), count: 2)
        #expect(view.selectedRange == NSRange(location: 0, length: 3) && app.shown.contains("Cut"))
        app.sim.tap("Cut")
        #expect(view.text == " two three" && UIPasteboard.general.string == "One")
        view.selectedRange = NSRange(location: 10, length: 0)
        app.sim.longPress(at: CGPoint(x: 320, y: 318))
        app.sim.tap("Paste")
        #expect(view.text == " two threeOne")
    }

    @Test func `a text that is not edited is copied, no more`() {
        let view = textView("Words")
        view.isEditable = false
        let app = App(view)
        UIPasteboard.general.string = "other"
        app.sim.longPress(at: CGPoint(x: 50, y: 318))
        #expect(app.shown == ["Copy"])
        app.sim.tap("Copy")
        #expect(UIPasteboard.general.string == "Words" && view.text == "Words")
    }

    @Test func `a finger elsewhere takes the menu away and does what it does`() {
        let view = textView("Words")
        let app = App(view)
        var taps = 0
        let button = UIButton(frame: CGRect(x: 20, y: 600, width: 100, height: 40))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        app.page.view.addSubview(button)
        app.sim.longPress(view)
        #expect(!app.shown.isEmpty)
        app.sim.tap(at: CGPoint(x: 50, y: 620))
        #expect(app.shown.isEmpty && taps == 1)
    }

    @Test func `a field's words are copied, replaced and kept secret`() {
        let field = UITextField()
        field.text = "One two"
        let app = App(field)
        app.sim.tap(at: CGPoint(x: 60, y: 350), count: 2)
        #expect(app.shown == ["Cut", "Copy", "Select All"])
        app.sim.tap("Copy")
        #expect(UIPasteboard.general.string == "two")
        app.sim.type("2")
        #expect(field.text == "One 2")
        field.isSecureTextEntry = true
        app.sim.advance(by: 1)
        app.sim.tap(at: CGPoint(x: 60, y: 350), count: 2)
        #expect(app.shown == ["Paste"])
    }

    @Test func `the delegate may refuse what the menu does`() {
        final class Refusing: NSObject, UITextFieldDelegate {
            var asked: [String] = []

            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
                replacementString string: String
            ) -> Bool {
                asked.append("\(range.location)+\(range.length) \(string)")
                return false
            }
        }
        let field = UITextField()
        field.text = "One"
        let refusing = Refusing()
        field.delegate = refusing
        let app = App(field)
        UIPasteboard.general.string = "x"
        field.becomeFirstResponder()
        field.paste(nil)
        field.selectAll(nil)
        field.cut(nil)
        #expect(refusing.asked == ["3+0 x", "0+3 "] && field.text == "One")
        _ = app
    }

    /// A view with its own edit menu.
    private final class Board: UIView {
        var done: [String] = []

        override var canBecomeFirstResponder: Bool { true }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            [Selector("copy:"), Board.mark].contains(action)
        }

        override func copy(_ sender: Any?) { done.append("copy") }

        func mark(_ sender: Any?) { done.append("mark") }

        static let mark = Selector("mark:", Board.mark)
    }

    private final class Listener: NSObject, UIEditMenuInteractionDelegate {
        var heard: [String] = []
        var adds = false

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            let commands = suggestedActions.flatMap { ($0 as? UIMenu)?.children ?? [$0] }
            heard.append("menu of \(commands.map(\.title))")
            guard adds else { return nil }
            let mark = UIAction(title: "Mark") { [unowned self] _ in heard.append("marked") }
            return UIMenu(children: suggestedActions + [mark])
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            heard.append("present")
            animator.addCompletion { [unowned self] in heard.append("presented") }
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) { heard.append("dismiss") }
    }

    @Test func `an interaction shows the menu of its delegate`() {
        let board = Board()
        let app = App(board)
        let listener = Listener()
        let interaction = UIEditMenuInteraction(delegate: listener)
        board.addInteraction(interaction)
        let configuration = UIEditMenuConfiguration(identifier: "board", sourcePoint: CGPoint(x: 50, y: 50))
        interaction.presentEditMenu(with: configuration)
        app.sim.advance(by: 1)
        #expect(app.shown == ["Copy"] && listener.heard == ["menu of [\"Copy\"]", "present", "presented"])
        #expect(interaction.location(in: app.page.view) == CGPoint(x: 90, y: 350))
        listener.adds = true
        interaction.reloadVisibleMenu()
        #expect(app.shown == ["Copy", "Mark"])
        app.sim.tap("Copy")
        #expect(board.done == ["copy"] && app.shown.isEmpty && listener.heard.last == "dismiss")
        interaction.presentEditMenu(with: configuration)
        app.sim.tap("Mark")
        #expect(listener.heard.suffix(2) == ["dismiss", "marked"])
    }

    @Test func `the menu controller shows the app's entries that the first responder can perform`() {
        let board = Board()
        let app = App(board, system: .iOS(15))
        var posts: [String] = []
        let names = [
            UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
            UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let text = note.name.rawValue.replacingOccurrences(of: "UIMenuController", with: "")
                MainActor.assumeIsolated {
                    posts.append(text.replacingOccurrences(of: "MenuNotification", with: ""))
                }
            }
        }
        board.becomeFirstResponder()
        let menu = UIMenuController.shared
        menu.menuItems = [
            UIMenuItem(title: "Mark", action: Board.mark),
            UIMenuItem(title: "Never", action: Selector("never:")),
        ]
        menu.showMenu(from: board, rect: CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(menu.isMenuVisible && app.shown == ["Copy", "Mark"] && menu.menuFrame.maxY == 302)
        app.sim.tap("Mark")
        #expect(
            board.done == ["mark"] && !menu.isMenuVisible
                && posts == ["WillShow", "DidShow", "WillHide", "DidHide"])
        menu.showMenu(from: board, rect: .zero)
        menu.hideMenu(from: app.page.view)
        #expect(menu.isMenuVisible)
        menu.hideMenu()
        #expect(!menu.isMenuVisible)
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}
