// Animators that move a layout's cells and other elements.
extension UIDynamicAnimator {
    /// Creates an animator for attributes of a layout. Behaviors use the coordinates of its content. The layout isn't retained, and is
    /// queried again at each step. iOS 7. Follows Apple's page "init(collectionViewLayout:)".
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        boundsWithoutView = { [weak layout] in
            CGRect(origin: .zero, size: layout?.collectionViewContentSize ?? .zero)
        }
        onStep = { [weak self, weak layout] in
            for case let attributes as UICollectionViewLayoutAttributes in self?.allItems ?? [] {
                attributes.isMoved = true
            }
            layout?.invalidateLayout()
        }
    }

    /// The attributes of a cell that behaviors move; `nil` if no behavior moves it. iOS 7.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, nil, indexPath)
    }

    /// The attributes of a supplementary view that behaviors move; `nil` if no behavior moves it. iOS 7.
    public func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { attributes(.supplementaryView, kind, indexPath) }

    /// The attributes of a decoration view that behaviors move; `nil` if no behavior moves it. iOS 7.
    public func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(.decorationView, decorationViewKind, indexPath) }

    private func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        allItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
            $0.representedElementCategory == category && $0.indexPath == indexPath
                && (kind == nil || $0.representedElementKind == kind)
        }
    }
}
