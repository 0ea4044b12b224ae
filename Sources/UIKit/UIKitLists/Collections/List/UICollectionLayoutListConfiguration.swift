/// The appearance of a list section, and the swipe actions of its rows. iOS 14.
///
/// Follows Apple's page "UICollectionLayoutListConfiguration".
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The appearance of a list. Follows Apple's page "UICollectionLayoutListConfiguration.Appearance".
    public enum Appearance: Int, Hashable, Sendable {
        /// A plain list: rows from edge to edge.
        case plain = 0
        /// A grouped list: groups of rows from edge to edge on a darker background.
        case grouped = 1
        /// An inset grouped list: groups of rows with rounded corners on a darker background.
        case insetGrouped = 2
        /// A sidebar: the primary column of a split view.
        case sidebar = 3
        /// A sidebar without its background.
        case sidebarPlain = 4
    }

    /// The source of a section's header. Follows Apple's page "UICollectionLayoutListConfiguration.HeaderMode".
    public enum HeaderMode: Int, Hashable, Sendable {
        /// No header.
        case none = 0
        /// A supplementary view from the data source.
        case supplementary = 1
        /// The first item.
        case firstItemInSection = 2
    }

    /// The source of a section's footer. Follows Apple's page "UICollectionLayoutListConfiguration.FooterMode".
    public enum FooterMode: Int, Hashable, Sendable {
        /// No footer.
        case none = 0
        /// A supplementary view from the data source.
        case supplementary = 1
    }

    /// A closure that returns the swipe actions of a row; `nil` for none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
        UISwipeActionsConfiguration?

    /// A closure that returns a row's separator configuration, from the list's configuration. iOS 14.5.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// The appearance of the list.
    public private(set) var appearance: Appearance
    /// Whether separators are visible. Default `true`.
    public var showsSeparators = true
    /// The separator configuration of all rows. iOS 14.5.
    public var separatorConfiguration = UIListSeparatorConfiguration()
    /// A closure that returns a row's separator configuration; `nil`, the default, to use the same for all rows. iOS 14.5.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The background color of the section; `nil`, the default, for the appearance's color.
    public var backgroundColor: UIColor?
    /// The swipe actions at the leading edge. Default `nil`.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The swipe actions at the trailing edge. Default `nil`.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The source of the header. Default `.none`.
    public var headerMode = HeaderMode.none
    /// The source of the footer. Default `.none`.
    public var footerMode = FooterMode.none
    /// The padding above a header; `nil`, the default, for the appearance's padding. iOS 15.
    public var headerTopPadding: CGFloat?

    /// Creates a configuration with an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
    }
}

extension NSCollectionLayoutSection {
    /// Creates a section of rows whose cells determine their heights. iOS 14.
    ///
    /// Follows Apple's page "list(using:layoutEnvironment:)".
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        ListSection(configuration)
    }
}

extension UICollectionViewCompositionalLayout {
    /// Creates a layout whose sections are all lists with the same configuration. iOS 14. Follows Apple's page "list(using:)".
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}

/// A section of rows.
@MainActor
final class ListSection: NSCollectionLayoutSection {
    let configuration: UICollectionLayoutListConfiguration

    init(_ configuration: UICollectionLayoutListConfiguration) {
        self.configuration = configuration
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        super.init(group: group)
        contentInsets = ListSection.insets(configuration)
        boundarySupplementaryItems = ListSection.boundary(configuration)
    }

    /// The insets of the section. An inset grouped list keeps the layout margins at its sides.
    private static func insets(
        _ configuration: UICollectionLayoutListConfiguration
    ) -> NSDirectionalEdgeInsets {
        let side = ScreenMetrics.current.sideMargin
        let top = configuration.headerTopPadding ?? 0
        let hasHeader = configuration.headerMode == .supplementary
        return switch configuration.appearance {
        case .plain, .sidebarPlain: NSDirectionalEdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0)
        case .grouped:
            NSDirectionalEdgeInsets(top: hasHeader ? 0 : 18, leading: 0, bottom: 17, trailing: 0)
        case .insetGrouped:
            NSDirectionalEdgeInsets(top: hasHeader ? 0 : 18, leading: side, bottom: 17, trailing: side)
        case .sidebar: NSDirectionalEdgeInsets(top: 10, leading: side, bottom: 10, trailing: side)
        }
    }

    private static func boundary(
        _ configuration: UICollectionLayoutListConfiguration
    ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
        var views: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            views.append(header)
        }
        if configuration.footerMode == .supplementary {
            let footer = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
            footer.pinToVisibleBounds = configuration.appearance == .plain
            views.append(footer)
        }
        return views
    }

    var offersSwipes: Bool {
        configuration.leadingSwipeActionsConfigurationProvider != nil
            || configuration.trailingSwipeActionsConfigurationProvider != nil
    }

    /// The position of a row in its section.
    func place(of indexPath: IndexPath, count: Int) -> ListPlace {
        let hasHeaderItem = configuration.headerMode == .firstItemInSection
        var place = ListPlace(appearance: configuration.appearance)
        place.isFirst = indexPath.item == (hasHeaderItem ? 1 : 0)
        place.isLast = indexPath.item == count - 1
        place.role = hasHeaderItem && indexPath.item == 0 ? .header : .cell
        place.showsSeparators = configuration.showsSeparators
        place.separator =
            configuration.itemSeparatorHandler?(indexPath, configuration.separatorConfiguration)
            ?? configuration.separatorConfiguration
        return place
    }

    /// The position of a header or footer.
    func place(ofKind kind: String) -> ListPlace {
        var place = ListPlace(appearance: configuration.appearance)
        place.role = kind == UICollectionView.elementKindSectionFooter ? .footer : .header
        return place
    }
}
