import ListUpdates

/// The abstract base class of layouts, which provide the attributes of a collection view's elements. iOS 6.
///
/// ``prepare()`` is called first, and again after each invalidation, before any other method. Follows Apple's page
/// "UICollectionViewLayout".
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    weak var collectionViewStorage: UICollectionView?
    /// The sources of decoration views, by their kinds.
    var decorations: [String: DecorationSource] = [:]

    /// Creates a layout without a collection view.
    public override init() { super.init() }

    /// Creates a layout from an archive. The storyboard reader applies the archive's values.
    public required init?(coder: NSCoder) { super.init() }

    /// Encodes the layout. The base class writes nothing of its own.
    open func encode(with coder: NSCoder) {}

    /// The collection view that uses the layout, or `nil`.
    open var collectionView: UICollectionView? { collectionViewStorage }

    // MARK: Classes

    /// The class of the layout's attributes. Default `UICollectionViewLayoutAttributes`.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the layout's invalidation contexts. Default `UICollectionViewLayoutInvalidationContext`. iOS 7.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Registers a class for a kind of decoration view; `nil` removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = (viewClass as? UICollectionReusableView.Type).map(
            DecorationSource.viewClass)
    }

    /// Registers a nib that contains one view for a kind of decoration view; `nil` removes the registration.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = nib.map(DecorationSource.nib)
    }

    // MARK: Attributes

    /// Called before other methods, first and after each invalidation. The base class does nothing.
    open func prepare() {}

    /// The size of the content, in points. The base class returns zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements that intersect a rectangle of the content. The base class returns `nil`.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of an item. The base class returns `nil`.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of an item that the user moves: the item's own, with the center at the given position. iOS 9.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        movingAttributes(at: indexPath, position)
    }

    /// The attributes of a supplementary view. The base class returns `nil`.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a decoration view. The base class returns `nil`.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Invalidation

    /// Invalidates the entire layout. The collection view queries it again in its next layout pass.
    open func invalidateLayout() {
        let context = makeContext()
        context.scope = .everything
        invalidateLayout(with: context)
    }

    /// Invalidates parts of the layout. Overrides call `super`. iOS 7.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionViewStorage?.layoutWasInvalidated(by: context)
    }

    /// Whether new bounds, whose origin is the content offset, invalidate the layout. The base class returns `false`.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// The invalidation context for new bounds. iOS 7.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Whether the preferred size of a view invalidates the layout. The base class returns `false`. iOS 8.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// The invalidation context for the preferred size of a view. iOS 8.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        contextForPreferred(preferredAttributes)
    }

    // MARK: Scrolling

    /// The content offset at which scrolling stops after a drag. The base class returns the proposed offset. The velocity is in points per
    /// millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The content offset after an animated update or change of layouts. The base class returns the proposed offset. iOS 7.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Directions

    /// The layout direction for which the layout was developed. Default left-to-right. iOS 11.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the layout is mirrored in the opposite direction. Default `false`. iOS 11.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Updates

    /// Called with the changes of a batch update, after ``prepare()`` and before the queries for the animation's attributes. Overrides call
    /// `super`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called in the animation block of an update, after the queries for attributes. The base class does nothing.
    open func finalizeCollectionViewUpdates() {}

    /// Called when the bounds have changed in an animation block, before new elements appear. The base class does nothing.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called after an animated change of the bounds, in the same animation block. The base class does nothing.
    open func finalizeAnimatedBoundsChange() {}

    /// Called on the new layout before it replaces the old one. The base class does nothing. iOS 7.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called on the old layout before the new one replaces it. The base class does nothing. iOS 7.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called on both layouts in the animation block of the change. The base class does nothing. iOS 7.
    open func finalizeLayoutTransition() {}

    /// The initial attributes of an appearing item; `nil` for no animation.
    ///
    /// In the base class, inserted items fade in at their positions.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        appearance(of: .cell(itemIndexPath))
    }

    /// The final attributes of a disappearing item; `nil` removes it without an animation at the end.
    ///
    /// In the base class, deleted items fade out at their positions.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        disappearance(of: .cell(itemIndexPath))
    }

    /// The initial attributes of an appearing supplementary view.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        appearance(of: .supplementary(elementKind, elementIndexPath))
    }

    /// The final attributes of a disappearing supplementary view.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        disappearance(of: .supplementary(elementKind, elementIndexPath))
    }

    /// The initial attributes of an appearing decoration view.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        appearance(
            of: ElementKey(category: .decorationView, kind: elementKind, indexPath: decorationIndexPath))
    }

    /// The final attributes of a disappearing decoration view.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        disappearance(
            of: ElementKey(category: .decorationView, kind: elementKind, indexPath: decorationIndexPath))
    }

    /// The supplementary views that an update deletes in addition to those of deleted items. The base class returns none. iOS 7.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The decoration views that an update deletes. The base class returns none. iOS 7.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The supplementary views that an update inserts in addition to those of inserted items. The base class returns none. iOS 7.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The decoration views that an update inserts. The base class returns none. iOS 7.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Interactive movement

    /// The target index path of an item that the user moves: the index path of the item at the given position. iOS 9.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        collectionViewStorage?.indexPathOfItem(beneath: position, besides: previousIndexPath)
            ?? previousIndexPath
    }

    /// The invalidation context for the movement of items. iOS 9.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        contextForMovement(previousIndexPaths, targetIndexPaths, targetPosition)
    }

    /// The invalidation context for the end of a movement. iOS 9.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        contextForMovement(previousIndexPaths, indexPaths, .zero)
    }

    // MARK: Hooks for UIKit's own layouts

    /// Whether the layout measures the preferred sizes of views.
    var asksViewsForSize: Bool { true }

    /// The attributes of an element before the current update; `nil` if the layout doesn't know them.
    func attributesBeforeUpdate(of key: ElementKey) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether a supplementary or decoration view belongs to a section, such as a header, and not to an item.
    func belongsToSection(_ key: ElementKey) -> Bool {
        key.category == .decorationView || key.kind == UICollectionView.elementKindSectionHeader
            || key.kind == UICollectionView.elementKindSectionFooter
    }

    /// Called when an update begins, before the layout is prepared with the new data.
    func updateWillBegin(_ moves: ListMoves?) {}

    /// Called after all queries for an update's attributes.
    func updateDidEnd() {}
}
