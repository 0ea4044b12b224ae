extension UIStackView {
    /// The distribution of a stack's views along its axis. Follows Apple's page "UIStackView.Distribution".
    public enum Distribution: Int, Sendable {
        /// The views fill the stack, and grow or shrink by their priorities.
        case fill = 0
        /// The views fill the stack with equal sizes.
        case fillEqually = 1
        /// The views fill the stack in proportion to their content sizes.
        case fillProportionally = 2
        /// The views keep their sizes, with equal spaces.
        case equalSpacing = 3
        /// The views keep their sizes, with equal distances between their centers if the spacing allows it.
        case equalCentering = 4
    }

    /// The alignment of a stack's views perpendicular to its axis. Follows Apple's page "UIStackView.Alignment".
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill = 0
        /// At the leading edge of a column.
        case leading = 1
        /// On the baseline of their first lines. For rows.
        case firstBaseline = 2
        /// At the center.
        case center = 3
        /// At the trailing edge of a column.
        case trailing = 4
        /// On the baseline of their last lines. For rows.
        case lastBaseline = 5

        /// At the top edge of a row.
        public static var top: UIStackView.Alignment { .leading }
        /// At the bottom edge of a row.
        public static var bottom: UIStackView.Alignment { .trailing }
    }
}
