/// One row of an open menu.
@MainActor
struct MenuEntry {
    let element: UIMenuElement
    /// The menu that contains the element.
    let menu: UIMenu
    /// Whether the row begins a group, with a gap above it.
    var beginsGroup = false

    var title: String { element.title }

    var subtitle: String? { element.subtitle }

    var isDisabled: Bool { attributes.contains(.disabled) || element is UIDeferredMenuElement }

    var isDestructive: Bool {
        attributes.contains(.destructive)
            || (element as? UIMenu)?.options.contains(.destructive) == true
    }

    var state: UIMenuElement.State {
        (element as? UIAction)?.state ?? (element as? UICommand)?.state ?? .off
    }

    var image: UIImage? {
        guard let leaf = element as? any UIMenuLeaf, leaf.state == .on else { return element.image }
        return leaf.selectedImage ?? leaf.image
    }

    /// The image since iOS 26: a symbol grows with the title.
    var imageOnGlass: UIImage? {
        guard let image, image.isSymbolImage else { return image }
        return image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(font: Self.titleFont))
    }

    var attributes: UIMenuElement.Attributes {
        (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes ?? []
    }

    var height: CGFloat {
        guard subtitle != nil else { return Self.rowHeight }
        let lines = (Self.titleFont.lineHeight + Self.subtitleFont.lineHeight).rounded(.up)
        return Self.isOnGlass ? max(60, lines + 24) : 60
    }

    /// The height of a row without a subtitle. Since iOS 26 it grows with the text.
    static var rowHeight: CGFloat {
        isOnGlass ? max(42, titleFont.lineHeight.rounded(.up) + 20) : 44
    }

    static var titleFont: UIFont {
        isOnGlass ? .preferredFont(forTextStyle: .body) : .systemFont(ofSize: 17)
    }

    static var subtitleFont: UIFont {
        isOnGlass ? .preferredFont(forTextStyle: .footnote) : .systemFont(ofSize: 13)
    }

    private static var isOnGlass: Bool { Runtime.current.design == .glass }

    /// The rows of a menu. Hidden elements are omitted, and inline menus are separate groups.
    @MainActor
    static func entries(of menu: UIMenu) -> [MenuEntry] {
        var entries: [MenuEntry] = []
        var startsGroup = false
        for child in menu.shownChildren {
            if let group = child as? UIMenu, group.options.contains(.displayInline) {
                var inner = Self.entries(of: group)
                guard !inner.isEmpty else { continue }
                inner[0].beginsGroup = !entries.isEmpty
                entries += inner
                startsGroup = true
            } else {
                let entry = MenuEntry(
                    element: child, menu: menu, beginsGroup: startsGroup && !entries.isEmpty)
                guard !entry.attributes.contains(.hidden) else { continue }
                entries.append(entry)
                startsGroup = false
            }
        }
        return entries
    }
}

extension MenuEntry {
    /// Performs the element.
    @MainActor
    func choose(sender: Any?) {
        if let control = sender as? any PushButton, control.changesSelectionAsPrimaryAction { markAlone() }
        (element as? any UIMenuLeaf)?.performWithSender(sender, target: nil)
    }

    /// In a button whose menu selects its title, only one element is on.
    @MainActor
    private func markAlone() {
        for case let action as UIAction in menu.shownChildren {
            action.state = action === element ? .on : .off
        }
    }
}

extension [MenuEntry] {
    /// The rows in reverse order, with the gaps between the same groups.
    @MainActor var turnedOver: [MenuEntry] {
        indices.reversed().map { index in
            var entry = self[index]
            entry.beginsGroup = index + 1 < count && self[index + 1].beginsGroup
            return entry
        }
    }
}
