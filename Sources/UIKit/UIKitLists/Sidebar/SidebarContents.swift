/// A row of a sidebar: a tab, a group, or an action of a group.
@MainActor
struct SidebarRow {
    let content: UITabSidebarItem.Content
    /// The group of an action.
    let owner: UITabGroup?
    let level: Int
    /// Whether the row is the header of its section.
    let isHeader: Bool
    let look: Look

    /// The values that the row shows.
    struct Look: Equatable {
        let title: String
        let subtitle: String?
        let image: UIImage?
        let badge: String?
        let isEnabled: Bool
    }

    init(_ tab: UITab, level: Int, isHeader: Bool = false) {
        content = .tab(tab)
        owner = nil
        self.level = level
        self.isHeader = isHeader
        look = Look(
            title: tab.title, subtitle: tab.subtitle, image: tab.image, badge: tab.badgeValue,
            isEnabled: tab.isEnabled)
    }

    init(_ action: UIAction, of group: UITabGroup, level: Int) {
        content = .action(action)
        owner = group
        self.level = level
        isHeader = false
        look = Look(
            title: action.title, subtitle: action.subtitle, image: action.image, badge: nil,
            isEnabled: !action.attributes.contains(.disabled))
    }

    var tab: UITab? { if case .tab(let tab) = content { tab } else { nil } }
    var action: UIAction? { if case .action(let action) = content { action } else { nil } }
    var group: UITabGroup? { tab as? UITabGroup }

    func isSame(as other: SidebarRow) -> Bool {
        tab === other.tab && action === other.action && level == other.level && isHeader == other.isHeader
            && look == other.look
    }
}

/// The sections of a sidebar: one for each group at the top level, and one for the tabs between them.
///
/// Follows UITabGroup.h.
@MainActor
struct SidebarContents {
    private(set) var sections: [[SidebarRow]] = []
    private let isExpanded: (UITabGroup) -> Bool
    /// Whether the next tab without a group begins a section.
    private var beginsSection = true

    init(_ roots: [UITab], isExpanded: @escaping (UITabGroup) -> Bool) {
        self.isExpanded = isExpanded
        for tab in roots { add(tab) }
    }

    /// Adds a tab at the top level.
    private mutating func add(_ tab: UITab) {
        guard !tab.isHidden else { return }
        guard let group = tab as? UITabGroup else { return add(SidebarRow(tab, level: 0)) }
        guard group.sidebarAppearance == .inline else { return addSection(of: group) }
        for child in group.displayOrder { add(child) }
        for action in group.visibleActions { add(SidebarRow(action, of: group, level: 0)) }
    }

    private mutating func add(_ row: SidebarRow) {
        if beginsSection { sections.append([]) }
        beginsSection = false
        sections[sections.count - 1].append(row)
    }

    private mutating func addSection(of group: UITabGroup) {
        var outer: [UITabGroup] = []
        let rows = rows(in: group, level: 0, outer: &outer)
        sections.append([SidebarRow(group, level: 0, isHeader: true)] + (isExpanded(group) ? rows : []))
        beginsSection = true
        for group in outer { addSection(of: group) }
    }

    /// Returns the rows of a group's tabs and actions. Groups that are sections themselves are added to `outer`.
    private func rows(in group: UITabGroup, level: Int, outer: inout [UITabGroup]) -> [SidebarRow] {
        var rows: [SidebarRow] = []
        for tab in group.displayOrder where !tab.isHidden {
            guard let inner = tab as? UITabGroup else {
                rows.append(SidebarRow(tab, level: level))
                continue
            }
            switch inner.sidebarAppearance {
            case .rootSection: outer.append(inner)
            case .inline: rows += self.rows(in: inner, level: level, outer: &outer)
            case .automatic:
                let below = self.rows(in: inner, level: level + 1, outer: &outer)
                rows.append(SidebarRow(inner, level: level))
                if isExpanded(inner) { rows += below }
            }
        }
        return rows + group.visibleActions.map { SidebarRow($0, of: group, level: level) }
    }

    func indexPath(of tab: UITab) -> IndexPath? {
        for (section, rows) in sections.enumerated() {
            if let item = rows.firstIndex(where: { $0.tab === tab }) {
                return IndexPath(item: item, section: section)
            }
        }
        return nil
    }

    func isSame(as other: SidebarContents) -> Bool {
        sections.count == other.sections.count
            && zip(sections, other.sections).allSatisfy { rows, others in
                rows.count == others.count && zip(rows, others).allSatisfy { $0.isSame(as: $1) }
            }
    }
}

extension UITabGroup {
    fileprivate var visibleActions: [UIAction] {
        sidebarActions.filter { !$0.attributes.contains(.hidden) }
    }
}
