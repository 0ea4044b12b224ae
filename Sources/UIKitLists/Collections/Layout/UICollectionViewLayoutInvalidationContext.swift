/// The parts of a layout that are out of date. iOS 7.
///
/// A subclass can say more, for a layout that names it. Follows Apple's page "UICollectionViewLayoutInvalidationContext".
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    var scope = Scope.parts
    private var items: [IndexPath]?
    private var supplementary: [String: [IndexPath]]?
    private var decoration: [String: [IndexPath]]?
    var movement: (previous: [IndexPath], target: [IndexPath], position: CGPoint)?

    enum Scope {
        /// All attributes.
        case everything
        /// All attributes and the counts of the data source.
        case dataSourceCounts
        /// What the layout or the app has named.
        case parts
    }

    /// Creates a context that names nothing yet.
    public override init() { super.init() }

    /// Whether all of the layout is out of date: after a reload, and for ``UICollectionViewLayout/invalidateLayout()``.
    open var invalidateEverything: Bool { scope != .parts }

    /// Whether the counts of the data source have to be asked again.
    open var invalidateDataSourceCounts: Bool { scope == .dataSourceCounts }

    /// Names items whose attributes are out of date. iOS 8.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        items = (items ?? []) + indexPaths
    }

    /// Names supplementary views whose attributes are out of date. iOS 8.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        supplementary = (supplementary ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// Names decoration views whose attributes are out of date. iOS 8.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        decoration = (decoration ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// The items that were named; `nil` for none. iOS 8.
    open var invalidatedItemIndexPaths: [IndexPath]? { items }

    /// The supplementary views that were named, by kind; `nil` for none. iOS 8.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementary }

    /// The decoration views that were named, by kind; `nil` for none. iOS 8.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decoration }

    /// How far the content offset is to be moved, in points. Default none. iOS 8.
    open var contentOffsetAdjustment = CGPoint.zero

    /// By how much the content's size changes, in points. Default none. iOS 8.
    open var contentSizeAdjustment = CGSize.zero

    /// Where the items that a finger moves were before; `nil` when none is moved. iOS 9.
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }

    /// Where the items that a finger moves are now; `nil` when none is moved. iOS 9.
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.target }

    /// Where the finger is that moves items, in the content's coordinates. iOS 9.
    open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }
}
