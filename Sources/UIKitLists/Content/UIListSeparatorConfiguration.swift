/// The lines above and below a row of a list, as a value. iOS 14.5. Follows Apple's page "UIListSeparatorConfiguration".
public struct UIListSeparatorConfiguration: Hashable {
    /// When a line is shown.
    public enum Visibility: Hashable, Sendable {
        /// When the list would show it.
        case automatic
        /// Always.
        case visible
        /// Never.
        case hidden
    }

    /// The insets that stand for those of the list.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// When the line above is shown. Default `.automatic`.
    public var topSeparatorVisibility = Visibility.automatic
    /// When the line below is shown. Default `.automatic`.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The distances of the line above from the edges; top and bottom do not count. Default ``automaticInsets``.
    public var topSeparatorInsets = automaticInsets
    /// The distances of the line below from the edges; top and bottom do not count. Default ``automaticInsets``.
    public var bottomSeparatorInsets = automaticInsets
    /// The colour. Default that of separators.
    public var color = UIColor.separator
    /// The colour between two rows that are chosen. Default that of separators.
    public var multipleSelectionColor = UIColor.separator
    /// An effect on the line. Default `nil`. iOS 15.
    public var visualEffect: UIVisualEffect?

    init() {}

    /// Creates the configuration of a list's style: what its rows have if nothing is said.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    /// Hashes what usually differs.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
        hasher.combine(color)
    }
}
