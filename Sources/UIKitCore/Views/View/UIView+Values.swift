extension UIView {
    /// Which edges and sizes change with the superview's size. iOS 2.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The value behind the constants.
        public let rawValue: UInt

        /// Creates it from its raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance to the left edge follows.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width follows.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the right edge follows.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance to the top edge follows.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height follows.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the bottom edge follows.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// How content fills the bounds when their size changes.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds.
        case scaleToFill
        /// As large as fits whole.
        case scaleAspectFit
        /// As small as covers all.
        case scaleAspectFill
        /// Drawn again.
        case redraw
        /// In the middle, at its size.
        case center
        /// At the top edge.
        case top
        /// At the bottom edge.
        case bottom
        /// At the left edge.
        case left
        /// At the right edge.
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

    /// Whether a tint colour is shown as it is or dimmed.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview has it.
        case automatic
        /// As it is.
        case normal
        /// Greyed, as behind an alert.
        case dimmed
    }

    /// Says that a view has no size of its own in a direction.
    public static var noIntrinsicMetric: CGFloat { -1 }

    /// Asks for the smallest size that fits.
    public static var layoutFittingCompressedSize: CGSize { .zero }

    /// Asks for the largest size that fits.
    public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    var currentLayoutDirection: UIUserInterfaceLayoutDirection {
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

/// What a view's content means for its direction. Follows Apple's page "UISemanticContentAttribute".
public enum UISemanticContentAttribute: Int, Sendable {
    /// Flips with the language.
    case unspecified
    /// Controls of media playback: never flips.
    case playback
    /// Controls of a direction in space: never flips.
    case spatial
    /// Always from left to right.
    case forceLeftToRight
    /// Always from right to left.
    case forceRightToLeft
}

extension ViewFlags {
    mutating func set(_ flag: ViewFlags, _ isOn: Bool) {
        if isOn { insert(flag) } else { remove(flag) }
    }
}
