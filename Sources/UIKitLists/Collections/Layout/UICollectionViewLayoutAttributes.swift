import QuartzCore

/// Where one element of a collection view is, and how it looks there. iOS 6.
///
/// The view is given these values when it is shown. Subclasses with values of their own override `copy(with:)` and
/// `isEqual(_:)`. Follows Apple's page "UICollectionViewLayoutAttributes".
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    nonisolated(unsafe) var values = LayoutValues()
    /// Which lengths the view is asked for.
    var estimated: EstimatedLengths = []
    /// Whether an animator has moved the element since it was shown.
    var isMoved = false

    /// Creates the attributes of an empty cell at the first place.
    public override init() { super.init() }

    /// Creates the attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        values.indexPath = indexPath
    }

    /// Creates the attributes of a supplementary view, such as a header.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        values.category = .supplementaryView
        values.kind = elementKind
        values.indexPath = indexPath
    }

    /// Creates the attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        values.category = .decorationView
        values.kind = decorationViewKind
        values.indexPath = indexPath
    }

    /// The box around the element, in the content's coordinates. Setting it sets ``center`` and ``size``.
    open var frame: CGRect {
        get { values.frame }
        set { values.frame = newValue }
    }

    /// The element's size and, as origin, zero. iOS 7.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: values.size) }
        set { values.size = newValue.size }
    }

    /// The element's middle, in the content's coordinates.
    open var center: CGPoint {
        get { values.center }
        set { values.center = newValue }
    }

    /// The element's size without a transform, in points.
    open var size: CGSize {
        get { values.size }
        set { values.size = newValue }
    }

    /// The transform in space. Default none.
    open var transform3D: CATransform3D {
        get { values.transform ?? CATransform3DIdentity }
        set { values.transform = CATransform3DIsIdentity(newValue) ? nil : newValue }
    }

    /// The transform in the plane. Default none. iOS 7.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The opacity, from 0 to 1. Default 1.
    open var alpha: CGFloat {
        get { values.alpha }
        set { values.alpha = newValue }
    }

    /// Elements with a higher number lie in front. Default 0.
    open var zIndex: Int {
        get { values.zIndex }
        set { values.zIndex = newValue }
    }

    /// Whether the element is left out: it has no view. Default `false`.
    open var isHidden: Bool {
        get { values.isHidden }
        set { values.isHidden = newValue }
    }

    /// The element's place in the data.
    open var indexPath: IndexPath {
        get { values.indexPath }
        set { values.indexPath = newValue }
    }

    /// Whether the element is a cell, a supplementary or a decoration view.
    open var representedElementCategory: UICollectionView.ElementCategory { values.category }

    /// The kind of a supplementary or decoration view; `nil` for a cell.
    open var representedElementKind: String? { values.kind }

    /// New attributes of the same class with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).make(ofItsClass: ())
        copy.values = values
        copy.estimated = estimated
        return copy
    }

    /// Whether the other object is attributes with the same values.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return self === other || values == other.values
    }

    /// A number that equal attributes have in common.
    nonisolated open override var hash: Int { values.indexPath.hashValue }
}

extension UICollectionViewLayoutAttributes {
    var key: ElementKey {
        ElementKey(category: values.category, kind: values.kind, indexPath: values.indexPath)
    }

    /// A copy in the type of the class, however a subclass copies itself.
    var copied: UICollectionViewLayoutAttributes {
        copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
    }

    func setCategory(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
        values.category = category
        values.kind = kind
        values.indexPath = indexPath
    }
}
