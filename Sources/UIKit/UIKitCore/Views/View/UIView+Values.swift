extension UIView {
    /// The edges and sizes that change with the superview's size. iOS 2.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt

        /// Creates a mask from its raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance to the left edge is flexible.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width is flexible.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the right edge is flexible.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance to the top edge is flexible.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height is flexible.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the bottom edge is flexible.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// The scaling and alignment of content when the bounds' size changes.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds.
        case scaleToFill
        /// Scaled to fit the bounds, with the aspect ratio.
        case scaleAspectFit
        /// Scaled to fill the bounds, with the aspect ratio.
        case scaleAspectFill
        /// Redrawn.
        case redraw
        /// In the center, at its size.
        case center
        /// At the center of the top edge.
        case top
        /// At the center of the bottom edge.
        case bottom
        /// At the center of the left edge.
        case left
        /// At the center of the right edge.
        case right
        /// In the top left corner.
        case topLeft
        /// In the top right corner.
        case topRight
        /// In the bottom left corner.
        case bottomLeft
        /// In the bottom right corner.
        case bottomRight
    }

    /// Whether the tint color is dimmed.
    public enum TintAdjustmentMode: Int, Sendable {
        /// The superview's mode.
        case automatic
        /// Not dimmed.
        case normal
        /// Dimmed to gray, as behind an alert.
        case dimmed
    }

    /// The value for a dimension without an intrinsic size.
    public static var noIntrinsicMetric: CGFloat { -1 }

    /// Requests the smallest fitting size.
    public static var layoutFittingCompressedSize: CGSize { .zero }

    /// Requests the largest fitting size.
    public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    package var currentLayoutDirection: UIUserInterfaceLayoutDirection {
        let app: UIUserInterfaceLayoutDirection =
            traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        return UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: app)
    }

    class func resolveLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: layoutDirection
        }
    }

    func ensureExtras() -> ViewExtras {
        if let extras { return extras }
        let made = ViewExtras()
        extras = made
        return made
    }
}

/// The meaning of a view's content for its layout direction. Follows Apple's page "UISemanticContentAttribute".
public enum UISemanticContentAttribute: Int, Sendable {
    /// Flipped in right-to-left languages.
    case unspecified
    /// Media playback controls: never flipped.
    case playback
    /// Controls for a physical direction: never flipped.
    case spatial
    /// Always left to right.
    case forceLeftToRight
    /// Always right to left.
    case forceRightToLeft
}

extension ViewFlags {
    mutating func set(_ flag: ViewFlags, _ isOn: Bool) {
        if isOn { insert(flag) } else { remove(flag) }
    }
}
