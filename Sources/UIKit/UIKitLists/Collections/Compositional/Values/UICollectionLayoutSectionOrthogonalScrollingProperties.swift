/// The orthogonal scrolling properties of a section. iOS 17.
///
/// Follows Apple's page "UICollectionLayoutSectionOrthogonalScrollingProperties".
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// The bouncing of the content at its edges.
    public enum Bounce: Int, Sendable {
        /// The default of the scrolling behavior.
        case automatic = 0
        /// Always bounces, even if the content fits.
        case always = 1
        /// Never bounces.
        case never = 2
    }

    /// The deceleration rate of the content.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The fraction of the velocity that remains after each millisecond.
        public let rawValue: CGFloat

        /// Creates a rate.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The default of the scrolling behavior.
        public static let automatic = DecelerationRate(rawValue: -1)
        /// The normal rate of scroll views.
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        /// A fast rate.
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    }

    /// The deceleration rate. Default `.automatic`.
    open var decelerationRate = DecelerationRate.automatic

    /// The bouncing at the edges. Default `.automatic`.
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
