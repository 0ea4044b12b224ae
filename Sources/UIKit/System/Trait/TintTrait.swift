/// The tint colour that was set for a view or one around it; `nil` where none was.
enum TintTrait: UITraitDefinition {
    static let defaultValue: UIColor? = nil

    static var affectsColorAppearance: Bool { true }

    /// A view whose tint is this colour itself has the default one.
    static let color = UIColor { traits in
        let tint = traits.values[TintTrait.self] ?? .systemBlue
        return tint.isTintTrait ? .systemBlue : tint
    }
}

extension UIColor {
    fileprivate var isTintTrait: Bool { self === TintTrait.color }
}

extension UITraitCollection {
    @MainActor
    func withTint(of view: UIView) -> UITraitCollection {
        guard let tint = view.isTintDimmed ? view.shownTint : view.tintThatWasSet else { return self }
        return UITraitCollection(traitsFrom: [self, UITraitCollection(one: TintTrait.self, tint)])
    }
}
