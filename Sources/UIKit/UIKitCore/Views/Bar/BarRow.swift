/// The visible items of a bar: their hit areas, and their custom views.
@MainActor
struct BarRow {
    /// The side on which the next item is placed.
    enum Direction {
        case forward, backward
    }

    var spots: [ItemSpot] = []
    var views: [BroughtViews.Placed] = []
    /// The search bar of a toolbar, in place of the item that marks its position.
    var searchBar: UISearchBar?

    /// Adds items side by side, from a position to the right or to the left. Flexible items have the given width.
    mutating func add(
        _ items: [UIBarButtonItem], from start: CGFloat, _ direction: Direction, in bar: UIView,
        flexibleWidth: CGFloat = 0
    ) {
        var place = start
        let metrics = BarItemMetrics(in: bar)
        for (item, space) in zip(items, metrics.spaces(before: items)) {
            place += direction == .forward ? space : -space
            let width = isFlexible(item) ? flexibleWidth : metrics.width(of: item, in: bar)
            let x = direction == .forward ? place : place - width
            add(item, in: CGRect(x: x, y: metrics.top, width: width, height: metrics.height), of: bar)
            place += direction == .forward ? width : -width
        }
    }

    private mutating func add(_ item: UIBarButtonItem, in frame: CGRect, of bar: UIView) {
        if item.isSearchPlacement, let searchBar {
            views.append(BroughtViews.Placed(view: searchBar, frame: frame))
            return
        }
        if let spot = item.spot(in: frame, of: bar) { spots.append(spot) }
        if let view = item.customView {
            let width = BarItemMetrics(in: bar).minimumViewWidth
            views.append(BroughtViews.Placed(view: view, middleOf: frame, minimumWidth: width))
        }
    }

    /// Whether an item has the width that the others leave: a search bar, or else a flexible space.
    func isFlexible(_ item: UIBarButtonItem) -> Bool {
        searchBar == nil ? item.systemItem == .flexibleSpace : item.isSearchPlacement
    }

    /// Whether an item has an identifier for transitions.
    var hasIdentifiers: Bool { spots.contains { $0.nameInTransitions != nil } }

    /// Moves the items that another row has too, by their identifiers, from their positions there. The part is the
    /// progress from 0 to 1. Evidence: ios26-BARS-09.
    mutating func moveItems(from other: BarRow, part: CGFloat) {
        for index in spots.indices {
            guard let name = spots[index].nameInTransitions,
                let start = other.spots.first(where: { $0.nameInTransitions == name })?.frame
            else { continue }
            let end = spots[index].frame
            func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
            spots[index].frame = CGRect(
                x: between(start.minX, end.minX), y: between(start.minY, end.minY),
                width: between(start.width, end.width), height: between(start.height, end.height))
        }
    }
}

extension BroughtViews.Placed {
    /// Places a view with its fitting size in the center of a part of the bar, or stretches it to a minimum width.
    @MainActor
    fileprivate init(view: UIView, middleOf area: CGRect, minimumWidth: CGFloat) {
        var size = view.sizeInBar
        size.width = max(size.width, minimumWidth)
        let origin = CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
        self.init(view: view, frame: CGRect(origin: origin, size: size))
    }
}
