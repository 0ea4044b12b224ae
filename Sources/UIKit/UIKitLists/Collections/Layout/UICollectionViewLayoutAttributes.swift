import QuartzCore

/// The position and appearance of an element in a collection view. iOS 6.
///
/// They are applied to the view when it is shown. Subclasses with additional properties override `copy(with:)` and `isEqual(_:)`. Follows
/// Apple's page "UICollectionViewLayoutAttributes".
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    // `isEqual` and `hash`, which have no isolation, read it. Only the main thread uses attributes.
    nonisolated(unsafe) var values = LayoutValues()
    /// The lengths that the view must determine.
    var estimated: EstimatedLengths = []
    /// Whether an animator has moved the element since the attributes were last applied.
    var isMoved = false

    /// Creates attributes of a cell with an empty frame and the index path 0-0.
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

    /// The frame, in the content's coordinates. Setting it sets ``center`` and ``size``.
    open var frame: CGRect {
        get { values.frame }
        set { values.frame = newValue }
    }

    /// The size, with an origin of zero. iOS 7.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: values.size) }
        set { values.size = newValue.size }
    }

    /// The center, in the content's coordinates.
    open var center: CGPoint {
        get { values.center }
        set { values.center = newValue }
    }

    /// The size without a transform, in points.
    open var size: CGSize {
        get { values.size }
        set { values.size = newValue }
    }

    /// The 3D transform. Default identity.
    open var transform3D: CATransform3D {
        get { values.transform ?? CATransform3DIdentity }
        set { values.transform = CATransform3DIsIdentity(newValue) ? nil : newValue }
    }

    /// The affine transform. Default identity. iOS 7.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The opacity, from 0 to 1. Default 1.
    open var alpha: CGFloat {
        get { values.alpha }
        set { values.alpha = newValue }
    }

    /// The position on the z-axis. Elements with a higher value are in front. Default 0.
    open var zIndex: Int {
        get { values.zIndex }
        set { values.zIndex = newValue }
    }

    /// Whether the element is hidden: it has no view. Default `false`.
    open var isHidden: Bool {
        get { values.isHidden }
        set { values.isHidden = newValue }
    }

    /// The index path of the element.
    open var indexPath: IndexPath {
        get { values.indexPath }
        set { values.indexPath = newValue }
    }

    /// The category: a cell, a supplementary or a decoration view.
    open var representedElementCategory: UICollectionView.ElementCategory { values.category }

    /// The element kind of a supplementary or decoration view; `nil` for a cell.
    open var representedElementKind: String? { values.kind }

    /// Returns a copy of the same class with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).make(ofItsClass: ())
        copy.values = values
        copy.estimated = estimated
        return copy
    }

    /// Whether another object is attributes with the same values.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return self === other || values == other.values
    }

    /// The hash of the index path.
    nonisolated open override var hash: Int { values.indexPath.hashValue }
}

extension UICollectionViewLayoutAttributes {
    var key: ElementKey {
        ElementKey(category: values.category, kind: values.kind, indexPath: values.indexPath)
    }

    /// A copy with the class's type, whatever `copy(with:)` of a subclass returns.
    var copied: UICollectionViewLayoutAttributes {
        copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
    }

    func setCategory(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
        values.category = category
        values.kind = kind
        values.indexPath = indexPath
    }
}
