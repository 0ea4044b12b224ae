/// Values that are numbers of their own kind: `.required - 1`, `.alert + 1`.
///
/// Follows UIKit's interface in Swift, where layout priorities, weights of fonts and levels of windows conform to it.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
    /// Every number is a value.
    init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
    /// Whether the first number is the smaller one.
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    /// The value so much higher.
    public static func + (value: Self, difference: RawValue) -> Self {
        Self(rawValue: value.rawValue + difference)
    }

    /// The value so much lower.
    public static func - (value: Self, difference: RawValue) -> Self {
        Self(rawValue: value.rawValue - difference)
    }

    /// How much higher the first value is.
    public static func - (one: Self, other: Self) -> RawValue { one.rawValue - other.rawValue }

    /// Makes the value so much higher.
    public static func += (value: inout Self, difference: RawValue) { value = value + difference }

    /// Makes the value so much lower.
    public static func -= (value: inout Self, difference: RawValue) { value = value - difference }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIFont.Weight: _UIKitNumericRawRepresentable {}
