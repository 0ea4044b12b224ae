/// Describes one trait: its type of value, and the value it has where nobody says otherwise. iOS 17.
///
/// An app declares traits of its own by conforming a type to it. Follows Apple's page "UITraitDefinition".
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value

    /// The value where none was set. It must always be the same.
    static var defaultValue: Value { get }

    /// Whether a change makes colours and images look different. Default `false`.
    static var affectsColorAppearance: Bool { get }

    /// A short name for people. Default: the type's name.
    static var name: String { get }

    /// A name that tells the trait from all others, best in reverse-DNS form. Default: the type's full name.
    static var identifier: String { get }
}

extension UITraitDefinition {
    /// `false`: a change leaves colours as they are.
    public static var affectsColorAppearance: Bool { false }

    /// The type's name.
    public static var name: String { String(describing: self) }

    /// The type's full name with its module.
    public static var identifier: String { String(reflecting: self) }
}

/// A trait as a value, for lists of traits. iOS 17. Follows Apple's page "UITrait".
public typealias UITrait = any UITraitDefinition.Type

/// A container of traits that can be written to. iOS 17.
///
/// Builders of trait collections and ``UITraitOverrides`` are such containers. Follows Apple's page
/// "UIMutableTraits".
public protocol UIMutableTraits {
    /// The value of a trait: the one set last, or the trait's default.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// One of Apple's traits, each with a value that stands for "not said".
protocol SystemTrait: UITraitDefinition where Value: Equatable {}

extension SystemTrait {
    /// Apple's default values all mean that the trait is unspecified.
    static func isUnspecified(_ value: Any) -> Bool {
        value as? Value == unspecified
    }

    static var unspecified: Value { defaultValue }
}
