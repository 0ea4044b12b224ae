/// Shows the state between two layouts. iOS 7.
///
/// Follows Apple's page "UICollectionViewTransitionLayout".
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    private let current: UICollectionViewLayout
    private let next: UICollectionViewLayout
    private var numbers: [String: CGFloat] = [:]

    /// Creates a layout between two others, at the first one.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        current = currentLayout
        next = newLayout
        super.init()
    }

    /// Creates a layout from an archive; it lies between two empty ones.
    public required init?(coder: NSCoder) {
        current = UICollectionViewLayout()
        next = UICollectionViewLayout()
        super.init(coder: coder)
    }

    /// How far the transition is, from 0 to 1. Setting it makes the layout out of date.
    open var transitionProgress: CGFloat = 0 {
        didSet { if transitionProgress != oldValue { invalidateLayout() } }
    }

    /// The layout that goes.
    open var currentLayout: UICollectionViewLayout { current }

    /// The layout that comes.
    open var nextLayout: UICollectionViewLayout { next }

    /// Keeps a number of the app's own, such as the place of a finger.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { numbers[key] = value }

    /// A number that the app has kept; 0 for one that it has not.
    open func value(forAnimatedKey key: String) -> CGFloat { numbers[key] ?? 0 }

    /// Has both layouts prepared.
    open override func prepare() {
        super.prepare()
        for layout in [current, next] {
            layout.collectionViewLink = collectionViewLink
            layout.prepare()
        }
    }

    /// A size between those of the layouts.
    open override var collectionViewContentSize: CGSize {
        let (one, other) = (current.collectionViewContentSize, next.collectionViewContentSize)
        return CGSize(
            width: between(one.width, other.width), height: between(one.height, other.height))
    }

    /// What either layout has in the rectangle, at places between.
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

    /// A place between those of the layouts.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between(.cell(indexPath))
    }

    /// A place between those of the layouts.
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
    /// What the layout says of an element.
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
