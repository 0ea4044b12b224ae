/// The placement of a layer's contents in its bounds. Follows Apple's page "CALayerContentsGravity".
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
    /// The raw value of the gravity.
    public var rawValue: String

    /// Creates a gravity from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Centered, at the original size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the top edge.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the bottom edge.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the top-left corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the top-right corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the bottom-left corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the bottom-right corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to fill the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit the bounds, with the aspect ratio preserved.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill the bounds, with the aspect ratio preserved.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The filter that scales a layer's contents. Follows Apple's page "CALayerContentsFilter".
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
    /// The raw value of the filter.
    public var rawValue: String

    /// Creates a filter from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nearest-neighbor interpolation.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Linear interpolation.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Trilinear filtering with mipmaps. iOS 3.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The curve of a layer's corners. iOS 13. Follows Apple's page "CALayerCornerCurve".
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    /// The raw value of the curve.
    public var rawValue: String

    /// Creates a curve from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A continuous curve, which starts further away from the corner.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The rounded corners of a layer. iOS 11. Follows Apple's page "CACornerMask".
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top-left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The top-right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The bottom-left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The bottom-right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
