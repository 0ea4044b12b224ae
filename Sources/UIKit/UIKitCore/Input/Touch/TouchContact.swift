/// The properties of a touch, which a device measures and a test sets.
package struct TouchContact {
    package var type = UITouch.TouchType.direct
    /// The altitude angle of a pencil. It is upright at a right angle, which is also the value for a finger.
    package var altitude = CGFloat.pi / 2
    /// The azimuth of a pencil, from the x axis of the window, clockwise.
    package var azimuth: CGFloat = 0
    package var force: CGFloat = 0
    package var maximumForce: CGFloat = 0
    /// The radius of the touch. No source documents a device's values.
    package var radius: CGFloat = 20
    package var radiusTolerance: CGFloat = 5

    package init() {}
}

extension UITouch {
    /// The properties of a touch that may be estimated at first. iOS 9.1. Follows Apple's page "UITouch.Properties".
    public struct Properties: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: Int

        /// Creates a set from its raw value.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The force.
        public static let force = Properties(rawValue: 1 << 0)
        /// The azimuth of the pencil.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// The altitude of the pencil.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// The location.
        public static let location = Properties(rawValue: 1 << 3)
    }

    /// Returns an angle in the window as an angle in a view, which may be rotated.
    static func angle(_ angle: CGFloat, in view: UIView?, of window: UIWindow?) -> CGFloat {
        guard let view, let window else { return angle }
        let start = window.convert(CGPoint.zero, to: view)
        let end = window.convert(CGPoint(x: cos(angle), y: sin(angle)), to: view)
        return atan2(end.y - start.y, end.x - start.x)
    }
}
