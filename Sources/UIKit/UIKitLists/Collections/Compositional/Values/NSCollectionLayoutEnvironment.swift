/// The container and traits of a section. iOS 13. Follows Apple's page "NSCollectionLayoutEnvironment".
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The container of the section.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the section.
    var traitCollection: UITraitCollection { get }
}

/// The container of a section or a group. iOS 13. Follows Apple's page "NSCollectionLayoutContainer".
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size including the insets, in points.
    var contentSize: CGSize { get }
    /// The size without the insets.
    var effectiveContentSize: CGSize { get }
    /// The insets of the container.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The effective insets.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A visible item, whose appearance a handler can change. iOS 13.
///
/// Follows Apple's page "NSCollectionLayoutVisibleItem".
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// The opacity.
    var alpha: CGFloat { get set }
    /// The position on the z-axis. Items with a higher value are in front.
    var zIndex: Int { get set }
    /// Whether the item is hidden.
    var isHidden: Bool { get set }
    /// The center of the item.
    var center: CGPoint { get set }
    /// The affine transform.
    var transform: CGAffineTransform { get set }
    /// The 3D transform.
    var transform3D: CATransform3D { get set }
    /// The element kind of a supplementary or decoration view.
    var name: String { get }
    /// The index path of the item.
    var indexPath: IndexPath { get }
    /// The frame of the item.
    var frame: CGRect { get }
    /// The size, with an origin of zero.
    var bounds: CGRect { get }
    /// The category of the element.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The element kind of a supplementary or decoration view.
    var representedElementKind: String? { get }
}

/// A closure that is called with a section's visible items, its scroll offset, and the layout environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
    /// The element kind of a supplementary or decoration view; empty for a cell.
    public var name: String { representedElementKind ?? "" }
}

/// The layout environment that a layout passes to the app.
@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    /// The environment of the section whose groups are being read.
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

    /// The environment inside a group.
    func within(_ size: SizeSpec, _ insets: NSDirectionalEdgeInsets) -> LayoutEnvironment {
        LayoutEnvironment(size.resolved(in: effectiveContentSize), insets, traitCollection)
    }

    /// Runs a block that reads groups in this environment.
    func read<Result>(_ block: () -> Result) -> Result {
        let outer = LayoutEnvironment.current
        LayoutEnvironment.current = self
        defer { LayoutEnvironment.current = outer }
        return block()
    }
}

/// The reference of content insets. iOS 14. Follows Apple's page "UIContentInsetsReference".
public enum UIContentInsetsReference: Int, Sendable {
    /// For a section, the layout's reference; for a layout, the safe area.
    case automatic = 0
    /// No reference: insets are relative to the bounds.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The readable content guide.
    case readableContent = 4
}
