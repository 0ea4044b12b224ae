extension UISplitViewController {
    /// How many columns there are. iOS 14. Follows Apple's page "UISplitViewController.Style".
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
        /// What is shown in the place of all others while the split view is collapsed.
        case compact
        /// The column at the trailing edge of the content; in a sheet if the split view is collapsed. iOS 26.
        case inspector
    }

    /// Which columns are visible, and how they lie. iOS 8. Follows Apple's page "UISplitViewController.DisplayMode".
    public enum DisplayMode: Int, Sendable {
        /// As the split view likes it.
        case automatic
        /// The content alone.
        case secondaryOnly
        /// A sidebar beside the content.
        case oneBesideSecondary
        /// A sidebar over the content.
        case oneOverSecondary
        /// Two sidebars beside the content. iOS 14.
        case twoBesideSecondary
        /// Two sidebars over the content. iOS 14.
        case twoOverSecondary
        /// Two sidebars that push the content aside. iOS 14.
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

        /// The behaviour that the mode belongs to; `nil` if it says nothing of it.
        var behavior: SplitBehavior? {
            switch self {
            case .automatic, .secondaryOnly: nil
            case .oneBesideSecondary, .twoBesideSecondary: .tile
            case .oneOverSecondary, .twoOverSecondary: .overlay
            case .twoDisplaceSecondary: .displace
            }
        }
    }

    /// How sidebars and content share the room. iOS 14. Follows Apple's page "UISplitViewController.SplitBehavior".
    public enum SplitBehavior: Int, Sendable {
        /// As the split view likes it.
        case automatic
        /// Side by side.
        case tile
        /// The sidebars over the content.
        case overlay
        /// One sidebar beside the content; a second one pushes it aside.
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
        /// Where lines begin.
        case leading
        /// Where lines end.
        case trailing
    }

    /// When the button that changes the display mode is in the bar. iOS 14.5. Follows Apple's page
    /// "UISplitViewController.DisplayModeButtonVisibility".
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// As the split view likes it.
        case automatic
        /// Never.
        case never
        /// Always.
        case always
    }

    /// What is behind the primary column. iOS 13. Follows Apple's page "UISplitViewController.BackgroundStyle".
    public enum BackgroundStyle: Int, Sendable {
        /// Nothing of its own.
        case none
        /// The look of a sidebar.
        case sidebar
    }
}
