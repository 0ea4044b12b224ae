import QuartzCore

/// What layout attributes say of one element, as a value: two attributes are equal if this is.
struct LayoutValues: Equatable {
    var category = UICollectionView.ElementCategory.cell
    var kind: String?
    var indexPath = IndexPath(item: 0, section: 0)
    var center = CGPoint.zero
    var size = CGSize.zero
    /// `nil` is none, which nearly every element has.
    var transform: CATransform3D?
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    /// Where a cell is in a list section.
    var list: ListPlace?
    /// The part of the content that scrolls by itself and holds the element.
    var lane: Lane?

    /// The box around the element.
    var frame: CGRect {
        get {
            let plain = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height)
            return transform == nil ? plain : transformed(plain)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            size = newValue.size
        }
    }

    private func transformed(_ plain: CGRect) -> CGRect {
        let inPlane = CATransform3DGetAffineTransform(transform ?? CATransform3DIdentity)
        return plain.offsetBy(dx: -center.x, dy: -center.y).applying(inPlane)
            .offsetBy(dx: center.x, dy: center.y)
    }

    static func == (one: LayoutValues, other: LayoutValues) -> Bool {
        one.center == other.center && one.size == other.size && one.alpha == other.alpha
            && one.zIndex == other.zIndex && one.isHidden == other.isHidden && one.category == other.category
            && one.indexPath == other.indexPath && one.kind == other.kind && one.list == other.list
            && one.lane == other.lane
            && CATransform3DEqualToTransform(
                one.transform ?? CATransform3DIdentity, other.transform ?? CATransform3DIdentity)
    }
}

/// Names an element of a collection view: its category, its kind and its place.
struct ElementKey: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String?
    var indexPath: IndexPath

    static func cell(_ indexPath: IndexPath) -> ElementKey {
        ElementKey(category: .cell, kind: nil, indexPath: indexPath)
    }

    static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
        ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
    }

    func at(_ indexPath: IndexPath) -> ElementKey {
        ElementKey(category: category, kind: kind, indexPath: indexPath)
    }
}

/// The lengths of an element that are estimates, so that its view is asked for the true ones.
struct EstimatedLengths: OptionSet {
    let rawValue: UInt8
    static let width = EstimatedLengths(rawValue: 1)
    static let height = EstimatedLengths(rawValue: 2)
    static let both: EstimatedLengths = [.width, .height]
}

extension CGRect {
    /// Whether the rectangles have some area in common. Those that only touch have none.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
