extension UICollectionLayoutListConfiguration.Appearance {
    /// The trait of the section's cells, headers and footers.
    var listEnvironment: UIListEnvironment {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }
}

/// The position of a cell in a list section, as far as its appearance depends on it.
struct ListPlace: Equatable {
    var appearance: UICollectionLayoutListConfiguration.Appearance
    /// Whether the cell is the first of a group.
    var isFirst = false
    var isLast = false
    /// The role of the cell: a row, a header or a footer.
    var role = Role.cell
    var separator = UIListSeparatorConfiguration()
    var showsSeparators = true

    enum Role { case cell, header, footer }

    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

    @MainActor var background: UIBackgroundConfiguration {
        switch (role, appearance) {
        case (.cell, .plain), (.cell, .sidebarPlain): .listPlainCell()
        case (.cell, .sidebar): .listSidebarCell()
        case (.cell, _): .listGroupedCell()
        case (_, .plain), (_, .sidebarPlain): .listPlainHeaderFooter()
        case (_, .sidebar): .listSidebarHeader()
        case (_, _): .listGroupedHeaderFooter()
        }
    }

    @MainActor var content: UIListContentConfiguration {
        switch (role, appearance) {
        case (.cell, .sidebar), (.cell, .sidebarPlain): .sidebarCell()
        case (.cell, _): .cell()
        case (.header, .plain): .plainHeader()
        case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader()
        case (.header, _): .groupedHeader()
        case (.footer, .plain): .plainFooter()
        case (.footer, _): .groupedFooter()
        }
    }

    /// The rounded corners.
    var roundCorners: CACornerMask {
        guard appearance == .insetGrouped, role == .cell else { return [] }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    /// Whether the list shows a separator below the cell by default.
    var showsLineBelow: Bool {
        guard showsSeparators, role == .cell else { return false }
        switch separator.bottomSeparatorVisibility {
        case .visible: return true
        case .hidden: return false
        case .automatic: return appearance != .sidebar && (!isLast || appearance == .plain)
        }
    }

    /// Whether the list shows a separator above the cell by default.
    var showsLineAbove: Bool {
        guard showsSeparators, role == .cell else { return false }
        switch separator.topSeparatorVisibility {
        case .visible: return true
        case .hidden: return false
        case .automatic: return isFirst && (appearance == .grouped || appearance == .plain)
        }
    }
}
