import Foundation

/// The velocity of a gesture, in points per second. iOS 14. Follows Apple's page "XCUIGestureVelocity".
public struct XCUIGestureVelocity: Hashable, RawRepresentable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    /// The number of points per second.
    public let rawValue: CGFloat

    /// Creates a velocity in points per second.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a velocity in points per second.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a velocity in points per second.
    public init(floatLiteral value: Double) { rawValue = CGFloat(value) }

    /// Creates a velocity in points per second.
    public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

    /// The velocity of gestures without one. No source gives the number.
    public static let `default` = XCUIGestureVelocity(rawValue: 1_000)
    /// A slow gesture.
    public static let slow = XCUIGestureVelocity(rawValue: 500)
    /// A fast gesture.
    public static let fast = XCUIGestureVelocity(rawValue: 2_000)

    /// The seconds that a finger needs for a distance.
    func seconds(for distance: CGFloat) -> TimeInterval {
        max(1.0 / 60, Double(distance / max(1, rawValue)))
    }
}
