/// Numeric types with arithmetic: `.required - 1`, `.alert + 1`.
///
/// Follows UIKit's Swift interface, in which layout priorities, font weights, and window levels conform to it.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
    /// Creates a value. Every number is valid.
    init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
    /// Returns whether the first value is smaller.
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    /// Returns the sum.
    public static func + (value: Self, difference: RawValue) -> Self {
        Self(rawValue: value.rawValue + difference)
    }

    /// Returns the difference.
    public static func - (value: Self, difference: RawValue) -> Self {
        Self(rawValue: value.rawValue - difference)
    }

    /// Returns the difference of two values.
    public static func - (one: Self, other: Self) -> RawValue { one.rawValue - other.rawValue }

    /// Adds to the value.
    public static func += (value: inout Self, difference: RawValue) { value = value + difference }

    /// Subtracts from the value.
    public static func -= (value: inout Self, difference: RawValue) { value = value - difference }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIFont.Weight: _UIKitNumericRawRepresentable {}
