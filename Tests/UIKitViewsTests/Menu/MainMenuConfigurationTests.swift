import Simulator
import TestTraits
import Testing

/// The menus of iOS 26: the main menu's configuration, elements in builders, and elements that responders provide.
@MainActor @Suite(.inTurn) struct MainMenuConfigurationTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var builds = 0
        override func buildMenu(with builder: any UIMenuBuilder) { builds += 1 }
    }

    private func app() -> (Simulator, Delegate) {
        let (sim, delegate) = (Simulator(system: .iOS(26)), Delegate())
        UIApplication.shared.delegate = delegate
        sim.launch(UIViewController())
        return (sim, delegate)
    }

    private func titles(_ menu: UIMenu?) -> [String] {
        menu?.children.flatMap { ($0 as? UIMenu).map(titles) ?? [$0.title] } ?? []
    }

    private func menu(_ title: String, in sim: Simulator) -> UIMenu? {
        sim.mainMenu.children.first { $0.title == title } as? UIMenu
    }

    @Test func `a handler builds the main menu instead of the delegate`() throws {
        let (sim, delegate) = app()
        _ = sim.mainMenu
        #expect(delegate.builds == 1 && UIMenuSystem.main === UIMainMenuSystem.shared)
        #expect(UIMenuSystem.context === UIContextMenuSystem.shared)
        var handled = 0
        UIMainMenuSystem.shared.setBuildConfiguration(UIMainMenuSystem.Configuration()) { builder in
            handled += 1
            builder.insertElements([UIAction(title: "Own") { _ in }], atStartOfMenu: .file)
        }
        try sim.settle()
        #expect(titles(menu("File", in: sim)).first == "Own" && handled == 1 && delegate.builds == 1)
        UIMainMenuSystem.shared.setNeedsRebuild()
        try sim.settle()
        #expect(handled == 2 && delegate.builds == 1)
    }

    @Test func `a configuration removes groups and limits the find commands`() {
        let (sim, _) = app()
        let configuration = UIMainMenuSystem.Configuration()
        configuration.printingPreference = .removed
        configuration.textFormattingPreference = .removed
        configuration.inspectorPreference = .included
        configuration.findingConfiguration.style = .nonEditableText
        UIMainMenuSystem.shared.setBuildConfiguration(configuration)
        configuration.documentPreference = .removed
        let file = titles(menu("File", in: sim))
        #expect(!file.contains("Print") && file.contains("Duplicate") && menu("Format", in: sim) == nil)
        let edit = titles(menu("Edit", in: sim))
        #expect(edit.contains("Find Next") && !edit.contains("Find & Replace"))
        #expect(titles(menu("View", in: sim)) == ["Toggle Inspector"])
        configuration.findingConfiguration.style = .search
        UIMainMenuSystem.shared.setBuildConfiguration(configuration)
        #expect(titles(menu("Edit", in: sim)).filter { $0.contains("Find") } == ["Find"])
        #expect(!titles(menu("File", in: sim)).contains("Duplicate"))
    }

    @Test func `a configuration can't be set during a build`() {
        let (sim, _) = app()
        sim.recordsExceptions = true
        UIMainMenuSystem.shared.setBuildConfiguration(UIMainMenuSystem.Configuration()) { _ in
            UIMainMenuSystem.shared.setBuildConfiguration(UIMainMenuSystem.Configuration())
        }
        _ = sim.mainMenu
        #expect(sim.diagnostics.count == 1)
    }

    @Test func `the find panel's commands are a group`() {
        let (sim, _) = app()
        var panel: UIMenu?
        UIMainMenuSystem.shared.setBuildConfiguration(UIMainMenuSystem.Configuration()) {
            panel = $0.menu(for: .findPanel)
        }
        _ = sim.mainMenu
        #expect(titles(panel) == ["Find", "Find & Replace", "Find Next", "Find Previous"])
    }

    private enum Change: CaseIterable, Sendable {
        case beforeMenu, afterMenu, beforeAction, afterAction, beforeCommand, afterCommand, atStart, atEnd
        case replacedMenu, replacedAction, replacedCommand, removedAction, removedCommand

        var titles: [String] {
            switch self {
            case .beforeMenu: ["action", "command", "1", "2", "inner"]
            case .afterMenu: ["action", "command", "inner", "1", "2"]
            case .beforeAction, .atStart: ["1", "2", "action", "command", "inner"]
            case .afterAction, .beforeCommand: ["action", "1", "2", "command", "inner"]
            case .afterCommand: ["action", "command", "1", "2", "inner"]
            case .atEnd: ["action", "command", "inner", "1", "2"]
            case .replacedMenu: ["action", "command", "1", "2"]
            case .replacedAction: ["1", "2", "command", "inner"]
            case .replacedCommand: ["action", "1", "2", "inner"]
            case .removedAction: ["command", "inner"]
            case .removedCommand: ["action", "inner"]
            }
        }
    }

    @Test(arguments: Change.allCases)
    private func `a builder changes elements by their identifiers`(change: Change) {
        let (sim, _) = app()
        let (own, inner) = (UIMenu.Identifier("own"), UIMenu.Identifier("inner"))
        let (action, command) = (UIAction.Identifier("action"), Selector("own:"))
        let new = ["1", "2"].map { title in UIAction(title: title) { _ in } }
        UIMainMenuSystem.shared.setBuildConfiguration(UIMainMenuSystem.Configuration()) { builder in
            let elements = [
                UIAction(title: "action", identifier: action) { _ in },
                UICommand(title: "command", action: command, propertyList: "all"),
                UIMenu(identifier: inner, children: [UIAction(title: "inner") { _ in }]),
            ]
            builder.insertChild(UIMenu(identifier: own, children: elements), atEndOfMenu: .file)
            switch change {
            case .beforeMenu: builder.insertElements(new, beforeMenu: inner)
            case .afterMenu: builder.insertElements(new, afterMenu: inner)
            case .beforeAction: builder.insertElements(new, beforeAction: action)
            case .afterAction: builder.insertElements(new, afterAction: action)
            case .beforeCommand: builder.insertElements(new, beforeCommand: command, propertyList: "all")
            case .afterCommand: builder.insertElements(new, afterCommand: command, propertyList: "all")
            case .atStart: builder.insertElements(new, atStartOfMenu: own)
            case .atEnd: builder.insertElements(new, atEndOfMenu: own)
            case .replacedMenu: builder.replace(menu: inner, with: new)
            case .replacedAction: builder.replace(action: action, with: new)
            case .replacedCommand: builder.replace(command: command, propertyList: "all", with: new)
            case .removedAction: builder.remove(action: action)
            case .removedCommand: builder.remove(command: command, propertyList: "all")
            }
            builder.remove(command: command)
            #expect(titles(builder.menu(for: own)) == change.titles)
        }
        _ = sim.mainMenu
    }

    /// A page that provides the elements of one deferred element.
    private final class Page: UIViewController {
        var asked = 0
        override var canBecomeFirstResponder: Bool { true }
        override func provider(for deferredElement: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider?
        {
            guard deferredElement.identifier == UIDeferredMenuElement.Identifier("recent") else { return nil }
            asked += 1
            return UIDeferredMenuElement.Provider { $0([UIAction(title: "Recent") { _ in }]) }
        }
    }

    @Test(arguments: [(true, 1), (false, 2)])
    func `a responder provides the elements`(isCached: Bool, asked: Int) {
        let (sim, page, button) = (Simulator(system: .iOS(26)), Page(), UIButton(type: .system))
        sim.launch(page)
        page.becomeFirstResponder()
        button.setTitle("Open", for: .normal)
        button.frame = CGRect(x: 100, y: 200, width: 100, height: 40)
        let elements = ["recent", "other"].map {
            UIDeferredMenuElement.usingFocus(
                identifier: UIDeferredMenuElement.Identifier($0), shouldCacheItems: isCached)
        }
        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }] + elements)
        button.showsMenuAsPrimaryAction = true
        page.view.addSubview(button)
        sim.turn()
        sim.tap("Open")
        let svg = sim.picture().svg
        #expect(page.asked == 1 && svg.contains(">Recent</text>") && !svg.contains("Loading"))
        sim.tap("Copy")
        sim.tap("Open")
        #expect(page.asked == asked)
    }
}
