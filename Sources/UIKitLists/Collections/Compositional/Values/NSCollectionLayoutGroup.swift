/// Items that lie side by side, beneath each other, or as the app says. iOS 13.
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

    /// So many items side by side, each with its part of the width. Apple's successor is
    /// ``horizontal(layoutSize:repeatingSubitem:count:)``.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .counted(subitem, .horizontal, count: count, shares: true))
    }

    /// So many times the same item side by side. iOS 16.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .counted(subitem, .horizontal, count: count, shares: false))
    }

    /// Items side by side, again and again while there is room.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .repeated(subitems, .horizontal))
    }

    /// So many items beneath each other, each with its part of the height. Apple's successor is
    /// ``vertical(layoutSize:repeatingSubitem:count:)``.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .counted(subitem, .vertical, count: count, shares: true))
    }

    /// So many times the same item beneath each other. iOS 16.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .counted(subitem, .vertical, count: count, shares: false))
    }

    /// Items beneath each other, again and again while there is room.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .repeated(subitems, .vertical))
    }

    /// Items whose frames the app gives.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .custom(itemProvider))
    }

    /// Views that are attached to the group. Default none.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { groupViews }
        set { groupViews = newValue }
    }
    private var groupViews: [NSCollectionLayoutSupplementaryItem] = []

    /// The distance of items along the group's axis. Default none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// The items that the group is made of.
    open var subitems: [NSCollectionLayoutItem] {
        switch filling {
        case .repeated(let items, _): items
        case .counted(let item, _, let count, _): Array(repeating: item, count: count)
        case .custom: []
        }
    }

    /// A text for the debugger.
    open func visualDescription() -> String { "<NSCollectionLayoutGroup: \(subitems.count) subitems>" }

    /// A new group with the same values.
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

/// Gives the frames of a custom group's items, in a container of the group's size.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item in a custom group. iOS 13. Follows Apple's page "NSCollectionLayoutGroupCustomItem".
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    private let place: CGRect
    private let number: Int

    /// Creates a place in the group's coordinates.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    /// Creates a place in the group's coordinates. Items with a higher number lie in front.
    public init(frame: CGRect, zIndex: Int) {
        place = frame
        number = zIndex
        super.init()
    }

    /// The place.
    open var frame: CGRect { place }

    /// Items with a higher number lie in front.
    open var zIndex: Int { number }

    /// The place itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
