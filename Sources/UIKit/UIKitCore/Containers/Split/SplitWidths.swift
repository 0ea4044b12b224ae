/// An app's preferred width of a sidebar, in points or as a fraction of the split view's width.
struct SplitWidth {
    var fraction = UISplitViewController.automaticDimension
    var preferred = UISplitViewController.automaticDimension
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension

    private static let standard: CGFloat = 320

    /// Returns the width in a split view as wide as `whole`.
    func width(of whole: CGFloat) -> CGFloat {
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
        viewStorage?.setNeedsLayout()
    }

    func layOutColumns() {
        for page in arranged { page.viewStorage?.frame = frame(of: page) }
        floatSidebar()
        layVeil()
        let swipe = sidebarSwipe ?? SidebarSwipe(of: self)
        sidebarSwipe = swipe
        swipe.followEdge()
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
