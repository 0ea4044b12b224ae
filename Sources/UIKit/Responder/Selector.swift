/// The name of a method, as targets and actions speak of it.
///
/// Linux has no Objective-C messages, so a selector names a method and cannot call it. It stands in signatures
/// where Apple's has one. Follows Apple's page "Selector".
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    package let name: String

    /// Creates a selector from a method's name, such as `"save:"`.
    public init(_ str: String) {
        name = str
    }

    /// Creates a selector from a method's name.
    public init(stringLiteral value: String) {
        name = value
    }

    /// The name.
    public var description: String { name }
}
