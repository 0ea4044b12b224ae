extension NSLayoutConstraint {
    /// An axis of the layout. Follows Apple's page "NSLayoutConstraint.Axis".
    public enum Axis: Int, Sendable {
        /// The axis between the left and the right edge.
        case horizontal = 0
        /// The axis between the top and the bottom edge.
        case vertical = 1
    }

    /// The relation between the two sides of a constraint. Follows Apple's page "NSLayoutConstraint.Relation".
    public enum Relation: Int, Sendable {
        /// The first side is less than or equal to the second.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal = 0
        /// The first side is greater than or equal to the second.
        case greaterThanOrEqual = 1
    }

    /// The attribute of an item that a constraint relates. Follows Apple's page "NSLayoutConstraint.Attribute".
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The leading edge.
        case leading = 5
        /// The trailing edge.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The horizontal center.
        case centerX = 9
        /// The vertical center.
        case centerY = 10
        /// The baseline of the last line of text; without text the bottom edge.
        case lastBaseline = 11
        /// The baseline of the first line of text; without text the top edge. iOS 8.
        case firstBaseline = 12
        /// The left margin. iOS 8.
        case leftMargin = 13
        /// The right margin. iOS 8.
        case rightMargin = 14
        /// The top margin. iOS 8.
        case topMargin = 15
        /// The bottom margin. iOS 8.
        case bottomMargin = 16
        /// The leading margin. iOS 8.
        case leadingMargin = 17
        /// The trailing margin. iOS 8.
        case trailingMargin = 18
        /// The center between the left and the right margin. iOS 8.
        case centerXWithinMargins = 19
        /// The center between the top and the bottom margin. iOS 8.
        case centerYWithinMargins = 20
        /// No attribute: the constraint has no second item.
        case notAnAttribute = 0
    }

    /// The alignment of the items in a visual format, and its direction.
    ///
    /// Follows Apple's page "NSLayoutConstraint.FormatOptions".
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits of the options. The direction and the spacing are numbers within them.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Aligns the left edges.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligns the right edges.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligns the top edges.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligns the bottom edges.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Aligns the leading edges.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Aligns the trailing edges.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Aligns the horizontal centers.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Aligns the vertical centers.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Aligns the baselines of the last lines of text.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Aligns the baselines of the first lines of text. iOS 8.
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

        /// Spaces in a vertical format are between baselines; by default they are between edges. iOS 11.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bit of the spacing. iOS 11.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}
