// Default results of the base class.
extension UICollectionViewLayout {
    /// The initial attributes of an appearing element: at its old position off screen, or transparent if it is new.
    func appearance(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let update = collectionViewStorage?.runningUpdate else { return nil }
        guard !update.isInserted(key), let old = update.keyBefore(key) else { return faded(key) }
        let known = attributesBeforeUpdate(of: old) ?? update.shownBefore[old]
        guard let before = known?.copied else { return nil }
        before.values.indexPath = key.indexPath
        return before
    }

    /// The final attributes of a disappearing element: at its new position off screen, or transparent if it is deleted.
    func disappearance(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let view = collectionViewStorage, let update = view.runningUpdate else { return nil }
        guard !update.isDeleted(key), let new = update.keyAfter(key) else {
            let gone = (attributesBeforeUpdate(of: key) ?? update.shownBefore[key])?.copied
            gone?.alpha = 0
            return gone
        }
        return view.attributes(of: new)?.copied
    }

    private func faded(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let view = collectionViewStorage else { return nil }
        guard let place = view.attributes(of: key)?.copied else {
            // Evidence: hunt-collections-03.
            if key.category == .cell { view.reportMissingAttributes(key) }
            return nil
        }
        place.alpha = 0
        return place
    }

    func movingAttributes(at indexPath: IndexPath, _ position: CGPoint) -> UICollectionViewLayoutAttributes {
        let place =
            layoutAttributesForItem(at: indexPath)?.copied ?? makeAttributes(.cell, nil, indexPath)
        place.center = position
        place.zIndex = Int.max
        return place
    }

    func contextForPreferred(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        switch attributes.representedElementCategory {
        case .cell: context.invalidateItems(at: [attributes.indexPath])
        case .supplementaryView:
            context.invalidateSupplementaryElements(
                ofKind: attributes.representedElementKind ?? "", at: [attributes.indexPath])
        case .decorationView:
            context.invalidateDecorationElements(
                ofKind: attributes.representedElementKind ?? "", at: [attributes.indexPath])
        }
        return context
    }

    func contextForMovement(
        _ previous: [IndexPath], _ target: [IndexPath], _ position: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.movement = (previous, target, position)
        return context
    }
}
