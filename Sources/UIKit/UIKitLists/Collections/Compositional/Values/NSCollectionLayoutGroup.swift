/// A container of items in a row, in a column, or in a custom arrangement. iOS 13.
///
/// Follows Apple's page "NSCollectionLayoutGroup".
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private let filling: Filling

    private enum Filling {
        case repeated([NSCollectionLayoutItem], FlowAxis)
        case counted(NSCollectionLayoutItem, FlowAxis, count: Int, shares: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private init(_ size: NSCollectionLayoutSize, _ filling: Filling) {
        self.filling = filling
        super.init(layoutSize: size, supplementaryItems: [])
        // Evidence: list-words-36.
        if case .repeated(let items, _) = filling, items.isEmpty { reportNoItems() }
    }

    private func reportNoItems() {
        Runtime.current.diagnostics.raise(
            .internalInconsistency, "At least 1 subitem is required for a group")
    }

    /// Creates a row of a number of items with equal widths. Apple's successor is ``horizontal(layoutSize:repeatingSubitem:count:)``.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .counted(subitem, .horizontal, count: count, shares: true))
    }

    /// Creates a row that repeats an item a number of times. iOS 16.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .counted(subitem, .horizontal, count: count, shares: false))
    }

    /// Creates a row that repeats items while they fit.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .repeated(subitems, .horizontal))
    }

    /// Creates a column of a number of items with equal heights. Apple's successor is ``vertical(layoutSize:repeatingSubitem:count:)``.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .counted(subitem, .vertical, count: count, shares: true))
    }

    /// Creates a column that repeats an item a number of times. iOS 16.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .counted(subitem, .vertical, count: count, shares: false))
    }

    /// Creates a column that repeats items while they fit.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .repeated(subitems, .vertical))
    }

    /// Creates a group of items with custom frames.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .custom(itemProvider))
    }

    /// The supplementary views anchored to the group. Default none.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { groupViews }
        set { groupViews = newValue }
    }
    private var groupViews: [NSCollectionLayoutSupplementaryItem] = []

    /// The spacing between items along the group's axis. Default none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// The items of the group.
    open var subitems: [NSCollectionLayoutItem] {
        switch filling {
        case .repeated(let items, _): items
        case .counted(let item, _, let count, _): Array(repeating: item, count: count)
        case .custom: []
        }
    }

    /// A description for debugging.
    open func visualDescription() -> String { "<NSCollectionLayoutGroup: \(subitems.count) subitems>" }

    /// Returns a copy with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutGroup(layoutSize, filling)
        copy.takeOver(self)
        copy.supplementaryItems = supplementaryItems
        copy.interItemSpacing = interItemSpacing
        return copy
    }

    override var content: ItemSpec.Content {
        let spacing = interItemSpacing?.value ?? .none
        switch filling {
        case .repeated(let items, let axis):
            return .group(GroupSpec(filling: .repeated(items.map(\.spec), axis), spacing: spacing))
        case .counted(let item, let axis, let count, let shares):
            return .group(
                GroupSpec(
                    filling: .counted(item.spec, axis, count: count, shares: shares), spacing: spacing))
        case .custom(let provider): return .group(GroupSpec(filling: customFilling(provider)))
        }
    }

    private func customFilling(_ provider: NSCollectionLayoutGroupCustomItemProvider) -> GroupSpec.Filling {
        guard let environment = LayoutEnvironment.current else { return .custom([], zIndices: []) }
        let items = provider(environment.within(layoutSize.spec, contentInsets))
        return .custom(items.map(\.frame), zIndices: items.map(\.zIndex))
    }
}

/// A closure that returns the frames of a custom group's items, in a container of the group's size.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in a custom group. iOS 13. Follows Apple's page "NSCollectionLayoutGroupCustomItem".
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    private let place: CGRect
    private let number: Int

    /// Creates an item with a frame in the group's coordinates.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    /// Creates an item with a frame in the group's coordinates. Items with a higher `zIndex` are in front.
    public init(frame: CGRect, zIndex: Int) {
        place = frame
        number = zIndex
        super.init()
    }

    /// The frame of the item.
    open var frame: CGRect { place }

    /// The position on the z-axis. Items with a higher value are in front.
    open var zIndex: Int { number }

    /// Returns the item, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
