// In the glass design, the primary column floats over the adjacent column, which extends below it. Evidence: ios26-SPLIT-09.
extension UISplitViewController {
    /// The column below the primary column; `nil` if the primary column doesn't float.
    var columnBelowSidebar: Column? {
        guard Runtime.current.design == .glass, style != .unspecified, !hasCollapsed,
            displayMode.behavior == .tile
        else { return nil }
        let shown = columns(in: displayMode)
        guard shown.first == .primary, pages[.primary] != nil else { return nil }
        return shown.contains(.supplementary) && pages[.supplementary] != nil ? .supplementary : .secondary
    }

    /// Whether a view is that of the floating primary column.
    fileprivate func floats(_ view: UIView) -> Bool {
        columnBelowSidebar != nil && holder(of: .primary)?.viewStorage === view
    }

    /// The part of a column's view that the primary column covers.
    func sidebarInsets(for child: UIViewController) -> UIEdgeInsets {
        guard let column = columnBelowSidebar, holder(of: column) === child else { return .zero }
        let width = leadingFrame(of: .primary, in: loadedView.bounds).width
        return hasSidebarsOnRight
            ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: width)
            : UIEdgeInsets(top: 0, left: width, bottom: 0, right: 0)
    }

    /// Puts the primary column in front, and updates the safe area of the column below it.
    func floatSidebar() {
        guard Runtime.current.design == .glass else { return }
        let below = columnBelowSidebar
        if below == .supplementary, let sidebar = holder(of: .primary)?.viewStorage,
            sidebar.superview === loadedView, loadedView.subviewList.last !== sidebar
        {
            loadedView.bringSubviewToFront(sidebar)
        }
        let width = below == nil ? 0 : leadingFrame(of: .primary, in: loadedView.bounds).width
        guard width != floatingWidth else { return }
        floatingWidth = width
        for page in arranged {
            page.flags.remove(.safeAreaIsReported)
            page.viewStorage?.setNeedsLayout()
        }
    }
}

extension UIView {
    /// Whether the view is the primary column of a split view, which floats over the adjacent one.
    package var isFloatingSidebar: Bool {
        guard Runtime.current.design == .glass, let split = owner?.parentLink as? UISplitViewController else {
            return false
        }
        return split.floats(self)
    }
}
