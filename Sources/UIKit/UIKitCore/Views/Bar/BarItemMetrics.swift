/// The measures of the row of items in a navigation bar or a toolbar, in points.
///
/// Since iOS 26, a navigation bar's items are on glass that is 44 points high, 16 points from the edges and 12 points
/// from each other, and a toolbar's on glass of 48 points, 28 points from the edges. Source: view hierarchies of Photos
/// on iOS 26.0.1 and of an app on iOS 26.1, published on GitHub. Apple documents no measures.
@MainActor
struct BarItemMetrics {
    /// The top of the items in the bar.
    let top: CGFloat
    let height: CGFloat
    /// The distance of the first and the last item from the bar's edges.
    let margin: CGFloat
    /// The distance between a title or an image and the edges of its item.
    let padding: CGFloat
    /// The distance between a custom view and the edges of its item.
    let viewPadding: CGFloat
    /// The minimum width of an item.
    let minimumWidth: CGFloat
    /// The minimum width of a custom view. Since iOS 26, narrower ones are stretched. Evidence: hunt26-bars-05.
    var minimumViewWidth: CGFloat { isGlass ? 36 : 0 }
    /// The distance between two backgrounds.
    let spacing: CGFloat

    /// Whether the items are on glass.
    var isGlass: Bool { spacing > 0 }

    /// The measures of a bar that draws no glass.
    private init(flat height: CGFloat) {
        (top, self.height) = (0, height)
        (margin, padding, viewPadding, minimumWidth, spacing) = (8, 8, 8, 44, 0)
    }

    private init(glass height: CGFloat, top: CGFloat, margin: CGFloat) {
        (self.top, self.height, self.margin) = (top, height, margin)
        (padding, viewPadding, minimumWidth, spacing) = (15, 6, height, 12)
    }

    /// The measures of a navigation bar.
    init(of bar: UINavigationBar) {
        guard Runtime.current.design == .glass else {
            self.init(flat: min(bar.bounds.height, 44))
            return
        }
        let inset: CGFloat = bar.traitCollection.verticalSizeClass == .compact ? 4 : 0
        let room = bar.bounds.height - bar.lineTop - 2 * inset
        self.init(glass: min(max(room, 0), 44), top: bar.lineTop + inset, margin: 16)
    }

    /// The measures of a toolbar. At the bottom of the screen its glass extends into the area of the home indicator, as
    /// that of a tab bar does.
    init(of bar: UIToolbar) {
        guard Runtime.current.design == .glass else {
            self.init(flat: bar.bounds.height)
            return
        }
        let screen = Runtime.current.screen
        let inset = screen.hardwareInsets(isUpright: !screen.interfaceOrientation.isLandscape).bottom
        let below = bar.superview.map { $0.bounds.maxY - bar.frame.maxY } ?? 0
        let isLow = inset > 0 && abs(below - inset) < 1 && bar.traitCollection.verticalSizeClass == .regular
        let safe = bar.safeAreaInsets
        self.init(
            glass: max(min(48, bar.bounds.height + (isLow ? 6 : 0)), 0), top: isLow ? 7 : 0,
            margin: isLow ? 28 : 16 + max(safe.left, safe.right))
    }

    /// The measures of the bar that a view is in; those before iOS 26 in other views.
    init(in bar: UIView) {
        switch bar {
        case let bar as UINavigationBar: self.init(of: bar)
        case let bar as UIToolbar: self.init(of: bar)
        default: self.init(flat: bar.bounds.height)
        }
    }
}

extension BarItemMetrics {
    /// The width of an item that isn't flexible. In navigation bars, fixed spaces have no width since iOS 26. Evidence:
    /// ios26-BARS-08.
    func width(of item: UIBarButtonItem, in bar: UIView) -> CGFloat {
        switch item.systemItem {
        case .flexibleSpace: return 0
        case .fixedSpace: return bar is UINavigationBar && Runtime.current.system >= .iOS(26) ? 0 : item.width
        default: break
        }
        if let view = item.customView {
            let width = max(view.sizeInBar.width, 1) + 2 * viewPadding
            return isGlass ? max(width, minimumWidth) : width
        }
        guard item.width == 0 else { return item.width }
        return max(item.contentWidth + 2 * (item.hasImage ? min(padding, 8) : padding), minimumWidth)
    }

    /// The width of items side by side, without flexible ones.
    func width(of items: [UIBarButtonItem], in bar: UIView) -> CGFloat {
        items.reduce(0) { $0 + width(of: $1, in: bar) } + spaces(before: items).reduce(0, +)
    }

    /// The distance of each item from the one before it: items with different backgrounds are apart.
    func spaces(before items: [UIBarButtonItem]) -> [CGFloat] {
        guard isGlass else { return items.map { _ in 0 } }
        let firsts = BarBackgrounds.groups(of: items).dropFirst().compactMap(\.first)
        return items.map { item in firsts.contains { $0 === item } ? spacing : 0 }
    }
}
