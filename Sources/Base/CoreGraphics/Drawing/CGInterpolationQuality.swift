/// The quality of image scaling. Follows Apple's page "CGInterpolationQuality".
public enum CGInterpolationQuality: Int32, Sendable {
    /// The context's default.
    case `default` = 0
    /// No interpolation.
    case none = 1
    /// Low quality, fast.
    case low = 2
    /// Medium quality.
    case medium = 4
    /// High quality.
    case high = 3
}
