/// Where a cell is in a list section, as far as its looks go by it.
struct ListPlace: Equatable {
    var appearance: UICollectionLayoutListConfiguration.Appearance
    /// Whether it is the first of the cells that belong together, or the last one.
    var isFirst = false
    var isLast = false
    /// Whether it is a header or a footer.
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

    /// The corners that are round.
    var roundCorners: CACornerMask {
        guard appearance == .insetGrouped, role == .cell else { return [] }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    /// Whether the list shows a line below the cell, unless the cell says otherwise.
    var showsLineBelow: Bool {
        guard showsSeparators, role == .cell else { return false }
        switch separator.bottomSeparatorVisibility {
        case .visible: return true
        case .hidden: return false
        case .automatic: return appearance != .sidebar && (!isLast || appearance == .plain)
        }
    }

    /// Whether the list shows a line above the cell.
    var showsLineAbove: Bool {
        guard showsSeparators, role == .cell else { return false }
        switch separator.topSeparatorVisibility {
        case .visible: return true
        case .hidden: return false
        case .automatic: return isFirst && (appearance == .grouped || appearance == .plain)
        }
    }
}
