/// An interactive transition between layouts.
struct LayoutTransition {
    let from: UICollectionViewLayout
    let to: UICollectionViewLayout
    let between: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
    func startTransition(
        to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        let old = layoutStorage
        let between =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        transition = LayoutTransition(from: old, to: layout, between: between, completion: completion)
        exchangeLayout(by: between, animated: false, nil)
        return between
    }

    /// Animates the rest of the transition, forward or back.
    func endTransition(finished: Bool) {
        guard let transition else { return }
        self.transition = nil
        let goal = finished ? transition.to : transition.from
        exchangeLayout(by: goal, animated: true) { completed in transition.completion?(completed, finished) }
    }
}
