/// How a section scrolls by itself, across the axis of its layout. iOS 17.
///
/// Follows Apple's page "UICollectionLayoutSectionOrthogonalScrollingProperties".
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// Whether the content goes past its ends.
    public enum Bounce: Int, Sendable {
        /// As the behavior has it.
        case automatic = 0
        /// Always, even where all is visible.
        case always = 1
        /// Never.
        case never = 2
    }

    /// How soon the content comes to rest.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of the speed that is left after each millisecond.
        public let rawValue: CGFloat

        /// Creates a rate.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// As the behavior has it.
        public static let automatic = DecelerationRate(rawValue: -1)
        /// As scroll views do.
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        /// Sooner.
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    }

    /// How soon the content comes to rest. Default `.automatic`.
    open var decelerationRate = DecelerationRate.automatic

    /// Whether the content goes past its ends. Default `.automatic`.
    open var bounce = Bounce.automatic
}

extension UICollectionLayoutSectionOrthogonalScrollingProperties {
    var copied: UICollectionLayoutSectionOrthogonalScrollingProperties {
        let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
        copy.decelerationRate = decelerationRate
        copy.bounce = bounce
        return copy
    }

    var motion: LaneMotion {
        LaneMotion(
            deceleration: decelerationRate == .automatic ? nil : decelerationRate.rawValue,
            bounces: bounce == .automatic ? nil : bounce == .always)
    }
}
