/// The radii of a rectangle's corners. iOS 26.
///
/// Corners that share a uniform radius all have the largest of their effective radii. A corner without a radius isn't rounded. Follows Apple's page "UICornerConfiguration".
public struct UICornerConfiguration: Equatable, Hashable, CustomStringConvertible {
    /// A corner's radius, and the number of the group of corners that have the same effective radius.
    package struct Corner: Hashable {
        package let radius: UICornerRadius?
        package let group: Int
    }

    package enum Shape: Hashable {
        case capsule(maximumRadius: CGFloat?)
        /// Clockwise from the top left.
        case corners([Corner])
    }

    package let shape: Shape

    private init(_ radii: [UICornerRadius?], groups: [Int]) {
        shape = .corners(zip(radii, groups).map { Corner(radius: $0, group: $1) })
    }

    private init(capsule maximumRadius: CGFloat?) {
        shape = .capsule(maximumRadius: maximumRadius)
    }

    /// Returns a configuration that applies a radius to each corner independently.
    ///
    /// With a container concentric radius, the corners' effective radii can differ. Follows Apple's page "corners(radius:)".
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(
            topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius,
            bottomRightRadius: radius)
    }

    /// Returns a configuration with a radius for each corner.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            [topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius], groups: [0, 1, 2, 3])
    }

    /// Returns a configuration whose radius is half of the shorter side, or the maximum if that is less.
    ///
    /// Follows Apple's page "capsule(maximumRadius:)".
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(capsule: maximumRadius.map { CGFloat($0) })
    }

    /// Returns a configuration that applies a radius uniformly to all corners.
    ///
    /// Follows Apple's page "uniformCorners(radius:)".
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration([radius, radius, radius, radius], groups: [0, 0, 0, 0])
    }

    /// Returns a configuration with one uniform radius for the top corners, and another for the bottom corners.
    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius)
        -> UICornerConfiguration
    {
        UICornerConfiguration([topRadius, topRadius, bottomRadius, bottomRadius], groups: [0, 0, 1, 1])
    }

    /// Returns a configuration with one uniform radius for the left corners, and another for the right corners.
    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius)
        -> UICornerConfiguration
    {
        UICornerConfiguration([leftRadius, rightRadius, rightRadius, leftRadius], groups: [0, 1, 1, 0])
    }

    /// Returns a configuration with a uniform radius for the top corners, and independent radii for the bottom corners.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            [topRadius, topRadius, bottomRightRadius, bottomLeftRadius], groups: [0, 0, 1, 2])
    }

    /// Returns a configuration with a uniform radius for the bottom corners, and independent radii for the top corners.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
        topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            [topLeftRadius, topRightRadius, bottomRadius, bottomRadius], groups: [0, 1, 2, 2])
    }

    /// Returns a configuration with a uniform radius for the left corners, and independent radii for the right corners.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            [leftRadius, topRightRadius, bottomRightRadius, leftRadius], groups: [0, 1, 2, 0])
    }

    /// Returns a configuration with a uniform radius for the right corners, and independent radii for the left corners.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            [topLeftRadius, rightRadius, rightRadius, bottomLeftRadius], groups: [0, 1, 1, 2])
    }

    /// A textual representation of the configuration.
    public var description: String {
        switch shape {
        case .capsule(nil): return "capsule"
        case .capsule(let radius?): return "capsule(maximumRadius: \(radius))"
        case .corners(let corners):
            let names = ["topLeft", "topRight", "bottomRight", "bottomLeft"]
            let radii = zip(names, corners).map { "\($0): \($1.radius?.description ?? "nil")" }
            return "corners(\(radii.joined(separator: ", ")))"
        }
    }
}
