extension UIListContentConfiguration {
    /// What a configuration is made for.
    enum Kind: Hashable, Sendable {
        case cell, subtitleCell, valueCell
        case plainHeader, plainFooter, groupedHeader, groupedFooter
        case prominentHeader, extraProminentHeader
        case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
        case sidebarHeader
        case header, footer
    }

    /// A row.
    public static func cell() -> UIListContentConfiguration { Self(.cell) }

    /// A row with a second line.
    public static func subtitleCell() -> UIListContentConfiguration { Self(.subtitleCell) }

    /// A row with a value beside its text.
    public static func valueCell() -> UIListContentConfiguration { Self(.valueCell) }

    /// A header of the list that it is in. iOS 18.
    public static func header() -> UIListContentConfiguration { Self(.header) }

    /// A footer of the list that it is in. iOS 18.
    public static func footer() -> UIListContentConfiguration { Self(.footer) }

    /// A header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { Self(.plainHeader) }

    /// A footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { Self(.plainFooter) }

    /// A header of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { Self(.groupedHeader) }

    /// A footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { Self(.groupedFooter) }

    /// A larger header of an inset grouped list. iOS 15.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { Self(.prominentHeader) }

    /// The largest header of an inset grouped list. iOS 15.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        Self(.extraProminentHeader)
    }

    /// A row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { Self(.sidebarCell) }

    /// A row of a sidebar with a second line.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { Self(.sidebarSubtitleCell) }

    /// A row of a list beside a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        Self(.accompaniedSidebarCell)
    }

    /// A row of a list beside a sidebar, with a second line.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        Self(.accompaniedSidebarSubtitleCell)
    }

    /// A header of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { Self(.sidebarHeader) }
}

/// The defaults of a kind.
struct ListContentStyle {
    let text: UIListContentConfiguration.TextProperties
    let secondaryText: UIListContentConfiguration.TextProperties
    let margins: NSDirectionalEdgeInsets

    typealias Text = UIListContentConfiguration.TextProperties

    init(of kind: UIListContentConfiguration.Kind) {
        var text = Text(.preferredFont(forTextStyle: .body), .label)
        var secondary = Text(.preferredFont(forTextStyle: .caption1), .label)
        var margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
        switch kind {
        case .cell, .subtitleCell, .sidebarCell, .accompaniedSidebarCell: break
        case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: secondary.color = .secondaryLabel
        case .valueCell: secondary = Text(text.font, .secondaryLabel)
        case .plainHeader, .header:
            text = Text(.preferredFont(forTextStyle: .headline), .label)
            margins = NSDirectionalEdgeInsets(top: 9, leading: 8, bottom: 9, trailing: 8)
        case .groupedHeader:
            text = Text(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
            text.transform = .uppercase
            margins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
        case .plainFooter, .groupedFooter, .footer:
            text = Text(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
            margins = NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)
        case .prominentHeader:
            text = Text(.preferredFont(forTextStyle: .title3).withWeight(.semibold), .label)
            margins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
        case .extraProminentHeader, .sidebarHeader:
            text = Text(.preferredFont(forTextStyle: .title2).withWeight(.bold), .label)
            margins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
        }
        self.text = text
        secondaryText = secondary
        self.margins = margins
    }
}
