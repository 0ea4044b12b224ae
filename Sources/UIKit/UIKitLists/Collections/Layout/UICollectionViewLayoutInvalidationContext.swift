/// The invalidated parts of a layout. iOS 7.
///
/// A layout can specify a subclass with additional properties. Follows Apple's page "UICollectionViewLayoutInvalidationContext".
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
        /// All attributes and the data source's counts.
        case dataSourceCounts
        /// Individual elements.
        case parts
    }

    /// Creates a context that invalidates nothing yet.
    public override init() { super.init() }

    /// Whether the entire layout is invalidated: after a reload, and for ``UICollectionViewLayout/invalidateLayout()``.
    open var invalidateEverything: Bool { scope != .parts }

    /// Whether the collection view requests the data source's counts again.
    open var invalidateDataSourceCounts: Bool { scope == .dataSourceCounts }

    /// Invalidates the attributes of items. iOS 8.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        items = (items ?? []) + indexPaths
    }

    /// Invalidates the attributes of supplementary views. iOS 8.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        supplementary = (supplementary ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// Invalidates the attributes of decoration views. iOS 8.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        decoration = (decoration ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// The invalidated items; `nil` for none. iOS 8.
    open var invalidatedItemIndexPaths: [IndexPath]? { items }

    /// The invalidated supplementary views, by kind; `nil` for none. iOS 8.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementary }

    /// The invalidated decoration views, by kind; `nil` for none. iOS 8.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decoration }

    /// The adjustment of the content offset, in points. Default none. iOS 8.
    open var contentOffsetAdjustment = CGPoint.zero

    /// The adjustment of the content size, in points. Default none. iOS 8.
    open var contentSizeAdjustment = CGSize.zero

    /// The previous index paths of items that the user moves; `nil` without a movement. iOS 9.
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }

    /// The current index paths of items that the user moves; `nil` without a movement. iOS 9.
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.target }

    /// The position of the touch that moves items, in the content's coordinates. iOS 9.
    open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }
}
