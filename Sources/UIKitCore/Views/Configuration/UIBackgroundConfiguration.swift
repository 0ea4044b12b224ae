/// The background of a cell, a header, a footer or a button, as a value. iOS 14.
///
/// What is set is kept; what is not set follows the kind and the state. Follows Apple's page "UIBackgroundConfiguration".
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
    /// What a background is made for.
    enum Kind: Hashable, Sendable {
        case clear
        case plainCell, groupedCell, sidebarCell
        case plainHeaderFooter, groupedHeaderFooter, sidebarHeader
        case button
    }

    // Not checked for being sent: views, effects and transformers belong to the main actor, as do those who use a background.
    let kind: Kind
    private var isPressed = false
    private var ownColor: UIColor??
    /// The app's own view in the background, as large as the background. Default `nil`.
    public var customView: UIView?
    /// How round the corners are, in points. Default 0.
    public var cornerRadius: CGFloat = 0
    /// How far the background lies inside the view, in points; less than 0 for beyond. Default zero.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// At which edges the margins of the view are added to the insets. Default none.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// Makes the colour that is used of ``backgroundColor``. Default `nil`.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// An effect over the colour. Default `nil`.
    public var visualEffect: UIVisualEffect?
    /// An image over the colour and the effect. Default `nil`. iOS 15.
    public var image: UIImage?
    /// Where the image lies. Default `.scaleToFill`. iOS 15.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the line around the background; `nil` for the view's tint. Default `nil`.
    public var strokeColor: UIColor?
    /// Makes the colour that is used of ``strokeColor``. Default `nil`.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line, in points. Default 0.
    public var strokeWidth: CGFloat = 0
    /// How far the line lies outside the background, in points; less than 0 for inside. Default 0.
    public var strokeOutset: CGFloat = 0

    init(_ kind: Kind) {
        self.kind = kind
        if kind == .sidebarCell { cornerRadius = 8 }
        if kind == .button { cornerRadius = 5.95 }
    }

    // MARK: Colours

    /// The colour; `nil` for the view's tint. Default by the kind and the state.
    public var backgroundColor: UIColor? {
        get { if let ownColor { ownColor } else { standardColor } }
        set { ownColor = .some(newValue) }
    }

    private var standardColor: UIColor? {
        switch kind {
        case .clear, .groupedHeaderFooter, .sidebarHeader: .clear
        case .plainHeaderFooter: .clear
        case .plainCell: isPressed ? .systemGray4 : .systemBackground
        case .groupedCell: isPressed ? .systemGray4 : .secondarySystemGroupedBackground
        case .sidebarCell: isPressed ? .tertiarySystemFill : .clear
        case .button: nil
        }
    }

    /// The colour of the background for a tint of the view.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour of the line around the background for a tint of the view.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    // MARK: State

    /// The background for a state. A cell that is highlighted or chosen has another colour, where the app has set none.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var updated = self
        updated.isPressed = ConfigurationLook(state).isPressed
        return updated
    }

    /// Hashes what usually differs.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(ownColor)
        hasher.combine(cornerRadius)
    }

    // MARK: Kinds

    /// No colour.
    public static func clear() -> UIBackgroundConfiguration { Self(.clear) }
    /// A row of the list that it is in. iOS 18.
    public static func listCell() -> UIBackgroundConfiguration { Self(.plainCell) }
    /// A header of the list that it is in. iOS 18.
    public static func listHeader() -> UIBackgroundConfiguration { Self(.plainHeaderFooter) }
    /// A footer of the list that it is in. iOS 18.
    public static func listFooter() -> UIBackgroundConfiguration { Self(.plainHeaderFooter) }
    /// A row of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { Self(.plainCell) }
    /// A header or footer of a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { Self(.plainHeaderFooter) }
    /// A row of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { Self(.groupedCell) }
    /// A header or footer of a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { Self(.groupedHeaderFooter) }
    /// A header of a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(.sidebarHeader) }
    /// A row of a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { Self(.sidebarCell) }
    /// A row of a list beside a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { Self(.sidebarCell) }
}
