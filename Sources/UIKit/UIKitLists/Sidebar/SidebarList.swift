@_spi(UIKitModules) import UIKitCore

/// The list in a sidebar: the data source and the delegate of its collection view.
@MainActor
final class SidebarList: NSObject {
    private(set) weak var sidebar: UITabBarController.Sidebar?
    private(set) lazy var view = makeView()
    /// The rows of the tabs that the list shows; `nil` before it shows any.
    private(set) var contents: SidebarContents?
    private var collapsed: Set<ObjectIdentifier> = []

    init(of sidebar: UITabBarController.Sidebar) {
        self.sidebar = sidebar
        super.init()
    }

    private func makeView() -> UICollectionView {
        let layout = UICollectionViewCompositionalLayout { [weak self] section, environment in
            let configuration = self?.configuration(of: section)
            return .list(
                using: configuration ?? .init(appearance: .sidebar), layoutEnvironment: environment)
        }
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.backgroundColor = .clear
        view.selectionFollowsFocus = false
        view.register(SidebarCell.self, forCellWithReuseIdentifier: SidebarCell.name)
        view.dataSource = self
        view.delegate = self
        view.dragDelegate = self
        view.dropDelegate = self
        return view
    }

    private func configuration(of section: Int) -> UICollectionLayoutListConfiguration {
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.showsSeparators = false
        if Runtime.current.design == .glass { configuration.backgroundColor = .clear }
        let first = row(at: IndexPath(item: 0, section: section))
        configuration.headerMode = first?.isHeader == true ? .firstItemInSection : .none
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] in
            self?.asking(forTabAt: $0) {
                $0.tabBarController($1, sidebar: $2, leadingSwipeActionsConfigurationFor: $3)
            } ?? nil
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in
            self?.asking(forTabAt: $0) {
                $0.tabBarController($1, sidebar: $2, trailingSwipeActionsConfigurationFor: $3)
            } ?? nil
        }
        return configuration
    }

    // MARK: The tabs

    private var tabs: UITabBarController? { sidebar?.tabs }

    /// Shows the current tabs and the selection.
    func follow() {
        let current = currentContents
        if contents?.isSame(as: current) != true {
            contents = current
            view.reloadData()
        }
        showSelection()
    }

    private var currentContents: SidebarContents {
        SidebarContents(tabs?.tabs ?? []) { [collapsed] in !collapsed.contains(ObjectIdentifier($0)) }
    }

    /// Moves the row of a tab whose position among its group's tabs has changed.
    func show(moved tab: UITab) {
        guard let old = indexPath(of: tab), !(tab is UITabGroup) else { return follow() }
        view.performBatchUpdates {
            contents = currentContents
            if let new = indexPath(of: tab) { view.moveItem(at: old, to: new) }
        }
    }

    /// Forgets the rows, which are loaded again by ``follow()``.
    func forget() { contents = nil }

    private func showSelection() {
        let selected = tabs?.selectedTab.flatMap(indexPath(ofRowWith:))
        guard view.indexPathsForSelectedItems ?? [] != [selected].compactMap({ $0 }) else { return }
        view.selectItem(at: selected, animated: false, scrollPosition: [])
    }

    /// Returns the row of a tab, or of the innermost of its groups that has one.
    private func indexPath(ofRowWith tab: UITab) -> IndexPath? {
        sequence(first: tab) { $0.parent }.lazy.compactMap { self.indexPath(of: $0) }.first
    }

    func scroll(to target: UITabBarController.Sidebar.ScrollTarget, _ animated: Bool) {
        let (item, position): (IndexPath?, UICollectionView.ScrollPosition) =
            switch target {
            case .header: (supplement(of: 0) == nil ? nil : IndexPath(item: 0, section: 0), .top)
            case .footer:
                (sidebar?.footerContentConfiguration == nil ? nil : lastItem, .bottom)
            case .tab(let tab): (indexPath(of: tab), .centeredVertically)
            }
        if let item { view.scrollToItem(at: item, at: position, animated: animated) }
    }

    func cell(of tab: UITab) -> SidebarCell? {
        indexPath(of: tab).flatMap(view.cellForItem) as? SidebarCell
    }
}

// The rows: those of the header, the tabs and the footer.
extension SidebarList {
    private var sections: [[SidebarRow]] { contents?.sections ?? [] }
    private var headerCount: Int { sidebar?.headerContentConfiguration == nil ? 0 : 1 }
    private var footerCount: Int { sidebar?.footerContentConfiguration == nil ? 0 : 1 }
    private var lastItem: IndexPath {
        IndexPath(item: 0, section: headerCount + sections.count + footerCount - 1)
    }

    private func indexPath(of tab: UITab) -> IndexPath? {
        contents?.indexPath(of: tab).map { IndexPath(item: $0.item, section: $0.section + headerCount) }
    }

    func row(at indexPath: IndexPath) -> SidebarRow? {
        let section = indexPath.section - headerCount
        guard sections.indices.contains(section), sections[section].indices.contains(indexPath.item) else {
            return nil
        }
        return sections[section][indexPath.item]
    }

    /// The content of a section that contains the header or the footer.
    private func supplement(of section: Int) -> (any UIContentConfiguration)? {
        if section < headerCount { return sidebar?.headerContentConfiguration }
        return section < headerCount + sections.count ? nil : sidebar?.footerContentConfiguration
    }

    /// Calls a method of the sidebar's delegate for a row's tab.
    func asking<Answer>(
        forTabAt indexPath: IndexPath,
        _ ask: (
            any UITabBarController.Sidebar.Delegate, UITabBarController, UITabBarController.Sidebar, UITab
        ) -> Answer
    ) -> Answer? {
        guard let sidebar, let tabs = sidebar.tabs, let tab = row(at: indexPath)?.tab else { return nil }
        return sidebar.delegate.map { ask($0, tabs, sidebar, tab) }
    }
}

extension SidebarList: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        headerCount + sections.count + footerCount
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        if supplement(of: section) != nil { return 1 }
        let rows = section - headerCount
        return sections.indices.contains(rows) ? sections[rows].count : 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let dequeued = collectionView.dequeueReusableCell(
            withReuseIdentifier: SidebarCell.name, for: indexPath)
        guard let cell = dequeued as? SidebarCell else { return dequeued }
        if let row = row(at: indexPath) {
            cell.show(item(of: row), updatedBy: sidebar, level: row.level)
        } else if let supplement = supplement(of: indexPath.section) {
            cell.show(supplement)
        }
        return cell
    }

    private func item(of row: SidebarRow) -> UITabSidebarItem {
        let request = UITabSidebarItem.Request(row)
        guard let sidebar, let tabs = sidebar.tabs, let delegate = sidebar.delegate else {
            return UITabSidebarItem(request: request)
        }
        return delegate.tabBarController(tabs, sidebar: sidebar, itemFor: request)
    }
}

extension SidebarList: UICollectionViewDelegate {
    /// The selection is that of the tab bar controller.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        false
    }

    func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {
        guard let row = row(at: indexPath) else { return }
        switch row.content {
        case .action(let action) where row.look.isEnabled:
            action.performWithSender(collectionView, target: nil)
        case .action: break
        case .tab(let tab):
            if let group = row.group, !group.isSidebarDestination { return toggle(at: indexPath) }
            tabs?.userChoosesInSidebar(tab)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        (cell as? SidebarCell)?.showOutline(
            level: level(at: indexPath), isExpanded: isExpanded(at: indexPath))
        _ = asking(forTabAt: indexPath) { $0.tabBarController($1, sidebar: $2, willBeginDisplaying: $3) }
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        // After a change of the rows, the index path is another row's.
        guard let sidebar, let tabs = sidebar.tabs, case .tab(let tab) = (cell as? SidebarCell)?.item?.content
        else { return }
        sidebar.delegate?.tabBarController(tabs, sidebar: sidebar, didEndDisplaying: tab)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let indexPath = indexPaths.first else { return nil }
        return asking(forTabAt: indexPath) {
            $0.tabBarController($1, sidebar: $2, contextMenuConfigurationFor: $3)
        } ?? nil
    }
}

extension SidebarList: OutlineDataSource {
    func isExpanded(at indexPath: IndexPath) -> Bool {
        guard let group = row(at: indexPath)?.group else { return false }
        return !collapsed.contains(ObjectIdentifier(group))
    }

    func level(at indexPath: IndexPath) -> Int { row(at: indexPath)?.level ?? 0 }

    func toggle(at indexPath: IndexPath) {
        guard let group = row(at: indexPath)?.group else { return }
        collapsed.formSymmetricDifference([ObjectIdentifier(group)])
        view.superview?.setNeedsLayout()
    }
}
