/// A section of a compositional layout: one group again and again, with headers, footers and a background. iOS 13.
///
/// Follows Apple's page "NSCollectionLayoutSection".
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    let group: NSCollectionLayoutGroup

    /// Creates a section of groups.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// The space around the groups, in points. Default none.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The distance of groups. Default 0.
    open var interGroupSpacing: CGFloat = 0

    /// What ``contentInsets`` are counted from. Default `.automatic`: what the layout's configuration says. iOS 14.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// What the insets of headers and footers are counted from. Default `.automatic`. iOS 16.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// Whether the section scrolls by itself, across the axis of the layout. Default `.none`.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// How the section scrolls by itself, beside ``orthogonalScrollingBehavior``. iOS 17.
    open private(set) var orthogonalScrollingProperties =
        UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// The headers and footers. Default none.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Whether headers and footers keep to the side insets. Default `true`. Apple's successor is
    /// ``supplementaryContentInsetsReference``.
    open var supplementariesFollowContentInsets = true

    /// Called before each layout with the visible items, which it may change.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// The views behind the section. Default none.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// A new section with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSection(group: group)
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties = orthogonalScrollingProperties.copied
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy.decorationItems = decorationItems
        return copy
    }
}

extension NSCollectionLayoutSection {
    /// The section as a value, read for a room.
    func spec(in environment: LayoutEnvironment) -> SectionSpec {
        environment.read {
            SectionSpec(
                group: group.spec, spacing: interGroupSpacing, insets: contentInsets,
                boundary: boundarySupplementaryItems.map(\.boundarySpec),
                decorations: decorationItems.map(\.decorationSpec),
                boundaryFollowsInsets: supplementariesFollowContentInsets
                    && supplementaryContentInsetsReference != .none,
                scrolling: orthogonalScrollingBehavior, motion: orthogonalScrollingProperties.motion)
        }
    }
}

/// How a section scrolls by itself, and where it comes to rest. iOS 13.
///
/// Follows Apple's page "UICollectionLayoutSectionOrthogonalScrollingBehavior".
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not.
    case none = 0
    /// Anywhere.
    case continuous = 1
    /// Where a group begins.
    case continuousGroupLeadingBoundary = 2
    /// A whole width on.
    case paging = 3
    /// One group on, where a group begins.
    case groupPaging = 4
    /// One group on, with a group in the middle.
    case groupPagingCentered = 5
}
