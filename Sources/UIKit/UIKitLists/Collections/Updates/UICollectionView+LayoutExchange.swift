// Changes of the layout.
extension UICollectionView {
    func exchangeLayout(
        by layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        let old = layoutStorage
        guard layout !== old else {
            if let completion { Runtime.withLoop { $0.endInstantly(completion) } }
            return
        }
        dropPreparedCells()
        announceExchange(from: old, to: layout)
        let views = display.seenElements.compactMap(\.view)
        for view in views { view.willTransition(from: old, to: layout) }
        layoutStorage = layout
        layout.collectionViewStorage = self
        let end = { (finished: Bool) in
            old.leave(self)
            for view in views { view.didTransition(from: old, to: layout) }
            completion?(finished)
        }
        if animated, windowLink != nil, !views.isEmpty, display.work.isIdle {
            runExchange(from: old, to: layout, end)
        } else {
            showAtOnce(layout, end)
        }
    }

    private func announceExchange(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
        new.collectionViewStorage = self
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
    }

    private func runExchange(
        from old: UICollectionViewLayout, to new: UICollectionViewLayout, _ end: @escaping (Bool) -> Void
    ) {
        let change = AnimatedChange(of: self, from: old, to: new, nil) { _ in }
        change.run(
            alongside: {
                old.finalizeLayoutTransition()
                new.finalizeLayoutTransition()
            }, completion: end)
    }

    private func showAtOnce(_ layout: UICollectionViewLayout, _ end: @escaping (Bool) -> Void) {
        layoutPhase = .stale
        display.invalidate()
        layout.invalidateLayout()
        setNeedsLayout()
        end(true)
    }
}

extension UICollectionViewLayout {
    /// Called when the layout no longer belongs to the collection view.
    fileprivate func leave(_ view: UICollectionView) {
        if view.layoutStorage !== self { collectionViewStorage = nil }
    }
}
