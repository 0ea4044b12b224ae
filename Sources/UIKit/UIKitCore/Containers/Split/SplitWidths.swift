/// An app's preferred width of a sidebar, in points or as a fraction of the split view's width.
struct SplitWidth {
    var fraction = UISplitViewController.automaticDimension
    var preferred = UISplitViewController.automaticDimension
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension
    /// The width that the user has chosen by dragging the separator. It is limited when it is used.
    var dragged: CGFloat?

    private static let standard: CGFloat = 320

    /// Returns the width in a split view as wide as `whole`.
    func width(of whole: CGFloat) -> CGFloat {
        if let dragged { return limited(dragged, of: whole) }
        let automatic = UISplitViewController.automaticDimension
        var width = SplitWidth.standard
        if fraction != automatic { width = fraction * whole }
        if preferred != automatic { width = preferred }
        if maximum != automatic || fraction != automatic || preferred != automatic {
            width = min(width, maximum == automatic ? SplitWidth.standard : maximum)
        }
        if minimum != automatic { width = max(width, minimum) }
        return min(width, whole)
    }

    /// Limits the user's width. No source gives the limits without those of the app: here they are half of the standard
    /// width and half of the split view.
    private func limited(_ width: CGFloat, of whole: CGFloat) -> CGFloat {
        let automatic = UISplitViewController.automaticDimension
        let most = maximum == automatic ? whole / 2 : min(maximum, whole)
        let least = minimum == automatic ? SplitWidth.standard / 2 : minimum
        return max(min(width, most), min(least, whole))
    }

    /// Returns the width for a column that otherwise has the rest of the split view's width.
    func width(of whole: CGFloat, insteadOf rest: CGFloat) -> CGFloat {
        let automatic = UISplitViewController.automaticDimension
        var width = preferred != automatic ? preferred : fraction != automatic ? fraction * whole : rest
        if minimum != automatic { width = max(width, minimum) }
        return min(width, whole)
    }
}

// The frames of the columns.
extension UISplitViewController {
    func setWidth(
        _ kind: WritableKeyPath<SplitWidth, CGFloat>, _ width: CGFloat,
        of column: ReferenceWritableKeyPath<UISplitViewController, SplitWidth>
    ) {
        self[keyPath: column][keyPath: kind] = width
        if kind == \.preferred || kind == \.fraction { self[keyPath: column].dragged = nil }
        viewStorage?.setNeedsLayout()
    }

    func layOutColumns() {
        for page in arranged { page.viewStorage?.frame = frame(of: page) }
        floatSidebar()
        layVeil()
        let swipe = sidebarSwipe ?? SidebarSwipe(of: self)
        sidebarSwipe = swipe
        swipe.followEdge()
        if columnDrag == nil, Runtime.current.system >= .iOS(26), style != .unspecified {
            columnDrag = ColumnDrag(of: self)
        }
    }

    func frame(of page: UIViewController) -> CGRect {
        let bounds = loadedView.bounds
        guard !hasCollapsed, let column = column(heldBy: page) else { return bounds }
        var frame = leadingFrame(of: column, in: bounds)
        if column == columnBelowSidebar {
            frame.size.width = frame.maxX
            frame.origin.x = 0
        }
        guard hasSidebarsOnRight else { return frame }
        return CGRect(
            x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    func leadingFrame(of column: Column, in bounds: CGRect) -> CGRect {
        let shown = columns(in: displayMode)
        var primary = shown.contains(.primary) ? primaryColumnWidth : 0
        var supplementary = shown.contains(.supplementary) ? supplementaryColumnWidth : 0
        let inspector = hasInspector ? inspectorWidth.width(of: bounds.width) : 0
        if displayMode.behavior == .tile {
            let rest = max(0, bounds.width - inspector - primary - supplementary)
            let surplus = rest - secondaryWidth.width(of: bounds.width, insteadOf: rest)
            if supplementary > 0 {
                supplementary = max(0, supplementary + surplus)
            } else if primary > 0 {
                primary = max(0, primary + surplus)
            }
        }
        let (start, width): (CGFloat, CGFloat) =
            switch column {
            case .primary: (0, primary)
            case .supplementary: (primary, supplementary)
            case .inspector: (bounds.width - inspector, inspector)
            case .secondary, .compact:
                secondaryPlace(in: bounds.width - inspector, after: primary, supplementary)
            }
        return CGRect(x: start, y: 0, width: width, height: bounds.height)
    }

    private func secondaryPlace(
        in whole: CGFloat, after primary: CGFloat, _ supplementary: CGFloat
    ) -> (CGFloat, CGFloat) {
        switch displayMode.behavior {
        case .overlay, nil: (0, whole)
        case .displace: (primary + supplementary, whole - supplementary)
        default: (primary + supplementary, max(0, whole - primary - supplementary))
        }
    }
}
