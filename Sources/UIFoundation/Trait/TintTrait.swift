/// The tint colour that was set for a view or one around it; `nil` where none was.
package enum TintTrait: UITraitDefinition {
    package static let defaultValue: UIColor? = nil

    package static var affectsColorAppearance: Bool { true }

    /// A view whose tint is this colour itself has the default one.
    package static let color = UIColor { traits in
        let tint = traits.values[TintTrait.self] ?? .systemBlue
        return tint.isTintTrait ? .systemBlue : tint
    }
}

extension UIColor {
    fileprivate var isTintTrait: Bool { self === TintTrait.color }
}
