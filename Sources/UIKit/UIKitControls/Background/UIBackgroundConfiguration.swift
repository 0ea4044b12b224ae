/// The background of a cell, a header, a footer or a button. iOS 14.
///
/// Properties that the app hasn't set depend on the kind and the state. Follows Apple's page "UIBackgroundConfiguration".
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
    /// The kind of view that a background is for.
    enum Kind: Hashable, Sendable {
        case clear
        case plainCell, groupedCell, sidebarCell
        case plainHeaderFooter, groupedHeaderFooter, sidebarHeader
        case button
    }

    // `Sendable` isn't checked: views, effects and transformers belong to the main actor, and so does all code that uses a background.
    private(set) var kind: Kind
    /// The role of a background in the style of the list that contains it; `nil` for the background of one style.
    private var role: ListRole?
    private var isPressed = false
    private var ownColor: UIColor??
    /// The app's view in the background, with the background's size. Default `nil`.
    public var customView: UIView?
    /// The corner radius, in points. Default 0.
    public var cornerRadius: CGFloat = 0
    /// The insets of the background in the view, in points. Negative insets extend it beyond the view. Default zero.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the view's margins are added to the insets. Default none.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// Transforms ``backgroundColor``. Default `nil`.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The effect in front of the color. Default `nil`.
    public var visualEffect: UIVisualEffect?
    /// The image in front of the color and the effect. Default `nil`. iOS 15.
    public var image: UIImage?
    /// The content mode of the image. Default `.scaleToFill`. iOS 15.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The stroke color; `nil` for the view's tint color. Default `nil`.
    public var strokeColor: UIColor?
    /// Transforms ``strokeColor``. Default `nil`.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke, in points. Default 0.
    public var strokeWidth: CGFloat = 0
    /// The distance of the stroke outside of the background, in points; negative for inside. Default 0.
    public var strokeOutset: CGFloat = 0

    init(_ kind: Kind) {
        self.kind = kind
        cornerRadius = kind.cornerRadius
    }

    /// Creates a background in the style of the list that contains it. It begins as that of a plain list.
    private init(_ role: ListRole) {
        self.init(role.kind(in: .unspecified))
        self.role = role
    }

    // MARK: Colors

    /// The color; `nil` for the view's tint color. The default depends on the kind and the state.
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

    /// Returns the color of the background for a tint color of the view.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the color of the stroke for a tint color of the view.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    // MARK: State

    /// Returns the background for a state. A highlighted or selected cell has another color, unless the app has set one.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var updated = self
        updated.isPressed = ConfigurationLook(state).isPressed
        if let role { updated.adopt(role.kind(in: state.traitCollection.listEnvironment)) }
        return updated
    }

    /// Changes the kind, and the corner radius unless the app has set one. Evidence: hunt26-lists-03.
    private mutating func adopt(_ newKind: Kind) {
        if cornerRadius == kind.cornerRadius { cornerRadius = newKind.cornerRadius }
        kind = newKind
    }

    /// Hashes the properties that usually differ.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(ownColor)
        hasher.combine(cornerRadius)
    }

    // MARK: Kinds

    /// Returns a background without a color.
    public static func clear() -> UIBackgroundConfiguration { Self(.clear) }
    /// Returns the background for a cell, in the style of the list that contains it. iOS 18.
    public static func listCell() -> UIBackgroundConfiguration { Self(ListRole.cell) }
    /// Returns the background for a header, in the style of the list that contains it. iOS 18.
    public static func listHeader() -> UIBackgroundConfiguration { Self(ListRole.header) }
    /// Returns the background for a footer, in the style of the list that contains it. iOS 18.
    public static func listFooter() -> UIBackgroundConfiguration { Self(ListRole.footer) }
    /// Returns the background for a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { Self(.plainCell) }
    /// Returns the background for a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { Self(.plainHeaderFooter) }
    /// Returns the background for a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { Self(.groupedCell) }
    /// Returns the background for a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { Self(.groupedHeaderFooter) }
    /// Returns the background for a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(.sidebarHeader) }
    /// Returns the background for a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { Self(.sidebarCell) }
    /// Returns the background for a cell in a list next to a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { Self(.sidebarCell) }
}

extension UIBackgroundConfiguration.Kind {
    fileprivate var cornerRadius: CGFloat {
        switch self {
        case .sidebarCell: 8
        case .button: 5.95
        default: 0
        }
    }
}

/// The role of a view in a list, whose background follows the list's style.
private enum ListRole: Hashable {
    case cell, header, footer

    func kind(in environment: UIListEnvironment) -> UIBackgroundConfiguration.Kind {
        switch (self, environment) {
        case (.cell, .grouped), (.cell, .insetGrouped): .groupedCell
        case (.cell, .sidebar): .sidebarCell
        case (.cell, _): .plainCell
        case (_, .grouped), (_, .insetGrouped): .groupedHeaderFooter
        case (.header, .sidebar): .sidebarHeader
        case (_, _): .plainHeaderFooter
        }
    }
}
