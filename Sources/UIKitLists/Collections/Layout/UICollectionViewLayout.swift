import ListUpdates

/// Says where the elements of a collection view are. Abstract: a subclass answers with attributes. iOS 6.
///
/// ``prepare()`` is the first message, and comes again after each invalidation, before anything else is asked.
/// Follows Apple's page "UICollectionViewLayout".
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    nonisolated(unsafe) var collectionViewLink = UnownedLink<UICollectionView>()
    /// What decoration views are made of, by their kinds.
    var decorations: [String: DecorationSource] = [:]

    /// Creates a layout that belongs to no collection view yet.
    public override init() { super.init() }

    /// Creates a layout from an archive. The archive's values are the storyboard reader's to apply.
    public required init?(coder: NSCoder) { super.init() }

    /// Writes the layout to an archive. The base class writes nothing of its own.
    open func encode(with coder: NSCoder) {}

    /// The collection view that uses the layout, or `nil`.
    open var collectionView: UICollectionView? { collectionViewLink.object }

    // MARK: Classes

    /// The class of the layout's attributes. Default `UICollectionViewLayoutAttributes`.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the layout's invalidation contexts. Default `UICollectionViewLayoutInvalidationContext`. iOS 7.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Names the class of a kind of decoration views; with `nil` the kind has none any more.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = (viewClass as? UICollectionReusableView.Type).map(
            DecorationSource.viewClass)
    }

    /// Has decoration views of a kind be made from a nib with one view in it; with `nil` the kind has none any more.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = nib.map(DecorationSource.nib)
    }

    // MARK: Attributes

    /// Called before the layout is asked, first and after each invalidation. The base class does nothing.
    open func prepare() {}

    /// The size of the content, in points. The base class answers with zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements that reach into a rectangle of the content. The base class answers with `nil`.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of an item. The base class answers with `nil`.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of an item that a finger holds at a position: those of the item, with its middle there. iOS 9.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        movingAttributes(at: indexPath, position)
    }

    /// The attributes of a supplementary view. The base class answers with `nil`.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a decoration view. The base class answers with `nil`.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Invalidation

    /// Says that all of the layout is out of date. The collection view asks again in its next layout.
    open func invalidateLayout() {
        let context = makeContext()
        context.scope = .everything
        invalidateLayout(with: context)
    }

    /// Says what of the layout is out of date. Overrides call `super`. iOS 7.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionViewLink.with { $0.layoutWasInvalidated(by: context) }
    }

    /// Whether other bounds, whose origin is the content offset, make the layout out of date. The base class says `false`.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What other bounds make out of date. iOS 7.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Whether the size that a view prefers makes the layout out of date. The base class says `false`. iOS 8.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// What the size that a view prefers makes out of date. iOS 8.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        contextForPreferred(preferredAttributes)
    }

    // MARK: Scrolling

    /// Where the content is to come to rest when a finger lets go. The base class keeps what is proposed. The velocity is in
    /// points a millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Where the content is to be after an animated update or change of layouts. The base class keeps what is proposed. iOS 7.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Directions

    /// The direction the layout was written for. Default from left to right. iOS 11.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the layout is mirrored where the direction is the other one. Default `false`. iOS 11.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Updates

    /// Called with the changes of a batch update, after ``prepare()`` and before attributes for the animation are asked.
    /// Overrides call `super`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called in the animation block of an update, after its attributes were asked. The base class does nothing.
    open func finalizeCollectionViewUpdates() {}

    /// Called when the bounds have changed in an animation block, before what comes into view is shown. The base class does nothing.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called afterwards, in the same animation block. The base class does nothing.
    open func finalizeAnimatedBoundsChange() {}

    /// Called before this layout takes the place of another one, or the other way round: on the layout that comes, with the
    /// one that goes. The base class does nothing. iOS 7.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called on the layout that goes, with the one that comes. The base class does nothing. iOS 7.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called on both layouts in the animation block of the change. The base class does nothing. iOS 7.
    open func finalizeLayoutTransition() {}

    /// Where an item comes from; `nil` has it be at its place at once.
    ///
    /// The base class has inserted items fade in at their places.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        appearance(of: .cell(itemIndexPath))
    }

    /// Where an item goes; `nil` has it be taken away at the end.
    ///
    /// The base class has deleted items fade out at their places.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        disappearance(of: .cell(itemIndexPath))
    }

    /// Where a supplementary view comes from.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        appearance(of: .supplementary(elementKind, elementIndexPath))
    }

    /// Where a supplementary view goes.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        disappearance(of: .supplementary(elementKind, elementIndexPath))
    }

    /// Where a decoration view comes from.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        appearance(
            of: ElementKey(category: .decorationView, kind: elementKind, indexPath: decorationIndexPath))
    }

    /// Where a decoration view goes.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        disappearance(
            of: ElementKey(category: .decorationView, kind: elementKind, indexPath: decorationIndexPath))
    }

    /// The supplementary views that go in an update beside those of deleted items. The base class names none. iOS 7.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The decoration views that go in an update. The base class names none. iOS 7.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The supplementary views that come in an update beside those of new items. The base class names none. iOS 7.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The decoration views that come in an update. The base class names none. iOS 7.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Moving items with a finger

    /// The place of an item that a finger holds at a position: that of the item beneath the finger. iOS 9.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        collectionViewLink.object?.indexPathOfItem(beneath: position, besides: previousIndexPath)
            ?? previousIndexPath
    }

    /// What the movement of items makes out of date. iOS 9.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        contextForMovement(previousIndexPaths, targetIndexPaths, targetPosition)
    }

    /// What the end of a movement makes out of date. iOS 9.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        contextForMovement(previousIndexPaths, indexPaths, .zero)
    }

    // MARK: For UIKit's own layouts

    /// Whether the views are asked for the size they prefer.
    var asksViewsForSize: Bool { true }

    /// The attributes that an element had before the update under way; `nil` where the layout does not know.
    func attributesBeforeUpdate(of key: ElementKey) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether a supplementary or decoration view is a section's, as a header is, and not an item's.
    func belongsToSection(_ key: ElementKey) -> Bool {
        key.category == .decorationView || key.kind == UICollectionView.elementKindSectionHeader
            || key.kind == UICollectionView.elementKindSectionFooter
    }

    /// Called when an update begins, before the layout is prepared with the new data.
    func updateWillBegin(_ moves: ListMoves?) {}

    /// Called when an update's attributes have all been asked.
    func updateDidEnd() {}
}
