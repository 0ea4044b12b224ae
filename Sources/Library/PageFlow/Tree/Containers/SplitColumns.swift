import UIKit

extension SplitColumn {
    /// UIKit's column; `nil` before iOS 26 for the inspector.
    @MainActor
    var inUIKit: UISplitViewController.Column? {
        switch self {
        case .primary: return .primary
        case .supplementary: return .supplementary
        case .secondary: return .secondary
        case .compact: return .compact
        case .inspector:
            guard #available(iOS 26.0, *) else { return nil }
            return .inspector
        }
    }
}

// The contents of the columns.
extension UISplitViewController {
    /// The controller of a column: its page, or the stack around it.
    func holder(of column: SplitColumn) -> UIViewController? {
        guard style != .unspecified else { return classicHolder(of: column) }
        guard let page = page(in: column) else { return nil }
        if page.isStack || column == .compact { return page }
        return page.navigationController ?? shownHolder(of: column)
    }

    private func page(in column: SplitColumn) -> UIViewController? {
        column.inUIKit.flatMap { viewController(for: $0) }
    }

    /// The stack that UIKit made for a page that has since left it. UIKit still returns the page for the column.
    private func shownHolder(of column: SplitColumn) -> UIViewController? {
        let filled = [SplitColumn.primary, .supplementary, .secondary].filter { page(in: $0) != nil }
        let shown = isCollapsed ? viewControllers + stacksOnFirst : viewControllers
        guard let index = filled.firstIndex(of: column), shown.indices.contains(index) else { return nil }
        return shown[index]
    }

    /// The controller of a column of a classic split view, which has two. If it is collapsed, the second one is on the stack of the first,
    /// or not in the hierarchy.
    private func classicHolder(of column: SplitColumn) -> UIViewController? {
        switch column {
        case .primary: return viewControllers.first
        case .secondary:
            guard isCollapsed else { return viewControllers.dropFirst().last }
            return stacksOnFirst.first
        case .supplementary, .compact, .inspector: return nil
        }
    }

    /// The stacks above the first page of the first column's stack.
    private var stacksOnFirst: [UIViewController] {
        viewControllers.first?.asContainer?.stack?.viewControllers.dropFirst().filter(\.isStack) ?? []
    }

    func column(of holder: UIViewController) -> SplitColumn? {
        SplitColumn.allCases.first { self.holder(of: $0) === holder }
    }

    /// The columns that have a page.
    var filledColumns: [SplitColumn] { SplitColumn.allCases.filter { holder(of: $0) != nil } }

    /// The stacks of other columns that are on this stack: those of a collapsed split view.
    func columns(on stack: UIViewController) -> [UIViewController] {
        stack.asContainer?.stack?.viewControllers.filter { column(of: $0) != nil } ?? []
    }

    /// The columns that a collapsed split view doesn't show and that have no page on its stack.
    package var columnsBesideStack: [UIViewController] {
        let shown = viewControllers
        return [SplitColumn.primary, .supplementary, .secondary].compactMap { holder(of: $0) }.filter {
            column in
            column.parent?.isStack != true && !shown.contains { $0 === column }
        }
    }

    /// The inspector column's controller, unless it is presented in a sheet.
    var inspectorInPlace: UIViewController? {
        holder(of: .inspector).flatMap { $0.presentingViewController == nil ? $0 : nil }
    }
}

// The visible columns.
extension UISplitViewController {
    private var sidebars: [SplitColumn] { style == .tripleColumn ? [.primary, .supplementary] : [.primary] }

    /// The columns that receive touches, the content last. If sidebars cover the content, only the sidebars; if the split view is collapsed,
    /// the column on top.
    var visibleColumns: [SplitColumn] {
        guard !isCollapsed else { return [topColumn].compactMap { $0 } }
        let inspector: [SplitColumn] = showsInspector ? [.inspector] : []
        switch displayMode {
        case .oneOverSecondary: return Array(sidebars.suffix(1))
        case .twoOverSecondary, .twoDisplaceSecondary: return sidebars
        case .oneBesideSecondary: return Array(sidebars.suffix(1)) + inspector + [.secondary]
        case .twoBesideSecondary: return sidebars + inspector + [.secondary]
        default: return inspector + [.secondary]
        }
    }

    private var showsInspector: Bool {
        guard #available(iOS 26.0, *), inspectorInPlace != nil else { return false }
        return isShowing(.inspector)
    }

    private var topColumn: SplitColumn? {
        guard let base = viewControllers.first else { return nil }
        return column(of: columns(on: base).last ?? base)
    }

    func makeVisible(_ page: UIViewController) {
        guard let column = column(of: page), !visibleColumns.contains(column) else { return }
        bringIntoView(column)
    }

    private func bringIntoView(_ column: SplitColumn) {
        guard style == .unspecified else {
            if let column = column.inUIKit { show(column) }
            return
        }
        // A classic split view hides nothing but its first page.
        preferredDisplayMode = column == .primary ? .oneBesideSecondary : .secondaryOnly
    }

    /// Shows these columns, saved by a split view in the same form, and hides the others that can be hidden.
    func arrange(_ visible: [SplitColumn]) {
        guard Set(visible) != Set(visibleColumns) else { return }
        guard style != .unspecified else {
            return bringIntoView(visible.contains(.primary) ? .primary : .secondary)
        }
        for column in SplitColumn.allCases.reversed() where column != .secondary && !visible.contains(column)
        {
            if let column = column.inUIKit, viewController(for: column) != nil { hide(column) }
        }
        for column in visible.reversed() { bringIntoView(column) }
    }
}

// New pages.
extension UISplitViewController {
    /// Whether the split view can have a page in the column.
    func has(_ column: SplitColumn) -> Bool {
        switch column {
        case .primary, .secondary: true
        case .supplementary: style == .tripleColumn
        case .compact, .inspector: style != .unspecified && column.inUIKit != nil
        }
    }

    /// Fills a column with a page, in a new stack unless the page is a stack or the column is the compact one.
    func fill(_ column: SplitColumn, with page: UIViewController) {
        let holder = page.isStack || column == .compact ? page : page.inNewStack
        guard style == .unspecified else {
            guard let column = column.inUIKit else { return }
            setViewController(nil, for: column)
            return setViewController(holder, for: column)
        }
        guard column == .secondary else { return viewControllers = [holder] + viewControllers.dropFirst() }
        viewControllers = [viewControllers.first ?? UIViewController(), holder]
    }
}

extension UISplitViewController {
    /// The controller of the content's column; `nil` while the columns are collapsed.
    var expandedContent: UIViewController? { isCollapsed ? nil : holder(of: .secondary) }

    var savedKind: SavedPage.Kind {
        .split(columns: filledColumns, visible: visibleColumns, isCollapsed: isCollapsed)
    }
}

extension UIViewController {
    fileprivate var inNewStack: UINavigationController { UINavigationController(rootViewController: self) }

    /// The stacks of other columns that are on this stack, while a split view is collapsed.
    var columnsAbove: [UIViewController] { parent?.asContainer?.split?.columns(on: self) ?? [] }

    /// The page from which a route without another place opens: the visible page, or in an expanded split view the content's page.
    var pageInFront: UIViewController {
        if let presented = ownPresented { return presented.page.pageInFront }
        return asContainer?.mainController?.page.pageInFront ?? self
    }

    /// The split view around this page, or else around its presenters.
    var splitAround: UISplitViewController? {
        sequence(first: self) { $0.attachment?.parent }.lazy.compactMap { $0.asContainer?.split }.first
    }
}
