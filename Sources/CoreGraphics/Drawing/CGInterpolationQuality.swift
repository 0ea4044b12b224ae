/// How an image is drawn at another size. Follows Apple's page "CGInterpolationQuality".
public enum CGInterpolationQuality: Int32, Sendable {
    /// As the context has it.
    case `default` = 0
    /// Pixels stay squares.
    case none = 1
    /// Fast.
    case low = 2
    /// Between.
    case medium = 4
    /// Well.
    case high = 3
}
