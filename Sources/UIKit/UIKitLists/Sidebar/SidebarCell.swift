/// A row of a sidebar.
@MainActor
final class SidebarCell: UICollectionViewListCell {
    static let name = "Sidebar"
    private(set) var item: UITabSidebarItem?
    private weak var sidebar: UITabBarController.Sidebar?

    func show(_ item: UITabSidebarItem, updatedBy sidebar: UITabBarController.Sidebar?, level: Int) {
        self.item = item
        self.sidebar = sidebar
        indentationLevel = level
        item.hasNewAccessories = true
        setNeedsUpdateConfiguration()
        apply(item)
    }

    /// Shows the header or the footer of the sidebar.
    func show(_ configuration: any UIContentConfiguration) {
        item = nil
        accessories = []
        backgroundConfiguration = .clear()
        contentConfiguration = configuration
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        guard let item else { return super.updateConfiguration(using: state) }
        item.state = state
        if let sidebar, let tabs = sidebar.tabs {
            sidebar.delegate?.tabBarController(tabs, sidebar: sidebar, update: item)
        }
        apply(item)
        super.updateConfiguration(using: state)
    }

    private func apply(_ item: UITabSidebarItem) {
        contentConfiguration = item.contentConfiguration
        backgroundConfiguration = item.backgroundConfiguration
        guard item.hasNewAccessories else { return }
        item.hasNewAccessories = false
        accessories = item.accessories
    }
}
