extension UIListContentConfiguration {
    /// The style of a configuration.
    enum Kind: Hashable, Sendable {
        case cell, subtitleCell, valueCell
        case plainHeader, plainFooter, groupedHeader, groupedFooter
        case prominentHeader, extraProminentHeader
        case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
        case sidebarHeader
        case header, footer
    }

    /// The default cell style.
    public static func cell() -> UIListContentConfiguration { Self(.cell) }

    /// The style of a cell with a subtitle.
    public static func subtitleCell() -> UIListContentConfiguration { Self(.subtitleCell) }

    /// The style of a cell with a value next to its text.
    public static func valueCell() -> UIListContentConfiguration { Self(.valueCell) }

    /// The header style of the enclosing list. iOS 18.
    public static func header() -> UIListContentConfiguration { Self(.header) }

    /// The footer style of the enclosing list. iOS 18.
    public static func footer() -> UIListContentConfiguration { Self(.footer) }

    /// The header style of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { Self(.plainHeader) }

    /// The footer style of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { Self(.plainFooter) }

    /// The header style of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { Self(.groupedHeader) }

    /// The footer style of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { Self(.groupedFooter) }

    /// A larger header style of an inset grouped list. iOS 15.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { Self(.prominentHeader) }

    /// The largest header style of an inset grouped list. iOS 15.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        Self(.extraProminentHeader)
    }

    /// The cell style of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { Self(.sidebarCell) }

    /// The cell style of a sidebar, with a subtitle.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { Self(.sidebarSubtitleCell) }

    /// The cell style of a list next to a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        Self(.accompaniedSidebarCell)
    }

    /// The cell style of a list next to a sidebar, with a subtitle.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        Self(.accompaniedSidebarSubtitleCell)
    }

    /// The header style of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { Self(.sidebarHeader) }
}

extension UIListContentConfiguration.Kind {
    /// The kind of a header or footer in the style of a list.
    func kind(in environment: UIListEnvironment) -> Self {
        switch (self, environment) {
        case (.header, .grouped), (.header, .insetGrouped): .groupedHeader
        case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader
        case (.footer, .grouped), (.footer, .insetGrouped), (.footer, .sidebar): .groupedFooter
        case (_, _): self
        }
    }
}

/// The default values of a style.
struct ListContentStyle {
    let text: UIListContentConfiguration.TextProperties
    let secondaryText: UIListContentConfiguration.TextProperties
    let margins: NSDirectionalEdgeInsets

    typealias Text = UIListContentConfiguration.TextProperties

    private static var isGlass: Bool {
        MainThread.isCurrent && MainActor.assumeIsolated { Runtime.current.design == .glass }
    }

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
        case .groupedHeader where Self.isGlass:
            text = Text(.preferredFont(forTextStyle: .headline), .secondaryLabel)
            margins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
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
