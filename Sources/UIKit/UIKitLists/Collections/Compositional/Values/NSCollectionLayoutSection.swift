/// A section of a compositional layout: a repeated group, with headers, footers and a background. iOS 13.
///
/// Follows Apple's page "NSCollectionLayoutSection".
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    let group: NSCollectionLayoutGroup

    /// Creates a section that repeats a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// The insets around the groups, in points. Default none.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The spacing between groups. Default 0.
    open var interGroupSpacing: CGFloat = 0

    /// The reference of ``contentInsets``. Default `.automatic`: the reference of the layout's configuration. iOS 14.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// The reference of the insets of headers and footers. Default `.automatic`. iOS 16.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// The orthogonal scrolling behavior of the section. Default `.none`.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// The orthogonal scrolling properties, in addition to ``orthogonalScrollingBehavior``. iOS 17.
    open private(set) var orthogonalScrollingProperties =
        UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// The headers and footers. Default none.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Whether headers and footers follow the section's horizontal insets. Default `true`. Apple's successor is
    /// ``supplementaryContentInsetsReference``.
    open var supplementariesFollowContentInsets = true

    /// A closure that is called before each layout with the visible items, and can change them.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// The decoration views behind the section. Default none.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Returns a copy with the same values.
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
    /// The section as a value, read in an environment.
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

/// The orthogonal scrolling behavior of a section, and the positions where it stops. iOS 13.
///
/// Follows Apple's page "UICollectionLayoutSectionOrthogonalScrollingBehavior".
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// No orthogonal scrolling.
    case none = 0
    /// Continuous scrolling that stops anywhere.
    case continuous = 1
    /// Continuous scrolling that stops at the leading edge of a group.
    case continuousGroupLeadingBoundary = 2
    /// Scrolling by one width of the collection view.
    case paging = 3
    /// Scrolling by one group, to its leading edge.
    case groupPaging = 4
    /// Scrolling by one group, to its center.
    case groupPagingCentered = 5
}
