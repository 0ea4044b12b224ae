/// The contents of a row in a tab bar controller's sidebar. iOS 18. Follows Apple's page "UITabSidebarItem".
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject, @preconcurrency NSCopying {
    private let row: SidebarRow
    /// Whether the accessories have changed since the row has shown them.
    var hasNewAccessories = true
    var state = UICellConfigurationState(traitCollection: .current)

    fileprivate init(_ row: SidebarRow) {
        self.row = row
        contentConfiguration = row.contentConfiguration
        backgroundConfiguration = row.backgroundConfiguration
        accessories = row.accessories
        super.init()
    }

    /// Creates the default item of a request.
    public convenience init(request: Request) { self.init(request.row) }

    /// The tab or the action of the row.
    public var content: Content { row.content }

    /// The current configuration state of the row.
    public var configurationState: UICellConfigurationState { state }

    /// The configuration of the row's content. Default: the title, the subtitle and the image of the tab or action.
    public var contentConfiguration: any UIContentConfiguration

    /// The configuration of the row's background. Default: that of a sidebar.
    public var backgroundConfiguration: UIBackgroundConfiguration

    /// The accessories of the row. Default: the badge of a tab, and the outline disclosure of a group.
    public var accessories: [UICellAccessory] {
        didSet { hasNewAccessories = true }
    }

    /// Returns the default content configuration for the current state.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        row.contentConfiguration.updated(for: state)
    }

    /// Returns the default background configuration for the current state.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        row.backgroundConfiguration.updated(for: state)
    }

    /// Returns an item with the same contents.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabSidebarItem(row)
        copy.state = state
        copy.contentConfiguration = contentConfiguration
        copy.backgroundConfiguration = backgroundConfiguration
        copy.accessories = accessories
        return copy
    }
}

extension UITabSidebarItem {
    /// What a row represents. iOS 18. Follows Apple's page "UITabSidebarItem.Content".
    public enum Content {
        /// A tab or a group.
        case tab(UITab)
        /// An action of a group.
        case action(UIAction)
    }

    /// The request for the item of a row. iOS 18. Follows Apple's page "UITabSidebarItem.Request".
    @preconcurrency @MainActor
    open class Request: NSObject {
        let row: SidebarRow

        init(_ row: SidebarRow) {
            self.row = row
            super.init()
        }

        /// The tab or the action of the row.
        public var content: Content { row.content }
    }
}

extension SidebarRow {
    fileprivate var contentConfiguration: UIListContentConfiguration {
        var configuration: UIListContentConfiguration =
            isHeader ? .sidebarHeader() : look.subtitle == nil ? .sidebarCell() : .sidebarSubtitleCell()
        configuration.text = look.title
        configuration.secondaryText = look.subtitle
        configuration.image = isHeader ? nil : look.image
        if !look.isEnabled { configuration.textProperties.color = .tertiaryLabel }
        return configuration
    }

    fileprivate var backgroundConfiguration: UIBackgroundConfiguration {
        isHeader ? .listSidebarHeader() : .listSidebarCell()
    }

    fileprivate var accessories: [UICellAccessory] {
        [look.badge.map { .label(text: $0) }, group == nil ? nil : .outlineDisclosure()].compactMap { $0 }
    }
}
