/// The parts of a flow layout that are out of date. iOS 7.
///
/// Follows Apple's page "UICollectionViewFlowLayoutInvalidationContext".
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is to be asked for sizes and distances again. Default `true`.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether the items' places are to be worked out again. Default `true`.
    open var invalidateFlowLayoutAttributes = true

    /// Creates a context that has everything worked out again.
    public override init() { super.init() }
}
