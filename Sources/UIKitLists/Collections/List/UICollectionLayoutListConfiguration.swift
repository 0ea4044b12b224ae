/// How a list section looks, and what a swipe over its rows offers. iOS 14.
///
/// Follows Apple's page "UICollectionLayoutListConfiguration".
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The looks of a list. Follows Apple's page "UICollectionLayoutListConfiguration.Appearance".
    public enum Appearance: Int, Hashable, Sendable {
        /// Rows from edge to edge.
        case plain = 0
        /// Groups of rows from edge to edge on a darker ground.
        case grouped = 1
        /// Groups of rows with round corners on a darker ground.
        case insetGrouped = 2
        /// The primary column of a split view.
        case sidebar = 3
        /// The primary column of a split view, without its ground.
        case sidebarPlain = 4
    }

    /// Where a section's header comes from. Follows Apple's page "UICollectionLayoutListConfiguration.HeaderMode".
    public enum HeaderMode: Int, Hashable, Sendable {
        /// There is none.
        case none = 0
        /// The data source has a supplementary view.
        case supplementary = 1
        /// It is the first item.
        case firstItemInSection = 2
    }

    /// Where a section's footer comes from. Follows Apple's page "UICollectionLayoutListConfiguration.FooterMode".
    public enum FooterMode: Int, Hashable, Sendable {
        /// There is none.
        case none = 0
        /// The data source has a supplementary view.
        case supplementary = 1
    }

    /// What a swipe over a row offers; `nil` for nothing.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
        UISwipeActionsConfiguration?

    /// Makes the lines of a row of those of the list. iOS 14.5.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// The look.
    public private(set) var appearance: Appearance
    /// Whether there are lines between rows. Default `true`.
    public var showsSeparators = true
    /// The lines of all rows. iOS 14.5.
    public var separatorConfiguration = UIListSeparatorConfiguration()
    /// Makes the lines of a row; `nil`, the default, for those of all rows. iOS 14.5.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The colour behind the section; `nil`, the default, for that of the look.
    public var backgroundColor: UIColor?
    /// What a swipe offers that begins where lines begin. Default `nil`.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// What a swipe offers that begins where lines end. Default `nil`.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Where the header comes from. Default `.none`.
    public var headerMode = HeaderMode.none
    /// Where the footer comes from. Default `.none`.
    public var footerMode = FooterMode.none
    /// The space above a header; `nil`, the default, for that of the look. iOS 15.
    public var headerTopPadding: CGFloat?

    /// Creates a configuration of a look.
    public init(appearance: Appearance) {
        self.appearance = appearance
    }
}

extension NSCollectionLayoutSection {
    /// A section of rows below each other, as high as their cells ask for. iOS 14.
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
    /// A layout all of whose sections are lists of the same look. iOS 14. Follows Apple's page "list(using:)".
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

    /// An inset list keeps the margins of the screen at its sides.
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

    /// What a row is in its section.
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

    /// What a header or footer is.
    func place(ofKind kind: String) -> ListPlace {
        var place = ListPlace(appearance: configuration.appearance)
        place.role = kind == UICollectionView.elementKindSectionFooter ? .footer : .header
        return place
    }
}
