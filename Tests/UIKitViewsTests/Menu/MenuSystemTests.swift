import Simulator
import TestTraits
import Testing

/// The main menu, edit menus built by responders, and their key commands.
@MainActor @Suite(.inTurn) struct MenuSystemTests {
    /// A page with commands that records its calls.
    private final class Page: UIViewController {
        var heard: [String] = []
        var isOn = false
        var isOff = false
        static let archive = Selector("archive:", Page.archive)

        override var canBecomeFirstResponder: Bool { true }

        func archive(_ sender: Any?) {
            heard.append("archive \((sender as? UICommand)?.propertyList ?? "-")")
        }

        override func validate(_ command: UICommand) {
            guard command.action == Page.archive else { return }
            heard.append("validate")
            if isOn { command.state = .on }
            if isOff { command.attributes.insert(.disabled) }
        }
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        static var build: ((any UIMenuBuilder) -> Void)?
        static var systems: [UIMenuSystem] = []
        /// The application does not retain its delegate.
        static var kept: Delegate?
        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            Delegate.systems.append(builder.system)
            Delegate.build?(builder)
        }
    }

    private func app(_ build: ((any UIMenuBuilder) -> Void)? = nil) -> (Simulator, Page, Delegate) {
        Delegate.build = build
        Delegate.systems = []
        let sim = Simulator()
        let delegate = Delegate()
        Delegate.kept = delegate
        UIApplication.shared.delegate = delegate
        let page = Page()
        sim.launch(page)
        page.becomeFirstResponder()
        return (sim, page, delegate)
    }

    /// The commands of a menu and of its submenus.
    private func leaves(_ menu: UIMenu) -> [UIMenuElement] {
        menu.children.flatMap { ($0 as? UIMenu).map(leaves) ?? [$0] }
    }

    private let archive = UIKeyCommand(
        title: "Archive", action: Page.archive, input: "e", modifierFlags: [.command, .alternate],
        propertyList: "all")

    @Test func `the main menu has the system's menus`() {
        let (sim, _, _) = app()
        let menu = sim.mainMenu
        #expect(menu.identifier == .root)
        #expect(menu.children.map(\.title) == ["App", "File", "Edit", "Format", "View", "Window", "Help"])
        let titles = leaves(menu).map(\.title)
        for title in ["Undo", "Cut", "Paste", "Select All", "Find", "Bold", "Print"] {
            #expect(titles.contains(title))
        }
    }

    @Test func `menus before iOS 16 have no commands of finding`() {
        let sim = Simulator(system: .iOS(15))
        sim.launch(UIViewController())
        let titles = leaves(sim.mainMenu).map(\.title)
        #expect(!titles.contains("Find") && titles.contains("Print") && titles.contains("Bold"))
    }

    private enum Change: String, CaseIterable, Sendable {
        case childAtStart, childAtEnd, before, after, replaced, children, removed, unknown
    }

    @Test(arguments: Change.allCases)
    private func `a builder changes menus by their names`(change: Change) {
        let own = UIMenu(title: "Own", identifier: UIMenu.Identifier("own"), children: [archive])
        let (sim, _, _) = app { builder in
            switch change {
            case .childAtStart: builder.insertChild(own, atStartOfMenu: .file)
            case .childAtEnd: builder.insertChild(own, atEndOfMenu: .file)
            case .before: builder.insertSibling(own, beforeMenu: .edit)
            case .after: builder.insertSibling(own, afterMenu: .help)
            case .replaced: builder.replace(menu: .format, with: own)
            case .children: builder.replaceChildren(ofMenu: .file) { [own] + $0.suffix(1) }
            case .removed: builder.remove(menu: .format)
            case .unknown: builder.insertChild(own, atEndOfMenu: UIMenu.Identifier("unknown"))
            }
            #expect(
                (builder.menu(for: UIMenu.Identifier("own")) != nil)
                    == (change != .removed && change != .unknown))
        }
        let menu = sim.mainMenu
        let tops = menu.children.map(\.title)
        let file = menu.children.first { $0.title == "File" } as? UIMenu
        switch change {
        case .childAtStart: #expect(file?.children.first?.title == "Own" && file?.children.count == 6)
        case .childAtEnd: #expect(file?.children.last?.title == "Own")
        case .before: #expect(tops == ["App", "File", "Own", "Edit", "Format", "View", "Window", "Help"])
        case .after: #expect(tops.suffix(2) == ["Help", "Own"])
        case .replaced: #expect(tops == ["App", "File", "Edit", "Own", "View", "Window", "Help"])
        case .children: #expect(file?.children.count == 2 && file?.children.first?.title == "Own")
        case .removed: #expect(tops == ["App", "File", "Edit", "View", "Window", "Help"])
        case .unknown: #expect(tops.count == 7)
        }
    }

    @Test func `a builder finds commands and actions`() {
        let action = UIAction(title: "Do", identifier: UIAction.Identifier("do")) { _ in }
        let own = UIMenu(title: "Own", children: [archive, action])
        var found: [Bool] = []
        let (sim, _, _) = app { builder in
            builder.insertChild(own, atEndOfMenu: .file)
            found = [
                builder.command(for: Page.archive, propertyList: "all") != nil,
                builder.command(for: Page.archive) != nil,
                builder.command(for: Selector("copy:")) != nil,
                builder.action(for: UIAction.Identifier("do")) === action,
                builder.action(for: UIAction.Identifier("other")) == nil,
                builder.system === UIMenuSystem.main,
            ]
        }
        _ = sim.mainMenu
        #expect(found == [true, false, true, true, true, true])
    }

    @Test func `a command's key works wherever the responder has the action`() {
        let (sim, page, _) = app {
            $0.insertChild(UIMenu(title: "Own", children: [archive]), atEndOfMenu: .file)
        }
        sim.pressKey("e", modifiers: [.command, .alternate])
        #expect(page.heard == ["validate", "archive all"])
        page.isOff = true
        sim.pressKey("e", modifiers: [.command, .alternate])
        #expect(page.heard.suffix(1) == ["validate"])
        page.isOff = false
        #expect(sim.chooseMenu("File", "Own", "Archive"))
        #expect(page.heard.last == "archive all" && !sim.chooseMenu("File", "Nothing"))
    }

    @Test func `commands are shown as their targets have them`() {
        let (sim, page, _) = app {
            $0.insertChild(UIMenu(title: "Own", children: [archive]), atEndOfMenu: .file)
        }
        func shown() -> UICommand? { leaves(sim.mainMenu).first { $0.title == "Archive" } as? UICommand }
        #expect(shown()?.state == .off && shown()?.attributes.isEmpty == true)
        page.isOn = true
        #expect(shown()?.state == .on)
        page.isOn = false
        #expect(shown()?.state == .off)
        let cut = leaves(sim.mainMenu).first { $0.title == "Cut" } as? UICommand
        #expect(cut?.attributes.contains(.disabled) == true)
    }

    @Test func `the main menu is built once, and again where that is needed`() throws {
        let (sim, _, _) = app()
        _ = sim.mainMenu
        _ = sim.mainMenu
        #expect(Delegate.systems.filter { $0 === UIMenuSystem.main }.count == 1)
        UIMenuSystem.main.setNeedsRebuild()
        #expect(Delegate.systems.count == 1)
        try sim.settle()
        #expect(Delegate.systems.count == 2)
    }

    @Test func `revalidation asks the responders again`() throws {
        let (sim, page, _) = app {
            $0.insertChild(UIMenu(title: "Own", children: [archive]), atEndOfMenu: .file)
        }
        _ = sim.mainMenu
        page.heard = []
        UIMenuSystem.main.setNeedsRevalidate()
        #expect(page.heard.isEmpty)
        try sim.settle()
        #expect(page.heard == ["validate"])
    }

    /// A text view with its own edit menu.
    private final class Editor: UITextView {
        static let shout = Selector("shout:", Editor.shout)
        var builds = 0
        func shout(_ sender: Any?) { text = text.uppercased() }
        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            guard builder.system === UIMenuSystem.context else { return }
            builds += 1
            let own = UIMenu(
                options: .displayInline, children: [UICommand(title: "Shout", action: Editor.shout)])
            builder.insertSibling(own, afterMenu: .standardEdit)
            builder.replaceChildren(ofMenu: .standardEdit) { $0.filter { $0.title != "Select" } }
        }
    }

    @Test func `responders build the edit menu of what they are for`() {
        let (sim, page, _) = app()
        let editor = Editor(frame: CGRect(x: 40, y: 300, width: 300, height: 100))
        editor.text = "One two"
        page.view.addSubview(editor)
        sim.longPress(editor)
        let svg = sim.picture().svg
        #expect(
            svg.contains(">Shout</text>") && svg.contains(">Select All</text>")
                && !svg.contains(">Select</text>"))
        sim.tap("Shout")
        #expect(editor.text == "ONE TWO" && editor.builds == 1)
        #expect(Delegate.systems.contains { $0 === UIMenuSystem.context })
    }

    @Test func `the suggestions for a text are the system's menus`() {
        final class Delegate: NSObject, UITextViewDelegate {
            var identifiers: [UIMenu.Identifier] = []
            var heard: [String] = []
            func textView(
                _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                identifiers = suggestedActions.compactMap { ($0 as? UIMenu)?.identifier }
                return nil
            }
            func textView(
                _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
            ) { heard.append("present") }
            func textView(
                _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
            ) { heard.append("dismiss") }
        }
        let (sim, page, _) = app()
        let view = UITextView(frame: CGRect(x: 40, y: 300, width: 300, height: 100))
        let delegate = Delegate()
        view.delegate = delegate
        view.text = "One two"
        view.allowsEditingTextAttributes = true
        page.view.addSubview(view)
        sim.tap(at: CGPoint(x: 50, y: 318), count: 2)
        #expect(
            delegate.identifiers.starts(with: [.standardEdit, .textStyle]) && delegate.heard == ["present"])
        sim.tap("Cut")
        #expect(delegate.heard == ["present", "dismiss"])
    }

    @Test(
        arguments: [
            ("c", UIKeyModifierFlags.command, "One two", "One"), ("x", .command, " two", "One"),
            ("a", .command, "One two", nil), ("v", .command, "p two", "p"),
        ] as [(String, UIKeyModifierFlags, String, String?)])
    func `keys of the standard commands edit text`(
        key: String, held: UIKeyModifierFlags, text: String, copied: String?
    ) {
        let (sim, page, _) = app()
        let view = UITextView(frame: CGRect(x: 40, y: 300, width: 300, height: 100))
        view.text = "One two"
        page.view.addSubview(view)
        UIPasteboard.general.string = key == "v" ? "p" : nil
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 3)
        sim.pressKey(key, modifiers: held)
        #expect(view.text == text && UIPasteboard.general.string == copied)
        if key == "a" { #expect(view.selectedRange.length == 7) }
    }

    @Test func `keys undo and do again`() {
        let (sim, page, _) = app()
        var value = 1
        func set(_ new: Int) {
            let old = value
            value = new
            page.undoManager?.registerUndo(withTarget: page) { _ in MainActor.assumeIsolated { set(old) } }
        }
        sim.pressKey("z", modifiers: .command)
        set(2)
        sim.turn()
        sim.pressKey("z", modifiers: .command)
        #expect(value == 1)
        sim.pressKey("z", modifiers: [.command, .shift])
        #expect(value == 2)
    }

    @Test func `entries know the objects that perform them`() {
        let (sim, page, _) = app()
        defer { withExtendedLifetime(sim) {} }
        let button = UIButton()
        var sender: Any?
        var source: Any?
        let action = UIAction { action in (sender, source) = (action.sender, action.presentationSourceItem) }
        action.performWithSender(button, target: nil)
        #expect(sender as? UIButton === button && source as? UIButton === button && action.sender == nil)
        let command: any UIMenuLeaf = UICommand(title: "Archive", action: Page.archive, propertyList: "one")
        command.performWithSender(button, target: page)
        #expect(page.heard == ["archive one"] && command.sender == nil)
        #expect(
            UICommandAlternate(title: "a", action: Page.archive, modifierFlags: .shift)
                == UICommandAlternate(title: "b", action: Page.archive, modifierFlags: .shift))
        #expect(UIAction(identifier: .paste) { _ in }.title == "Paste")
    }
}
