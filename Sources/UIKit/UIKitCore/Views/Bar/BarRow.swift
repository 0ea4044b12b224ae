/// The visible items of a bar: their hit areas, and their custom views.
@MainActor
struct BarRow {
    /// The side on which the next item is placed.
    enum Direction {
        case forward, backward
    }

    var spots: [ItemSpot] = []
    var views: [BroughtViews.Placed] = []

    /// Adds items side by side, from a position to the right or to the left. Flexible spaces have the given width.
    mutating func add(
        _ items: [UIBarButtonItem], from start: CGFloat, _ direction: Direction, in bar: UIView,
        height: CGFloat, flexibleWidth: CGFloat = 0
    ) {
        var place = start
        for item in items {
            let width = item.systemItem == .flexibleSpace ? flexibleWidth : item.touchWidth
            let x = direction == .forward ? place : place - width
            let frame = CGRect(x: x, y: 0, width: width, height: height)
            if let spot = item.spot(in: frame, of: bar) { spots.append(spot) }
            if let view = item.customView { views.append(BroughtViews.Placed(view: view, middleOf: frame)) }
            place += direction == .forward ? width : -width
        }
    }
}

extension BroughtViews.Placed {
    /// Places a view with its fitting size in the center of a part of the bar.
    @MainActor
    fileprivate init(view: UIView, middleOf area: CGRect) {
        let size = view.sizeInBar
        let origin = CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
        self.init(view: view, frame: CGRect(origin: origin, size: size))
    }
}
