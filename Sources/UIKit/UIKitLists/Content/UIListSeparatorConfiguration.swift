/// The configuration of the separators above and below a list's row. iOS 14.5. Follows Apple's page "UIListSeparatorConfiguration".
public struct UIListSeparatorConfiguration: Hashable {
    /// The visibility of a separator.
    public enum Visibility: Hashable, Sendable {
        /// The list's default.
        case automatic
        /// The separator is always visible.
        case visible
        /// The separator is hidden.
        case hidden
    }

    /// The value for the list's default insets.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// The visibility of the top separator. Default `.automatic`.
    public var topSeparatorVisibility = Visibility.automatic
    /// The visibility of the bottom separator. Default `.automatic`.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the top separator; top and bottom are ignored. Default ``automaticInsets``.
    public var topSeparatorInsets = automaticInsets
    /// The insets of the bottom separator; top and bottom are ignored. Default ``automaticInsets``.
    public var bottomSeparatorInsets = automaticInsets
    /// The color. Default: the separator color.
    public var color = UIColor.separator
    /// The color between two selected rows. Default: the separator color.
    public var multipleSelectionColor = UIColor.separator
    /// The visual effect of the separator. Default `nil`. iOS 15.
    public var visualEffect: UIVisualEffect?

    init() {}

    /// Creates the default configuration of a list appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    /// Hashes the properties that usually differ.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
        hasher.combine(color)
    }
}
