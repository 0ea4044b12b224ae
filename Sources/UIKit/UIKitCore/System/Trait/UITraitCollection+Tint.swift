extension UITraitCollection {
    @MainActor
    package func withTint(of view: UIView) -> UITraitCollection {
        guard let tint = view.isTintDimmed ? view.shownTint : view.tintThatWasSet else { return self }
        return UITraitCollection(traitsFrom: [self, UITraitCollection(one: TintTrait.self, tint)])
    }
}
