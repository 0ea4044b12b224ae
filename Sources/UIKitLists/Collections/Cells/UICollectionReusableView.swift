/// A view that a collection view shows at a place, and uses again at others. iOS 6.
///
/// Follows Apple's page "UICollectionReusableView".
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The name and the kind it was dequeued by.
    var reuse: ReuseName?
    /// What the collection view has given it last.
    var shownAttributes: UICollectionViewLayoutAttributes?

    /// Creates a view. Dequeued views are made by this initialiser.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let identifier = coder.interface?["reuseIdentifier"] { reuse = ReuseName(identifier) }
    }

    /// The name that the view was dequeued by; `nil` for one that was not.
    open var reuseIdentifier: String? { reuse?.identifier }

    /// Called before a view that was used already is used again. The base class does nothing.
    open func prepareForReuse() {}

    /// Called when the view gets other layout attributes. Position, size, transform and opacity have been applied already. The
    /// base class does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection view's layout is exchanged by another one. The base class does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called when the collection view's layout was exchanged. The base class does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that suit the view's content. The layout says whether they count. iOS 8.
    ///
    /// The base class asks the constraints for the lengths that the layout has only estimated.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fitted(layoutAttributes, by: self)
    }

}

extension UICollectionReusableView {
    /// Gives the view its attributes, if they are others than it has.
    func show(_ attributes: UICollectionViewLayoutAttributes) {
        if !attributes.isMoved, let shown = shownAttributes, shown === attributes || shown.isEqual(attributes)
        {
            return
        }
        attributes.isMoved = false
        shownAttributes = attributes
        place(attributes)
        apply(attributes)
    }

    /// Takes over what every view has.
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

    /// The attributes with the lengths that the constraints beneath a view give it, where they are estimated.
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
