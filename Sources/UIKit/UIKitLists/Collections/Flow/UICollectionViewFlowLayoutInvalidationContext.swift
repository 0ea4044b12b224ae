/// The invalidated parts of a flow layout. iOS 7.
///
/// Follows Apple's page "UICollectionViewFlowLayoutInvalidationContext".
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the layout requests sizes and spacings from the delegate again. Default `true`.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether the layout computes the items' frames again. Default `true`.
    open var invalidateFlowLayoutAttributes = true

    /// Creates a context that invalidates everything.
    public override init() { super.init() }
}
