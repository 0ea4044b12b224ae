/// The main menu of an app, or its contextual menus. iOS 13.
///
/// Responders change the menus in ``UIResponder/buildMenu(with:)``. Follows Apple's page "UIMenuSystem".
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    init(_ kind: Void) {
        super.init()
    }

    /// The main menu, which defines key commands. The application and its delegate build it.
    open class var main: UIMenuSystem { MenuSystems.current.main }

    /// The contextual menus: edit menus. They are built by the responder that a menu is for and by the responders after
    /// it.
    open class var context: UIMenuSystem { MenuSystems.current.context }

    /// Schedules a rebuild of the menus, in a later turn of the main loop.
    open func setNeedsRebuild() { MenuSystems.current.rebuildLater(self) }

    /// Schedules a validation of the commands by the responders, in a later turn of the main loop.
    open func setNeedsRevalidate() { MenuSystems.current.revalidateLater(self) }
}

/// The menu systems of an app.
@MainActor
final class MenuSystems {
    static var current: MenuSystems { Runtime.current.state { MenuSystems() } }

    let main = UIMainMenuSystem(())
    let context = UIContextMenuSystem(())
    private var mainMenu: UIMenu?
    private var isBuildingMain = false

    /// The main menu as it was last built. The first access builds it.
    var builtMain: UIMenu {
        if let mainMenu { return mainMenu }
        let tree = MenuTree(DefaultMenus.main, of: main)
        isBuildingMain = true
        defer { isBuildingMain = false }
        main.configuration?.change(tree)
        if let handler = main.buildHandler {
            handler(tree)
        } else {
            let builders = [UIApplication.shared.delegate as? UIResponder, UIApplication.shared]
            build(tree, by: builders.compactMap { $0 })
        }
        mainMenu = tree.root
        return tree.root
    }

    /// Changes how the main menu is built, and builds it again.
    func configureMain(_ configure: () -> Void) {
        guard !isBuildingMain else {
            return Runtime.current.diagnostics.raise(
                .internalInconsistency,
                "The build configuration can't be set while the main menu system is building.")
        }
        configure()
        mainMenu = nil
        rebuildLater(main)
    }

    /// The main menu with its commands validated by the responders.
    var shownMain: UIMenu {
        let start = UIApplication.shared.keyWindowStorage?.keyResponder ?? UIApplication.shared
        return builtMain.mapLeaves { MenuSystems.validated($0, for: start) }
    }

    /// The contextual menus for a responder.
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

    /// The last responder of the chain builds first, so that a responder nearer to the selection can override its
    /// changes.
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

    /// Returns a copy of a command as its target validated it: disabled without a target. Other elements are returned
    /// unchanged.
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

    /// Chooses an element of the main menu by the titles of the menus that lead to it. Returns `false` if no enabled
    /// element has these titles.
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
    /// The submenus of this menu, including those of its inline menus.
    fileprivate var entryMenus: [UIMenu] {
        children.compactMap { $0 as? UIMenu }.flatMap {
            $0.options.contains(.displayInline) ? $0.entryMenus : [$0]
        }
    }

    /// The elements of this menu, including those of its inline menus.
    fileprivate var entryLeaves: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            guard let menu = child as? UIMenu else { return [child] }
            return menu.options.contains(.displayInline) ? menu.entryLeaves : []
        }
    }
}
