import Foundation

/// Where the views of a scene were saved, in the coordinates of its root.
///
/// They tell whether the saved frames come from the file's constraints at all: some were saved before a constraint was changed.
struct SavedPlaces {
    private var rectangles: [String: CGRect] = [:]

    init(_ root: SavedView) {
        add(root, at: .zero)
    }

    /// What scrolls lies elsewhere, and the frames of some controls are not what constraints align.
    private mutating func add(_ view: SavedView, at corner: CGPoint) {
        let size = CGSize(width: view.frame[2], height: view.frame[3])
        if !["switch", "slider", "segmentedControl", "scrollView"].contains(view.kind) {
            rectangles[view.id] = CGRect(origin: corner, size: size)
        }
        guard view.kind != "scrollView" else { return }
        for inner in view.subviews ?? [] {
            add(inner, at: CGPoint(x: corner.x + inner.frame[0], y: corner.y + inner.frame[1]))
        }
    }

    /// Whether the places break a required constraint by more than a point, as far as they tell.
    func contradict(_ constraint: SavedConstraint) -> Bool {
        guard constraint.priority == nil, let first = value(of: constraint.first, constraint.attribute) else {
            return false
        }
        var second = constraint.constant ?? 0
        if let item = constraint.second {
            guard let other = value(of: item, constraint.secondAttribute ?? "") else { return false }
            second += other * (constraint.multiplier ?? 1)
        }
        switch constraint.relation {
        case "greaterThanOrEqual": return first < second - 1.01
        case "lessThanOrEqual": return first > second + 1.01
        default: return abs(first - second) > 1.01
        }
    }

    private func value(of item: String, _ attribute: String) -> Double? {
        guard let rectangle = rectangles[item] else { return nil }
        switch attribute {
        case "left", "leading": return rectangle.minX
        case "right", "trailing": return rectangle.maxX
        case "top": return rectangle.minY
        case "bottom": return rectangle.maxY
        case "width": return rectangle.width
        case "height": return rectangle.height
        case "centerX": return rectangle.midX
        case "centerY": return rectangle.midY
        default: return nil
        }
    }
}
