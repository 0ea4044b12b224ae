/// The tint color of a view or its closest superview with one; `nil` if none has one.
package enum TintTrait: UITraitDefinition {
    package static let defaultValue: UIColor? = nil

    package static var affectsColorAppearance: Bool { true }

    /// A view whose tint color is this color itself has the default tint.
    package static let color = UIColor { traits in
        let tint = traits.values[TintTrait.self] ?? .systemBlue
        return tint.isTintTrait ? .systemBlue : tint
    }
}

extension UIColor {
    fileprivate var isTintTrait: Bool { self === TintTrait.color }
}
