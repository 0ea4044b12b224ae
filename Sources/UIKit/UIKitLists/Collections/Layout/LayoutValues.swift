import QuartzCore

/// The values of layout attributes. Attributes are equal if their values are equal.
struct LayoutValues: Equatable {
    var category = UICollectionView.ElementCategory.cell
    var kind: String?
    var indexPath = IndexPath(item: 0, section: 0)
    var center = CGPoint.zero
    var size = CGSize.zero
    /// The transform; `nil` for nearly every element.
    var transform: CATransform3D?
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    /// The position of a cell in a list section.
    var list: ListPlace?
    /// The scrollable area of the orthogonal section that contains the element.
    var lane: Lane?

    /// The frame of the element.
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

/// The key of a collection view's element: its category, kind and index path.
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

/// The estimated lengths of an element, which its view must determine.
struct EstimatedLengths: OptionSet {
    let rawValue: UInt8
    static let width = EstimatedLengths(rawValue: 1)
    static let height = EstimatedLengths(rawValue: 2)
    static let both: EstimatedLengths = [.width, .height]
}

extension CGRect {
    /// Whether the rectangles have a common area. Rectangles that only touch don't.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
