/// A layout that interpolates between two layouts. iOS 7.
///
/// Follows Apple's page "UICollectionViewTransitionLayout".
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    private let current: UICollectionViewLayout
    private let next: UICollectionViewLayout
    private var numbers: [String: CGFloat] = [:]

    /// Creates a transition between two layouts. Its progress is 0.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        current = currentLayout
        next = newLayout
        super.init()
    }

    /// Creates a transition between two empty layouts from an archive.
    public required init?(coder: NSCoder) {
        current = UICollectionViewLayout()
        next = UICollectionViewLayout()
        super.init(coder: coder)
    }

    /// The progress of the transition, from 0 to 1. Setting it invalidates the layout.
    open var transitionProgress: CGFloat = 0 {
        didSet { if transitionProgress != oldValue { invalidateLayout() } }
    }

    /// The current layout.
    open var currentLayout: UICollectionViewLayout { current }

    /// The new layout.
    open var nextLayout: UICollectionViewLayout { next }

    /// Sets a value of the app for a key, such as the position of a touch.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { numbers[key] = value }

    /// The value of the app for a key; 0 if none was set.
    open func value(forAnimatedKey key: String) -> CGFloat { numbers[key] ?? 0 }

    /// Prepares both layouts.
    open override func prepare() {
        super.prepare()
        for layout in [current, next] {
            layout.collectionViewStorage = collectionViewStorage
            layout.prepare()
        }
    }

    /// The interpolated content size.
    open override var collectionViewContentSize: CGSize {
        let (one, other) = (current.collectionViewContentSize, next.collectionViewContentSize)
        return CGSize(
            width: between(one.width, other.width), height: between(one.height, other.height))
    }

    /// The elements of both layouts in the rectangle, with interpolated attributes.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var seen: Set<ElementKey> = []
        let all =
            (current.layoutAttributesForElements(in: rect) ?? [])
            + (next.layoutAttributesForElements(in: rect) ?? [])
        return all.compactMap { attributes in
            guard seen.insert(attributes.key).inserted else { return nil }
            return between(attributes.key)
        }
    }

    /// The interpolated attributes of an item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between(.cell(indexPath))
    }

    /// The interpolated attributes of a supplementary view.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between(.supplementary(elementKind, indexPath))
    }

    private func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
        one + (other - one) * transitionProgress
    }

    private func between(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let (one, other) = (current.attributes(of: key), next.attributes(of: key))
        guard let one, let other else { return (one ?? other)?.copied }
        let result = one.copied
        result.center = CGPoint(
            x: between(one.center.x, other.center.x), y: between(one.center.y, other.center.y))
        result.size = CGSize(
            width: between(one.size.width, other.size.width),
            height: between(one.size.height, other.size.height))
        result.alpha = between(one.alpha, other.alpha)
        return result
    }
}

extension UICollectionViewLayout {
    /// The attributes of an element in the layout.
    func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: layoutAttributesForItem(at: key.indexPath)
        case .supplementaryView:
            layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
        case .decorationView:
            layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
        }
    }
}
