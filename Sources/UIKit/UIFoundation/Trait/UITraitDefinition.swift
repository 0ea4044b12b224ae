/// A trait: its type of value, and its default value. iOS 17.
///
/// An app defines its own trait by conforming a type to it. Follows Apple's page "UITraitDefinition".
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value

    /// The default value, which must be constant.
    static var defaultValue: Value { get }

    /// Whether a change affects the appearance of colors and images. Defaults to `false`.
    static var affectsColorAppearance: Bool { get }

    /// A short, readable name. Defaults to the type's name.
    static var name: String { get }

    /// A unique name, preferably in reverse-DNS form. Defaults to the type's full name.
    static var identifier: String { get }
}

extension UITraitDefinition {
    /// By default, a change doesn't affect the appearance of colors.
    public static var affectsColorAppearance: Bool { false }

    /// The type's name.
    public static var name: String { String(describing: self) }

    /// The type's full name with its module.
    public static var identifier: String { String(reflecting: self) }
}

/// A trait as a value, for arrays of traits. iOS 17. Follows Apple's page "UITrait".
public typealias UITrait = any UITraitDefinition.Type

/// A mutable container of traits. iOS 17.
///
/// Builders of trait collections and ``UITraitOverrides`` conform to it. Follows Apple's page "UIMutableTraits".
public protocol UIMutableTraits {
    /// Accesses the value of a trait: the last one set, or the trait's default.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// A system trait, whose default value means that it is unspecified.
package protocol SystemTrait: UITraitDefinition where Value: Equatable {}

extension SystemTrait {
    /// The default values of system traits mean that the trait is unspecified.
    static func isUnspecified(_ value: Any) -> Bool {
        value as? Value == unspecified
    }

    static var unspecified: Value { defaultValue }
}
