/// Where a layer's contents lie in its bounds. Follows Apple's page "CALayerContentsGravity".
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
    /// The place as text.
    public var rawValue: String

    /// Creates a place from text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In the middle, at their own size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the top.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the bottom.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the left.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the right.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the upper left corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the upper right corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the lower left corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the lower right corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits, with their own proportions.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as covers the bounds, with their own proportions.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How a layer's contents are drawn at another size. Follows Apple's page "CALayerContentsFilter".
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
    /// The filter as text.
    public var rawValue: String

    /// Creates a filter from text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Pixels stay squares.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Between the nearest pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// From smaller copies of the contents. iOS 3.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The form of a layer's corners. iOS 13. Follows Apple's page "CALayerCornerCurve".
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    /// The form as text.
    public var rawValue: String

    /// Creates a form from text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Quarters of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Curves that begin further away from the corner.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Which corners of a layer are round. iOS 11. Follows Apple's page "CACornerMask".
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The corners as bits.
    public let rawValue: UInt

    /// Creates corners from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The upper left one.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The upper right one.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The lower left one.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The lower right one.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
