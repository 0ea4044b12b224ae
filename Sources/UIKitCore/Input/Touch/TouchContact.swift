/// What touches the screen, and how: what a device measures, and a test says.
package struct TouchContact {
    package var type = UITouch.TouchType.direct
    /// How steeply a pencil stands: upright at a right angle, as a finger counts.
    package var altitude = CGFloat.pi / 2
    /// Where a pencil leans to, from the x axis of the window, clockwise.
    package var azimuth: CGFloat = 0
    package var force: CGFloat = 0
    package var maximumForce: CGFloat = 0
    /// How large the place is that is touched. No source gives a device's figures.
    package var radius: CGFloat = 20
    package var radiusTolerance: CGFloat = 5

    package init() {}
}

extension UITouch {
    /// What is known of a touch, and may be guessed at first. iOS 9.1. Follows Apple's page "UITouch.Properties".
    public struct Properties: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Creates a set of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// How hard it is.
        public static let force = Properties(rawValue: 1 << 0)
        /// Where the pencil leans to.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// How steeply the pencil stands.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// Where it is.
        public static let location = Properties(rawValue: 1 << 3)
    }

    /// A direction of the window, seen in a view that may be turned.
    static func angle(_ angle: CGFloat, in view: UIView?, of window: UIWindow?) -> CGFloat {
        guard let view, let window else { return angle }
        let start = window.convert(CGPoint.zero, to: view)
        let end = window.convert(CGPoint(x: cos(angle), y: sin(angle)), to: view)
        return atan2(end.y - start.y, end.x - start.x)
    }
}
