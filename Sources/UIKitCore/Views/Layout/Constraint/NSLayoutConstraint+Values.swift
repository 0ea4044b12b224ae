extension NSLayoutConstraint {
    /// A direction of the layout. Follows Apple's page "NSLayoutConstraint.Axis".
    public enum Axis: Int, Sendable {
        /// Between the left and the right edge.
        case horizontal = 0
        /// Between the upper and the lower edge.
        case vertical = 1
    }

    /// How the sides of a constraint compare. Follows Apple's page "NSLayoutConstraint.Relation".
    public enum Relation: Int, Sendable {
        /// The first side is at most the second.
        case lessThanOrEqual = -1
        /// Both sides are the same.
        case equal = 0
        /// The first side is at least the second.
        case greaterThanOrEqual = 1
    }

    /// The attribute of an item that a constraint relates. Follows Apple's page "NSLayoutConstraint.Attribute".
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The upper edge.
        case top = 3
        /// The lower edge.
        case bottom = 4
        /// The edge where the language begins.
        case leading = 5
        /// The edge where the language ends.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle between left and right.
        case centerX = 9
        /// The middle between top and bottom.
        case centerY = 10
        /// The baseline of the last line of text; the lower edge of what has none.
        case lastBaseline = 11
        /// The baseline of the first line of text; the upper edge of what has none. iOS 8.
        case firstBaseline = 12
        /// The left margin. iOS 8.
        case leftMargin = 13
        /// The right margin. iOS 8.
        case rightMargin = 14
        /// The upper margin. iOS 8.
        case topMargin = 15
        /// The lower margin. iOS 8.
        case bottomMargin = 16
        /// The margin where the language begins. iOS 8.
        case leadingMargin = 17
        /// The margin where the language ends. iOS 8.
        case trailingMargin = 18
        /// The middle between the left and the right margin. iOS 8.
        case centerXWithinMargins = 19
        /// The middle between the upper and the lower margin. iOS 8.
        case centerYWithinMargins = 20
        /// None: the constraint has no second item.
        case notAnAttribute = 0
    }

    /// How the items of a visual format are aligned across it, and which way it runs.
    ///
    /// Follows Apple's page "NSLayoutConstraint.FormatOptions".
    public struct FormatOptions: OptionSet, Sendable {
        /// A bit for each alignment; direction and spacing are numbers.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The left edges are one line.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// The right edges are one line.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// The upper edges are one line.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// The lower edges are one line.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// The leading edges are one line.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// The trailing edges are one line.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// The middles between left and right are one line.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// The middles between top and bottom are one line.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// The baselines of the last lines of text are one line.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// The baselines of the first lines of text are one line. iOS 8.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The bits of the alignments.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// From leading to trailing: the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From left to right in every language.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left in every language.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Spaces of a vertical format lie between baselines; without the option they lie between edges. iOS 11.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bit of the spacing. iOS 11.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}
