/// A view that a collection view shows for an element, and reuses for others. iOS 6.
///
/// Follows Apple's page "UICollectionReusableView".
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The reuse identifier and kind with which the view was dequeued.
    var reuse: ReuseName?
    /// The layout attributes that were applied last.
    var shownAttributes: UICollectionViewLayoutAttributes?

    /// Creates a view. Dequeued views are created by this initializer.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let identifier = coder.interface?["reuseIdentifier"] { reuse = ReuseName(identifier) }
    }

    /// The reuse identifier; `nil` for a view that wasn't dequeued.
    open var reuseIdentifier: String? { reuse?.identifier }

    /// Called before the view is reused. The base class does nothing.
    open func prepareForReuse() {}

    /// Called when the view gets other layout attributes. Position, size, transform and opacity have already been applied. The base class
    /// does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection view's layout is replaced. The base class does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the collection view's layout was replaced. The base class does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that fit the view's content. The layout decides whether to use them. iOS 8.
    ///
    /// The base class uses constraints to compute the lengths that the layout only estimates.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fitted(layoutAttributes, by: self)
    }

}

extension UICollectionReusableView {
    /// Applies attributes that differ from the current ones.
    func show(_ attributes: UICollectionViewLayoutAttributes) {
        if !attributes.isMoved, let shown = shownAttributes, shown === attributes || shown.isEqual(attributes)
        {
            return
        }
        attributes.isMoved = false
        let environment = attributes.values.list?.appearance.listEnvironment ?? .unspecified
        joinList(environment, isNew: shownAttributes == nil)
        shownAttributes = attributes
        place(attributes)
        apply(attributes)
    }

    /// Applies position, size, transform and opacity.
    private func place(_ attributes: UICollectionViewLayoutAttributes) {
        var values = attributes.values
        if let lane = values.lane {
            values.center.x -= lane.frame.minX
            values.center.y -= lane.frame.minY
        }
        if values.transform == nil, extras == nil {
            if frame != values.frame { frame = values.frame }
        } else {
            bounds.size = values.size
            center = values.center
            transform3D = attributes.transform3D
        }
        if alpha != values.alpha { alpha = values.alpha }
        if isHidden != values.isHidden { isHidden = values.isHidden }
    }

    /// The attributes with estimated lengths replaced by the lengths from a view's constraints.
    func fitted(
        _ attributes: UICollectionViewLayoutAttributes, by content: UIView
    ) -> UICollectionViewLayoutAttributes {
        let lengths = attributes.estimated
        guard !lengths.isEmpty else { return attributes }
        let fitted = attributes.copied
        let isWide = lengths.contains(.width)
        let isHigh = lengths.contains(.height)
        var target = attributes.size
        if isWide { target.width = UIView.layoutFittingCompressedSize.width }
        if isHigh { target.height = UIView.layoutFittingCompressedSize.height }
        let size = content.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: isWide ? .fittingSizeLevel : .required,
            verticalFittingPriority: isHigh ? .fittingSizeLevel : .required)
        if isWide, size.width > 0 { fitted.size.width = size.width }
        if isHigh, size.height > 0 { fitted.size.height = size.height }
        return fitted
    }
}
