extension UICollectionView {
    /// The kinds of elements. iOS 6. Follows Apple's page "UICollectionView.ElementCategory".
    public enum ElementCategory: UInt, Sendable {
        /// Shows an item.
        case cell = 0
        /// Shows something about a section or an item, such as a header. The data source provides it.
        case supplementaryView = 1
        /// Belongs to the layout alone.
        case decorationView = 2
    }

    /// Where in the view an item is to be scrolled to. iOS 6. Follows Apple's page "UICollectionView.ScrollPosition".
    public struct ScrollPosition: OptionSet, Sendable {
        /// The positions as bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The item's upper edge at the upper edge.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// The middles at the same height.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// The item's lower edge at the lower edge.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// The item's left edge at the left edge.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// The middles beneath each other.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// The item's right edge at the right edge.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The axis along which the content scrolls. iOS 6. Follows Apple's page "UICollectionView.ScrollDirection".
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// To the left and right.
        case horizontal = 1
    }

    /// When views whose content changes are asked for their size again. iOS 16.
    ///
    /// Follows Apple's page "UICollectionView.SelfSizingInvalidation".
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Never by themselves.
        case disabled = 0
        /// When they say so, as by `invalidateIntrinsicContentSize()`.
        case enabled = 1
        /// Then, and when the constraints of a cell's content change.
        case enabledIncludingConstraints = 2
    }

    /// The kind of a section's header in flow layouts. iOS 6.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// The kind of a section's footer in flow layouts. iOS 6.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

extension UICollectionView {
    /// How soon items make room for one that is dragged. iOS 11. Follows Apple's page "UICollectionView.ReorderingCadence".
    public enum ReorderingCadence: Int, Sendable {
        /// At once.
        case immediate = 0
        /// After a moment.
        case fast = 1
        /// When the drag has rested for a while.
        case slow = 2
    }
}
