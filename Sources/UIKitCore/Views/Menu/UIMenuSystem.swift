/// The main menu of an app, or the menus for what is selected. iOS 13.
///
/// Responders change them in ``UIResponder/buildMenu(with:)``. Follows Apple's page "UIMenuSystem".
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    fileprivate init(_ kind: Void) {
        super.init()
    }

    /// The main menu, whose key commands can be pressed, and which the application and its delegate build.
    open class var main: UIMenuSystem { MenuSystems.current.main }

    /// The menus for what is selected: edit menus. The responders of what they are for build them.
    open class var context: UIMenuSystem { MenuSystems.current.context }

    /// Has the menus built again, in a later turn of the main loop.
    open func setNeedsRebuild() { MenuSystems.current.rebuildLater(self) }

    /// Has responders asked again what their commands look like, in a later turn of the main loop.
    open func setNeedsRevalidate() { MenuSystems.current.revalidateLater(self) }
}

/// The menu systems of an app.
@MainActor
final class MenuSystems {
    static var current: MenuSystems { Runtime.current.state { MenuSystems() } }

    let main = UIMenuSystem(())
    let context = UIMenuSystem(())
    private var mainMenu: UIMenu?

    /// The main menu as it was built last, for the first time now.
    var builtMain: UIMenu {
        if let mainMenu { return mainMenu }
        let tree = MenuTree(DefaultMenus.main, of: main)
        build(
            tree, by: [UIApplication.shared.delegate as? UIResponder, UIApplication.shared].compactMap { $0 })
        mainMenu = tree.root
        return tree.root
    }

    /// The main menu with its commands as the responders have them now.
    var shownMain: UIMenu {
        let start = UIApplication.shared.keyWindowStorage?.keyResponder ?? UIApplication.shared
        return builtMain.mapLeaves { MenuSystems.validated($0, for: start) }
    }

    /// The menus for what is selected in a responder.
    func contextMenu(_ root: UIMenu, for responder: UIResponder) -> UIMenu {
        let tree = MenuTree(root, of: context)
        var chain: [UIResponder] = []
        var next: UIResponder? = responder
        while let asked = next {
            chain.append(asked)
            next = asked.next
        }
        build(tree, by: chain.reversed())
        return tree.root
    }

    /// The last responder of the chain comes first, so that one nearer to what is selected has the last word.
    private func build(_ tree: MenuTree, by responders: [UIResponder]) {
        guard Runtime.current.system >= .iOS(13) else { return }
        for responder in responders { responder.buildMenu(with: tree) }
    }

    func rebuildLater(_ system: UIMenuSystem) {
        Runtime.loop.schedule(after: 0, "building of menus") { [self] in
            if system === main {
                mainMenu = nil
                _ = builtMain
            } else {
                UIApplication.shared.editMenu?.askAgain()
            }
        }
    }

    func revalidateLater(_ system: UIMenuSystem) {
        Runtime.loop.schedule(after: 0, "validation of menus") { [self] in
            if system === main { _ = shownMain } else { UIApplication.shared.editMenu?.askAgain() }
        }
    }

    /// A copy of a command as its target has it: disabled without one. Other entries as they are.
    static func validated(_ element: UIMenuElement, for responder: UIResponder) -> UIMenuElement {
        guard let command = element as? UICommand, let action = command.action,
            let copy = command.copy() as? UICommand
        else { return element }
        guard let target = responder.target(forAction: action, withSender: copy) else {
            copy.attributes.insert(.disabled)
            return copy
        }
        (target as? UIResponder)?.validate(copy)
        return copy
    }
}

extension UIApplication {
    /// The main menu as the user would see it.
    package var mainMenu: UIMenu { MenuSystems.current.shownMain }

    /// Chooses an entry of the main menu by the words that lead to it. Returns whether there is one that can be chosen.
    package func chooseInMainMenu(_ titles: [String]) -> Bool {
        var menu = mainMenu
        for title in titles.dropLast() {
            guard let inner = menu.entryMenus.first(where: { $0.title == title }) else { return false }
            menu = inner
        }
        let entry = menu.entryLeaves.first { $0.title == titles.last }
        guard let entry, let leaf = entry as? any UIMenuLeaf,
            leaf.attributes.isDisjoint(with: [.disabled, .hidden])
        else { return false }
        leaf.performWithSender(self, target: nil)
        return true
    }
}

extension UIMenu {
    /// The menus that can be opened in this one, and in those that are shown as a part of it.
    fileprivate var entryMenus: [UIMenu] {
        children.compactMap { $0 as? UIMenu }.flatMap {
            $0.options.contains(.displayInline) ? $0.entryMenus : [$0]
        }
    }

    /// The entries of this menu, and of those that are shown as a part of it.
    fileprivate var entryLeaves: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            guard let menu = child as? UIMenu else { return [child] }
            return menu.options.contains(.displayInline) ? menu.entryLeaves : []
        }
    }
}
