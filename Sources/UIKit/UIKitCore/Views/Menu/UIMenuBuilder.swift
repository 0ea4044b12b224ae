/// Inspects and changes the menus of a menu system during ``UIResponder/buildMenu(with:)``. iOS 13.
///
/// A change with an identifier that no menu has does nothing. Follows Apple's page "UIMenuBuilder".
@preconcurrency @MainActor
public protocol UIMenuBuilder {
    /// The menu system being built.
    var system: UIMenuSystem { get }

    /// Returns the menu with an identifier, or `nil`.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?

    /// Returns the action with an identifier, or `nil`.
    func action(for identifier: UIAction.Identifier) -> UIAction?

    /// Replaces a menu.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)

    /// Replaces a menu's children with those that a closure makes from them.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

    /// Inserts a menu before another one, in the same parent.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)

    /// Inserts a menu after another one, in the same parent.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)

    /// Inserts a menu before the children of another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)

    /// Inserts a menu after the children of another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)

    /// Replaces a menu with elements. iOS 26.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement])

    /// Replaces an action with elements. iOS 26.
    func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement])

    /// Inserts elements before a menu, in the same parent. iOS 26.
    func insertElements(
        _ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)

    /// Inserts elements after a menu, in the same parent. iOS 26.
    func insertElements(
        _ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)

    /// Inserts elements before an action, in the same parent. iOS 26.
    func insertElements(
        _ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)

    /// Inserts elements after an action, in the same parent. iOS 26.
    func insertElements(
        _ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)

    /// Inserts elements before the children of a menu. iOS 26.
    func insertElements(
        _ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)

    /// Inserts elements after the children of a menu. iOS 26.
    func insertElements(_ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)

    /// Removes an action. iOS 26.
    func remove(action removedIdentifier: UIAction.Identifier)
}

extension UIMenuBuilder {
    /// Returns the command with an action and an equal property list, or `nil`.
    public func command(for action: Selector, propertyList: Any? = nil) -> UICommand? {
        menu(for: .root)?.allLeaves.lazy.compactMap { $0 as? UICommand }.first {
            $0.stands(for: action, propertyList)
        }
    }

    /// Replaces the command with an action and an equal property list with elements. iOS 26.
    public func replace(
        command replacedAction: Selector, propertyList replacedPropertyList: Any? = nil,
        with replacementElements: [UIMenuElement]
    ) {
        change(replacedAction, replacedPropertyList) {
            $0.replaceSubrange($1...$1, with: replacementElements)
        }
    }

    /// Inserts elements before the command with an action and an equal property list. iOS 26.
    public func insertElements(
        _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector,
        propertyList siblingPropertyList: Any? = nil
    ) {
        change(siblingAction, siblingPropertyList) { $0.insert(contentsOf: insertedElements, at: $1) }
    }

    /// Inserts elements after the command with an action and an equal property list. iOS 26.
    public func insertElements(
        _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector,
        propertyList siblingPropertyList: Any? = nil
    ) {
        change(siblingAction, siblingPropertyList) { $0.insert(contentsOf: insertedElements, at: $1 + 1) }
    }

    /// Removes the command with an action and an equal property list. iOS 26.
    public func remove(command removedAction: Selector, propertyList removedPropertyList: Any? = nil) {
        change(removedAction, removedPropertyList) { $0.remove(at: $1) }
    }

    private func change(
        _ action: Selector, _ propertyList: Any?, _ change: (inout [UIMenuElement], Int) -> Void
    ) {
        let isMeant = { (element: UIMenuElement) in
            (element as? UICommand)?.stands(for: action, propertyList) ?? false
        }
        (self as? MenuTree)?.changeParent(where: isMeant, change)
    }
}

extension UICommand {
    fileprivate func stands(for action: Selector, _ propertyList: Any?) -> Bool {
        guard self.action == action else { return false }
        return switch (self.propertyList, propertyList) {
        case (nil, nil): true
        case (let one as AnyHashable, let other as AnyHashable): one == other
        case (let one?, let other?): one as AnyObject === other as AnyObject
        default: false
        }
    }
}

/// The menus of a system while they are being built.
@MainActor
final class MenuTree: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(_ root: UIMenu, of system: UIMenuSystem) {
        self.root = root
        self.system = system
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? { root.menu(identifier) }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        root.allLeaves.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        if replacedIdentifier == root.identifier { root = replacementMenu }
        changeParent(of: replacedIdentifier) { children, place in children[place] = replacementMenu }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        root = root.changing(parentIdentifier) { $0.replacingChildren(childrenBlock($0.children)) }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        changeParent(of: siblingIdentifier) { children, place in children.insert(siblingMenu, at: place) }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        changeParent(of: siblingIdentifier) { children, place in children.insert(siblingMenu, at: place + 1) }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        changeParent(of: removedIdentifier) { children, place in children.remove(at: place) }
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement]) {
        changeParent(of: replacedIdentifier) { $0.replaceSubrange($1...$1, with: replacementElements) }
    }

    func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement]) {
        changeParent(of: replacedIdentifier) { $0.replaceSubrange($1...$1, with: replacementElements) }
    }

    func insertElements(
        _ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier
    ) {
        changeParent(of: siblingIdentifier) { $0.insert(contentsOf: insertedElements, at: $1) }
    }

    func insertElements(
        _ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier
    ) {
        changeParent(of: siblingIdentifier) { $0.insert(contentsOf: insertedElements, at: $1 + 1) }
    }

    func insertElements(
        _ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier
    ) {
        changeParent(of: siblingIdentifier) { $0.insert(contentsOf: insertedElements, at: $1) }
    }

    func insertElements(
        _ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier
    ) {
        changeParent(of: siblingIdentifier) { $0.insert(contentsOf: insertedElements, at: $1 + 1) }
    }

    func insertElements(
        _ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier
    ) {
        replaceChildren(ofMenu: parentIdentifier) { childElements + $0 }
    }

    func insertElements(_ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + childElements }
    }

    func remove(action removedIdentifier: UIAction.Identifier) {
        changeParent(of: removedIdentifier) { $0.remove(at: $1) }
    }

    private func changeParent(
        of identifier: UIMenu.Identifier, _ change: (inout [UIMenuElement], Int) -> Void
    ) {
        changeParent(where: { ($0 as? UIMenu)?.identifier == identifier }, change)
    }

    private func changeParent(
        of identifier: UIAction.Identifier, _ change: (inout [UIMenuElement], Int) -> Void
    ) {
        changeParent(where: { ($0 as? UIAction)?.identifier == identifier }, change)
    }

    /// Changes the children of the first menu that contains an element that fulfills a condition.
    fileprivate func changeParent(
        where isMeant: (UIMenuElement) -> Bool, _ change: (inout [UIMenuElement], Int) -> Void
    ) {
        guard let parent = root.parent(where: isMeant) else { return }
        replaceChildren(ofMenu: parent.identifier) { children in
            var children = children
            if let place = children.firstIndex(where: isMeant) { change(&children, place) }
            return children
        }
    }
}

extension UIMenu {
    fileprivate var innerMenus: [UIMenu] { children.compactMap { $0 as? UIMenu } }

    /// The menu with an identifier: this one or one of its submenus.
    func menu(_ identifier: Identifier) -> UIMenu? {
        if self.identifier == identifier { return self }
        return innerMenus.lazy.compactMap { $0.menu(identifier) }.first
    }

    fileprivate func parent(where isMeant: (UIMenuElement) -> Bool) -> UIMenu? {
        if children.contains(where: isMeant) { return self }
        for menu in innerMenus {
            if let parent = menu.parent(where: isMeant) { return parent }
        }
        return nil
    }

    /// All elements that aren't menus, including those of submenus.
    var allLeaves: [UIMenuElement] {
        children.flatMap { child in (child as? UIMenu)?.allLeaves ?? [child] }
    }

    /// Returns the menu with a changed submenu. Unchanged submenus remain the same objects.
    fileprivate func changing(_ identifier: Identifier, _ change: (UIMenu) -> UIMenu) -> UIMenu {
        if self.identifier == identifier { return change(self) }
        guard menu(identifier) != nil else { return self }
        return replacingChildren(children.map { ($0 as? UIMenu)?.changing(identifier, change) ?? $0 })
    }

    /// Returns the menu with changed leaves, without those for which the closure returns `nil`.
    func mapLeaves(_ change: (UIMenuElement) -> UIMenuElement?) -> UIMenu {
        replacingChildren(
            children.compactMap { child in
                if let menu = child as? UIMenu { return menu.mapLeaves(change) }
                return change(child)
            })
    }
}
