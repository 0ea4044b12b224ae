/// The room for a section, and the traits there. iOS 13. Follows Apple's page "NSCollectionLayoutEnvironment".
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The room.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits.
    var traitCollection: UITraitCollection { get }
}

/// The room for a section or a group. iOS 13. Follows Apple's page "NSCollectionLayoutContainer".
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size with the insets, in points.
    var contentSize: CGSize { get }
    /// The size without them.
    var effectiveContentSize: CGSize { get }
    /// The insets.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that count.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// An item that is visible, of which a handler may change how it looks. iOS 13.
///
/// Follows Apple's page "NSCollectionLayoutVisibleItem".
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// The opacity.
    var alpha: CGFloat { get set }
    /// Items with a higher number lie in front.
    var zIndex: Int { get set }
    /// Whether it is left out.
    var isHidden: Bool { get set }
    /// Its middle.
    var center: CGPoint { get set }
    /// Its transform in the plane.
    var transform: CGAffineTransform { get set }
    /// Its transform in space.
    var transform3D: CATransform3D { get set }
    /// The name of a supplementary or decoration view's kind.
    var name: String { get }
    /// Its place in the data.
    var indexPath: IndexPath { get }
    /// The box around it.
    var frame: CGRect { get }
    /// Its size, with zero as origin.
    var bounds: CGRect { get }
    /// What it is.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view.
    var representedElementKind: String? { get }
}

/// Called with the items of a section that are visible, how far it is scrolled, and the room.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
    /// The kind of a supplementary or decoration view; empty for a cell.
    public var name: String { representedElementKind ?? "" }
}

/// The room and the traits that a layout hands to the app.
@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    /// That of the section whose groups are being read.
    static var current: LayoutEnvironment?

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
        contentSize = size
        contentInsets = insets
        traitCollection = traits
        super.init()
    }

    var container: any NSCollectionLayoutContainer { self }

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
    }

    /// The room in a group.
    func within(_ size: SizeSpec, _ insets: NSDirectionalEdgeInsets) -> LayoutEnvironment {
        LayoutEnvironment(size.resolved(in: effectiveContentSize), insets, traitCollection)
    }

    /// Runs a block in which groups are read for this room.
    func read<Result>(_ block: () -> Result) -> Result {
        let outer = LayoutEnvironment.current
        LayoutEnvironment.current = self
        defer { LayoutEnvironment.current = outer }
        return block()
    }
}

/// What content keeps clear of. iOS 14. Follows Apple's page "UIContentInsetsReference".
public enum UIContentInsetsReference: Int, Sendable {
    /// What the layout has, and the layout what suits it.
    case automatic = 0
    /// Nothing.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The readable width.
    case readableContent = 4
}
