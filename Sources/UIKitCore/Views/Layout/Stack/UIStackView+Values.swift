extension UIStackView {
    /// How the views of a stack share the room along its axis. Follows Apple's page "UIStackView.Distribution".
    public enum Distribution: Int, Sendable {
        /// They fill it, stretched or shrunk by their priorities.
        case fill = 0
        /// They fill it in one size.
        case fillEqually = 1
        /// They fill it in the proportions of their content.
        case fillProportionally = 2
        /// They keep their sizes, with spaces of one length.
        case equalSpacing = 3
        /// They keep their sizes, with their middles in one distance where the spaces allow it.
        case equalCentering = 4
    }

    /// Where the views of a stack lie across its axis. Follows Apple's page "UIStackView.Alignment".
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill = 0
        /// At the leading edge of a column.
        case leading = 1
        /// On one baseline, that of their first lines. For rows.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the trailing edge of a column.
        case trailing = 4
        /// On one baseline, that of their last lines. For rows.
        case lastBaseline = 5

        /// At the upper edge of a row.
        public static var top: UIStackView.Alignment { .leading }
        /// At the lower edge of a row.
        public static var bottom: UIStackView.Alignment { .trailing }
    }
}
