extension UISplitViewController {
    /// The number of columns. iOS 14. Follows Apple's page "UISplitViewController.Style".
    public enum Style: Int, Sendable {
        /// The classic split view of ``UISplitViewController/viewControllers``.
        case unspecified
        /// A primary and a secondary column.
        case doubleColumn
        /// A primary, a supplementary and a secondary column.
        case tripleColumn
    }

    /// A column. iOS 14. Follows Apple's page "UISplitViewController.Column".
    public enum Column: Int, Sendable {
        /// The first sidebar.
        case primary
        /// The second sidebar, of three columns.
        case supplementary
        /// The content.
        case secondary
        /// The column that a collapsed split view shows instead of all others.
        case compact
        /// The column at the trailing edge of the content, or in a sheet if the split view is collapsed. iOS 26.
        case inspector
    }

    /// The visible columns, and their arrangement. iOS 8. Follows Apple's page "UISplitViewController.DisplayMode".
    public enum DisplayMode: Int, Sendable {
        /// The split view decides.
        case automatic
        /// Only the content.
        case secondaryOnly
        /// A sidebar next to the content.
        case oneBesideSecondary
        /// A sidebar over the content.
        case oneOverSecondary
        /// Two sidebars next to the content. iOS 14.
        case twoBesideSecondary
        /// Two sidebars over the content. iOS 14.
        case twoOverSecondary
        /// Two sidebars that displace the content. iOS 14.
        case twoDisplaceSecondary

        /// The name of ``secondaryOnly`` before iOS 14.
        @available(*, deprecated, renamed: "secondaryOnly")
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The name of ``oneBesideSecondary`` before iOS 14.
        @available(*, deprecated, renamed: "oneBesideSecondary")
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The name of ``oneOverSecondary`` before iOS 14.
        @available(*, deprecated, renamed: "oneOverSecondary")
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }

        var sidebarCount: Int {
            switch self {
            case .automatic, .secondaryOnly: 0
            case .oneBesideSecondary, .oneOverSecondary: 1
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
            }
        }

        /// The split behavior of the mode; `nil` if the mode fits any.
        var behavior: SplitBehavior? {
            switch self {
            case .automatic, .secondaryOnly: nil
            case .oneBesideSecondary, .twoBesideSecondary: .tile
            case .oneOverSecondary, .twoOverSecondary: .overlay
            case .twoDisplaceSecondary: .displace
            }
        }
    }

    /// The arrangement of sidebars and content. iOS 14. Follows Apple's page "UISplitViewController.SplitBehavior".
    public enum SplitBehavior: Int, Sendable {
        /// The split view decides.
        case automatic
        /// Side by side.
        case tile
        /// Sidebars over the content.
        case overlay
        /// One sidebar next to the content; a second one displaces it.
        case displace

        func mode(sidebars count: Int) -> DisplayMode {
            switch (count, self) {
            case (0, _): .secondaryOnly
            case (1, .overlay): .oneOverSecondary
            case (1, _): .oneBesideSecondary
            case (_, .overlay): .twoOverSecondary
            case (_, .displace): .twoDisplaceSecondary
            default: .twoBesideSecondary
            }
        }
    }

    /// The side of the sidebars. iOS 11. Follows Apple's page "UISplitViewController.PrimaryEdge".
    public enum PrimaryEdge: Int, Sendable {
        /// The leading edge.
        case leading
        /// The trailing edge.
        case trailing
    }

    /// When the bar shows the button that changes the display mode. iOS 14.5. Follows Apple's page
    /// "UISplitViewController.DisplayModeButtonVisibility".
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// The split view decides.
        case automatic
        /// Never.
        case never
        /// Always.
        case always
    }

    /// The background of the primary column. iOS 13. Follows Apple's page "UISplitViewController.BackgroundStyle".
    public enum BackgroundStyle: Int, Sendable {
        /// No special background.
        case none
        /// A sidebar's background.
        case sidebar
    }
}
