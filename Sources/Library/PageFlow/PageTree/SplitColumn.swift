/// A column of a split view.
public enum SplitColumn: String, Codable, Hashable, Sendable, CaseIterable {
    /// The first sidebar; the first view controller of a classic split view.
    case primary
    /// The second sidebar of three columns.
    case supplementary
    /// The content.
    case secondary
    /// The column that replaces the others while the split view is collapsed.
    case compact
    /// The column at the trailing edge, or the sheet that replaces it. iOS 26.
    case inspector
}
