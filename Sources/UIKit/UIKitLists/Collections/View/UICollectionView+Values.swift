extension UICollectionView {
    /// The categories of elements. iOS 6. Follows Apple's page "UICollectionView.ElementCategory".
    public enum ElementCategory: UInt, Sendable {
        /// A cell, which shows an item.
        case cell = 0
        /// A supplementary view of a section or an item, such as a header. The data source provides it.
        case supplementaryView = 1
        /// A decoration view. The layout provides it.
        case decorationView = 2
    }

    /// The position to which an item is scrolled. iOS 6. Follows Apple's page "UICollectionView.ScrollPosition".
    public struct ScrollPosition: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt

        /// Creates a set from its raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The item's top edge at the top edge.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// Centered vertically.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// The item's bottom edge at the bottom edge.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// The item's left edge at the left edge.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// Centered horizontally.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// The item's right edge at the right edge.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The axis along which the content scrolls. iOS 6. Follows Apple's page "UICollectionView.ScrollDirection".
    public enum ScrollDirection: Int, Sendable {
        /// Vertical scrolling.
        case vertical = 0
        /// Horizontal scrolling.
        case horizontal = 1
    }

    /// The events after which self-sizing views are measured again. iOS 16.
    ///
    /// Follows Apple's page "UICollectionView.SelfSizingInvalidation".
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Views are never measured again automatically.
        case disabled = 0
        /// Views are measured again on request, such as by `invalidateIntrinsicContentSize()`.
        case enabled = 1
        /// Views are also measured again when the constraints of a cell's content change.
        case enabledIncludingConstraints = 2
    }

    /// The element kind of a section's header in flow layouts. iOS 6.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// The element kind of a section's footer in flow layouts. iOS 6.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

extension UICollectionView {
    /// The speed at which items move aside for a dragged item. iOS 11. Follows Apple's page "UICollectionView.ReorderingCadence".
    public enum ReorderingCadence: Int, Sendable {
        /// Immediately.
        case immediate = 0
        /// After a short delay.
        case fast = 1
        /// After the drag has paused for a while.
        case slow = 2
    }
}
